import type { NamedIcon } from './icon-names.ts';

/** How many drawings of one style are sent together. */
const drawingsPerFile = 12;

/** What is sent before a first answer: every name and what other words mean. */
export interface IconIndex {
  /** Names in the order of the alphabet; the place of a name is the number of its icon. */
  icons: readonly NamedIcon[];
  meanings: Readonly<Record<string, string>>;
}

/** The index as it is sent; most icons have every style, so only others say which. */
export function writeIndex({ icons, meanings }: IconIndex, styleCount: number): string {
  const partial = icons
    .filter(({ styles }) => styles.length < styleCount)
    .map(({ name, styles }) => [name, styles] as const);
  return JSON.stringify({
    styleCount,
    names: icons.map(({ name }) => name).join(' '),
    partial: Object.fromEntries(partial),
    meanings,
  });
}

/** Reads an index that was sent; undefined when it is none. */
export function parseIndex(value: unknown): IconIndex | undefined {
  if (!isRecord(value)) return undefined;
  const { styleCount, names, partial, meanings } = value;
  if (typeof styleCount !== 'number' || typeof names !== 'string') return undefined;
  if (!isRecord(partial) || !isRecord(meanings)) return undefined;
  const every = Array.from({ length: styleCount }, (_, style) => style);
  return {
    icons: names.split(' ').map((name) => ({ name, styles: stylesIn(partial[name]) ?? every })),
    meanings: Object.fromEntries(
      Object.entries(meanings).filter((pair): pair is [string, string] => {
        return typeof pair[1] === 'string';
      }),
    ),
  };
}

/** Where in the folder of a set the drawing of an icon in a style is, and its place in that file. */
export function drawingPlace(icon: number, styleId: string): { file: string; at: number } {
  const part = Math.floor(icon / drawingsPerFile);
  return { file: `${styleId}-${String(part)}.json`, at: icon % drawingsPerFile };
}

function stylesIn(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.length > 0
    ? value.filter((style) => typeof style === 'number')
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
