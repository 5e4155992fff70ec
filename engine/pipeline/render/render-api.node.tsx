import { ApiArticle } from '../../features/api-reference/api-article.node.tsx';
import { ApiTabEntry } from '../../features/api-reference/api-tab.node.tsx';
import { ApiScopeContext } from '../../features/api-reference/api-scope.ts';
import { ApiWords } from '../../features/api-reference/api-words.tsx';
import { VersionBanner } from '../../features/api-reference/version-banner.tsx';
import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { loadHighlighter } from '../../features/code/highlight.node.ts';
import type { Locale } from '../../model/locale.ts';
import type { PageView } from '../../model/page-view.ts';
import { DocsPage } from '../../shell/docs-page.tsx';
import { ApiIndex } from './api-index.tsx';
import { apiScopeOf, renderInLanguage } from './api-language.node.tsx';
import { describeEntry, describeTabEntries } from '../describe/describe-api.ts';
import { renderAd, renderBody, type RenderedPage } from './render-page.node.tsx';
import type { ApiRoute } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** Draws a page of the API reference. */
export async function renderApi(
  site: Site,
  view: PageView,
  route: ApiRoute,
): Promise<RenderedPage> {
  const article = (await renderArticle(site, view.locale, route)) + renderAd(site, view);
  return { body: renderBody(site, view, <DocsPage view={view} articleHtml={article} wide />) };
}

async function renderArticle(site: Site, locale: Locale, route: ApiRoute): Promise<string> {
  const { entry, tab } = route;
  if (entry) return renderEntry(site, entry, locale);
  return tab
    ? renderTab(site, tab.entries, locale)
    : renderInLanguage(site, locale, <ApiIndex site={site} route={route} />);
}

async function renderTab(
  site: Site,
  entries: readonly ApiEntry[],
  locale: Locale,
): Promise<string> {
  const highlight = await loadHighlighter();
  const shown = describeTabEntries(site, entries, locale);
  const [first] = shown;
  return renderInLanguage(
    site,
    locale,
    <>
      {first && <VersionBanner view={first.view} />}
      {shown.map(({ tabEntry, view }) => (
        <ApiScopeContext key={view.entry.id} value={apiScopeOf(site, view, first?.view)}>
          <ApiTabEntry tabEntry={tabEntry} view={view} highlight={highlight} />
        </ApiScopeContext>
      ))}
      {first && <ApiWords view={first.view} />}
    </>,
  );
}

async function renderEntry(site: Site, entry: ApiEntry, locale: Locale): Promise<string> {
  const view = describeEntry(site, entry, locale);
  const highlight = await loadHighlighter();
  return renderInLanguage(
    site,
    locale,
    <ApiScopeContext value={apiScopeOf(site, view)}>
      <ApiArticle view={view} highlight={highlight} />
      <ApiWords view={view} />
    </ApiScopeContext>,
  );
}
