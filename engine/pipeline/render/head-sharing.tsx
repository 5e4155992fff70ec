import type { ReactNode } from 'react';
import type { PageView } from '../../model/page-view.ts';
import {
  canonicalAddressOf,
  defaultAlternateOf,
  fileAddressOf,
} from '../describe/head-addresses.ts';
import { CARD_HEIGHT, CARD_WIDTH } from './card-size.ts';

/** One week: how long a service may keep what it has read about a page, in seconds. */
const KEEP_SECONDS = '604800';

/** What services show when somebody shares the page. */
export function SharingTags({ view, imageHref }: { view: PageView; imageHref: string }): ReactNode {
  const { documentTitle, description, site } = view;
  return (
    <>
      <meta property="og:type" content={view.pathname === '/' ? 'website' : 'article'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={documentTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonicalAddressOf(view)} />
      <meta property="og:locale" content={sharingLocaleOf(languageOf(view))} />
      <meta property="og:image" content={fileAddressOf(site.origin, imageHref)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(CARD_WIDTH)} />
      <meta property="og:image:height" content={String(CARD_HEIGHT)} />
      <meta property="og:image:alt" content={documentTitle} />
      <meta property="og:ttl" content={KEEP_SECONDS} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The language the text is in, which is not the reader's one while a translation is missing. */
function languageOf(view: PageView): string {
  const source = view.untranslated ? defaultAlternateOf(view.alternates) : undefined;
  return source?.htmlLang ?? view.htmlLang;
}

/** Sharing services want a territory too: `en` becomes `en_US`. */
function sharingLocaleOf(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  return region ? `${language}_${region}` : language;
}
