import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import gridPackage from '@mui/x-data-grid/package.json' with { type: 'json' };
import facts from './grid-costs.json' with { type: 'json' };

const page = new URL('../content/data-grid/which-grid/page.md', import.meta.url);
const names = {
  table: '`Table`',
  community: '`DataGrid`',
  pro: '`DataGridPro` :plan[pro]',
  premium: '`DataGridPremium` :plan[premium]',
  list: 'List view :plan[pro]',
};
const again = 'Run "npm run bench -- grid-costs" and bring the page up to date';

function rowOf(scene: keyof typeof names): string {
  const { 100: few, 2000: many } = facts.costs[scene];
  const base = facts.costs.community;
  const cells = [
    names[scene],
    `${facts.kilobytes[scene]} kB`,
    times(few.draw / base[100].draw),
    times(many.draw / base[2000].draw),
    times(few.scroll / base[100].scroll),
    many.elements.toLocaleString('en-US'),
  ];
  return `| ${cells.join(' | ')} |`;
}

function times(ratio: number): string {
  return `${ratio.toFixed(1)} ×`;
}

it('measured the grid that is installed', () => {
  expect(facts.version, again).toBe(gridPackage.version);
});

it.each(['table', 'community', 'pro', 'premium', 'list'] as const)(
  'stands on the page that compares grids: %s',
  async (scene) => {
    expect(await readFile(page, 'utf8'), again).toContain(rowOf(scene));
  },
);

it('says on the page what the numbers say', () => {
  const { table, community, pro, premium, list } = facts.costs;
  expect(facts.kilobytes.table).toBeLessThan(facts.kilobytes.community);
  expect(table[100].draw).toBeLessThan(community[100].draw);
  expect(table[100].scroll).toBeLessThan(community[100].scroll);
  expect(table[100].elements / community[100].elements).toBeCloseTo(3, 0);
  expect(list[2000].draw).toBeLessThan(pro[2000].draw);
  expect(table[2000].draw).toBeGreaterThan(3 * premium[2000].draw);
  expect(list[2000].scroll).toBeLessThan(pro[2000].scroll / 2);
  for (const size of [100, 2000] as const) {
    for (const work of ['draw', 'scroll'] as const) {
      expect(pro[size][work] / community[size][work]).toBeCloseTo(1, 0);
      expect(premium[size][work] / community[size][work]).toBeCloseTo(1, 0);
    }
  }
});
