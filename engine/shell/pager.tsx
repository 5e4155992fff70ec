import { useTranslate } from '../features/config/docs-provider.tsx';
import type { LinkView } from '../model/page-view.ts';
import { Icon } from './icon.tsx';

interface PagerProps {
  previous?: LinkView | undefined;
  next?: LinkView | undefined;
}

/** Leads to the neighbors in reading order; the next page keeps its side even alone. */
export function Pager({ previous, next }: PagerProps) {
  const t = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={t('page.pager')}>
      {previous ? (
        <a href={previous.href} rel="prev">
          <small>
            <Icon name="back" small flip />
            {t('page.previous')}
          </small>
          <b>{previous.text}</b>
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a href={next.href} rel="next">
          <small>
            {t('page.next')}
            <Icon name="arrow" small flip />
          </small>
          <b>{next.text}</b>
        </a>
      )}
    </nav>
  );
}
