import type { ReactNode } from 'react';
import * as charts from '@mui/x-charts';
import { claim, expect, page, show } from '#claims';
import { folders } from './demos/data.ts';
import DiskSpace from './demos/disk-space.tsx';
import DrillDown from './demos/drill-down.tsx';
import TreemapInChart from './demos/treemap-in-chart.tsx';
import TwoRings from './demos/two-rings.tsx';
import { treemap } from './demos/treemap.ts';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];

claim('`@mui/x-charts` 8.5.0 does not contain a treemap.', () => {
  expect(Object.keys(charts).filter((name) => /treemap/i.test(name))).toEqual([]);
});

claim(
  'The layout splits a box along its longer side into two groups with about the same sum',
  () => {
    const boxes = treemap(folders, { x: 0, y: 0, width: 160, height: 90 });
    const total = folders.reduce((sum, { value }) => sum + value, 0);
    for (const box of boxes) {
      expect((box.width * box.height) / (160 * 90)).toBeCloseTo(box.value / total, 6);
    }
  },
);

claim(
  'Screen readers read the names and values as a list, in the order of the items.',
  async () => {
    await draw(<DiskSpace />);
    await expect.element(page.getByRole('list', { name: 'Disk space by folder' })).toBeVisible();
    expect(page.getByRole('listitem').all()).toHaveLength(6);
    expect(all('li').map((item) => item.textContent)).toEqual(
      folders.map(({ name, value }) => `${name} ${value} GB`),
    );
  },
);

claim(
  'Logical properties such as `insetInlineStart` mirror it in right-to-left layouts.',
  async () => {
    const offset = () => {
      const list = all('ul')[0]?.getBoundingClientRect() ?? new DOMRect();
      const first = all('li')[0]?.getBoundingClientRect() ?? new DOMRect();
      return [Math.round(first.left - list.left), Math.round(list.right - first.right)];
    };
    await draw(<DiskSpace />);
    expect(offset()[0]).toBe(0);
    ({ container } = await show(<DiskSpace />, { direction: 'rtl' }));
    expect(offset()[1]).toBe(0);
  },
);

claim('With buttons in the boxes, people can open a group and go back.', async () => {
  await draw(<DrillDown />);
  await page.getByRole('button', { name: 'Roads: 27 million' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Roads');
  expect(all('li').map((item) => item.textContent)).toEqual([
    'Repairs: 16 million',
    'Bus lines: 11 million',
  ]);
  expect(all('li button')).toHaveLength(0);
  await page.getByRole('button', { name: 'Back to the whole budget' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent('Whole budget');
});

claim('`useDrawingArea` gives you the size.', async () => {
  await draw(<TreemapInChart />);
  await expect.poll(() => all('svg rect').length).toBe(6);
  const svg = all('svg')[0]?.getBoundingClientRect() ?? new DOMRect();
  const area = all('svg rect').reduce((sum, rect) => {
    const { width, height } = rect.getBoundingClientRect();
    return sum + width * height;
  }, 0);
  expect(area / ((svg.width - 8) * (svg.height - 8))).toBeGreaterThan(0.97);
});

claim('A pie chart with two series shows two levels', async () => {
  await draw(<TwoRings />);
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(10);
});
