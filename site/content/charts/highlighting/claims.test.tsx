import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AxisHighlight from './demos/axis-highlight.tsx';
import ControlledHighlight from './demos/controlled-highlight.tsx';
import HighlightScope from './demos/highlight-scope.tsx';
import SynchronizedCharts from './demos/synchronized-charts.tsx';

let container: Element;
/** Draws, and moves the pointer away from where the last claim left it. */
const draw = async (element: ReactNode) => {
  ({ container } = await show(
    <>
      <button style={{ display: 'block' }}>Aside</button>
      {element}
    </>,
  ));
  await userEvent.hover(container.querySelector('button') ?? document.body);
};
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bar = '.MuiBarElement-root';
const lit = '.MuiBarElement-highlighted';
const faded = '.MuiBarElement-faded';
const highlight = '.MuiChartsAxisHighlight-root';
const size = { width: 400, height: 300, skipAnimation: true, hideLegend: true };
const scope = { highlight: 'item', fade: 'global' } as const;
const hover = (index: number) => userEvent.hover(all(bar)[index] ?? document.body);
const bars = { ...size, xAxis: [{ data: ['A', 'B'] }] };

claim('all items of its series', async () => {
  await draw(<HighlightScope />);
  await expect.poll(() => all(bar).length).toBe(15);
  await hover(0);
  await expect.poll(() => all(lit).length).toBe(5);
  expect(all(faded)).toHaveLength(10);
});

claim('the other items of the same series', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { data: [3, 4], highlightScope: { highlight: 'item', fade: 'series' } },
        { data: [5, 6] },
      ]}
    />,
  );
  await expect.poll(() => all(bar).length).toBe(4);
  await hover(0);
  await expect.poll(() => all(lit).length).toBe(1);
  expect(all(faded)).toEqual([all(bar)[1]]);
});

claim(
  "If only one of two series has `fade: 'global'`, the other one fades when people point at the first, and nothing happens the other way around.",
  async () => {
    await draw(
      <BarChart {...bars} series={[{ data: [3, 4], highlightScope: scope }, { data: [5, 6] }]} />,
    );
    await expect.poll(() => all(bar).length).toBe(4);
    await hover(0);
    await expect.poll(() => all(faded).length).toBe(3);
    await hover(3);
    await expect.poll(() => all(faded).length).toBe(0);
    expect(all(lit)).toHaveLength(0);
  },
);

claim('faded ones have an opacity of 0.3.', async () => {
  await draw(<BarChart {...bars} series={[{ data: [3, 4], highlightScope: scope }]} />);
  await expect.poll(() => all(bar).length).toBe(2);
  await hover(0);
  await expect.poll(() => all(faded)[0]?.getAttribute('opacity')).toBe('0.3');
  expect(all(lit)[0]?.getAttribute('filter')).toBe('brightness(120%)');
});

claim('In a scatter chart, the closest point reacts.', async () => {
  const change = vi.fn();
  await draw(
    <ScatterChart
      {...size}
      aria-label="Points"
      xAxis={[{ min: 0, max: 10 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[
        {
          id: 'a',
          data: [
            { id: 1, x: 2, y: 5 },
            { id: 2, x: 8, y: 5 },
          ],
        },
      ]}
      onHighlightChange={change}
    />,
  );
  await expect.poll(() => all('svg circle').length).toBe(2);
  await userEvent.hover(page.getByLabelText('Points'), { position: { x: 330, y: 100 } });
  await expect.poll(() => change.mock.lastCall?.[0]).toMatchObject({ seriesId: 'a', dataIndex: 1 });
});

claim(
  '`onHighlightChange` is called with the item when people point at it, and with `null` when they leave it.',
  async () => {
    await draw(<ControlledHighlight />);
    await expect.poll(() => all(lit).length).toBe(5);
    await expect.element(page.getByRole('status')).toMatchTextContent('Forest hive');
    await page.getByRole('button', { name: 'Meadow' }).click();
    await expect.element(page.getByRole('status')).toMatchTextContent('Meadow hive');
    await hover(5);
    await expect.element(page.getByRole('status')).toMatchTextContent('Orchard hive');
    await userEvent.hover(page.getByRole('button', { name: 'Aside' }));
    await expect.element(page.getByRole('status')).toMatchTextContent('No hive selected');
  },
);

claim('The chart follows the pointer even if you do not update `highlightedItem`', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[{ id: 'a', data: [3, 4], highlightScope: scope }]}
      highlightedItem={{ seriesId: 'a', dataIndex: 0 }}
      onHighlightChange={() => {}}
    />,
  );
  await expect.poll(() => all(lit)[0] === all(bar)[0] && all(lit).length === 1).toBe(true);
  await hover(1);
  await expect.poll(() => all(lit)[0] === all(bar)[1]).toBe(true);
});

claim(
  '`onHighlightChange` fires for every series, with or without a `highlightScope`.',
  async () => {
    const change = vi.fn();
    await draw(
      <BarChart {...bars} series={[{ id: 'a', data: [3, 4] }]} onHighlightChange={change} />,
    );
    await expect.poll(() => all(bar).length).toBe(2);
    await hover(1);
    await expect.poll(() => change.mock.lastCall?.[0]).toEqual({ seriesId: 'a', dataIndex: 1 });
  },
);

claim('Give two charts the same state.', async () => {
  await draw(<SynchronizedCharts />);
  await expect.poll(() => all(bar).length).toBe(15);
  await hover(0);
  await expect.poll(() => all('.MuiLineElement-highlighted').length).toBe(1);
  expect(all('.MuiLineElement-series-meadow.MuiLineElement-highlighted')).toHaveLength(1);
});

claim("`'band'` needs a band or point axis. On other axes it draws nothing.", async () => {
  await draw(<AxisHighlight />);
  await expect.poll(() => all(bar).length).toBe(15);
  await hover(0);
  await expect.poll(() => all(highlight).length).toBe(2);
  await draw(
    <LineChart
      {...size}
      aria-label="Points"
      axisHighlight={{ x: 'band' }}
      xAxis={[{ data: ['A', 'B', 'C'], scaleType: 'point' }]}
      series={[{ data: [1, 2, 3] }]}
    />,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await userEvent.hover(page.getByLabelText('Points'), { position: { x: 200, y: 100 } });
  await expect.poll(() => all(highlight).length).toBe(1);
  await draw(
    <LineChart
      {...size}
      aria-label="Line"
      axisHighlight={{ x: 'band' }}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [1, 2, 3] }]}
    />,
  );
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await userEvent.hover(page.getByLabelText('Line'), { position: { x: 200, y: 100 } });
  await expect.element(page.getByRole('tooltip'), { timeout: 5000 }).toBeVisible();
  expect(all(highlight)).toHaveLength(0);
});

claim("| bar | `'band'` on the category axis |", async () => {
  await draw(<BarChart {...bars} series={[{ data: [3, 4] }]} />);
  await expect.poll(() => all(bar).length).toBe(2);
  await hover(0);
  await expect.poll(() => all(highlight).length).toBe(1);
  const band = all(highlight)[0]?.getBoundingClientRect() ?? new DOMRect();
  const element = all(bar)[0]?.getBoundingClientRect() ?? new DOMRect();
  expect(band.width).toBeGreaterThan(element.width);
});

claim(
  'The highlight snaps to the values in the `data` of the axis; on an axis without `data`, it follows the pointer.',
  async () => {
    const y = () => {
      const line = all(highlight)[0]?.getBoundingClientRect() ?? new DOMRect();
      return Math.round(line.top - (all('svg')[0]?.getBoundingClientRect().top ?? 0));
    };
    await draw(
      <LineChart
        {...size}
        aria-label="Line"
        axisHighlight={{ x: 'line', y: 'none' }}
        xAxis={[{ data: [0, 10, 20] }]}
        series={[{ data: [1, 2, 3] }]}
      />,
    );
    const x = () =>
      Math.round(
        (all(highlight)[0]?.getBoundingClientRect().left ?? 0) -
          (all('svg')[0]?.getBoundingClientRect().left ?? 0),
      );
    await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
    await userEvent.hover(page.getByLabelText('Line'), { position: { x: 205, y: 100 } });
    await expect.poll(() => all(highlight).length).toBe(1);
    const first = x();
    await userEvent.hover(page.getByLabelText('Line'), { position: { x: 240, y: 100 } });
    await expect.element(page.getByRole('tooltip'), { timeout: 5000 }).toBeVisible();
    expect(x()).toBe(first);
    await draw(
      <BarChart {...bars} axisHighlight={{ x: 'none', y: 'line' }} series={[{ data: [30, 40] }]} />,
    );
    await expect.poll(() => all(bar).length).toBe(2);
    const svg = all('svg')[0] ?? document.body;
    await userEvent.hover(svg, { position: { x: 200, y: 100 } });
    await expect.poll(y).toBe(100);
    await userEvent.hover(svg, { position: { x: 200, y: 137 } });
    await expect.poll(y).toBe(137);
  },
);

claim('Turn it off with `disableLineItemHighlight` on the chart', async () => {
  const chart = (disableLineItemHighlight: boolean) => (
    <LineChart
      {...size}
      aria-label={disableLineItemHighlight ? 'Without' : 'With'}
      disableLineItemHighlight={disableLineItemHighlight}
      xAxis={[{ data: [1, 2, 3] }]}
      series={[{ data: [1, 2, 3] }]}
    />
  );
  const points = '.MuiHighlightElement-root';
  await draw(chart(false));
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await userEvent.hover(page.getByLabelText('With'), { position: { x: 200, y: 100 } });
  await expect.poll(() => all(points).length).toBe(1);
  await draw(chart(true));
  await expect.poll(() => all('.MuiLineElement-root').length).toBe(1);
  await userEvent.hover(page.getByLabelText('Without'), { position: { x: 200, y: 100 } });
  await expect.poll(() => all(highlight).length).toBe(1);
  expect(all(points)).toHaveLength(0);
});

claim(
  "with `'item'` and `fade: 'global'`, pointing at a mark fades the mark's own line.",
  async () => {
    const chart = (highlightScope: { highlight: 'item' | 'series'; fade: 'global' }) => (
      <LineChart
        {...size}
        xAxis={[{ data: [1, 2, 3] }]}
        series={[{ data: [1, 2, 3], showMark: true, highlightScope }]}
      />
    );
    const mark = '.MuiMarkElement-root';
    await draw(chart(scope));
    await expect.poll(() => all(mark).length).toBe(3);
    await userEvent.hover(all(mark)[1] ?? document.body);
    await expect.poll(() => all('.MuiLineElement-faded').length).toBe(1);
    await draw(chart({ highlight: 'series', fade: 'global' }));
    await expect.poll(() => all(mark).length).toBe(3);
    await userEvent.hover(all(mark)[1] ?? document.body);
    await expect.poll(() => all('.MuiLineElement-highlighted').length).toBe(1);
    expect(all('.MuiLineElement-faded')).toHaveLength(0);
  },
);

claim(
  'Without an axis highlight, bar and line charts do not show a tooltip for all series of an axis value unless you ask for it',
  async () => {
    const none = { x: 'none', y: 'none' } as const;
    const change = vi.fn();
    await draw(
      <BarChart
        {...bars}
        axisHighlight={none}
        series={[{ id: 'a', data: [3, 4] }]}
        onHighlightChange={change}
      />,
    );
    await expect.poll(() => all(bar).length).toBe(2);
    await hover(0);
    await expect.poll(() => change.mock.calls.length).toBe(1);
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
    await draw(
      <BarChart
        {...bars}
        axisHighlight={none}
        series={[{ data: [3, 4] }]}
        slotProps={{ tooltip: { trigger: 'axis' } }}
      />,
    );
    await expect.poll(() => all(bar).length).toBe(2);
    await hover(0);
    await expect.element(page.getByRole('tooltip'), { timeout: 5000 }).toBeVisible();
  },
);

claim('a series with a number as its `id` is never highlighted.', async () => {
  const chart = (id: number | string) => (
    <BarChart
      {...bars}
      series={[{ id, data: [3, 4], highlightScope: scope }]}
      highlightedItem={{ seriesId: id, dataIndex: 0 }}
    />
  );
  await draw(chart('7'));
  await expect.poll(() => all(lit).length).toBe(1);
  await draw(chart(7));
  await expect.poll(() => all(bar).length).toBe(2);
  await hover(1);
  await expect.element(page.getByRole('tooltip'), { timeout: 5000 }).toBeVisible();
  expect(all(lit)).toHaveLength(0);
  expect(all(faded)).toHaveLength(0);
});

claim(
  "An item without `dataIndex` needs a series with `highlight: 'series'`. With `'item'`, nothing is highlighted, and `fade` applies to all items.",
  async () => {
    const chart = (highlight: 'item' | 'series') => (
      <BarChart
        {...bars}
        series={[{ id: 'a', data: [3, 4], highlightScope: { highlight, fade: 'global' } }]}
        highlightedItem={{ seriesId: 'a' }}
      />
    );
    await draw(chart('series'));
    await expect.poll(() => all(lit).length).toBe(2);
    expect(all(faded)).toHaveLength(0);
    await draw(chart('item'));
    await expect.poll(() => all(faded).length).toBe(2);
    expect(all(lit)).toHaveLength(0);
  },
);
