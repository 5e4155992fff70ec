import { changesBetween } from 'engine/features/api-reference/history/changes-between.ts';
import {
  historyFromData,
  type HistoryData,
} from 'engine/features/api-reference/history/history-data.ts';
import {
  guidesBetween,
  passagesAbout,
} from 'engine/features/api-reference/history/migration-guides.ts';
import { hrefOf } from 'engine/model/href.ts';
import { componentNames, nameOfSlug, type ChangedEntry } from './changed-entry.ts';
import type { VersionChoice } from './version-choice.browser.ts';

/** An entry as the list of the reference names it. */
interface ListedEntry {
  id: string;
  kind: string;
  name: string;
  pathname?: string;
}

/** Reads the records of a product and says what changed between two versions, by entry. */
export async function loadChanges(
  { product, ...pair }: VersionChoice,
  signal: AbortSignal,
): Promise<ChangedEntry[]> {
  const [record, listed] = await Promise.all([
    read<HistoryData>(`/api/data/history/${product}.json`, signal),
    read<ListedEntry[]>('/api/data/index.json', signal),
  ]);
  const entries = new Map(listed.map((entry) => [entry.id, entry]));
  const found = changesBetween(historyFromData(record), pair).map(({ slug, changes }) => {
    const entry = entries.get(`${product}/${slug}`);
    return {
      slug,
      name: entry?.name ?? nameOfSlug(slug),
      ...(entry?.pathname !== undefined && { href: hrefOfPage(entry.pathname) }),
      changes,
    };
  });
  const own = listed.filter(({ id }) => id.startsWith(`${product}/`));
  const kinds = new Map(own.map(({ name, kind }) => [name, kind]));
  const components = componentNames(found, kinds);
  const guides = guidesBetween(record.guides, pair);
  return found.map((entry) => ({
    ...entry,
    passages: passagesAbout(guides, entry, (name) => components.has(name)).map(
      ({ pathname, id, title, names: named }) => ({
        href: `${hrefOfPage(pathname)}#${id}`,
        title,
        names: named,
      }),
    ),
  }));
}

async function read<Data>(href: string, signal: AbortSignal): Promise<Data> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`${href} answered ${String(response.status)}.`);
  return (await response.json()) as Data;
}

/** The address of a page in the language of this one. */
function hrefOfPage(pathname: string): string {
  const prefix = location.pathname.split(/(?:\/x)?\/api\//)[0] ?? '';
  return prefix + hrefOf(pathname, '', { locales: [] });
}
