import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsTooltip, type ChartsTooltipProps } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { claim, expect, page, show, userEvent } from '#claims';
import LessInIt from './demos/less-in-it.tsx';
import ReadOutBelow from './demos/read-out-below.tsx';
import SliceShare from './demos/slice-share.tsx';
import TooltipTrigger from './demos/tooltip-trigger.tsx';
import Units from './demos/units.tsx';
import WithTotal from './demos/with-total.tsx';

const tooltip = page.getByRole('tooltip');
const all = (selector: string) => [...document.querySelectorAll(selector)];
const center = (element: Element | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
};
/** Moves the pointer to a shape of the chart, plus some pixels to the right. */
const hover = async (selector: string, right = 0) => {
  await expect.poll(() => all(selector).length).toBeGreaterThan(0);
  // The shapes grow at first: wait until they stand still.
  let last = '';
  await expect
    .poll(() => {
      const now = JSON.stringify(all(selector)[0]?.getBoundingClientRect());
      const still = now === last;
      last = now;
      return still;
    })
    .toBe(true);
  const [shape] = all(selector);
  const svg = shape?.closest('svg');
  if (!svg) throw new Error(`There is no ${selector}.`);
  const { x, y } = center(shape);
  const origin = svg.getBoundingClientRect();
  await userEvent.hover(svg, { position: { x: x - origin.x + right, y: y - origin.y } });
};
/** The middle of a pie is the middle of the group of its slices. */
const pie = 'g:has(> .MuiPieArc-root)';
const bar = '.MuiBarElement-root';

claim('all series at the value of the axis', async () => {
  await show(<TooltipTrigger />);
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Bergen.*Received.*412.*Delivered.*398/);
  await page.getByRole('button', { name: 'item' }).click();
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Received.*412/);
  await expect.element(tooltip).not.toMatchTextContent(/Delivered/);
  await page.getByRole('button', { name: 'none' }).click();
  await hover(bar);
  await expect.element(tooltip).not.toBeInTheDocument();
});

claim('the bar, mark or slice under the pointer', async () => {
  const line = await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      series={[
        { label: 'Rail', data: [1, 2] },
        { label: 'Road', data: [2, 3] },
      ]}
      xAxis={[{ data: [0, 1] }]}
    />,
  );
  await hover('.MuiMarkElement-root', 3);
  await expect.element(tooltip).toMatchTextContent(/Rail.*Road/);
  await line.unmount();
  await show(
    <PieChart
      height={200}
      width={300}
      skipAnimation
      series={[
        {
          data: [
            { value: 3, label: 'Paid' },
            { value: 1, label: 'Open' },
          ],
        },
      ]}
    />,
  );
  await hover(pie, 30);
  await expect.element(tooltip).toMatchTextContent(/Paid.*3/);
  await expect.element(tooltip).not.toMatchTextContent(/Open/);
});

claim("the title, from the `valueFormatter` of the axis, with `location: 'tooltip'`.", async () => {
  await show(<Units />);
  await hover('.MuiMarkElement-root', 3);
  await expect
    .element(tooltip)
    .toMatchTextContent(/At 6 o’clock.*Measured.*10 kW.*Forecast of the evening before.*12 kW/);
});

claim('If a `valueFormatter` returns `null`, the tooltip leaves out that series.', async () => {
  await show(<LessInIt />);
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Ground floor.*Second floor/);
  await expect.element(tooltip).not.toMatchTextContent(/First floor/);
});

claim("Only the trigger `'axis'` shows it.", async () => {
  await show(<TooltipTrigger />);
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Bergen/);
  await page.getByRole('button', { name: 'item' }).click();
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Received.*412/);
  await expect.element(tooltip).not.toMatchTextContent(/Bergen/);
});

claim(
  "With the trigger `'item'`, the tooltip still opens, with the name but no value.",
  async () => {
    await show(
      <BarChart
        height={200}
        width={300}
        skipAnimation
        xAxis={[{ data: ['Bergen', 'Turku'] }]}
        series={[{ label: 'Received', data: [4, 3], valueFormatter: () => null }]}
        slotProps={{ tooltip: { trigger: 'item' } }}
      />,
    );
    await hover(bar);
    await expect.element(tooltip).toMatchTextContent(/Received/);
    await expect.element(tooltip).not.toMatchTextContent(/4/);
  },
);

claim("Its `trigger` is `'axis'` by default", async () => {
  await show(
    <ChartContainer
      height={200}
      width={300}
      xAxis={[{ scaleType: 'band', data: ['Bergen', 'Turku'] }]}
      series={[
        { type: 'bar', label: 'Received', data: [4, 3] },
        { type: 'bar', label: 'Delivered', data: [2, 1] },
      ]}
    >
      <BarPlot skipAnimation />
      <ChartsTooltip />
    </ChartContainer>,
  );
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Bergen.*Received.*4.*Delivered.*2/);
});

claim('`hideTooltip: true` on the axis', async () => {
  await show(
    <BarChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['Bergen', 'Turku'], hideTooltip: true }]}
      series={[{ label: 'Received', data: [4, 3] }]}
    />,
  );
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Received/);
  await expect.element(tooltip).not.toMatchTextContent(/Bergen/);
});

claim('The tooltip is rendered in `body`.', async () => {
  await show(<LessInIt />);
  await hover(bar);
  await expect.element(tooltip).toBeInTheDocument();
  expect(tooltip.element().parentElement).toBe(document.body);
});

claim('This tooltip adds a total:', async () => {
  await show(<WithTotal />);
  await hover(bar);
  await expect.element(tooltip).toMatchTextContent(/Rail: 82.*Road: 61.*Sea: 23.*Total: 166/);
});

claim('This one shows the share of a slice:', async () => {
  await show(<SliceShare />);
  await hover(pie, 30);
  await expect.element(tooltip).toMatchTextContent(/Paid: 184 of 250 \(74%\)/);
});

claim(
  'The hooks work for any component inside a `ChartDataProvider`, not only for tooltips.',
  async () => {
    await show(<ReadOutBelow />);
    await expect.element(page.getByText('Point at a day to read it.')).toBeVisible();
    await hover('.MuiMarkElement-root', 3);
    await expect.element(page.getByText('Mon: web 8, api 4')).toBeVisible();
  },
);

claim(
  'it is to the right of a mouse, and above a finger. `placement` changes the side, and `anchorEl` keeps the tooltip at an element of your page instead.',
  async () => {
    const box = () => tooltip.element().getBoundingClientRect();
    const draw = (props: ChartsTooltipProps) =>
      show(
        <div style={{ padding: 200 }}>
          <p data-testid="anchor">Values</p>
          <BarChart
            height={200}
            width={300}
            skipAnimation
            xAxis={[{ data: ['A'] }]}
            series={[{ data: [1] }]}
            slotProps={{ tooltip: props }}
          />
        </div>,
      );
    const byDefault = await draw({});
    await hover(bar);
    await expect.element(tooltip).toBeVisible();
    await expect.poll(() => box().left).toBeGreaterThan(center(all(bar)[0]).x);
    expect(getComputedStyle(tooltip.element()).pointerEvents).toBe('none');
    await byDefault.unmount();

    const onTheLeft = await draw({ placement: 'left' });
    await hover(bar);
    await expect.element(tooltip).toBeVisible();
    await expect.poll(() => box().right).toBeLessThan(center(all(bar)[0]).x);
    await onTheLeft.unmount();

    await draw({
      placement: 'bottom-start',
      anchorEl: () => page.getByTestId('anchor').element(),
    });
    await hover(bar);
    await expect.element(tooltip).toBeVisible();
    const anchor = page.getByTestId('anchor').element().getBoundingClientRect();
    await expect.poll(() => Math.abs(box().left - anchor.left)).toBeLessThan(2);
    expect(box().top).toBeLessThan(anchor.bottom + 20);
  },
);

claim(
  'On a touch screen, a finger on the chart opens the tooltip, and lifting it closes the tooltip.',
  async () => {
    await show(
      // Room above the chart, for the tooltip goes below the finger otherwise.
      <div style={{ paddingTop: 200 }}>
        <BarChart
          height={200}
          width={300}
          skipAnimation
          xAxis={[{ data: ['A'] }]}
          series={[{ data: [1] }]}
        />
      </div>,
    );
    await expect.poll(() => all(bar).length).toBe(1);
    const [shape] = all(bar);
    const { x, y } = center(shape);
    const touch = (type: string) =>
      shape?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: type !== 'pointerenter',
          pointerType: 'touch',
          isPrimary: true,
          pointerId: 7,
          clientX: x,
          clientY: y,
        }),
      );
    shape
      ?.closest('svg')
      ?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'touch', pointerId: 7 }));
    touch('pointerdown');
    touch('pointermove');
    await expect.element(tooltip).toBeVisible();
    await expect
      .poll(() => tooltip.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(y);
    touch('pointerup');
    await expect.element(tooltip).not.toBeInTheDocument();
  },
);

claim("On a line or an area, the tooltip of `'item'` is empty", async () => {
  const chart = (showMark: boolean) => (
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ min: 0, max: 4 }]}
      xAxis={[{ data: [0, 1] }]}
      series={[{ label: 'Rail', data: [2, 2], area: true, showMark }]}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
  const without = await show(chart(false));
  await hover('.MuiAreaElement-root');
  await expect.element(tooltip).toBeInTheDocument();
  expect(tooltip.element().textContent).toBe('');
  await without.unmount();
  await show(chart(true));
  await hover('.MuiMarkElement-root', 2);
  await expect.element(tooltip).toMatchTextContent('Rail2');
});

claim(
  "To let them scroll up and down, set `sx={{ '& > svg': { touchAction: 'pan-y' } }}` on the chart.",
  async () => {
    const action = () => getComputedStyle(all('svg:has(.MuiBarElement-root)')[0] ?? document.body);
    const chart = { height: 200, width: 300, skipAnimation: true, series: [{ data: [1] }] };
    const first = await show(<BarChart {...chart} />);
    await expect.poll(() => action().touchAction).toBe('none');
    await first.unmount();
    await show(<BarChart {...chart} sx={{ '& > svg': { touchAction: 'pan-y' } }} />);
    await expect.poll(() => action().touchAction).toBe('pan-y');
  },
);
