import type { SearchRecord } from '../../features/search/index/search-record.ts';
import { phraseKey } from '../../features/search/text/phrase-key.ts';
import type { DocsConfig, SearchConfig } from '../../model/docs-config.ts';
import { canonicalPathnameOf } from '../../model/pathname.ts';
import type { LibraryMessage } from '../load/library-messages.ts';

/** Adds what pages are also found by: other names, the messages they explain, and what they are a form of. */
export function nameRecords(
  records: readonly SearchRecord[],
  { search = {}, locales }: Pick<DocsConfig, 'search' | 'locales'>,
  found: readonly LibraryMessage[],
): SearchRecord[] {
  const codes = locales.map(({ code }) => code);
  const known = new Set(records.flatMap(({ product, name }) => `${product} ${name ?? ''}`));
  const explained = explain(records, found, search.messages?.pages ?? []);
  return records.map((record) => {
    const pathname = canonicalPathnameOf(record.href, codes);
    const names = [...(record.names ?? []), ...(search.names?.[pathname] ?? [])];
    const messages = [
      ...(explained.byRecord.get(record) ?? []),
      ...(explained.byPathname.get(pathname) ?? []),
    ];
    const plain = plainFormOf(record.name ?? '', search.forms);
    const isForm = plain !== record.name && known.has(`${record.product} ${plain}`);
    return {
      ...record,
      ...(names.length > 0 && { names }),
      ...(messages.length > 0 && { messages: [...new Set(messages)] }),
      ...(isForm && { formOf: plain }),
    };
  });
}

function plainFormOf(
  name: string,
  { before = [], after = [], named = {} }: SearchConfig['forms'] = {},
): string {
  const plain = Object.hasOwn(named, name) ? named[name] : undefined;
  if (plain !== undefined) return plain;
  const start = before.find((it) => name.startsWith(it)) ?? '';
  const end = after.find((it) => name.endsWith(it)) ?? '';
  return name.slice(start.length, name.length - end.length);
}

interface Explained {
  byPathname: Map<string, string[]>;
  byRecord: Map<SearchRecord, string[]>;
}

/** A message belongs to the pages that the site names for its file, else to the thing that the file is part of. */
function explain(
  records: readonly SearchRecord[],
  messages: readonly LibraryMessage[],
  pages: readonly (readonly [RegExp, string])[],
): Explained {
  const references = Map.groupBy(
    records.filter(({ kind, name }) => kind === 'api' && name !== undefined),
    ({ name }) => name ?? '',
  );
  const guides = Map.groupBy(
    records.filter(({ kind }) => kind === 'guide'),
    ({ title }) => phraseKey(title),
  );
  const byPathname = new Map<string, string[]>();
  const byRecord = new Map<SearchRecord, string[]>();
  for (const { start, file } of messages) {
    const [, pathname] = pages.find(([pattern]) => pattern.test(file)) ?? [];
    if (pathname !== undefined) {
      byPathname.set(pathname, [...(byPathname.get(pathname) ?? []), start]);
      continue;
    }
    const name = file
      .split(/[/.]/)
      .toReversed()
      .find((it) => references.has(it));
    if (name === undefined) continue;
    for (const record of [
      ...(references.get(name) ?? []),
      ...(guides.get(phraseKey(name)) ?? []),
    ]) {
      byRecord.set(record, [...(byRecord.get(record) ?? []), start]);
    }
  }
  return { byPathname, byRecord };
}
