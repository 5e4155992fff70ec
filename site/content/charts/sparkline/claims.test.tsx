import type { ReactNode } from 'react';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import LastValue from './demos/last-value.tsx';
import ReservoirTable from './demos/reservoir-table.tsx';
import TooltipAndHighlight from './demos/tooltip-and-highlight.tsx';
import WeeksInTooltip from './demos/weeks-in-tooltip.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const rect = (selector: string) => all(selector)[0]?.getBoundingClientRect() ?? new DOMRect();
const tooltip = () => page.getByRole('tooltip');
const size = { width: 200, height: 100, margin: 0 };
const line = '.MuiLineElement-root';
const bar = '.MuiBarElement-root';

claim('Without a `width`, the sparkline fills its parent.', async () => {
  await draw(
    <div style={{ width: 333 }}>
      <SparkLineChart data={[1, 2]} height={50} />
    </div>,
  );
  await expect.poll(() => rect('svg').width).toBe(333);
});

claim(
  'The range of a line fits its values, rounded to nice numbers, and does not have to include zero. The range of bars always includes zero.',
  async () => {
    await draw(<SparkLineChart {...size} data={[50, 60, 50]} />);
    await expect.poll(() => Math.round(rect(line).height)).toBe(100);
    // The range of 51 to 59 is 50 to 60.
    await draw(<SparkLineChart {...size} data={[51, 59, 51]} />);
    await expect.poll(() => Math.round(rect(line).height)).toBe(80);
    await draw(<SparkLineChart {...size} data={[50, 60, 50]} plotType="bar" />);
    await expect.poll(() => Math.round(rect(bar).height)).toBe(83);
  },
);

claim('`area={false}` draws no area, but the range still includes zero.', async () => {
  await draw(<SparkLineChart {...size} data={[50, 60, 50]} area={false} />);
  await expect.poll(() => Math.round(rect(line).height)).toBe(17);
  expect(all('.MuiAreaElement-root')).toHaveLength(0);
});

claim('with a point on a line, and with a shaded band over a bar.', async () => {
  await draw(<TooltipAndHighlight />);
  await expect.poll(() => all(line).length).toBe(1);
  await userEvent.hover(page.getByLabelText('Listeners as a line'), {
    position: { x: 100, y: 60 },
  });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent(/\dk listeners/);
  expect(all('circle.MuiHighlightElement-root')).toHaveLength(1);
  await userEvent.hover(page.getByLabelText('Listeners as bars'), { position: { x: 100, y: 60 } });
  await expect.poll(() => all('.MuiChartsAxisHighlight-root').length).toBe(1);
  const [rectangle, band] = [all(bar)[0], all('.MuiChartsAxisHighlight-root')[0]];
  expect(
    (rectangle?.compareDocumentPosition(band ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

claim('By default, the tooltip shows only the value, without a title.', async () => {
  await draw(<SparkLineChart {...size} aria-label="Plain" data={[7, 8, 9]} showTooltip />);
  await expect.poll(() => all(line).length).toBe(1);
  await userEvent.hover(page.getByLabelText('Plain'), { position: { x: 100, y: 50 } });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('8');
  expect(tooltip().element().querySelector('caption')).toBeNull();
});

claim('Set `xAxis` with `data` to add one', async () => {
  await draw(<WeeksInTooltip />);
  await expect.poll(() => all(line).length).toBe(1);
  await userEvent.hover(page.getByLabelText('Weekly listeners', { exact: false }), {
    position: { x: 8, y: 50 },
  });
  await expect
    .element(tooltip(), { timeout: 5000 })
    .toMatchTextContent('Week of Jan 55.1k listeners');
});

claim('Without `data`, the title is the index of the point', async () => {
  await draw(
    <SparkLineChart
      {...size}
      aria-label="Reversed"
      data={[7, 8, 9]}
      xAxis={{ reverse: true }}
      showTooltip
    />,
  );
  await expect.poll(() => all(line).length).toBe(1);
  await userEvent.hover(page.getByLabelText('Reversed'), { position: { x: 10, y: 50 } });
  await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('29');
  expect(tooltip().element().querySelector('caption')?.textContent).toBe('2');
});

claim('The drawing area is clipped one pixel outside its edges.', async () => {
  await draw(<SparkLineChart data={[7, 8]} width={200} height={100} />);
  await expect
    .poll(() => all('clipPath[id$="-clip-path"] rect')[0]?.getAttribute('width'))
    .toBe('192');
  expect(all('clipPath[id$="-clip-path"] rect')[0]?.getAttribute('x')).toBe('4');
});

claim('Children of `SparkLineChart` are drawn in the `<svg>`, on top of the line.', async () => {
  await draw(<LastValue />);
  await expect.poll(() => all('svg text')[0]?.textContent).toBe('8.4k');
  const [path, circle] = [all(line)[0], all('svg circle')[0]];
  expect(
    (path?.compareDocumentPosition(circle ?? document) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

claim('The `<svg>` has `touch-action: none`', async () => {
  await draw(<SparkLineChart {...size} data={[7, 8]} />);
  const action = () => getComputedStyle(all('svg')[0] ?? document.body).touchAction;
  await expect.poll(action).toBe('none');
  await draw(<ReservoirTable />);
  await expect.poll(action).toBe('auto');
});

claim('A sparkline tracks the pointer even without a tooltip.', async () => {
  const added = vi.spyOn(SVGElement.prototype, 'addEventListener');
  const moves = () => added.mock.calls.filter(([type]) => type === 'pointermove').length;
  await draw(<ReservoirTable />);
  await expect.poll(() => all(line).length).toBe(3);
  const off = moves();
  await draw(<SparkLineChart {...size} data={[7, 8]} />);
  await expect.poll(() => all(line).length).toBe(1);
  await expect.poll(moves).toBeGreaterThan(off);
  expect(off).toBe(0);
  added.mockRestore();
});

claim(
  '`onAxisClick` and `onHighlightChange` are part of the type, but `SparkLineChart` never calls them.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const callback = vi.fn();
    await draw(
      <SparkLineChart
        {...size}
        aria-label="Deaf"
        plotType="bar"
        data={[7, 8, 9]}
        onAxisClick={callback}
        onHighlightChange={callback}
        showTooltip
        showHighlight
      />,
    );
    await expect.poll(() => all(bar).length).toBe(3);
    await page.getByLabelText('Deaf').click({ position: { x: 100, y: 90 } });
    await expect.element(tooltip(), { timeout: 5000 }).toBeVisible();
    expect(callback).not.toHaveBeenCalled();
  },
);

claim(
  'In right-to-left layouts, time still runs from left to right. Set `reverse: true` on `xAxis` to mirror it.',
  async () => {
    const lefts = () => all(bar).map((element) => element.getBoundingClientRect().left);
    const bars = { ...size, plotType: 'bar' as const, data: [7, 8] };
    ({ container } = await show(<SparkLineChart {...bars} />, { direction: 'rtl' }));
    await expect.poll(() => lefts().length).toBe(2);
    expect(lefts()[0]).toBeLessThan(lefts()[1] ?? 0);
    ({ container } = await show(<SparkLineChart {...bars} xAxis={{ reverse: true }} />, {
      direction: 'rtl',
    }));
    await expect.poll(() => (lefts()[0] ?? 0) > (lefts()[1] ?? 0)).toBe(true);
  },
);

claim(
  "With `showTooltip`, it also keeps the tooltip from opening, unless you set `slotProps={{ tooltip: { trigger: 'axis' } }}`.",
  async () => {
    const quiet = {
      ...size,
      data: [7, 8, 9],
      showTooltip: true,
      axisHighlight: { x: 'none' as const, y: 'none' as const },
    };
    await draw(
      <>
        <SparkLineChart
          {...quiet}
          aria-label="Opens"
          slotProps={{ tooltip: { trigger: 'axis' } }}
        />
        <SparkLineChart {...quiet} aria-label="Stays closed" />
      </>,
    );
    await expect.poll(() => all(line).length).toBe(2);
    await userEvent.hover(page.getByLabelText('Opens'), { position: { x: 100, y: 50 } });
    await expect.element(tooltip(), { timeout: 5000 }).toMatchTextContent('8');
    const closed = page.getByLabelText('Stays closed');
    await userEvent.hover(closed, { position: { x: 100, y: 50 } });
    await expect.poll(() => tooltip().elements().length).toBe(0);
    await userEvent.hover(closed, { position: { x: 20, y: 50 } });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(tooltip().elements()).toHaveLength(0);
  },
);

claim('An empty array draws nothing, without a message.', async () => {
  for (const plotType of ['line', 'bar'] as const) {
    await draw(<SparkLineChart {...size} plotType={plotType} data={[]} />);
    await expect.poll(() => all('svg').length).toBe(1);
    expect(all('svg')[0]?.textContent).toBe('');
    expect(all(bar)).toHaveLength(0);
    expect(all(line).filter((path) => path.getAttribute('d'))).toHaveLength(0);
  }
});
