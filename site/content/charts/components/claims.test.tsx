import { Component, type ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import {
  useBarSeries,
  useChartId,
  useDrawingArea,
  useLegend,
  useLineSeries,
  useRadiusScale,
  useRotationScale,
  useSeries,
  useXAxis,
  useXScale,
  useYAxes,
  useYAxis,
  useYColorScale,
  useYScale,
  useZColorScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClippedShape from './demos/clipped-shape.tsx';
import HtmlLegend from './demos/html-legend.tsx';
import PointerValue from './demos/pointer-value.tsx';
import RecordBadge from './demos/record-badge.tsx';
import ShadedRange from './demos/shaded-range.tsx';
import WeatherMarks from './demos/weather-marks.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const rect = (selector: string) => all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
const bar = '.MuiBarElement-root';
/** A drawing area of 200 by 100 pixels, 50 from the left and 20 from the top. */
const size = {
  width: 300,
  height: 200,
  margin: { left: 50, right: 50, top: 20, bottom: 80 },
  hideLegend: true,
  skipAnimation: true,
};
const bars = {
  ...size,
  xAxis: [{ data: ['A', 'B'], position: 'none' as const }],
  yAxis: [{ min: 0, max: 10, position: 'none' as const }],
  series: [{ data: [4, 8] }],
};
/** Shows what a hook returns; `printed` reads it. */
function Print({ value }: { value: unknown }) {
  return <text className="print">{JSON.stringify(value)}</text>;
}
const printed = () => JSON.parse(all('.print')[0]?.textContent || 'null');

function Area() {
  return <Print value={useDrawingArea()} />;
}

function Values() {
  const scale = useYScale<'linear'>();
  return <Print value={[scale(0), scale(10), scale.invert(70)]} />;
}

function Band() {
  const scale = useXScale<'band'>();
  return <Print value={[scale('Z') === undefined, scale('A'), scale.bandwidth()]} />;
}

function Stack() {
  return <Print value={useBarSeries().map(({ color, stackedData }) => [color, stackedData])} />;
}

function Legend() {
  return <Print value={useLegend().items.map(({ label, color }) => [label, color])} />;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

function Outside() {
  return <p>{useDrawingArea().width}</p>;
}

claim('Anywhere else, they throw "Could not find the Chart context".', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await draw(
    <Boundary>
      <Outside />
    </Boundary>,
  );
  await expect
    .element(page.getByText('Could not find the Chart context', { exact: false }))
    .toBeVisible();
});

claim(
  '`right` and `bottom` are the space between the plot and the edge of the `<svg>`, not coordinates.',
  async () => {
    await draw(
      <BarChart {...bars}>
        <Area />
      </BarChart>,
    );
    await expect.poll(printed).toMatchObject({
      left: 50,
      top: 20,
      width: 200,
      height: 100,
      right: 50,
      bottom: 80,
    });
  },
);

claim('so a larger value has a smaller `y`.', async () => {
  await draw(
    <BarChart {...bars}>
      <Values />
    </BarChart>,
  );
  await expect.poll(printed).toEqual([120, 20, 5]);
});

claim("`'band'` | the start of the band, or `undefined`", async () => {
  await draw(
    <BarChart {...bars}>
      <Band />
    </BarChart>,
  );
  await expect.poll(printed).not.toBeNull();
  const [unknown, start, width] = printed();
  expect(unknown).toBe(true);
  const element = all(bar)[0];
  expect(Number(element?.getAttribute('x'))).toBeCloseTo(start, 0);
  expect(Number(element?.getAttribute('width'))).toBeCloseTo(width, 0);
});

claim('Add half of the `bandwidth()` to center something on a bar', async () => {
  await draw(<RecordBadge />);
  await expect.element(page.getByText('Record')).toBeVisible();
  await expect.poll(() => all(bar)[4]?.getBoundingClientRect().width ?? 0).toBeGreaterThan(0);
  const label = page.getByText('Record').element().getBoundingClientRect();
  const best = all(bar)[4]?.getBoundingClientRect() ?? new DOMRect();
  expect(label.left + label.width / 2).toBeCloseTo(best.left + best.width / 2, 0);
});

claim('`invert` converts pixels to values.', async () => {
  await draw(<PointerValue />);
  await expect.poll(() => all('rect[fill-opacity="0"]').length).toBe(1);
  const area = all('rect[fill-opacity="0"]')[0] ?? document.body;
  const { height } = area.getBoundingClientRect();
  await userEvent.hover(area, { position: { x: 50, y: height - 1 } });
  const value = () => parseFloat(page.getByRole('status').element().textContent ?? '');
  await expect.poll(value).toBeLessThan(13);
  await userEvent.hover(area, { position: { x: 50, y: 1 } });
  await expect.poll(value).toBeGreaterThan(30);
});

claim('with `stackedData` that holds the lower and upper end of each stacked value.', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { data: [4, 3], stack: 'a' },
        { data: [2, 5], stack: 'a', color: 'red' },
      ]}
    >
      <Stack />
    </BarChart>,
  );
  await expect
    .poll(() => printed()?.[1])
    .toEqual([
      'red',
      [
        [4, 6],
        [3, 8],
      ],
    ]);
});

claim('`ChartsClipPath` adds a clip path with the size of the drawing area.', async () => {
  await draw(<ClippedShape />);
  await expect.poll(() => all('circle[r="110"]').length).toBe(1);
  const id = all('circle[r="110"]')[0]?.getAttribute('clip-path')?.slice(5, -1) ?? '';
  expect(document.getElementById(id)?.tagName).toBe('clipPath');
  await draw(
    <BarChart {...bars}>
      <ChartsClipPath id="area" offset={{ top: 5 }} />
    </BarChart>,
  );
  await expect.poll(() => document.querySelector('#area rect')).not.toBeNull();
  const shape = document.querySelector('#area rect');
  expect(['x', 'y', 'width', 'height'].map((name) => Number(shape?.getAttribute(name)))).toEqual([
    50, 15, 200, 105,
  ]);
});

claim(
  'Children of `BarChart`, `LineChart`, `PieChart` and `ScatterChart` come last, so they cover the plot.',
  async () => {
    await draw(<ShadedRange />);
    const line = '.MuiLineElement-root';
    const band = 'svg > rect[fill-opacity="0.2"]';
    await expect.poll(() => all(line).length * all(band).length).toBe(1);
    const [first, second] = [all(line)[0], all(band)[0]];
    expect(
      (first?.compareDocumentPosition(second ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(rect(band).height).toBeGreaterThan(10);
  },
);

claim('A shape on top also receives the pointer events.', async () => {
  const click = vi.fn();
  const chart = (pointerEvents: 'none' | undefined) => (
    <BarChart {...bars} onItemClick={click}>
      <rect
        className="cover"
        x={0}
        y={0}
        width={300}
        height={200}
        {...{ pointerEvents }}
        fillOpacity={0.1}
      />
    </BarChart>
  );
  await draw(chart(undefined));
  await expect.poll(() => all(bar).length).toBe(2);
  const center = (element?: Element) => {
    const box = element?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  };
  expect(center(all(bar)[1])?.classList.contains('cover')).toBe(true);
  await draw(chart('none'));
  await expect.poll(() => all(bar).length).toBe(2);
  await userEvent.click(all(bar)[1] ?? document.body);
  expect(click).toHaveBeenCalledTimes(1);
});

claim('the `ChartsSurface` inside is the `<svg>`, everything else is HTML.', async () => {
  await draw(<HtmlLegend />);
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('Books lent: 1570');
  expect(all('ul')[0]?.closest('svg')).toBeNull();
  await expect.poll(() => all(`svg ${bar}`).length).toBe(8);
});

claim('`useLegend` | the items with label and color', async () => {
  await draw(
    <LineChart
      {...size}
      xAxis={[{ data: [1, 2] }]}
      series={[{ data: [1, 2], label: 'Named', color: 'red' }]}
    >
      <Legend />
    </LineChart>,
  );
  await expect.poll(printed).toEqual([['Named', 'red']]);
});

claim('The component receives the position and the state as props.', async () => {
  await draw(<WeatherMarks />);
  await expect.poll(() => all('svg path[d="M 0 -8 L 8 7 L -8 7 Z"]').length).toBe(2);
});

claim('`textAnchor="start"` then means the right end of the text.', async () => {
  const chart = (direction?: 'ltr') => (
    <BarChart {...bars}>
      <text className="anchored" x={100} y={50} textAnchor="start" {...{ direction }}>
        Label
      </text>
    </BarChart>
  );
  const offset = () => rect('.anchored').left - rect('svg').left;
  ({ container } = await show(chart(), { direction: 'rtl' }));
  await expect.poll(() => all('.anchored').length).toBe(1);
  expect(offset()).toBeLessThan(95);
  ({ container } = await show(chart('ltr'), { direction: 'rtl' }));
  await expect.poll(offset).toBeGreaterThan(95);
});

/** A hook for axes. */
function XScale() {
  return <Print value={typeof useXScale()} />;
}

function Colors() {
  return <Print value={typeof useYColorScale()} />;
}

function ZColors() {
  return <Print value={typeof useZColorScale()} />;
}

function NoAxes() {
  return <Print value={[typeof useXAxis(), typeof useYAxis()]} />;
}

function Axes() {
  const { yAxis, yAxisIds } = useYAxes();
  return <Print value={[Object.keys(yAxis), yAxisIds]} />;
}
function Some() {
  return (
    <Print
      value={[
        useBarSeries('b')?.id,
        useBarSeries(['b', 'a']).map(({ id }) => id),
        useBarSeries().map(({ id }) => id),
        useLineSeries(),
        Object.keys(useSeries()),
        typeof useChartId(),
      ]}
    />
  );
}

claim(
  '`useXAxis` and `useYAxis` return `undefined` there, although their type does not say so, and the hooks for scales and their colors throw an error.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const pie = (child: ReactNode) => (
      <Boundary>
        <PieChart {...size} series={[{ data: [{ value: 1 }] }]}>
          {child}
        </PieChart>
      </Boundary>
    );
    await draw(pie(<Area />));
    await expect.poll(printed).toMatchObject({ width: 200, height: 100 });
    await draw(pie(<NoAxes />));
    await expect.poll(printed).toEqual(['undefined', 'undefined']);
    await draw(
      <RadarChart {...size} radar={{ metrics: ['A', 'B', 'C'] }} series={[{ data: [1, 2, 3] }]}>
        <NoAxes />
      </RadarChart>,
    );
    await expect.poll(printed).toEqual(['undefined', 'undefined']);
    for (const hook of [<XScale key="scale" />, <Colors key="colors" />]) {
      await draw(pie(hook));
      await expect.poll(() => container.textContent).toContain('Cannot read properties');
      await draw(
        <Boundary>
          <RadarChart {...size} radar={{ metrics: ['A', 'B', 'C'] }} series={[{ data: [1, 2, 3] }]}>
            {hook}
          </RadarChart>
        </Boundary>,
      );
      await expect.poll(() => container.textContent).toContain('Cannot read properties');
    }
  },
);

claim('| all axes | `useXAxes`, `useYAxes` | the axes by id, and the list of ids |', async () => {
  await draw(
    <BarChart {...bars} yAxis={[{ id: 'left' }, { id: 'right', position: 'right' }]}>
      <Axes />
    </BarChart>,
  );
  await expect.poll(printed).toEqual([
    ['left', 'right'],
    ['left', 'right'],
  ]);
});

claim('one series by id, several by a list of ids, or all', async () => {
  await draw(
    <BarChart
      {...bars}
      series={[
        { id: 'a', data: [1, 2] },
        { id: 'b', data: [1, 2] },
      ]}
    >
      <Some />
    </BarChart>,
  );
  await expect.poll(printed).toEqual(['b', ['b', 'a'], ['a', 'b'], [], ['bar'], 'string']);
});

claim(
  "Otherwise, bars below get no click and no highlight of their own, and a tooltip with `trigger: 'item'` does not open. Tooltips and highlights of an axis still work.",
  async () => {
    for (const trigger of ['axis', 'item'] as const) {
      for (const covered of [true, false]) {
        const [click, highlight] = [vi.fn(), vi.fn()];
        const view = await show(
          <BarChart
            {...bars}
            series={[{ data: [4, 8], highlightScope: { highlight: 'item' } }]}
            onItemClick={click}
            onHighlightChange={highlight}
            slotProps={{ tooltip: { trigger } }}
          >
            <rect
              width={300}
              height={200}
              fillOpacity={0.1}
              {...(!covered && { pointerEvents: 'none' })}
            />
          </BarChart>,
        );
        ({ container } = view);
        await expect.poll(() => all(bar).length).toBe(2);
        const svg = all(`svg:has(${bar})`)[0] ?? document.body;
        // The second bar reaches from 40 to 120 pixels.
        await userEvent.click(svg, { position: { x: 200, y: 90 } });
        await expect.poll(() => all('.MuiChartsAxisHighlight-root').length).toBe(1);
        if (trigger === 'axis' || !covered) {
          await expect.poll(() => page.getByRole('tooltip').elements().length).toBe(1);
        } else {
          await new Promise((resolve) => setTimeout(resolve, 300));
          expect(page.getByRole('tooltip').elements()).toHaveLength(0);
        }
        expect([click.mock.calls.length, highlight.mock.calls.length > 0]).toEqual(
          covered ? [0, false] : [1, true],
        );
        await view.unmount();
      }
    }
  },
);

claim('When the chart is resized, your component re-renders with the new values.', async () => {
  await draw(
    <div className="parent" style={{ width: 400 }}>
      <BarChart {...bars} width={undefined}>
        <Area />
      </BarChart>
    </div>,
  );
  await expect.poll(() => printed()?.width).toBe(300);
  const parent = all('.parent')[0];
  if (parent instanceof HTMLElement) parent.style.width = '500px';
  await expect.poll(() => printed()?.width).toBe(400);
});

claim("| `'point'` | the position, or `undefined` for unknown values | |", async () => {
  function Point() {
    const scale = useXScale<'point'>();
    return <Print value={[typeof scale('A'), typeof scale('Z'), 'invert' in scale]} />;
  }
  await draw(
    <LineChart
      {...size}
      xAxis={[{ scaleType: 'point', data: ['A', 'B'] }]}
      series={[{ data: [1, 2] }]}
    >
      <Point />
    </LineChart>,
  );
  await expect.poll(printed).toEqual(['number', 'undefined', false]);
});

claim('`useZColorScale` throws one in every chart without a `zAxis`.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const points = { ...size, series: [{ data: [{ id: 1, x: 1, y: 1 }] }] };
  await draw(
    <Boundary>
      <ScatterChart {...points}>
        <ZColors />
      </ScatterChart>
    </Boundary>,
  );
  await expect.poll(() => container.textContent).toContain('Cannot read properties');
  await draw(
    <ScatterChart
      {...points}
      zAxis={[{ colorMap: { type: 'continuous', color: ['#000000', '#ffffff'] } }]}
    >
      <ZColors />
    </ScatterChart>,
  );
  await expect.poll(printed).toBe('function');
});

claim(
  'd3 scales: the angle of a metric, clockwise from the top in radians, and the distance of a value from the center, by the name of its metric',
  async () => {
    function Place() {
      const angle = useRotationScale<'point'>();
      const distance = useRadiusScale<'linear'>('B');
      return <Print value={[angle?.('A'), angle?.('B'), distance?.(0), distance?.(5)]} />;
    }
    await draw(
      <RadarChart
        {...size}
        radar={{ metrics: ['A', 'B', 'C', 'D'].map((name) => ({ name, max: 10 })) }}
        series={[{ data: [1, 2, 3, 4] }]}
      >
        <Place />
      </RadarChart>,
    );
    // The grid has a radius of 50 pixels.
    await expect.poll(printed).toEqual([0, expect.closeTo(Math.PI / 2, 5), 0, 25]);
  },
);
