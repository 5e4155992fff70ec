import { hrefOf, localePrefixOf, type Redirect } from 'engine';
import { docsConfig } from './docs.config.ts';
import { type AddressPair, groupAddressesOf } from './redirects/group-addresses.ts';
import {
  componentAddresses,
  droppedTabs,
  movedGuideAddresses,
} from './redirects/material-addresses.ts';
import { shortLinks } from './redirects/short-links.ts';
import { systemAddresses } from './redirects/system-addresses.ts';
import { xAddresses } from './redirects/x-addresses.ts';

const locales = docsConfig.locales.map(({ code }) => code);
const trees = docsConfig.navigations.flatMap(({ items }) => items);

/** Folders whose pages keep their names: the vendor's, and ours. */
const movedFolders: readonly AddressPair[] = [
  ...['getting-started', 'customization', 'guides', 'integrations', 'discover-more'].map(
    (section): AddressPair => [`/material-ui/${section}`, `/${section}`],
  ),
  ['/material-ui/api', '/api'],
  // The canonical name of a core reference page is `/api-docs/…`; its address is `/api/…`.
  ['/api-docs', '/api'],
];

/** Languages that older sites had and this one has not; `en` because English needs no prefix. */
const droppedLanguages = ['en', 'fr', 'de', 'ja', 'pt', 'es', 'ru', 'ko'];

/** Groups that do have a page: the lists of the API reference. */
const listPages = new Set(docsConfig.products.map(({ api }) => api?.pathname));

const pairs: readonly AddressPair[] = [
  ...Object.entries({
    ...componentAddresses,
    ...movedGuideAddresses,
    ...droppedTabs,
    ...systemAddresses,
    ...xAddresses,
  }),
  ...groupAddressesOf(trees).filter(([from]) => !listPages.has(from)),
];

/** Every old or shortened address of the site, in every language. */
export const redirects: readonly Redirect[] = [
  ...locales.flatMap((locale) => pairs.map((pair) => redirectOf(pair, locale))),
  ...Object.entries(shortLinks).map(([from, to]): Redirect => ({ from, to, status: 302 })),
  ...locales.flatMap((locale) => movedFolders.map((pair) => folderRedirect(pair, locale))),
  ...droppedLanguages.map((code): Redirect => ({ from: `/${code}/*`, to: '/*', status: 301 })),
];

function redirectOf([from, to]: AddressPair, locale: string): Redirect {
  return { from: addressOf(from, locale), to: addressOf(to, locale), status: 301 };
}

function addressOf(pathname: string, locale: string): string {
  return hrefOf(pathname, locale, { locales });
}

function folderRedirect([from, to]: AddressPair, locale: string): Redirect {
  const prefix = localePrefixOf(locale, { locales });
  return { from: `${prefix}${from}/*`, to: `${prefix}${to}/*`, status: 301 };
}
