import type { ListedLine } from './line-data.ts';
import type { MyVersions } from './my-versions-text.ts';

/** A command that installs packages, with those of a release line in the version that the reader uses. */
export function pinPackages(
  command: string,
  lines: readonly ListedLine[],
  mine: MyVersions,
): string {
  return command
    .split(' ')
    .map((word) => pinWord(word, lines, mine))
    .join(' ');
}

/** Only a bare name or one with a major version is pinned: an author who wrote more meant it. */
const asked = /^(@?[^@\s]+)(@\d+)?(\s*)$/;

function pinWord(word: string, lines: readonly ListedLine[], mine: MyVersions): string {
  const [, name = '', , end = ''] = asked.exec(word) ?? [];
  for (const { id, packages } of lines) {
    const version = mine[id];
    const found = packages.find((it) => it.name === name);
    if (version === undefined || !found) continue;
    const wanted = found.instead?.[version] ?? version;
    return wanted === '' ? word : `${name}@${wanted}${end}`;
  }
  return word;
}
