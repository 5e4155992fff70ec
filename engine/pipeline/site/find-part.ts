import type { ApiEntry } from '../../features/api-reference/api-entry.ts';
import { classRowsOf, type ClassRow } from '../../features/api-reference/api-ids.ts';
import { findEntry } from './api-routes.ts';
import type { SiteIndex } from './site-index.ts';

/** A part of a component in the API reference. */
export interface ComponentPart {
  entry: ApiEntry;
  /** The class that marks the part in the DOM. */
  row: ClassRow;
}

/** Where the name of a part is looked for. */
interface PartScope {
  index: SiteIndex;
  /** Folder of the page that names it. */
  folder: string;
  /** The component that a bare name belongs to. */
  component: string;
}

/** The part that a page means by `thumb`, `CardHeader.avatar`, or `CardHeader` for the root of that one. */
export function findPart(
  name: string,
  { index, folder, component }: PartScope,
): ComponentPart | undefined {
  const [of = '', key = 'root'] = nameOf(name, component);
  const entry = findEntry(index, of, folder);
  const row = entry && classRowsOf(entry).find((it) => it.key === key);
  return row && { entry, row };
}

function nameOf(name: string, component: string): readonly string[] {
  return /^[A-Z]/.test(name) ? name.split('.') : [component, name];
}
