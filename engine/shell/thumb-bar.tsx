import { useTranslate } from '../features/config/docs-provider.tsx';
import type { LinkView, PageView } from '../model/page-view.ts';
import { ContentsFold } from './contents-list.tsx';
import { Icon } from './icon.tsx';

/** The neighbors and the contents of a page within reach of a thumb; from 900 px on only the folded contents list. */
export function ThumbBar({ view }: { view: PageView }) {
  const t = useTranslate();
  const { previous, next, contents } = view;
  if (!previous && !next && contents.length === 0) return null;
  return (
    <nav className="thumb" aria-label={t('page.around')}>
      {previous ? (
        <a href={previous.href}>
          <Icon name="back" flip />
          <Neighbor side={t('page.previous')} page={previous} />
        </a>
      ) : (
        <span />
      )}
      <ContentsFold contents={contents} language={view.textLanguage} />
      {next && (
        <a href={next.href}>
          <Neighbor side={t('page.next')} page={next} />
          <Icon name="arrow" flip />
        </a>
      )}
    </nav>
  );
}

/** A title that is cut off ends where its own language ends, whatever the direction of the page. */
function Neighbor({ side, page }: { side: string; page: LinkView }) {
  return (
    <span dir="auto">
      <span className="vh">{side}: </span>
      {page.text}
    </span>
  );
}
