import { Component, type ReactNode } from 'react';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsOverlay } from '@mui/x-charts/ChartsOverlay';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart, LinePlot } from '@mui/x-charts/LineChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClipThePlot from './demos/clip-the-plot.tsx';
import GridInFront from './demos/grid-in-front.tsx';
import LegendAndTooltip from './demos/legend-and-tooltip.tsx';
import RainAndTemperature from './demos/rain-and-temperature.tsx';
import ZoomComposition from './demos/zoom-composition.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const box = (element?: Element) => element?.getBoundingClientRect() ?? new DOMRect();
const bar = '.MuiBarElement-root';
const line = '.MuiLineElement-root';
const size = { width: 400, height: 300, skipAnimation: true };
const after = (first?: Element, second?: Element) =>
  ((first?.compareDocumentPosition(second ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) >
  0;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

claim('Without it, `BarPlot` throws an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await draw(
    <Boundary>
      <ChartContainer {...size} xAxis={[{ data: [1, 2] }]} series={[{ type: 'bar', data: [1, 2] }]}>
        <BarPlot />
      </ChartContainer>
    </Boundary>,
  );
  await expect.element(page.getByText('should be of type "band"', { exact: false })).toBeVisible();
});

claim(
  '`LineChart` numbers the points if you set no x-axis; a composition draws no line.',
  async () => {
    // A warning about the missing data of the axis.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await draw(<LineChart {...size} series={[{ data: [4, 5, 6] }]} />);
    await expect
      .poll(() => all('.MuiChartsAxis-directionX text').map((text) => text.textContent))
      .toEqual(['0', '1', '2']);
    expect(all(line)).toHaveLength(1);
    await draw(
      <ChartContainer {...size} series={[{ type: 'line', data: [4, 5, 6] }]}>
        <LinePlot />
        <ChartsYAxis />
      </ChartContainer>,
    );
    await expect.poll(() => all('.MuiChartsAxis-directionY').length).toBe(1);
    expect(all(line)[0]?.getBoundingClientRect().width ?? 0).toBe(0);
  },
);

claim('`onItemClick` of bars and lines goes on the plot, not on the container.', async () => {
  const click = vi.fn();
  await draw(
    <ChartContainer
      {...size}
      xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
      series={[{ type: 'bar', id: 'a', data: [1, 2] }]}
    >
      <BarPlot onItemClick={click} />
    </ChartContainer>,
  );
  await expect.poll(() => all(bar).length).toBe(2);
  await userEvent.click(all(bar)[1] ?? document.body);
  expect(click.mock.calls[0]?.[1]).toEqual({ type: 'bar', seriesId: 'a', dataIndex: 1 });
});

claim(
  'A series without its plot is not drawn, but it still counts: it is in the legend and the tooltip, and the axis makes room for it.',
  async () => {
    await draw(
      <ChartDataProvider
        {...size}
        xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
        series={[
          { type: 'bar', label: 'Bars', data: [1, 2] },
          { type: 'line', label: 'Lines', data: [50, 100] },
        ]}
      >
        <ChartsLegend />
        <ChartsSurface>
          <BarPlot />
          <ChartsYAxis />
        </ChartsSurface>
      </ChartDataProvider>,
    );
    await expect.element(page.getByText('Lines')).toBeVisible();
    await expect.element(page.getByText('100', { exact: true })).toBeVisible();
    expect(all(line)).toHaveLength(0);
  },
);

claim(
  'A line on a band axis has its points in the middle of the bands, so bars and lines can share an axis.',
  async () => {
    await draw(<RainAndTemperature />);
    await expect.poll(() => all('.MuiMarkElement-root').length).toBe(6);
    await expect.poll(() => all(bar).length).toBe(6);
    const center = (element?: Element) => box(element).left + box(element).width / 2;
    expect(center(all('.MuiMarkElement-root')[2])).toBeCloseTo(center(all(bar)[2]), 0);
  },
);

claim('The palette continues across all series, whatever their type.', async () => {
  await draw(
    <ChartContainer
      {...size}
      colors={['red', 'blue']}
      xAxis={[{ scaleType: 'band', data: ['A', 'B'] }]}
      series={[
        { type: 'bar', data: [1, 2] },
        { type: 'line', data: [1, 2] },
      ]}
    >
      <BarPlot />
      <LinePlot />
    </ChartContainer>,
  );
  await expect.poll(() => all(bar)[0]?.getAttribute('fill')).toBe('red');
  expect(all(line)[0]?.getAttribute('stroke')).toBe('blue');
});

claim('Later parts cover earlier ones.', async () => {
  await draw(<GridInFront />);
  const grid = '.MuiChartsGrid-root';
  await expect.poll(() => all(grid).length * all(bar).length).toBe(6);
  expect(after(all(grid)[0], all(bar)[0])).toBe(true);
  await page.getByRole('checkbox').click();
  await expect.poll(() => after(all(bar)[0], all(grid)[0])).toBe(true);
});

claim(
  'By default, `ChartsTooltip` lists all series at the pointer; `trigger="item"` shows only the bar, mark or point under it.',
  async () => {
    await draw(<LegendAndTooltip />);
    await expect.poll(() => all(bar).length).toBe(5);
    expect(all('svg .MuiChartsLegend-root')).toHaveLength(0);
    await userEvent.hover(all(bar)[1] ?? document.body);
    await expect
      .element(page.getByRole('tooltip'), { timeout: 5000 })
      .toMatchTextContent('TueCalls answered91Calls received97');
    expect(all('.MuiChartsAxisHighlight-root')).toHaveLength(1);
    const tooltipOf = async (trigger?: 'item') => {
      const screen = await show(
        <ChartContainer
          {...size}
          xAxis={[{ scaleType: 'band', data: ['A'] }]}
          series={[
            { type: 'bar', label: 'First', data: [8] },
            { type: 'bar', label: 'Second', data: [9] },
          ]}
        >
          <BarPlot />
          <ChartsTooltip {...(trigger && { trigger })} />
        </ChartContainer>,
      );
      ({ container } = screen);
      await expect.poll(() => all(bar).length).toBe(2);
      await userEvent.hover(all(bar)[0] ?? document.body);
      const tooltip = page.getByRole('tooltip').last();
      await expect.element(tooltip, { timeout: 5000 }).toMatchTextContent('First8');
      const text = tooltip.element().textContent;
      await screen.unmount();
      return text;
    };
    expect(await tooltipOf()).toBe('AFirst8Second9');
    expect(await tooltipOf('item')).toBe('First8');
  },
);

function Width() {
  return <text className="width">{useDrawingArea().width}</text>;
}

claim('An axis reserves its space even if you do not render it.', async () => {
  const chart = (position: 'none' | undefined) => (
    <ChartContainer
      {...size}
      margin={0}
      xAxis={[{ data: [1, 2] }]}
      yAxis={[position === undefined ? {} : { position }]}
      series={[{ type: 'line', data: [1, 2] }]}
    >
      <LinePlot />
      <Width />
    </ChartContainer>
  );
  const width = () => Number(all('.width')[0]?.textContent);
  await draw(chart(undefined));
  await expect.poll(width).toBeGreaterThan(0);
  expect(width()).toBeLessThan(400);
  await draw(chart('none'));
  await expect.poll(width).toBe(400);
});

claim(
  'A composition does not: with a `max` below your values, lines run past the top of the plot.',
  async () => {
    const props = {
      ...size,
      xAxis: [{ data: [1, 2, 3] }],
      yAxis: [{ max: 10 }],
    };
    await draw(
      <ChartContainer {...props} series={[{ type: 'line', data: [1, 30, 1] }]}>
        <LinePlot />
      </ChartContainer>,
    );
    await expect.poll(() => all(line).length).toBe(1);
    const clips = () =>
      all('g[clip-path]').filter(
        (group) => !group.getAttribute('clip-path')?.includes('line-clip'),
      );
    expect(clips()).toHaveLength(0);
    await draw(<LineChart {...props} series={[{ data: [1, 30, 1] }]} />);
    await expect.poll(() => clips().length).toBeGreaterThan(0);
    await draw(<ClipThePlot />);
    await expect.poll(() => clips().length).toBe(1);
  },
);

claim('`ChartsOverlay` shows "No data to display" when no series has data', async () => {
  const chart = (loading: boolean) => (
    <ChartContainer {...size} xAxis={[{ data: [] }]} series={[{ type: 'line', data: [] }]}>
      <LinePlot />
      <ChartsOverlay loading={loading} />
    </ChartContainer>
  );
  await draw(chart(false));
  await expect.element(page.getByText('No data to display')).toBeVisible();
  await draw(chart(true));
  await expect.element(page.getByText('Loading data…')).toBeVisible();
});

claim('`ChartContainerPro` and `ChartDataProviderPro` accept `zoom` on the axes', async () => {
  // A message about the missing license key.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await draw(<ZoomComposition />);
  await expect.poll(() => all(bar).length).toBeGreaterThan(10);
  // 40% of 60 days are visible: bars are wider than in a chart of all days.
  await expect
    .poll(() => Math.max(...all(bar).map((element) => box(element).width)))
    .toBeGreaterThan(box(all('svg')[0]).width / 60);
});

claim('In right-to-left layouts, the axes keep their side and their direction.', async () => {
  const bars = { ...size, xAxis: [{ data: ['A', 'B'] }], series: [{ data: [1, 2] }] };
  ({ container } = await show(<BarChart {...bars} />, { direction: 'rtl' }));
  await expect.poll(() => all(bar).length).toBe(2);
  expect(box(all(bar)[0]).left).toBeLessThan(box(all(bar)[1]).left);
  expect(box(all('.MuiChartsAxis-directionY')[0]).left).toBeLessThan(box(all(bar)[0]).left);
});
