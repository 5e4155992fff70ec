import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import chartsPackage from '@mui/x-charts/package.json' with { type: 'json' };
import facts from './chart-costs.json' with { type: 'json' };

const pages = ['page.md', 'page.zh.md'].map(
  (file) => new URL(`../content/charts/overview/${file}`, import.meta.url),
);
const again = 'Run "npm run bench -- chart-costs" and bring the page up to date';
const { points, page, live } = facts;

function times(work: number, base: number): string {
  return `${(work / base).toFixed(1)} ×`;
}

const counted = (elements: number) => elements.toLocaleString('en-US');

const pointRows = (['line', 'marks', 'bars', 'scatter'] as const).map((scene) => {
  const { 100: few, 1000: more, 10000: many } = points[scene];
  const base = points.line[100];
  const draws = [few, more, many].map(({ draw }) => times(draw, base.draw));
  return [...draws, times(many.pointer, base.pointer), counted(many.elements)];
});

const pageRows = (['lines', 'sparklines', 'in-view', 'paths'] as const).map((scene) => [
  times(page[scene].draw, page.sparklines.draw),
  counted(page[scene].elements),
]);

it('measured the charts that are installed', () => {
  expect(facts.version, again).toBe(chartsPackage.version);
});

it.each([...pointRows, ...pageRows].map((cells) => cells.join(' | ')))(
  'stands on the page about charts: %s',
  async (cells) => {
    for (const file of pages) {
      expect(await readFile(file, 'utf8'), again).toContain(` | ${cells} |`);
    }
  },
);

it('says what an animation of live data costs', async () => {
  const ratio = (live.live / live['live-still']).toFixed(1);
  for (const file of pages) expect(await readFile(file, 'utf8'), again).toContain(` ${ratio} `);
});

it('says on the page what the numbers say', () => {
  const { line, marks, bars, scatter } = points;
  expect(line[10000].elements).toBeLessThanOrEqual(line[100].elements);
  expect(line[10000].draw).toBeLessThan(line[100].draw * 4);
  for (const scene of [marks, bars, scatter]) {
    expect(scene[10000].elements).toBeGreaterThan(10_000);
    expect(scene[10000].draw).toBeGreaterThan(line[10000].draw * 2);
  }
  for (const scene of [line, marks, scatter]) {
    expect(scene[10000].draw).toBeLessThan(bars[10000].draw);
  }
  expect(marks[10000].pointer).toBeGreaterThan(line[10000].pointer * 10);
  expect(page['in-view'].draw).toBeLessThan(page.sparklines.draw / 2);
  expect(page.lines.draw).toBeGreaterThan(page.sparklines.draw);
  expect(live['live-still']).toBeLessThan(live.live);
});
