/** A statement of the specification and what proves it. */
export interface SpecRow {
  /** Section and place in it, e.g. `4.5`; named lists of section 2 have a word between. */
  id: string;
  says: string;
  /** Tests as `file: name`. */
  tests?: readonly string[];
  /** Words that no code holds before the missing part comes; from then on it needs tests. */
  until?: string;
}

/** How many statements each list of the specification has. */
export const listLengths: readonly (readonly [list: string, length: number])[] = [
  ['2.labels', 10],
  ['2.paths', 7],
  ['2.tree', 7],
  ['2.rules', 5],
  ['3', 8],
  ['4', 8],
  ['5', 4],
  ['7', 8],
  ['8', 15],
  ['9', 12],
];
