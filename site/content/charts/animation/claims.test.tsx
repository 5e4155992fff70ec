import type {} from '@mui/x-charts/themeAugmentation';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup } from 'vitest-browser-react';
import { claim, expect, page, show, vi } from '#claims';
import AverageLine from './demos/average-line.tsx';
import BarsFromTheMiddle from './demos/bars-from-the-middle.tsx';
import CssTransition from './demos/css-transition.tsx';
import SlowLine from './demos/slow-line.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bar = '.MuiBarElement-root';
const size = { width: 300, height: 200 };
const bars = (value: number) => ({
  ...size,
  xAxis: [{ data: ['A'] }],
  yAxis: [{ max: 10 }],
  series: [{ data: [value] }],
});
const heightOf = (index = 0) => Number(all(bar)[index]?.getAttribute('height'));

/** Shows one element after the other in the same place, with a button. */
function Steps({ of }: { of: ReactNode[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <button onClick={() => setStep(step + 1)}>Next</button>
      {of[step]}
    </>
  );
}

/** The values that an attribute of the elements has from now on, read on each change. */
function watch(selector: string, attribute: string) {
  const values = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target instanceof Element && target.matches(selector)) {
        values.add(target.getAttribute(attribute) ?? '');
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: [attribute] });
  return values;
}

/** Long enough for an animation to end. */
const settled = (read: () => unknown) =>
  vi.waitFor(async () => {
    const before = read();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(read()).toBe(before);
  }, 5000);

const next = () => page.getByRole('button', { name: 'Next' }).click();

claim('Charts animate when they mount and when their data changes.', async () => {
  const heights = watch(bar, 'height');
  await draw(
    <Steps
      of={[4, 9].map((value) => (
        <BarChart key="chart" {...bars(value)} />
      ))}
    />,
  );
  await settled(heightOf);
  const [first, element] = [heightOf(), all(bar)[0]];
  expect([...heights].some((value) => Number(value) > 0 && Number(value) < first)).toBe(true);
  await next();
  await settled(heightOf);
  expect(all(bar)[0]).toBe(element);
  expect([...heights].some((value) => Number(value) > first && Number(value) < heightOf())).toBe(
    true,
  );
});

claim('Set `skipAnimation` to turn that off.', async () => {
  const heights = watch(bar, 'height');
  await draw(
    <Steps
      of={[4, 9].map((value) => (
        <BarChart key="chart" {...bars(value)} skipAnimation />
      ))}
    />,
  );
  await settled(heightOf);
  expect(heightOf()).toBeGreaterThan(0);
  expect(heights.size).toBe(0);
  await next();
  await settled(heightOf);
  expect([...heights]).toEqual([`${heightOf()}`]);
});

claim('`skipAnimation={false}` does not override it.', async () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia(query.includes('reduced-motion') ? '(min-width: 0px)' : query),
  );
  const heights = watch(bar, 'height');
  await draw(<BarChart {...bars(4)} skipAnimation={false} />);
  await settled(heightOf);
  expect(heightOf()).toBeGreaterThan(0);
  expect([...heights].filter((value) => Number(value) !== heightOf())).toEqual([]);
});

claim('Pie arc | opens from its middle angle', async () => {
  const shapes = watch('.MuiPieArc-root', 'd');
  await draw(<PieChart {...size} series={[{ data: [{ value: 3 }, { value: 5 }] }]} />);
  await settled(() => all('.MuiPieArc-root')[0]?.getAttribute('d'));
  expect(shapes.size).toBeGreaterThan(4);
});

claim(
  'Scatter, radar, heatmap, funnel and sparkline charts do not animate their values.',
  async () => {
    const point = (y: number) => (
      <ScatterChart
        key="chart"
        {...size}
        hideLegend
        xAxis={[{ min: 0, max: 10 }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ data: [{ x: 1, y, id: 1 }] }]}
      />
    );
    await draw(<Steps of={[point(2), point(9)]} />);
    const top = () => all('svg circle')[0]?.getBoundingClientRect().top ?? 0;
    await expect.poll(top).toBeGreaterThan(0);
    const before = top();
    const tops = new Set<number>();
    const observer = new MutationObserver(() => tops.add(top()));
    observer.observe(document.body, { subtree: true, attributes: true });
    await next();
    await expect.poll(top).toBeLessThan(before - 20);
    await settled(top);
    observer.disconnect();
    expect([...tops].filter((value) => value < before && value > top())).toEqual([]);

    /** How many shapes the elements of one kind get in all while the values change. */
    const shapes = async (selector: string, attribute: string, of: ReactNode[]) => {
      await cleanup();
      await draw(<Steps of={of} />);
      const read = () => all(selector)[0]?.getAttribute(attribute) ?? '';
      await expect.poll(read).not.toBe('');
      await settled(read);
      const first = read();
      const seen = watch(selector, attribute);
      await next();
      await expect.poll(read).not.toBe(first);
      await settled(read);
      return seen.size;
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const radar = { max: 10, metrics: ['A', 'B', 'C'] };
    expect(
      await shapes(
        '.MuiRadarSeriesPlot-area',
        'd',
        [2, 9].map((value) => (
          <RadarChart key="chart" {...size} radar={radar} series={[{ data: [value, 5, 5] }]} />
        )),
      ),
    ).toBe(1);
    expect(
      await shapes(
        '.MuiLineElement-root',
        'd',
        [2, 9].map((value) => (
          <SparkLineChart key="chart" {...size} data={[5, value, 5]} yAxis={{ min: 0, max: 10 }} />
        )),
      ),
    ).toBe(1);
    expect(
      await shapes(
        '.MuiFunnelSection-root',
        'd',
        [20, 90].map((value) => (
          <FunnelChart
            key="chart"
            {...size}
            hideLegend
            series={[{ data: [{ value: 100 }, { value }] }]}
          />
        )),
      ),
    ).toBeLessThanOrEqual(2);
    await cleanup();
    await draw(
      <Steps
        of={[20, 90].map((value) => (
          <Heatmap
            key="chart"
            {...size}
            xAxis={[{ data: ['A'] }]}
            yAxis={[{ data: ['B'] }]}
            series={[{ data: [[0, 0, value]] }]}
          />
        ))}
      />,
    );
    await expect.poll(() => all('.MuiHeatmap-cell').length).toBe(1);
    const color = () => getComputedStyle(all('.MuiHeatmap-cell')[0] ?? document.body).fill;
    const colors = new Set([color()]);
    let sampling = true;
    const sample = () => {
      colors.add(color());
      if (sampling) requestAnimationFrame(sample);
    };
    sample();
    await next();
    await expect.poll(() => colors.size).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 400));
    sampling = false;
    expect(colors.size).toBe(2);
  },
);

claim(
  'Everything else animates with JavaScript: bars and their labels, arcs, lines and areas that bend to new values, and pie labels that move with their arc.',
  async () => {
    // No time of CSS slows this down: the attributes change on each frame.
    const sx = {
      '& *': { animationDuration: '60s !important', transitionDuration: '60s !important' },
    };
    const steps = async (selector: string, attribute: string, of: ReactNode[]) => {
      await cleanup();
      await draw(<Steps of={of} />);
      const read = () => all(selector)[0]?.getAttribute(attribute) ?? '';
      await expect.poll(read).not.toBe('');
      await settled(read);
      const seen = watch(selector, attribute);
      await next();
      await expect.poll(() => seen.size).toBeGreaterThan(2);
      await settled(read);
    };
    const lines = [2, 9].map((value) => (
      <LineChart
        key="chart"
        {...size}
        sx={sx}
        xAxis={[{ data: [1, 2, 3] }]}
        yAxis={[{ min: 0, max: 10 }]}
        series={[{ data: [5, value, 5], area: true }]}
      />
    ));
    await steps('.MuiLineElement-root', 'd', lines);
    await steps('.MuiAreaElement-root', 'd', lines);
    await steps(
      '.MuiPieArcLabel-root',
      'x',
      [2, 9].map((value) => (
        <PieChart
          key="chart"
          {...size}
          sx={sx}
          series={[{ data: [{ value }, { value: 5 }], arcLabel: 'value' }]}
        />
      )),
    );
  },
);

claim(
  'Resizing counts as a change: bars and lines move smoothly to their new places.',
  async () => {
    await draw(
      <Steps
        of={[300, 400].map((width) => (
          <BarChart key="chart" {...bars(4)} width={width} />
        ))}
      />,
    );
    await settled(heightOf);
    const widths = watch(bar, 'width');
    await next();
    await settled(() => all(bar)[0]?.getAttribute('width'));
    expect(widths.size).toBeGreaterThan(2);
  },
);

claim('To set it for the whole app, use default props in the theme', async () => {
  const components = { MuiBarChart: { defaultProps: { skipAnimation: true } } };
  const heights = watch(bar, 'height');
  await draw(
    <ThemeProvider theme={createTheme({ components })}>
      <BarChart {...bars(4)} />
    </ThemeProvider>,
  );
  await settled(heightOf);
  expect(heightOf()).toBeGreaterThan(0);
  expect(heights.size).toBe(0);
});

claim(
  'The mask that uncovers lines and areas has the class `MuiAppearingMask-animate`.',
  async () => {
    await draw(<SlowLine />);
    await expect.poll(() => all('.MuiAppearingMask-animate').length).toBe(1);
    const mask = all('.MuiAppearingMask-animate')[0] ?? document.body;
    expect(getComputedStyle(mask).animationDuration).toBe('1.5s');
    await draw(
      <LineChart {...size} xAxis={[{ data: [1, 2] }]} series={[{ data: [1, 2], area: true }]} />,
    );
    await expect.poll(() => all('.MuiAppearingMask-animate').length).toBe(2);
    expect(
      getComputedStyle(all('.MuiAppearingMask-animate')[0] ?? document.body).animationDuration,
    ).toBe('0.3s');
  },
);

claim('A transition only runs when values change, not when the chart mounts.', async () => {
  await draw(<CssTransition />);
  const drawn = () => all(bar)[1]?.getBoundingClientRect().height ?? 0;
  await expect.poll(drawn).toBeGreaterThan(0);
  const [first] = [drawn()];
  expect(Math.round(first)).toBe(Math.round(heightOf(1)));
  await page.getByRole('button').click();
  // The attribute has its new value at once, the drawing follows.
  await expect.poll(() => heightOf(1)).toBeGreaterThan(first + 10);
  expect(drawn()).toBeLessThan(heightOf(1) - 5);
  await expect.poll(drawn, { timeout: 4000 }).toBeCloseTo(heightOf(1), 0);
});

claim('These bars open from their middle', async () => {
  const tops = watch(bar, 'y');
  await draw(<BarsFromTheMiddle />);
  await settled(() => heightOf());
  const y = Number(all(bar)[0]?.getAttribute('y'));
  expect(heightOf()).toBeGreaterThan(20);
  expect([...tops].some((top) => Number(top) > y + 1 && Number(top) < y + heightOf() / 2 + 1)).toBe(
    true,
  );
});

claim('without it, nothing moves on mount', async () => {
  const moves = watch('line[transform^="translate(0 "]', 'transform');
  const place = () => all('svg > line')[0]?.getAttribute('transform');
  await draw(<AverageLine />);
  await expect.poll(place).toContain('translate');
  await settled(place);
  const before = moves.size;
  await page.getByRole('button').click();
  await settled(place);
  expect(before).toBeLessThanOrEqual(1);
  expect(moves.size).toBeGreaterThan(before + 2);
});

claim(
  'that HTML shows the first frame: bars have no height and pie arcs are hidden until React hydrates.',
  () => {
    const html = (skipAnimation: boolean) => {
      const body = document.createElement('div');
      body.innerHTML = renderToString(
        <>
          <BarChart {...bars(3)} skipAnimation={skipAnimation} />
          <PieChart {...size} skipAnimation={skipAnimation} series={[{ data: [{ value: 3 }] }]} />
        </>,
      );
      return {
        height: body.querySelector('.MuiBarElement-root')?.getAttribute('height'),
        arc: body.querySelector('.MuiPieArc-root')?.getAttribute('visibility'),
      };
    };
    expect(html(false)).toEqual({ height: '0', arc: 'hidden' });
    // Set `skipAnimation` if the HTML must show the values
    expect(Number(html(true).height)).toBeGreaterThan(0);
    expect(html(true).arc).toBe('visible');
  },
);

claim('`Gauge` reads no default props: set the prop on each one.', async () => {
  // The types do not know `MuiGauge`: they accept it beside a component that they know.
  const components = {
    MuiButton: {},
    MuiGauge: { defaultProps: { skipAnimation: true, value: 70 } },
  };
  await draw(
    <ThemeProvider theme={createTheme({ components })}>
      <Gauge {...size} />
    </ThemeProvider>,
  );
  await expect.poll(() => all('.MuiGauge-referenceArc').length).toBe(1);
  expect(all('.MuiGauge-valueArc')).toHaveLength(0);
});

claim('Neither setting affects highlighting', async () => {
  const transition = (selector: string) => {
    const { transitionDuration } = getComputedStyle(all(selector)[0] ?? document.body);
    return Math.max(...transitionDuration.split(',').map(parseFloat));
  };
  await draw(
    <>
      <BarChart {...bars(4)} skipAnimation />
      <LineChart
        {...size}
        skipAnimation
        xAxis={[{ data: [1, 2] }]}
        series={[{ data: [1, 2], area: true }]}
      />
      <PieChart {...size} skipAnimation series={[{ data: [{ value: 3 }] }]} />
    </>,
  );
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(1);
  expect(
    [bar, '.MuiLineElement-root', '.MuiAreaElement-root', '.MuiPieArc-root'].map(transition),
  ).toEqual([0.2, 0.2, 0.2, 0.3]);
  await draw(
    <>
      <BarChart {...bars(4)} skipAnimation sx={{ [`& rect${bar}`]: { transition: 'none' } }} />
      <PieChart
        {...size}
        skipAnimation
        series={[{ data: [{ value: 3 }] }]}
        sx={{ '& .MuiPieArc-root': { transition: 'none' } }}
      />
    </>,
  );
  await expect.poll(() => all('.MuiPieArc-root').length).toBe(1);
  expect([bar, '.MuiPieArc-root'].map(transition)).toEqual([0, 0]);
});

claim('and react when it changes.', async () => {
  const query = new EventTarget();
  const media = { ...window.matchMedia('all'), matches: false };
  Object.assign(media, {
    addEventListener: query.addEventListener.bind(query),
    removeEventListener: query.removeEventListener.bind(query),
  });
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    text.includes('reduced-motion') ? media : matchMedia(text),
  );
  await draw(
    <Steps
      of={[4, 9, 2].map((value) => (
        <BarChart key="chart" {...bars(value)} />
      ))}
    />,
  );
  await settled(heightOf);
  const first = heightOf();
  query.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
  const still = watch(bar, 'height');
  await next();
  await settled(heightOf);
  expect(heightOf()).toBeGreaterThan(first + 20);
  expect([...still].map(Number).filter((value) => value > first && value < heightOf())).toEqual([]);
  query.dispatchEvent(Object.assign(new Event('change'), { matches: false }));
  const moving = watch(bar, 'height');
  await next();
  await settled(heightOf);
  expect(moving.size).toBeGreaterThan(2);
});

claim('In jsdom, animations are off when `NODE_ENV` is `test`', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const heights = watch(bar, 'height');
  await draw(<BarChart {...bars(4)} />);
  await settled(heightOf);
  expect(heightOf()).toBeGreaterThan(0);
  expect(heights.size).toBe(0);
});

claim(
  'Each of these slots receives `skipAnimation`, which already includes the reduced motion setting.',
  async () => {
    const received = new Map<string, unknown>();
    const slot = (name: string) =>
      function Slot({ skipAnimation }: { skipAnimation?: boolean }) {
        received.set(name, skipAnimation);
        return null;
      };
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query.includes('reduced-motion') ? '(min-width: 0px)' : query),
    );
    await draw(
      <>
        <BarChart
          {...bars(4)}
          barLabel="value"
          slots={{ bar: slot('bar'), barLabel: slot('barLabel') }}
        />
        <LineChart
          {...size}
          xAxis={[{ data: [1, 2] }]}
          series={[{ data: [1, 2], area: true, showMark: true }]}
          slots={{ line: slot('line'), area: slot('area'), mark: slot('mark') }}
        />
        <PieChart
          {...size}
          series={[{ data: [{ value: 3 }], arcLabel: 'value' }]}
          slots={{ pieArc: slot('pieArc'), pieArcLabel: slot('pieArcLabel') }}
        />
      </>,
    );
    await expect
      .poll(() => Object.fromEntries(received))
      .toEqual({
        bar: true,
        barLabel: true,
        line: true,
        area: true,
        mark: true,
        pieArc: true,
        pieArcLabel: true,
      });
  },
);

claim('Bar label | moves from the zero line to the bar', async () => {
  const tops = watch('.MuiBarLabel-root', 'y');
  await draw(<BarChart {...bars(8)} barLabel="value" />);
  const label = () => Number(all('.MuiBarLabel-root')[0]?.getAttribute('y'));
  await settled(label);
  const rect = all(bar)[0];
  const top = Number(rect?.getAttribute('y'));
  expect(label()).toBeCloseTo(top + heightOf() / 2, 0);
  const [first = 0] = [...tops].map(Number);
  expect(first).toBeGreaterThan(label() + heightOf() / 4);
});

claim(
  'Without it, your rule has the same specificity as the default one, and the order in which the styles are inserted decides.',
  async () => {
    const selector = '& .MuiAppearingMask-animate';
    const line = (seconds: number) => (
      <LineChart
        key={seconds}
        {...size}
        xAxis={[{ data: [1, 2] }]}
        series={[{ data: [1, 2] }]}
        sx={{ [selector]: { animationDuration: `${seconds}s` } }}
      />
    );
    const time = () =>
      getComputedStyle(all('.MuiAppearingMask-animate')[0] ?? document.body).animationDuration;
    await draw(<Steps of={[line(2), line(3)]} />);
    await expect.poll(time).toBe('0.3s');
    await next();
    await expect.poll(time).toBe('3s');
  },
);

claim(
  'In a composition, set it on `ChartContainer` or `ChartDataProvider` for all plots, or on a single plot such as `BarPlot`.',
  async () => {
    const chart = {
      ...size,
      xAxis: [{ scaleType: 'band' as const, data: ['A'] }],
      series: [{ type: 'bar' as const, data: [4] }],
    };
    for (const [element, moves] of [
      [
        <ChartContainer key="plain" {...chart}>
          <BarPlot />
        </ChartContainer>,
        true,
      ],
      [
        <ChartContainer key="container" {...chart} skipAnimation>
          <BarPlot />
        </ChartContainer>,
        false,
      ],
      [
        <ChartContainer key="plot" {...chart}>
          <BarPlot skipAnimation />
        </ChartContainer>,
        false,
      ],
      [
        <ChartDataProvider key="provider" {...chart} skipAnimation>
          <ChartsSurface>
            <BarPlot />
          </ChartsSurface>
        </ChartDataProvider>,
        false,
      ],
    ] as const) {
      await cleanup();
      const heights = watch(bar, 'height');
      await draw(element);
      await settled(heightOf);
      expect(heightOf()).toBeGreaterThan(0);
      expect(heights.size > 0).toBe(moves);
    }
  },
);

claim(
  'If the target changes during an animation, the next one starts from where the element is at that moment.',
  async () => {
    await draw(
      <Steps
        of={[1, 9, 2].map((value) => (
          <BarChart key="chart" {...bars(value)} />
        ))}
      />,
    );
    await settled(heightOf);
    const [unit, seen] = [heightOf(), [heightOf()]];
    const observer = new MutationObserver(() => seen.push(heightOf()));
    observer.observe(document.body, { subtree: true, attributeFilter: ['height'] });
    const button = page.getByRole('button', { name: 'Next' }).element();
    if (!(button instanceof HTMLElement)) throw new Error('no button');
    button.click();
    await vi.waitUntil(() => heightOf() > 3 * unit, { interval: 5 });
    button.click();
    await settled(heightOf);
    observer.disconnect();
    expect(Math.abs(heightOf() - 2 * unit)).toBeLessThanOrEqual(2);
    // It turns around before it has reached the first target, and never jumps.
    expect(Math.max(...seen)).toBeLessThan(9 * unit - 1);
    const top = seen.indexOf(Math.max(...seen));
    expect(seen.slice(0, top)).toEqual([...seen.slice(0, top)].sort((a, b) => a - b));
    expect(seen.slice(top)).toEqual([...seen.slice(top)].sort((a, b) => b - a));
  },
);
