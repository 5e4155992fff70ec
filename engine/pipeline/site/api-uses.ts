import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { importedNames } from '../../features/api-reference/imported-names.ts';
import { jsxPropsOf } from '../../features/api-reference/jsx-attributes.ts';
import { entriesNamed } from './entries-named.ts';
import type { SiteIndex } from './site-index.ts';

/** A demo that shows an entry. */
export interface ApiUse {
  /** Canonical pathname of the page with the demo. */
  pathname: string;
  demo: string;
  /** Props that the demo sets. */
  props: readonly string[];
}

/** Demo names by folder. */
export type DemoNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Source texts of demos by folder of the page and name. */
export type DemoTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Which demos show which entries, by the id of the entry. */
export function apiUsesOf(index: SiteIndex, texts: DemoTexts): ReadonlyMap<string, ApiUse[]> {
  const uses = new Map<string, ApiUse[]>();
  for (const { pathname, item } of index.routes.values()) {
    for (const [demo, text] of texts.get(item.folder ?? '') ?? []) {
      for (const { entry, local } of entriesIn(index, text)) {
        const use = { pathname, demo, props: jsxPropsOf(text, local) };
        uses.set(entry.id, [...(uses.get(entry.id) ?? []), use]);
      }
    }
  }
  return uses;
}

/** An entry that a demo imports. */
export interface Imported {
  entry: ApiEntry;
  /** Name within the demo. */
  local: string;
}

/** The entries that a source text imports. */
export function entriesIn({ apiData }: Pick<SiteIndex, 'apiData'>, text: string): Imported[] {
  return [...importedNames(text)].flatMap(([local, { name, from }]) => {
    const entry = entriesNamed(apiData.entries, name).find(({ imports }) =>
      imports.some((known) => known.from === from),
    );
    return entry ? [{ entry, local }] : [];
  });
}
