import type { ReactNode } from 'react';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import type { ChartProApi } from '@mui/x-charts-pro/ChartContainerPro';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClickACell from './demos/click-a-cell.tsx';
import CustomTooltip from './demos/custom-tooltip.tsx';
import HighlightCell from './demos/highlight-cell.tsx';
import LibraryVisitors from './demos/library-visitors.tsx';
import ValuesInCells from './demos/values-in-cells.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const tooltip = () => page.getByRole('tooltip');
const cell = '.MuiHeatmap-cell';
const size = {
  width: 400,
  height: 300,
  xAxis: [{ data: ['A', 'B'] }],
  yAxis: [{ data: ['C', 'D'] }],
};
const fill = (index: number) => getComputedStyle(all(cell)[index] ?? document.body).fill;

claim('Only the first series is drawn.', async () => {
  await draw(<Heatmap {...size} series={[{ data: [[0, 0, 10]] }, { data: [[1, 1, 20]] }]} />);
  await expect.poll(() => all(cell).length).toBe(1);
});

claim(
  'The first value of the y-axis is at the top. Set `reverse: true` on the axis to start at the bottom.',
  async () => {
    const series = [{ data: [[0, 0, 10] as const, [0, 1, 20] as const] }];
    const tops = () => all(cell).map((element) => element.getBoundingClientRect().top);
    await draw(<Heatmap {...size} series={series} />);
    await expect.poll(() => tops().length).toBe(2);
    expect(tops()[0]).toBeLessThan(tops()[1] ?? 0);
    await draw(<Heatmap {...size} yAxis={[{ data: ['C', 'D'], reverse: true }]} series={series} />);
    await expect.poll(() => (tops()[0] ?? 0) > (tops()[1] ?? 0)).toBe(true);
  },
);

claim('Larger values all get the color of 100', async () => {
  await draw(
    <Heatmap
      {...size}
      series={[{ data: [[0, 0, 100] as const, [0, 1, 200] as const, [1, 0, 900] as const] }]}
    />,
  );
  await expect.poll(() => all(cell).length).toBe(3);
  expect(fill(1)).toBe(fill(0));
  expect(fill(2)).toBe(fill(0));
});

claim('With two colors, values outside the range continue the blend beyond them.', async () => {
  await draw(
    <Heatmap
      {...size}
      zAxis={[{ colorMap: { type: 'continuous', max: 100, color: ['#000000', '#646464'] } }]}
      series={[{ data: [[0, 0, 100] as const, [0, 1, 200] as const] }]}
    />,
  );
  await expect.poll(() => all(cell).length).toBe(2);
  expect(fill(0)).toBe('rgb(100, 100, 100)');
  expect(fill(1)).toBe('rgb(200, 200, 200)');
});

claim('The tooltip shows the two axis values and the value of the cell.', async () => {
  await draw(<LibraryVisitors />);
  await expect.poll(() => all(cell).length).toBe(36);
  await userEvent.hover(all(cell)[0] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Mon8:00Visitors12');
});

claim(
  '`highlightScope` on the series highlights the cell under the pointer and fades the others.',
  async () => {
    await draw(<HighlightCell />);
    await expect.poll(() => all(cell).length).toBe(36);
    await userEvent.hover(all(cell)[7] ?? document.body);
    await expect.poll(() => all(`${cell}.${heatmapClasses.highlighted}`).length).toBe(1);
    expect(all(`${cell}.${heatmapClasses.faded}`)).toHaveLength(35);
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('41 people');
  },
);

claim(
  '`useItemTooltip` returns the value, label and color of the cell, and `ChartsTooltipContainer` opens the tooltip at the pointer.',
  async () => {
    await draw(<CustomTooltip />);
    await expect.poll(() => all(cell).length).toBe(36);
    await userEvent.hover(all(cell)[1] ?? document.body);
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Tue 8:00 · Seats free');
  },
);

claim('because the tooltip needs the listeners.', async () => {
  await draw(<ValuesInCells />);
  await expect.poll(() => all(`g${cell} text`)[5]?.textContent).toBe('4');
  await userEvent.hover(all(`g${cell} rect`)[5] ?? document.body);
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('Sat8:00Visitors4');
});

claim('Use a `cell` slot with `onClick`.', async () => {
  await draw(<ClickACell />);
  await expect.poll(() => all(cell).length).toBe(36);
  const status = page.getByRole('status');
  await expect.element(status).toMatchTextContent('Thu at 16:00: 97 visitors');
  await userEvent.click(all(cell)[0] ?? document.body);
  await expect.element(status).toMatchTextContent('Mon at 8:00: 12 visitors');
});

claim(
  '`dataIndex` is an index of the x-axis, and `seriesValues` is empty. A click on the labels of the y-axis gives the index of the row instead.',
  async () => {
    const onAxisClick = vi.fn();
    await draw(
      <Heatmap
        {...size}
        onAxisClick={onAxisClick}
        series={[{ data: [[0, 0, 10] as const, [1, 1, 20] as const] }]}
      />,
    );
    await expect.poll(() => all(cell).length).toBe(2);
    await userEvent.click(all(cell)[1] ?? document.body);
    expect(onAxisClick.mock.lastCall?.[1]).toEqual({
      dataIndex: 1,
      axisValue: 'B',
      seriesValues: {},
    });
    await userEvent.click(all('svg')[0] ?? document.body, { position: { x: 5, y: 60 } });
    expect(onAxisClick.mock.lastCall?.[1]).toEqual({
      dataIndex: 0,
      axisValue: 'C',
      seriesValues: {},
    });
  },
);

claim(
  '`loading` shows "Loading data…" over the chart and turns the tooltip off. An empty `data` array shows "No data to display".',
  async () => {
    await draw(<Heatmap {...size} loading series={[{ data: [[0, 0, 10]] }]} />);
    await expect.element(page.getByText('Loading data…')).toBeVisible();
    await userEvent.hover(all(cell)[0] ?? document.body);
    expect(tooltip().query()).toBeNull();
    await draw(<Heatmap {...size} series={[{ data: [] }]} />);
    await expect.element(page.getByText('No data to display')).toBeVisible();
  },
);

claim('`Heatmap` ignores `localeText`', async () => {
  const localeText = { noData: 'Keine Daten' };
  const empty = [{ data: [] }];
  await draw(<Heatmap {...size} localeText={localeText} series={empty} />);
  await expect.element(page.getByText('No data to display')).toBeVisible();
  expect(page.getByText('Keine Daten').query()).toBeNull();
  await draw(
    <ChartsLocalizationProvider localeText={localeText}>
      <Heatmap {...size} series={empty} />
    </ChartsLocalizationProvider>,
  );
  await expect.element(page.getByText('Keine Daten')).toBeVisible();
});

claim('`Heatmap` does not pass `aria-label` to the `<svg>`.', async () => {
  await draw(<Heatmap {...size} aria-label="Lost" series={[{ data: [[0, 0, 10]] }]} />);
  await expect.poll(() => all(cell).length).toBe(1);
  expect(all('[aria-label="Lost"]')).toHaveLength(0);
});

claim('It ignores `title` and `desc` too, although its types accept them.', async () => {
  await draw(
    <Heatmap
      {...size}
      title="Lost title"
      desc="Lost description"
      series={[{ data: [[0, 0, 1]] }]}
    />,
  );
  await expect.poll(() => all(cell).length).toBe(1);
  expect(all('svg title, svg desc')).toHaveLength(0);
});

claim('`apiRef` has `exportAsPrint()` and `exportAsImage()`.', async () => {
  const apiRef: { current: ChartProApi<'heatmap'> | undefined } = { current: undefined };
  await draw(<Heatmap {...size} apiRef={apiRef} series={[{ data: [[0, 0, 1]] }]} />);
  await expect.poll(() => all(cell).length).toBe(1);
  expect(typeof apiRef.current?.exportAsPrint).toBe('function');
  expect(typeof apiRef.current?.exportAsImage).toBe('function');
});

claim(
  '`sx` applies to the outer element and to the `<svg>` in it, so a border on the root would appear twice',
  async () => {
    await draw(
      <Heatmap {...size} sx={{ border: '3px solid red' }} series={[{ data: [[0, 0, 1]] }]} />,
    );
    await expect.poll(() => all(cell).length).toBe(1);
    const svg = all('svg')[0];
    const border = (element: Element | null | undefined) =>
      element && getComputedStyle(element).borderTopWidth;
    expect([border(svg), border(svg?.parentElement)]).toEqual(['3px', '3px']);
  },
);
