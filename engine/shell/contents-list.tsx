import { useTranslate } from '../features/config/docs-provider.tsx';
import type { ContentsEntry } from '../model/page.ts';
import type { TextLanguage } from '../model/text-language.ts';
import { BackToTop } from './back-to-top.tsx';
import { Icon } from './icon.tsx';
import { Tag } from './tag.tsx';

interface ContentsProps {
  contents: readonly ContentsEntry[];
  /** The language of the entries; absent when it is that of the page. */
  language?: TextLanguage | undefined;
}

/** The contents list beside the article, on wide screens; browsers wait for it with their first paint. */
export function ContentsRail({ contents, language }: ContentsProps) {
  const t = useTranslate();
  return (
    <div className="toc-rail" id="contents-rail">
      {contents.length > 0 && (
        <nav className="toc" aria-label={t('page.contentsLabel')} data-toc="">
          <h2 className="toc__title">{t('page.contents')}</h2>
          <ContentsEntries contents={contents} language={language} />
          <div className="toc__tools">
            <BackToTop className="toc__top" />
          </div>
        </nav>
      )}
    </div>
  );
}

/** The contents list folded, on narrow screens: in the bar below on phones, else above the article. */
export function ContentsFold({ contents, language }: ContentsProps) {
  const t = useTranslate();
  if (contents.length === 0) return null;
  return (
    <details className="toc-fold" data-menu="">
      <summary>
        <Icon name="menu" small />
        <span>
          <b>{t('page.contents')}</b> <span data-toc-now="" />
        </span>
        <Icon name="chev" small />
      </summary>
      <nav className="toc" aria-label={t('page.contentsLabel')} data-toc="">
        <ContentsEntries contents={contents} language={language} />
      </nav>
    </details>
  );
}

function ContentsEntries({ contents, language }: ContentsProps) {
  return (
    <ul {...language}>
      {contents.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>
            {entry.text}
            {entry.plan && (
              <>
                {' '}
                <Tag kind={entry.plan} />
              </>
            )}
          </a>
          {entry.children.length > 0 && <ContentsEntries contents={entry.children} />}
        </li>
      ))}
    </ul>
  );
}
