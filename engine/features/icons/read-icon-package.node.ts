import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IconSetConfig } from '../../model/icon-set.ts';
import { findPackageFolder } from '../../model/package-folder.node.ts';
import type { Drawing } from './icon-shape.ts';
import { parseIcon } from './parse-icon.ts';

/** What an installed package of icons draws, by the name of the component. */
export function readIconPackage(
  { packageName, entry }: Pick<IconSetConfig, 'packageName' | 'entry'>,
  siteDir: string,
): Map<string, Drawing> {
  const folder = findPackageFolder(packageName, siteDir);
  if (!folder) throw new Error(`The package of icons ${packageName} is not installed.`);
  const file = path.join(folder, entry);
  const components = componentsIn(readFileSync(file, 'utf8'), file);
  return new Map(
    components.map(([name, module]) => {
      const source = path.join(path.dirname(file), module);
      return [name, drawingIn(source)];
    }),
  );
}

/** Every export of the entry must be understood: an icon that is left out would be missed by nobody. */
function componentsIn(text: string, file: string): [name: string, module: string][] {
  const lines = text.split('\n').filter((line) => line.startsWith('export'));
  return lines.map((line) => {
    const found = /^export \{ default as (\w+) \} from ["'](\.\/[\w.-]+)["'];$/.exec(line);
    if (!found) throw new Error(`${file} exports icons in an unknown way: ${line}`);
    return [found[1] ?? '', found[2] ?? ''];
  });
}

function drawingIn(file: string): Drawing {
  try {
    return parseIcon(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be read as an icon. ${reason}`, { cause: error });
  }
}
