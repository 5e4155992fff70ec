import { BarChart } from '@mui/x-charts/BarChart';
import {
  ContinuousColorLegend,
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';
import { useLegend } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { onTestFinished } from 'vitest';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ChooseSeries from './demos/choose-series.tsx';
import LegendPlace from './demos/legend-place.tsx';
import OwnLegend from './demos/own-legend.tsx';
import LargeLegend from './demos/large-legend.tsx';
import LegendInHeader from './demos/legend-in-header.tsx';
import ManySeries from './demos/many-series.tsx';
import OneSeries from './demos/one-series.tsx';
import PickAStep from './demos/pick-a-step.tsx';
import PointAtSeries from './demos/point-at-series.tsx';
import ShortNames from './demos/short-names.tsx';
import VerticalGradient from './demos/vertical-gradient.tsx';

const legend = () => document.querySelector('.MuiChartsLegend-root');
const entries = () =>
  [...document.querySelectorAll('.MuiChartsLegend-series')].map((entry) => entry.textContent);
/** How far the middle of the legend lies behind the middle of the drawing. */
const offset = (axis: 'x' | 'y') => {
  const middle = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box ? box[axis] + (axis === 'x' ? box.width : box.height) / 2 : NaN;
  };
  return middle('.MuiChartsLegend-root') - middle('[class*=MuiChartsSurface-root]');
};

claim(
  'It appears as soon as a series has a `label`, and it is plain HTML next to the SVG.',
  async () => {
    await show(
      <BarChart
        height={200}
        width={300}
        series={[{ data: [1, 2], label: 'Rail' }, { data: [2, 3] }]}
      />,
    );
    await expect.poll(entries).toEqual(['Rail']);
    expect(legend()?.closest('svg')).toBeNull();
  },
);

claim('A horizontal legend is above or below the chart, a vertical one beside it.', async () => {
  await show(<LegendPlace />);
  const choose = async (name: string) => {
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await expect.poll(() => offset('y')).toBeGreaterThan(0);
  await choose('above, centered');
  await expect.poll(() => offset('y')).toBeLessThan(0);
  await choose('after, in the middle');
  await expect.poll(() => offset('x')).toBeGreaterThan(0);
});

claim(
  'With `onItemClick` in `slotProps.legend`, entries become buttons, which also work with the keyboard.',
  async () => {
    await show(<PointAtSeries />);
    const entry = page.getByRole('button', { name: 'api' });
    entry.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Highlighted: api');
  },
);

claim('Keep the hidden series in your state and leave them out of `series`.', async () => {
  await show(<ChooseSeries />);
  const bars = () => document.querySelectorAll('.MuiBarElement-root').length;
  await expect.poll(bars).toBe(8);
  await page.getByRole('checkbox', { name: 'Light' }).click();
  await expect.poll(bars).toBe(12);
});

claim('`useLegend` returns the entries, each with its label, color and id.', async () => {
  const seen = vi.fn();
  function Entries() {
    seen(useLegend().items.map(({ id, label, color }) => ({ id, label, color })));
    return null;
  }
  await show(
    <BarChart
      height={200}
      width={300}
      series={[
        { id: 'rail', data: [1, 2], label: 'Rail', color: '#d32f2f' },
        { id: 'road', data: [2, 3], label: 'Road', color: '#1976d2' },
      ]}
      slots={{ legend: Entries }}
    />,
  );
  await expect
    .poll(() => seen.mock.lastCall)
    .toEqual([
      [
        { id: 'rail', label: 'Rail', color: '#d32f2f' },
        { id: 'road', label: 'Road', color: '#1976d2' },
      ],
    ]);
  expect(legend()).toBeNull();
  await show(<OwnLegend />);
  await expect.element(page.getByText('Store south: 6.1 °C')).toBeVisible();
});

interface StepsProps extends Pick<PiecewiseColorLegendProps, 'onItemClick'> {
  skip?: number;
  labelPosition?: 'end';
}

function Steps({ skip, ...legendProps }: StepsProps) {
  return (
    <BarChart
      height={200}
      width={300}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [2, 4],
            colors: ['#4caf50', '#ffb300', '#e53935'],
          },
        },
      ]}
      series={[{ data: [1, 3, 5] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelFormatter: ({ index }) => (index === skip ? null : `step ${index}`),
          ...legendProps,
        },
      }}
    />
  );
}
const steps = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

claim(
  '`PiecewiseColorLegend` shows one entry for each step, but by default only the first and the last have text.',
  async () => {
    const first = await show(<Steps />);
    await expect.poll(steps).toEqual(['step 0', '', 'step 2']);
    await first.unmount();
    await show(<Steps labelPosition="end" />);
    await expect.poll(steps).toEqual(['step 0', 'step 1', 'step 2']);
  },
);

claim('return `null` to leave an entry out', async () => {
  await show(<Steps labelPosition="end" skip={1} />);
  await expect.poll(steps).toEqual(['step 0', 'step 2']);
});

claim("it gets `'legend'` or `'tooltip'`", async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      series={[{ data: [1, 2], label: (place) => `Rail in the ${place}` }]}
    />,
  );
  await expect.poll(entries).toEqual(['Rail in the legend']);
});

claim('The legend is a list, and its marks are hidden from screen readers.', async () => {
  await show(<BarChart height={200} width={300} series={[{ data: [1, 2], label: 'Rail' }]} />);
  await expect.element(page.getByRole('list')).toBeVisible();
  expect(legend()?.querySelector('[aria-hidden=true]')).not.toBeNull();
});

const surface = () => {
  const found = document.querySelector('[class*=MuiChartsSurface-root]');
  if (!found) throw new Error('No chart');
  return found;
};

claim('short names above the chart, complete ones next to the pointer', async () => {
  await show(<ShortNames />);
  await expect.poll(entries).toEqual(['Europe', 'Americas']);
  await userEvent.hover(surface());
  await expect
    .element(page.getByText('Requests from Europe, Middle East and Africa'))
    .toBeVisible();
});

claim('`hideLegend` removes the legend and leaves the `label` in the tooltip.', async () => {
  await show(<OneSeries />);
  await expect.poll(() => document.querySelectorAll('.MuiBarElement-root').length).toBe(5);
  expect(legend()).toBeNull();
  await userEvent.hover(surface());
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
});

claim(
  "Beside the chart, set `direction: 'vertical'`; the larger value is then at the top.",
  async () => {
    await show(<VerticalGradient />);
    const top = (text: string) =>
      page.getByText(text, { exact: true }).element().getBoundingClientRect().top;
    await expect.element(page.getByText('100 mg/l')).toBeVisible();
    expect(top('100 mg/l')).toBeLessThan(top('0 mg/l'));
  },
);

claim('a vertical gradient shrinks to a small square', async () => {
  const reset = document.head.appendChild(document.createElement('style'));
  reset.textContent = '@layer reset { svg { display: block; max-width: 100%; } }';
  onTestFinished(() => reset.remove());
  const gradient = () =>
    document.querySelector('.MuiChartsLabelGradient-fill')?.getBoundingClientRect().height;
  const { unmount } = await show(
    <ScatterChart
      height={240}
      zAxis={[{ colorMap: { type: 'continuous', color: ['#81d4fa', '#b71c1c'] } }]}
      series={[{ data: [{ id: 1, x: 1, y: 1, z: 1 }] }]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { direction: 'vertical', thickness: 16, sx: { height: 180 } } }}
    />,
  );
  await expect.poll(gradient).toBeCloseTo(16);
  await unmount();
  await show(<VerticalGradient />);
  await expect.poll(gradient).toBeGreaterThan(100);
});

claim('the open end of the first and last step is `null`', async () => {
  await show(<PickAStep />);
  await page.getByRole('button').first().click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('2 of 6 crossings are in this step.');
  await page.getByRole('button').nth(1).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('3 of 6 crossings are in this step.');
  await page.getByRole('button').last().click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('1 of 6 crossings are in this step.');
  const clicked = vi.fn();
  await show(<Steps labelPosition="end" onItemClick={(_event, item) => clicked(item)} />);
  await page.getByRole('button', { name: 'step 0' }).click();
  expect(clicked.mock.lastCall?.[0]).toMatchObject({ minValue: null, maxValue: 2 });
  await page.getByRole('button', { name: 'step 2' }).click();
  expect(clicked.mock.lastCall?.[0]).toMatchObject({ minValue: 4, maxValue: null });
});

claim('everything inside the provider knows the series', async () => {
  await show(<LegendInHeader />);
  await expect.poll(entries).toEqual(['Opened', 'Closed']);
  await expect.element(page.getByRole('list')).toBeVisible();
});

claim('The box needs a name and `tabIndex={0}`', async () => {
  await show(<ManySeries />);
  const box = page.getByRole('region', { name: 'Legend' });
  await expect.poll(() => entries().length).toBe(14);
  box.element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box.element().scrollTop).toBeGreaterThan(0);
});

claim('Colors repeat after the end of the palette.', async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      colors={['#ff0000', '#00ff00']}
      series={[{ data: [1] }, { data: [2] }, { data: [3] }]}
    />,
  );
  const fills = () =>
    [...document.querySelectorAll('.MuiBarElement-root')].map((bar) => bar.getAttribute('fill'));
  await expect.poll(fills).toEqual(['#ff0000', '#00ff00', '#ff0000']);
});

claim('set another with `typography` on the root', async () => {
  await show(<LargeLegend />);
  const size = () => getComputedStyle(legend() ?? document.body).fontSize;
  await expect.poll(() => entries().length).toBe(2);
  expect(size()).toBe('16px');
  const mark = document.querySelector('.MuiChartsLegend-mark');
  expect(mark?.getBoundingClientRect().width).toBe(20);
});

claim("`unicodeBidi: 'plaintext'` keeps the order of each label.", async () => {
  await show(<VerticalGradient />, { direction: 'rtl' });
  await expect.element(page.getByText('100 mg/l')).toBeVisible();
  const text = page.getByText('100 mg/l').element().firstChild;
  if (!text) throw new Error('The label has no text.');
  const left = (start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range.getBoundingClientRect().left;
  };
  expect(left(0, 3)).toBeLessThan(left(4, 8));
});

claim('By default, it is horizontal and above the chart; a pie has it at the side.', async () => {
  const bars = await show(
    <BarChart height={200} width={300} series={[{ data: [1, 2], label: 'Rail' }]} />,
  );
  await expect.poll(() => offset('y')).toBeLessThan(0);
  await bars.unmount();
  await show(
    <PieChart
      height={200}
      width={300}
      series={[{ data: [{ id: 'a', value: 2, label: 'Heating' }] }]}
    />,
  );
  await expect.poll(() => offset('x')).toBeGreaterThan(0);
});

claim(
  "To align a horizontal legend, set `direction: 'horizontal'` even though it is the default: without it, `position.horizontal` has no effect.",
  async () => {
    const chart = (direction?: 'horizontal') => (
      <div style={{ width: 600 }}>
        <BarChart
          height={200}
          series={[{ data: [1, 2], label: 'Rail' }]}
          slotProps={{
            legend: { position: { horizontal: 'start' }, ...(direction && { direction }) },
          }}
        />
      </div>
    );
    const { rerender } = await show(chart());
    await expect.poll(() => Math.abs(offset('x'))).toBeLessThan(2);
    await rerender(chart('horizontal'));
    await expect.poll(() => offset('x')).toBeLessThan(-200);
  },
);
