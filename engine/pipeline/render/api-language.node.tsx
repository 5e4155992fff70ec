import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import type { ApiScope } from '../../features/api-reference/api-scope.ts';
import type { ApiView } from '../../features/api-reference/api-view.ts';
import { renderDescription } from '../../features/api-reference/description-html.node.ts';
import { DocsProvider } from '../../features/config/docs-provider.tsx';
import { localizeHtml } from '../../model/html-token.ts';
import type { Locale } from '../../model/locale.ts';
import { resolveCommentLink } from './resolve-comment-link.ts';
import type { Site } from '../site/site.ts';

/** What the parts of an entry's tables ask for; `page` is the entry whose types the page names, unless it is this one. */
export function apiScopeOf(site: Site, view: ApiView, page: ApiView = view): ApiScope {
  const { folder } = view.entry;
  const product = site.index.config.products.find((it) => it.folder === folder);
  const origin = product?.api?.docsOrigin;
  return {
    view,
    ...(view.typesHref !== page.typesHref && { foreignTypes: view.typesHref }),
    describe: (markdown) =>
      renderDescription(markdown, (href) => resolveCommentLink(site, href, origin)),
  };
}

/** Draws a tree to HTML with the words and addresses of a language. */
export function renderInLanguage(site: Site, locale: Locale, tree: ReactNode): string {
  const { words } = site.inLocale(locale);
  function translate(key: string): string {
    return words.get(key);
  }
  const html = renderToStaticMarkup(
    <DocsProvider value={{ locale, translate }}>{tree}</DocsProvider>,
  );
  return localizeHtml(html, { translate, hrefOf: (href) => site.hrefOf(href, locale) });
}
