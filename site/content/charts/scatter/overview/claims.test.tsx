import { Component, type ReactNode } from 'react';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClickAPoint from './demos/click-a-point.tsx';
import ClosestPoint from './demos/closest-point.tsx';
import HighlightSeries from './demos/highlight-series.tsx';
import NamedPoints from './demos/named-points.tsx';
import TrendLine from './demos/trend-line.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const tooltip = () => page.getByRole('tooltip');
const size = { width: 400, height: 300 };
const chart = (name: string) => page.getByLabelText(name, { exact: false });

/** The middle of a marker, from the edge of its chart. */
function place(index: number, selector = 'circle') {
  const svg = all('svg[aria-label]')[0]?.getBoundingClientRect() ?? new DOMRect();
  const mark = all(`svg[aria-label] ${selector}`)[index]?.getBoundingClientRect() ?? new DOMRect();
  return { x: mark.left + mark.width / 2 - svg.left, y: mark.top + mark.height / 2 - svg.top };
}

claim('The default tooltip text of a point is `(x, y)`.', async () => {
  await draw(
    <ScatterChart {...size} aria-label="Two" series={[{ label: 'A', data: [{ x: 3, y: 8 }] }]} />,
  );
  await expect.poll(() => all('svg[aria-label] circle').length).toBe(1);
  await userEvent.hover(chart('Two'), { position: place(0) });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('A(3, 8)');
});

claim('A point outside the `min` and `max` of an axis is not rendered.', async () => {
  await draw(
    <ScatterChart
      {...size}
      aria-label="Cut"
      xAxis={[{ min: 0, max: 10 }]}
      series={[{ data: [1, 5, 20].map((x) => ({ x, y: x })) }]}
    />,
  );
  await expect.poll(() => all('svg[aria-label] circle').length).toBe(2);
});

class Boundary extends Component<{ onError: (message: string) => void; children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

claim(
  '`id` is required here: without it, the chart throws an error, although the type marks it as optional.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    await draw(
      <Boundary onError={onError}>
        <ScatterChart
          {...size}
          dataset={[{ a: 1, b: 2 }]}
          series={[{ datasetKeys: { x: 'a', y: 'b' } }]}
        />
      </Boundary>,
    );
    await expect.poll(() => onError.mock.calls[0]?.[0]).toContain('"id"');
  },
);

claim(
  'Anywhere in the drawing area, the chart finds the point closest to the pointer and shows its tooltip, however far away it is.',
  async () => {
    await draw(<ClosestPoint />);
    await expect.poll(() => all('svg[aria-label] circle').length).toBe(10);
    const { x, y } = place(0);
    const far = { x: x + 5, y: y + 60 };
    const runners = chart('Training and finish time of ten');
    await userEvent.hover(runners, { position: far });
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('(42, 238)');
  },
);

claim(
  '`voronoiMaxRadius` is the largest distance, in pixels, at which a point reacts.',
  async () => {
    await draw(<ClosestPoint />);
    await page.getByRole('radio', { name: 'Within 30 pixels' }).click();
    const { x, y } = place(0);
    const runners = chart('Training and finish time of ten');
    await userEvent.hover(runners, { position: { x, y: y + 20 } });
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('(42, 238)');
    await userEvent.hover(runners, { position: { x, y: y + 40 } });
    await expect.poll(() => tooltip().elements().length).toBe(0);
  },
);

claim('A point then reacts only when the pointer is on its marker.', async () => {
  await draw(<ClosestPoint />);
  await page.getByRole('radio', { name: 'On the marker' }).click();
  const { x, y } = place(0);
  const runners = chart('Training and finish time of ten');
  await userEvent.hover(runners, { position: { x, y: y + 12 } });
  expect(tooltip().elements()).toHaveLength(0);
  await userEvent.hover(runners, { position: { x, y } });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('(42, 238)');
});

claim(
  '`valueFormatter` gets the point and its `dataIndex`. Use the index to look up the record and show its name and units.',
  async () => {
    await draw(<NamedPoints />);
    await expect.poll(() => all('svg[aria-label] circle').length).toBe(7);
    await userEvent.hover(chart('Life expectancy rises'), { position: place(5) });
    await expect
      .element(tooltip(), { timeout: 5000 })
      .toMatchTextContent('Farrow: 82.6 years, €52k');
  },
);

claim('With `voronoiMaxRadius`, clicks that are too far away do nothing.', async () => {
  await draw(<ClickAPoint />);
  const list = page.getByRole('combobox');
  const svg = chart('click a city');
  await svg.click({ position: place(0) });
  await expect.element(list, { timeout: 5000 }).toMatchTextContent('Arden');
  const { x, y } = place(6);
  await svg.click({ position: { x: x - 10, y: y + 90 } });
  expect(list.element().textContent).toBe('Arden');
  await svg.click({ position: { x: x - 10, y: y + 20 } });
  await expect.element(list, { timeout: 5000 }).toMatchTextContent('Glen');
});

claim(
  'it is a native `MouseEvent` on the `<svg>` by default, and a React event of the marker with `disableVoronoi`.',
  async () => {
    const onItemClick = vi.fn();
    const point = (
      <ScatterChart
        {...size}
        aria-label="By search"
        series={[{ data: [{ x: 1, y: 1 }] }]}
        onItemClick={onItemClick}
      />
    );
    await draw(point);
    await expect.poll(() => all('svg[aria-label] circle').length).toBe(1);
    await chart('By search').click({ position: place(0) });
    expect(onItemClick.mock.calls[0]?.[0]).toBeInstanceOf(MouseEvent);
    await draw(
      <ScatterChart
        {...size}
        aria-label="By marker"
        series={[{ data: [{ x: 1, y: 1 }] }]}
        onItemClick={onItemClick}
        disableVoronoi
      />,
    );
    await expect.poll(() => all('svg[aria-label] circle').length).toBe(1);
    await chart('By marker').click({ position: place(0) });
    expect(onItemClick).toHaveBeenCalledTimes(2);
    expect(onItemClick.mock.calls[1]?.[0]).toHaveProperty('nativeEvent');
  },
);

claim(
  'If several axes have a color map, the z-axis wins over the y-axis, and the y-axis over the x-axis.',
  async () => {
    const map = (color: string) => ({
      colorMap: { type: 'piecewise' as const, thresholds: [0], colors: ['black', color] },
    });
    const fill = () => all('svg[aria-label] circle')[0]?.getAttribute('fill');
    const series = [{ data: [{ x: 1, y: 1, z: 1 }] }];
    const axes = { xAxis: [map('red')], yAxis: [map('green')], zAxis: [map('blue')] };
    await draw(<ScatterChart {...size} {...axes} aria-label="Z" series={series} />);
    await expect.poll(fill).toBe('blue');
    await draw(<ScatterChart {...size} {...axes} zAxis={[]} aria-label="Y" series={series} />);
    await expect.poll(fill).toBe('green');
    await draw(<ScatterChart {...size} xAxis={axes.xAxis} aria-label="X" series={series} />);
    await expect.poll(fill).toBe('red');
  },
);

claim('The default is 4. A highlighted marker grows by 20%.', async () => {
  await draw(
    <ScatterChart
      {...size}
      aria-label="Size"
      series={[{ data: [{ x: 3, y: 8 }], highlightScope: { highlight: 'item' } }]}
    />,
  );
  const radius = () => all('svg[aria-label] circle')[0]?.getAttribute('r');
  await expect.poll(radius).toBe('4');
  await userEvent.hover(chart('Size'), { position: place(0) });
  await expect.poll(radius).toBe('4.8');
});

claim('Here the closest point is highlighted, and all others fade.', async () => {
  await draw(<HighlightSeries />);
  await expect.poll(() => all('svg[aria-label] circle').length).toBe(18);
  await userEvent.hover(chart('club runners and first-timers'), { position: place(0) });
  const faded = () =>
    all('svg[aria-label] circle').map((mark) => mark.getAttribute('opacity') === '0.3');
  await expect.poll(() => faded().filter(Boolean).length).toBe(17);
  expect(faded()[0]).toBe(false);
});

claim('The search for the closest point works in a `ChartContainer` as well.', async () => {
  await draw(<TrendLine />);
  await expect.poll(() => all('svg[aria-label] circle').length).toBe(10);
  const { x, y } = place(9);
  await userEvent.hover(chart('Each kilometer'), { position: { x: x + 10, y: y - 40 } });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('(96, 177)');
});

claim("`'square'`, `'circle'`, `'line'` or a component of your own.", async () => {
  const Diamond = ({ color }: { color?: string }) => (
    <svg viewBox="0 0 2 2" data-testid="diamond">
      <path d="M1 0 2 1 1 2 0 1Z" fill={color} />
    </svg>
  );
  await draw(
    <ScatterChart
      {...size}
      series={[
        { label: 'A', data: [{ x: 1, y: 1 }], labelMarkType: Diamond },
        { label: 'B', data: [{ x: 2, y: 2 }], labelMarkType: 'square' },
      ]}
    />,
  );
  await expect.poll(() => all('.MuiChartsLegend-root [data-testid="diamond"]').length).toBe(1);
  expect(all('.MuiChartsLegend-root .MuiChartsLabelMark-square')).toHaveLength(1);
});

claim('Points cannot be reached with the keyboard', async () => {
  await draw(<ClickAPoint />);
  await expect.poll(() => all('svg[aria-label] circle').length).toBe(7);
  page.getByRole('combobox').element().focus();
  await userEvent.keyboard('{Tab}');
  expect(all('svg[aria-label]')[0]?.contains(document.activeElement)).toBe(false);
});

claim(
  "The axes do not: set `reverse: true` on the x-axis and `position: 'right'` on the y-axis to mirror them.",
  async () => {
    const points = [{ data: [1, 9].map((x) => ({ x, y: x })) }];
    const lefts = () =>
      all('svg[aria-label] circle').map((mark) => mark.getBoundingClientRect().left);
    const yAxis = () => all('.MuiChartsAxis-directionY')[0]?.getBoundingClientRect().left ?? 0;
    ({ container } = await show(<ScatterChart {...size} aria-label="Plain" series={points} />, {
      direction: 'rtl',
    }));
    await expect.poll(() => lefts().length).toBe(2);
    expect(lefts()[0]).toBeLessThan(lefts()[1] ?? 0);
    expect(yAxis()).toBeLessThan(lefts()[0] ?? 0);
    ({ container } = await show(
      <ScatterChart
        {...size}
        aria-label="Mirrored"
        xAxis={[{ reverse: true }]}
        yAxis={[{ position: 'right' }]}
        series={points}
      />,
      { direction: 'rtl' },
    ));
    await expect.poll(() => lefts().length).toBe(2);
    expect(lefts()[0]).toBeGreaterThan(lefts()[1] ?? Infinity);
    expect(yAxis()).toBeGreaterThan(lefts()[0] ?? Infinity);
  },
);

claim(
  'If no point is visible, for example after zooming into an empty area, it even appears for a point outside the drawing area.',
  async () => {
    const empty = (name: string, props: { voronoiMaxRadius?: number }) => (
      <ScatterChart
        {...size}
        {...props}
        aria-label={name}
        xAxis={[{ min: 0, max: 10 }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ label: 'A', data: [{ x: 30, y: 80 }] }]}
      />
    );
    const first = await show(empty('Without a radius', {}));
    await expect.element(chart('Without a radius')).toBeVisible();
    await userEvent.hover(chart('Without a radius'), { position: { x: 200, y: 150 } });
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('A(30, 80)');
    await first.unmount();
    await show(empty('With a radius', { voronoiMaxRadius: 50 }));
    await expect.element(chart('With a radius')).toBeVisible();
    await userEvent.hover(chart('With a radius'), { position: { x: 200, y: 150 } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tooltip().elements()).toHaveLength(0);
  },
);
