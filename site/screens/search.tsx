import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { SiteFrame } from 'engine/shell/site-frame.tsx';
import { SearchField } from './search-field.tsx';

/** Where browsers and other sites send a question: it is answered in the search dialog. */
export function Search({ view }: { view: PageView }) {
  const t = useTranslate();
  const { publicSearchHref, name } = view.site;
  return (
    <SiteFrame view={view} layout="open">
      <main id="main-content" tabIndex={-1} className="lost">
        <div className="lost__in" data-screen-part="search">
          <h1>{view.title}</h1>
          <p>{view.description}</p>
          <SearchField text={t('home.search')} />
          {publicSearchHref !== undefined && (
            <p className="without-script">
              <a href={publicSearchHref.replace('{query}', encodeURIComponent(name))}>
                {t('header.searchPublic')}
              </a>
            </p>
          )}
        </div>
      </main>
    </SiteFrame>
  );
}
