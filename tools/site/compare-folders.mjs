import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Names the files in which two folders differ: other bytes, or in one of them only.
 * @param {string} first
 * @param {string} second
 * @returns {{ files: number, differences: string[] }} how many names there are in all, and what differs, in order
 */
export function compareFolders(first, second) {
  const [before, after] = [digestsOf(first), digestsOf(second)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const differences = names.flatMap((name) => {
    if (!after.has(name)) return [`${name}: only in the first`];
    if (!before.has(name)) return [`${name}: only in the second`];
    return before.get(name) === after.get(name) ? [] : [`${name}: other bytes`];
  });
  return { files: names.length, differences };
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} digest by name
 */
function digestsOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex');
      return [path.relative(folder, file).replaceAll(path.sep, '/'), digest];
    }),
  );
}
