import type { ReactNode } from 'react';
import { brandColors } from '../../features/theme/brand-colors.ts';
import { markdownPathOf } from '../../model/markdown-path.ts';
import type { PageView, SiteView } from '../../model/page-view.ts';
import { favicons, ICO_ICON, ICO_SIZE, SVG_ICON } from './favicon.ts';
import { FEED_PATH, MANIFEST_PATH, OPEN_SEARCH_PATH } from './linked-files.ts';
import { PageData } from './head-data.tsx';
import { LanguageLinks } from './head-languages.tsx';
import { SharingTags } from './head-sharing.tsx';

/** What the head of a page is made from. */
export interface DocumentHeadProps {
  view: PageView;
  /** Address of the sharing picture, from `openGraphPathOf`. */
  ogImageHref: string;
  /** True for pages that no search engine should list: not found, offline. */
  hidden?: boolean;
}

/** Everything that browsers, search engines and sharing services want to know of a page. */
export function DocumentHead({ view, ogImageHref, hidden = false }: DocumentHeadProps): ReactNode {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{view.documentTitle}</title>
      <meta name="description" content={view.description} />
      <meta name="robots" content={hidden ? 'noindex' : 'max-image-preview:large'} />
      {!hidden && <LanguageLinks view={view} />}
      {!hidden && <link rel="alternate" type="text/markdown" href={markdownPathOf(view.href)} />}
      {!hidden && <SharingTags view={view} imageHref={ogImageHref} />}
      {!hidden && <PageData view={view} />}
      <SearchTags view={view} />
      <BrowserTags site={view.site} />
      <IconFontTag href={view.site.iconFontHref} />
      <AnalyticsTag service={view.site.analytics} />
      <WorkerTag worker={view.site.worker} />
    </>
  );
}

/** Names that the analytics event and the crawlers of search services read from the page. */
function SearchTags({ view }: { view: PageView }): ReactNode {
  return (
    <>
      <meta name="mui:productId" content={view.productId} />
      <meta name="mui:productCategoryId" content={view.productCategoryId} />
      <meta name="docsearch:language" content={view.locale} />
      <meta name="docsearch:version" content="master" />
    </>
  );
}

/** Tells the script where the icon font is, and where its style sheet goes. */
function IconFontTag({ href }: { href: string | undefined }): ReactNode {
  return href && <meta id="material-icon-font" name="icon-font" content={href} />;
}

/** Tells the script which service counts; without this tag none of it is loaded. */
function AnalyticsTag({ service }: { service: SiteView['analytics'] }): ReactNode {
  if (!service) return null;
  const data = Object.entries(service).map(([name, value]) => [`data-${name}`, value]);
  return <meta name="analytics" content="on" {...Object.fromEntries(data)} />;
}

/** Tells the script which worker serves the page, and on which hosts. */
function WorkerTag({ worker }: { worker: SiteView['worker'] }): ReactNode {
  return (
    worker && (
      <meta name="service-worker" content={worker.scope} data-hosts={worker.hosts.join(' ')} />
    )
  );
}

function BrowserTags({ site: { name, searchHref, hasFeed } }: { site: SiteView }): ReactNode {
  const { canvas, canvasDark } = brandColors;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={canvas} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={canvasDark} />
      <link rel="manifest" href={MANIFEST_PATH} />
      <link rel="icon" href={ICO_ICON} sizes={`${String(ICO_SIZE)}x${String(ICO_SIZE)}`} />
      <link rel="icon" href={SVG_ICON} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={favicons.touch.path} />
      {hasFeed && <link rel="alternate" type="application/rss+xml" title={name} href={FEED_PATH} />}
      {searchHref !== undefined && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={name}
          href={OPEN_SEARCH_PATH}
        />
      )}
    </>
  );
}
