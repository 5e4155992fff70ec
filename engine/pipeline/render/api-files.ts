import { apiSchema } from '../../features/api-reference/api-schema.ts';
import {
  historyData,
  historySchema,
  type ListedHistory,
} from '../../features/api-reference/history/history-data.ts';
import type { MigrationGuide } from '../../features/api-reference/history/migration-guides.ts';
import {
  apiSchemaHref,
  dataHrefOf,
  historyHrefOf,
  historyListHref,
  historySchemaHref,
  typesHrefOf,
} from '../site/api-addresses.ts';
import { linksOf } from '../describe/describe-api.ts';
import { migrationGuidesOf } from '../site/migration-guides.ts';
import { pathnameOfEntry } from '../site/api-routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Site } from '../site/site.ts';

/** A file of the API reference for programs. */
export interface ApiFile {
  /** Address from the root of the site. */
  href: string;
  data: unknown;
}

type ApiFilesSite = Pick<Site, 'index' | 'localeCodes' | 'hrefOf' | 'apiHistory'>;

/** The API reference for programs: each entry, the types and the history of each product, lists and the schemas. */
export function apiFilesOf(site: ApiFilesSite): ApiFile[] {
  const { index } = site;
  const [defaultLocale = ''] = site.localeCodes;
  const { entries, types } = index.apiData;
  return [
    { href: apiSchemaHref, data: apiSchema },
    { href: '/api/data/index.json', data: entries.map((entry) => listed(site, entry)) },
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

function historyFilesOf({ index, apiHistory }: Pick<Site, 'index' | 'apiHistory'>): ApiFile[] {
  const products = [...apiHistory].map(([product, history]) => ({
    href: historyHrefOf(product),
    data: {
      $schema: historySchemaHref,
      ...historyData(product, history, guidesOf(index, product)),
    },
  }));
  const list = [...apiHistory].map(([product, { versions }]): ListedHistory => ({
    product,
    packages: recordedPackagesOf(index, product),
    versions,
    href: historyHrefOf(product),
  }));
  return [
    { href: historyListHref, data: list },
    { href: historySchemaHref, data: historySchema },
    ...products,
  ];
}

function guidesOf(index: SiteIndex, folder: string): MigrationGuide[] {
  const product = index.config.products.find((it) => it.folder === folder);
  return product ? migrationGuidesOf(index, product) : [];
}

/** The packages of a product that are released together; only of those a record speaks. */
function recordedPackagesOf({ config }: SiteIndex, product: string): string[] {
  const packages = config.products.find(({ folder }) => folder === product)?.api?.packages ?? [];
  return packages.filter(({ ownVersions }) => !ownVersions).map(({ name }) => name);
}

type Entry = SiteIndex['apiData']['entries'][number];

/** A row of the list: `pathname` is how data name the page, `page` where it is in the default language. */
function listed({ index, localeCodes, hrefOf }: ApiFilesSite, entry: Entry) {
  const { id, kind, name, plan } = entry;
  const { pathname } = pageOf(index, entry);
  return {
    id,
    kind,
    name,
    href: dataHrefOf(entry),
    ...(plan && { plan }),
    ...(pathname !== undefined && { pathname, page: hrefOf(pathname, localeCodes[0] ?? '') }),
  };
}

function pageOf(index: SiteIndex, entry: Entry): { pathname?: string } {
  const pathname = pathnameOfEntry(index, entry);
  return pathname === undefined ? {} : { pathname };
}
