import type { IconSetConfig } from '../../model/icon-set.ts';
import { componentOf } from './icon-code.ts';
import { drawingPlace, writeIndex } from './icon-index.ts';
import { iconsOfComponents, wordsOfName, type NamedIcon } from './icon-names.ts';
import type { Drawing } from './icon-shape.ts';

/** What browsers load of a set of icons, by file name, and the names that it holds. */
export interface IconFiles {
  files: ReadonlyMap<string, string>;
  icons: readonly NamedIcon[];
}

/** Writes the index and the drawings of a set, a few icons of one style to a file. */
export function writeIconFiles(
  drawings: ReadonlyMap<string, Drawing>,
  config: IconSetConfig,
): IconFiles {
  const icons = iconsOfComponents([...drawings.keys()], config.styles);
  assertKnown(config, icons);
  const parts = new Map<string, (Drawing | null)[]>();
  config.styles.forEach(({ id }, style) => {
    icons.forEach(({ name, styles }, icon) => {
      const { file, at } = drawingPlace(icon, id);
      const part = parts.get(file) ?? [];
      const drawing = drawings.get(componentOf(name, style, config));
      part[at] = (styles.includes(style) && drawing) || null;
      parts.set(file, part);
    });
  });
  const index = writeIndex({ icons, meanings: config.meanings }, config.styles.length);
  return {
    icons,
    files: new Map([
      ['index.json', index],
      ...[...parts].map(([file, part]) => [file, JSON.stringify(part)] as const),
    ]),
  };
}

/** A word that leads nowhere, or a common icon that a new version renamed, would be missed by nobody. */
function assertKnown({ common, meanings }: IconSetConfig, icons: readonly NamedIcon[]): void {
  const known = new Set(icons.flatMap(({ name }) => [name, ...wordsOfName(name)]));
  const targets = Object.entries(meanings).flatMap(([word, list]) =>
    list
      .split(' ')
      .filter((target) => !known.has(target))
      .map((target) => `"${target}" (meaning of "${word}")`),
  );
  const unknown = [...common.filter((name) => !known.has(name)).map((it) => `"${it}"`), ...targets];
  if (unknown.length > 0) {
    throw new Error(
      `The configuration of icons names what the package does not have: ${unknown.join(', ')}. Correct the names.`,
    );
  }
}
