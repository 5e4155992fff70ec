import { apiSchema } from '../features/api-reference/api-schema.ts';
import { historyData, historySchema } from '../features/api-reference/history/history-data.ts';
import {
  apiSchemaHref,
  dataHrefOf,
  historyHrefOf,
  historySchemaHref,
  typesHrefOf,
} from './api-addresses.ts';
import { linksOf } from './describe-api.ts';
import { pathnameOfEntry } from './api-routes.ts';
import type { SiteIndex } from './site-index.ts';
import type { Site } from './site.ts';

/** A file of the API reference for programs. */
export interface ApiFile {
  /** Address from the root of the site. */
  href: string;
  data: unknown;
}

/** The API reference for programs: each entry, the types and the history of each product, a list and the schemas. */
export function apiFilesOf(
  site: Pick<Site, 'index' | 'localeCodes' | 'hrefOf' | 'apiHistory'>,
): ApiFile[] {
  const { index } = site;
  const [defaultLocale = ''] = site.localeCodes;
  const { entries, types } = index.apiData;
  return [
    { href: apiSchemaHref, data: apiSchema },
    { href: '/api/data/index.json', data: entries.map((entry) => listed(index, entry)) },
    ...entries.map((entry) => ({
      href: dataHrefOf(entry),
      data: { $schema: apiSchemaHref, ...entry, ...pageOf(index, entry) },
    })),
    ...historyFilesOf(site),
    ...Object.entries(types).map(([folder, code]) => ({
      href: typesHrefOf(folder),
      data: {
        types: code,
        links: Object.fromEntries(
          Object.entries(linksOf(index, folder)).map(([name, href]) => [
            name,
            site.hrefOf(href, defaultLocale),
          ]),
        ),
      },
    })),
  ];
}

function historyFilesOf({ apiHistory }: Pick<Site, 'apiHistory'>): ApiFile[] {
  const products = [...apiHistory].map(([product, history]) => ({
    href: historyHrefOf(product),
    data: { $schema: historySchemaHref, ...historyData(product, history) },
  }));
  return products.length === 0
    ? []
    : [{ href: historySchemaHref, data: historySchema }, ...products];
}

type Entry = SiteIndex['apiData']['entries'][number];

function listed(index: SiteIndex, entry: Entry) {
  const { id, kind, name, plan } = entry;
  const page = pageOf(index, entry);
  return { id, kind, name, href: dataHrefOf(entry), ...(plan && { plan }), ...page };
}

function pageOf(index: SiteIndex, entry: Entry): { pathname?: string } {
  const pathname = pathnameOfEntry(index, entry);
  return pathname === undefined ? {} : { pathname };
}
