import { memo, type ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { labelMarkClasses, type ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArcLabels from './demos/arc-labels.tsx';
import CustomMark from './demos/custom-mark.tsx';
import LabelByLocation from './demos/label-by-location.tsx';
import MarkTypes from './demos/mark-types.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const entry = '.MuiChartsLegend-series';
const bar = '.MuiBarElement-root';
const tooltip = () => page.getByRole('tooltip');
const size = { width: 300, height: 200, skipAnimation: true };
const bars = { ...size, xAxis: [{ data: ['A', 'B'] }] };

claim(
  'A series without a `label` has no entry in the legend. If no series has one, there is no legend. The tooltip still lists the value, without a name.',
  async () => {
    await draw(
      <BarChart {...bars} series={[{ data: [1, 2], label: 'Named' }, { data: [3, 4] }]} />,
    );
    await expect.poll(() => all(entry).length).toBe(1);
    await draw(<BarChart {...bars} series={[{ data: [71, 72] }]} />);
    await expect.poll(() => all(bar).length).toBe(2);
    expect(all('.MuiChartsLegend-root')).toHaveLength(0);
    await userEvent.hover(all(bar)[0] ?? document.body);
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('71');
  },
);

claim(
  '`label` can also be a function that receives the location and returns the text.',
  async () => {
    await draw(<LabelByLocation />);
    await expect
      .poll(() => all(entry).map((item) => item.textContent))
      .toEqual(['OSL', 'BGO', 'TRD']);
    await userEvent.hover(all(bar)[0] ?? document.body);
    await expect
      .element(tooltip(), { timeout: 5000 })
      .toMatchTextContent('Oslo Gardermoen (OSL)2.1 million');
  },
);

claim(
  'An empty string does not remove the entry from the legend: the mark stays, without text.',
  async () => {
    await draw(<BarChart {...bars} series={[{ data: [1, 2], label: () => '' }]} />);
    await expect.poll(() => all(`${entry} .MuiChartsLabelMark-root`).length).toBe(1);
    expect(all(entry)[0]?.textContent).toBe('');
  },
);

claim('`arcLabelMinAngle` hides the text on arcs that are too narrow for it.', async () => {
  await draw(<ArcLabels />);
  await expect
    .poll(() =>
      all('.MuiPieArcLabel-root')
        .map((text) => text.textContent ?? '')
        .filter(Boolean),
    )
    .toEqual(['Living', 'Bed', 'Kitchen']);
  expect(all(entry).map((item) => item.textContent)).toEqual([
    'Living room',
    'Bedroom',
    'Kitchen',
    'Storage',
  ]);
});

claim("The function receives an item whose `label` is already the text for `'arc'`.", async () => {
  await draw(
    <PieChart
      {...size}
      series={[
        {
          data: [{ value: 5, label: (location) => `at ${location}` }],
          arcLabel: ({ label, value }) => `${label}: ${value}`,
        },
      ]}
    />,
  );
  await expect.poll(() => all('.MuiPieArcLabel-root')[0]?.textContent).toBe('at arc: 5');
});

claim('`labelMarkType` changes its shape.', async () => {
  await draw(<MarkTypes />);
  await expect.poll(() => all(`${entry} .MuiChartsLabelMark-circle`).length).toBe(2);
  await page.getByRole('button', { name: 'Line' }).click();
  await expect.poll(() => all(`${entry} .MuiChartsLabelMark-line`).length).toBe(2);
});

claim("| scatter, pie | `'circle'` |", async () => {
  const mark = (type: string) => all(`${entry} .MuiChartsLabelMark-${type}`).length;
  await draw(<ScatterChart {...size} series={[{ label: 'A', data: [{ id: 1, x: 1, y: 2 }] }]} />);
  await expect.poll(() => mark('circle')).toBe(1);
  await draw(<PieChart {...size} series={[{ data: [{ value: 5, label: 'A' }] }]} />);
  await expect.poll(() => mark('circle')).toBe(1);
  await draw(
    <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ label: 'A', data: [1, 2] }]} />,
  );
  await expect.poll(() => mark('line')).toBe(1);
  await draw(<BarChart {...bars} series={[{ label: 'A', data: [1, 2] }]} />);
  await expect.poll(() => mark('square')).toBe(1);
});

claim(
  'In a pie chart, set `labelMarkType` on the items. On the series, it has no effect.',
  async () => {
    await draw(
      <PieChart
        {...size}
        series={[
          {
            labelMarkType: 'line',
            data: [
              { value: 5, label: 'A' },
              { value: 3, label: 'B', labelMarkType: 'square' },
            ],
          },
        ]}
      />,
    );
    await expect.poll(() => all(`${entry} .MuiChartsLabelMark-square`).length).toBe(1);
    expect(all(`${entry} .MuiChartsLabelMark-circle`)).toHaveLength(1);
    expect(all(`${entry} .MuiChartsLabelMark-line`)).toHaveLength(0);
  },
);

const Memoized = memo(function Memoized({ color }: ChartsLabelCustomMarkProps) {
  return <b style={{ color }}>!</b>;
});

claim('The component must be a function', async () => {
  await draw(<CustomMark />);
  await expect.poll(() => all(`${entry} svg path`).length).toBe(2);
  // The type asks for a component, and a memoized one passes it.
  const labelMarkType: typeof Memoized & { displayName?: string } = Memoized;
  await draw(<BarChart {...bars} series={[{ label: 'A', data: [1, 2], labelMarkType }]} />);
  await expect.poll(() => all(`${entry} svg rect`).length).toBe(1);
  expect(all(`${entry} b`)).toHaveLength(0);
});

claim(
  'Marks are hidden from screen readers. The legend is a list with the labels as text.',
  async () => {
    await draw(<BarChart {...bars} series={[{ label: 'Orders', data: [1, 2] }]} />);
    await expect.element(page.getByRole('listitem')).toMatchTextContent('Orders');
    expect(all('.MuiChartsLabelMark-root')[0]?.getAttribute('aria-hidden')).toBe('true');
  },
);

claim("| funnel :plan[pro] (on each item) | `'legend'`, `'tooltip'` |", async () => {
  const label = vi.fn((location: string) => `at ${location}`);
  await draw(<FunnelChart {...size} series={[{ data: [{ value: 100, label }, { value: 60 }] }]} />);
  await expect.poll(() => all('.MuiFunnelSection-root').length).toBe(2);
  expect(all(entry).map((item) => item.textContent)).toEqual(['at legend']);
  expect(all(`${entry} .MuiChartsLabelMark-square`)).toHaveLength(1);
  await userEvent.hover(all('.MuiFunnelSection-root')[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('at tooltip');
  expect(new Set(label.mock.calls.flat())).toEqual(new Set(['legend', 'tooltip']));
});

claim("| heatmap :plan[pro] | `'tooltip'` |", async () => {
  const label = vi.fn((location: string) => `at ${location}`);
  await draw(
    <Heatmap
      width={300}
      height={200}
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ data: ['B'] }]}
      series={[{ label, data: [[0, 0, 5]] }]}
      hideLegend={false}
    />,
  );
  await expect.poll(() => all('.MuiHeatmap-cell').length).toBe(1);
  await userEvent.hover(all('.MuiHeatmap-cell')[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('at tooltip');
  expect(new Set(label.mock.calls.flat())).toEqual(new Set(['tooltip']));
  expect(tooltip().element().querySelectorAll('.MuiChartsLabelMark-square').length).toBe(1);
});

claim("| bar, radar, funnel, heatmap | `'square'` |", async () => {
  await draw(
    <RadarChart
      {...size}
      radar={{ metrics: ['A', 'B', 'C'] }}
      series={[{ label: 'Radar', data: [1, 2, 3] }]}
    />,
  );
  await expect.poll(() => all(`${entry} .MuiChartsLabelMark-square`).length).toBe(1);
});

claim('Style the text with `legendClasses.label`', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[{ label: 'Orders', data: [3, 5] }]}
      sx={{
        [`& .${legendClasses.label}`]: { fontStyle: 'italic' },
        [`& .${labelMarkClasses.fill}`]: { stroke: 'rgb(1, 2, 3)' },
      }}
      slotProps={{ tooltip: { sx: { outline: '3px solid red' } } }}
    />,
  );
  await expect.poll(() => all(entry).length).toBe(1);
  const [text, mark] = [all(`${entry} > span`)[0], all(`${entry} svg rect`)[0]];
  expect(getComputedStyle(text ?? document.body).fontStyle).toBe('italic');
  expect(getComputedStyle(mark ?? document.body).stroke).toBe('rgb(1, 2, 3)');
});

claim("`'value'` and `'formattedValue'` show the number", async () => {
  for (const [arcLabel, text] of [
    ['value', '5'],
    ['formattedValue', '5 m²'],
  ] as const) {
    await draw(
      <PieChart
        {...size}
        series={[{ data: [{ value: 5 }], arcLabel, valueFormatter: ({ value }) => `${value} m²` }]}
      />,
    );
    await expect.poll(() => all('.MuiPieArcLabel-root')[0]?.textContent).toBe(text);
  }
});

claim('and is drawn in a box of 14 by 14 pixels.', async () => {
  await draw(<CustomMark />);
  await expect.poll(() => all(`${entry} svg`).length).toBe(2);
  const { width, height } = all(`${entry} svg`)[0]?.getBoundingClientRect() ?? new DOMRect();
  expect([width, height]).toEqual([14, 14]);
});
