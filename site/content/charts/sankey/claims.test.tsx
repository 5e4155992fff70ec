import type { ReactNode } from 'react';
import * as charts from '@mui/x-charts';
import * as pro from '@mui/x-charts-pro';
import { claim, expect, page, show, userEvent } from '#claims';
import EnergyFlows from './demos/energy-flows.tsx';
import { energy, layoutFlows } from './demos/flows.ts';
import FlowsAsBars from './demos/flows-as-bars.tsx';
import FlowsAsHeatmap from './demos/flows-as-heatmap.tsx';
import HighlightNode from './demos/highlight-node.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];

claim('`@mui/x-charts` and `@mui/x-charts-pro` 8.5.0 do not contain a Sankey chart.', () => {
  const names = [...Object.keys(charts), ...Object.keys(pro)];
  expect(names.filter((name) => /sankey/i.test(name))).toEqual([]);
});

claim('Each column stacks its nodes from top to bottom', async () => {
  const { labels } = layoutFlows(energy, { left: 0, top: 0, width: 400, height: 186 });
  // 162 gigawatt hours and three gaps of 8: one pixel each.
  expect(labels.map(({ name, y }) => [name, y])).toEqual(
    [
      ['Wind', 28],
      ['Gas', 93.5],
      ['Solar', 141.5],
      ['Oil', 173],
      ['Homes', 37],
      ['Industry', 108.5],
      ['Transport', 160.5],
    ].map(([name, y]) => [name, expect.closeTo(Number(y), 1)]),
  );
  await draw(<EnergyFlows />);
  await expect.poll(() => all('svg path').length).toBe(7);
  const svg = all('svg')[0]?.getBoundingClientRect() ?? new DOMRect();
  for (const path of all('svg path')) {
    expect(path.getBoundingClientRect().bottom).toBeLessThanOrEqual(svg.bottom);
  }
});

claim(
  'Buttons work with the pointer and the keyboard, and the text below says what is highlighted.',
  async () => {
    await draw(<HighlightNode />);
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent('Solar to Homes: 12 GWh, Solar to Transport: 9 GWh');
    await expect.poll(() => all('path[fill-opacity="0.7"]').length).toBe(2);
    page.getByRole('button', { name: 'Oil' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toMatchTextContent('Oil to Transport: 26 GWh');
    await expect.poll(() => all('path[fill-opacity="0.7"]').length).toBe(1);
  },
);

claim('Use one bar for each source and one color for each target.', async () => {
  await draw(<FlowsAsBars />);
  await expect.poll(() => all('.MuiBarElement-root').length).toBe(12);
  const fills = new Set(all('.MuiBarElement-root').map((bar) => bar.getAttribute('fill')));
  expect(fills.size).toBe(3);
});

claim('A heatmap has a place for each pair, and draws a cell where there is a flow.', async () => {
  await draw(<FlowsAsHeatmap />);
  await expect.poll(() => all('.MuiHeatmap-cell').length).toBe(7);
});

claim('In right-to-left layouts, the flow still runs from left to right.', async () => {
  ({ container } = await show(<EnergyFlows />, { direction: 'rtl' }));
  await expect.poll(() => all('svg text').length).toBe(7);
  const left = (name: string) =>
    all('svg text')
      .find((text) => text.textContent?.startsWith(name))
      ?.getBoundingClientRect().left ?? 0;
  expect(left('Wind')).toBeLessThan(left('Homes'));
});
