import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import facts from './browsers.json' with { type: 'json' };

const { lowest } = facts;
const page = new URL(
  '../content/material/getting-started/supported-platforms/page.md',
  import.meta.url,
);

/** The packages do not say for which browsers they are compiled; their repository does. */
it('says on the page which browsers the list of the repository begins with', async () => {
  const [, table = ''] =
    /^\| Browser \| Version \|\n.*\n((?:\|.*\n)+)/m.exec(await readFile(page, 'utf8')) ?? [];
  expect(table.trimEnd().split('\n')).toEqual([
    `| Chrome | ${lowest.chrome} |`,
    `| Edge | ${lowest.edge} |`,
    `| Firefox | ${lowest.firefox} |`,
    `| Safari, on macOS and iOS | ${lowest.safari} |`,
  ]);
  expect(lowest.ios_saf).toBe(lowest.safari);
});
