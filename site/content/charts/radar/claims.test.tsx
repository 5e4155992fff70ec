import { Component, type ReactNode } from 'react';
import { ChartsLocalizationProvider } from '@mui/x-charts/ChartsLocalizationProvider';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChooseCoffee from './demos/choose-coffee.tsx';
import ComposedRadar from './demos/composed-radar.tsx';
import HighlightModes from './demos/highlight-modes.tsx';
import LabelFormat from './demos/label-format.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const tooltip = () => page.getByRole('tooltip');
const area = '.MuiRadarSeriesPlot-area';
const mark = '.MuiRadarSeriesPlot-mark';
const divider = '.MuiRadarGrid-divider';
const stripe = '.MuiRadarGrid-stripe';
/** A chart with a grid of 100 pixels around the point 150, 150. */
const size = { width: 300, height: 300, margin: 50, hideLegend: true };
const top = (index: number) => Number(all(mark)[index]?.getAttribute('cy'));

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>The chart failed</p> : this.props.children;
  }
}

claim('Two metrics with the same name make the chart throw an error.', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const chart = (metrics: string[]) => (
    <Boundary>
      <RadarChart {...size} radar={{ max: 10, metrics }} series={[{ data: [1, 2, 3, 4] }]} />
    </Boundary>
  );
  await draw(chart(['A', 'B', 'C', 'D']));
  await expect.poll(() => all(area).length).toBe(1);
  await draw(chart(['A', 'B', 'C', 'A']));
  await expect.element(page.getByText('The chart failed')).toBeVisible();
});

claim(
  'By default, a series is an outline with a mark at each value. `fillArea` fills the shape, and `hideMark` removes the marks.',
  async () => {
    const radar = { max: 10, metrics: ['A', 'B', 'C'] };
    await draw(<RadarChart {...size} radar={radar} series={[{ data: [1, 2, 3], color: 'red' }]} />);
    await expect.poll(() => all(mark).length).toBe(3);
    expect(all(area)[0]?.getAttribute('fill')).toBe('transparent');
    await draw(
      <RadarChart
        {...size}
        radar={radar}
        series={[{ data: [1, 2, 3], color: 'red', fillArea: true, hideMark: true }]}
      />,
    );
    await expect.poll(() => all(area)[0]?.getAttribute('fill')).toBe('red');
    expect(all(mark)).toHaveLength(0);
  },
);

claim(
  'Each spoke has its own scale, from 0 to the largest value, rounded up to a nice number.',
  async () => {
    await draw(
      <RadarChart
        {...size}
        radar={{ metrics: ['A', 'B', 'C', 'D'] }}
        series={[{ data: [9, 30, 100, 7] }]}
      />,
    );
    await expect.poll(() => all(mark).length).toBe(4);
    expect(150 - top(0)).toBeCloseTo(90, 0);
    expect(top(2) - 150).toBeCloseTo(100, 0);
  },
);

claim('a value above the maximum is drawn outside the grid.', async () => {
  await draw(
    <RadarChart
      {...size}
      radar={{ max: 10, metrics: ['A', 'B', 'C'] }}
      series={[{ data: [14, 1, 1] }]}
    />,
  );
  await expect.poll(() => top(0)).toBeCloseTo(10, 0);
});

claim(
  "`shape` is `'sharp'` by default: straight lines from spoke to spoke. `'circular'` draws circles. `divisions` is the number of rings, 5 by default.",
  async () => {
    const radar = { max: 10, metrics: ['A', 'B', 'C'] };
    await draw(<RadarChart {...size} radar={radar} series={[{ data: [1, 2, 3] }]} />);
    await expect.poll(() => all(`path${divider}`).length).toBe(5);
    await draw(
      <RadarChart {...size} shape="circular" radar={radar} series={[{ data: [1, 2, 3] }]} />,
    );
    await expect.poll(() => all(`circle${divider}`).length).toBe(5);
  },
);

claim('starting with 0 at the center', async () => {
  await draw(
    <RadarChart
      {...size}
      radar={{ max: 10, metrics: ['A', 'B', 'C'] }}
      series={[{ data: [1, 2, 3] }]}
      stripeColor={(index) => (index === 0 ? 'red' : 'none')}
    />,
  );
  await expect.poll(() => all(`${stripe}[fill="red"]`).length).toBe(1);
  const red = all(`${stripe}[fill="red"]`)[0]?.getBoundingClientRect().width ?? 0;
  const last = all(stripe).at(-1)?.getBoundingClientRect().width ?? 0;
  expect(red * 4).toBeLessThan(last);
  expect(all(stripe)[0]?.getAttribute('fill-opacity')).toBe('0.1');
});

claim('Break long labels with `\\n`, and make the margin wider.', async () => {
  await draw(<LabelFormat />);
  await expect.poll(() => all('svg text')[0]?.querySelectorAll('tspan').length).toBe(2);
  expect(all('svg text')[0]?.textContent).toBe('Work-lifebalance');
  // To the right of the center, where the second metric is.
  const svg = page.getByLabelText('employee survey', { exact: false });
  const { width, height } = svg.element().getBoundingClientRect();
  await userEvent.hover(svg, { position: { x: width / 2 + 30, y: height / 2 } });
  await expect
    .element(tooltip(), { timeout: 5000 })
    .toMatchTextContent('Pay and benefitsDesign team3.6');
});

claim(
  'By default, the pointer highlights the closest spoke, and the tooltip lists the values of all series for it.',
  async () => {
    await draw(
      <RadarChart
        {...size}
        aria-label="Two"
        radar={{ max: 10, metrics: ['North', 'East', 'South', 'West'] }}
        series={[
          { label: 'One', data: [1, 2, 3, 4] },
          { label: 'Two', data: [5, 6, 7, 8] },
        ]}
      />,
    );
    await expect.poll(() => all(area).length).toBe(2);
    await userEvent.hover(page.getByLabelText('Two'), { position: { x: 210, y: 160 } });
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('EastOne2Two6');
    expect(all('.MuiRadarAxisHighlight-root')).toHaveLength(1);
  },
);

claim(
  '`highlight="series"` highlights the series under the pointer instead and fades the others.',
  async () => {
    await draw(<HighlightModes />);
    await expect.poll(() => all(area).length).toBe(2);
    // Both shapes cover the center: the last one is on top.
    const svg = page.getByLabelText('point at one to highlight it', { exact: false });
    const box = svg.element().getBoundingClientRect();
    await userEvent.hover(svg, { position: { x: box.width / 2, y: box.height / 2 } });
    await expect
      .element(tooltip(), { timeout: 5000 })
      .toMatchTextContent(/Harbor roast.*Aroma6Acidity3\.5/);
    expect(all('.MuiRadarSeriesPlot-faded').length).toBeGreaterThan(0);
    expect(all(`${area}.MuiRadarSeriesPlot-highlighted`)).toHaveLength(1);
    expect(all('.MuiRadarAxisHighlight-root')).toHaveLength(0);
  },
);

claim(
  '`onHighlightChange` fires when the pointer enters a series, and with `null` when it leaves.',
  async () => {
    await draw(<ChooseCoffee />);
    const lit = () =>
      all(area).map((path) => path.classList.contains('MuiRadarSeriesPlot-highlighted'));
    const chosen = page.getByRole('button', { pressed: true });
    // The pointer may still be where the last claim left it.
    await page.getByRole('button', { name: 'Harbor roast' }).click();
    await expect.poll(lit).toEqual([false, true]);
    await page.getByRole('button', { name: 'Highland' }).click();
    await expect.poll(lit).toEqual([true, false]);
    const svg = page.getByLabelText('choose one above', { exact: false });
    const { width, height } = svg.element().getBoundingClientRect();
    await userEvent.hover(svg, { position: { x: width / 2, y: height / 2 } });
    await expect.element(chosen).toMatchTextContent('Harbor roast');
    await userEvent.hover(svg, { position: { x: 3, y: 3 } });
    await expect.element(chosen).not.toBeInTheDocument();
  },
);

claim(
  'Use one `RadarSeriesArea` with a `seriesId` for each series to know which one was clicked.',
  async () => {
    await draw(<ComposedRadar />);
    await expect.poll(() => all(area).length).toBe(2);
    const svg = page.getByLabelText('click one to select it', { exact: false });
    const box = svg.element().getBoundingClientRect();
    await svg.click({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect.element(page.getByRole('status')).toMatchTextContent('Selected: Harbor roast');
    expect(all(mark)).toHaveLength(6);
  },
);

claim('In right-to-left layouts, the labels at the sides overlap the grid.', async () => {
  const chart = (
    <RadarChart
      {...size}
      radar={{ max: 10, metrics: ['North', 'East', 'South', 'West'] }}
      series={[{ data: [1, 2, 3, 4] }]}
    />
  );
  /** The distance of the label "East" from the grid. */
  const gap = async (element: ReactNode) => {
    ({ container } = await show(element, { direction: 'rtl' }));
    await expect.poll(() => all('svg text').length).toBe(4);
    const svg = all('svg')[0]?.getBoundingClientRect().left ?? 0;
    return (all('svg text')[1]?.getBoundingClientRect().left ?? 0) - svg - 250;
  };
  expect(await gap(chart)).toBeLessThan(0);
  expect(await gap(<div dir="ltr">{chart}</div>)).toBeGreaterThan(0);
});

claim(
  '`loading` shows "Loading data…" over the chart. Without any data, it shows "No data to display".',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const radar = { width: 300, height: 200, radar: { metrics: ['A', 'B', 'C'] } };
    const text = (content: string) => page.getByText(content, { exact: true });
    const loading = await show(<RadarChart {...radar} loading series={[{ data: [1, 2, 3] }]} />);
    await expect.element(text('Loading data…')).toBeVisible();
    await loading.unmount();
    // `RadarChart` ignores `localeText`: to translate the messages, wrap it in a `ChartsLocalizationProvider`.
    const german = { noData: 'Keine Daten' };
    const ignored = await show(
      <RadarChart {...radar} localeText={german} series={[{ data: [] }]} />,
    );
    await expect.element(text('No data to display')).toBeVisible();
    await ignored.unmount();
    await show(
      <ChartsLocalizationProvider localeText={german}>
        <RadarChart {...radar} series={[{ data: [] }]} />
      </ChartsLocalizationProvider>,
    );
    await expect.element(text('Keine Daten')).toBeVisible();
  },
);

claim('A metric that is 0 in all series even has its marks halfway along the spoke.', async () => {
  const chart = (max: { max?: number }) => (
    <RadarChart
      {...size}
      radar={{ metrics: ['A', 'B', 'C'], ...max }}
      series={[{ data: [0, 5, 5] }]}
    />
  );
  await draw(chart({}));
  await expect.poll(() => all(mark).length).toBe(3);
  expect(150 - top(0)).toBeCloseTo(50, 0);
  await draw(chart({ max: 10 }));
  await expect.poll(() => 150 - top(0)).toBeCloseTo(0, 0);
});
