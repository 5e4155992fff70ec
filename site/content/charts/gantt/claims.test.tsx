import type { ReactNode } from 'react';
import * as charts from '@mui/x-charts';
import { BarChart } from '@mui/x-charts/BarChart';
import * as pro from '@mui/x-charts-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { day, march } from './demos/data.ts';
import Milestones from './demos/milestones.tsx';
import PlanWithTable from './demos/plan-with-table.tsx';
import Progress from './demos/progress.tsx';
import ProjectPlan from './demos/project-plan.tsx';
import RoomBookings from './demos/room-bookings.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const visible = () => all('.MuiBarElement-root:not([fill="transparent"])');
const box = (element?: Element) => element?.getBoundingClientRect() ?? new DOMRect();

claim('`@mui/x-charts` and `@mui/x-charts-pro` 8.5.0 do not contain a Gantt chart.', () => {
  const names = [...Object.keys(charts), ...Object.keys(pro)];
  expect(names.filter((name) => /gantt/i.test(name))).toEqual([]);
});

claim(
  'Each task has an invisible bar up to its start, and a visible one for its duration.',
  async () => {
    await draw(<ProjectPlan />);
    await expect.poll(() => visible().length).toBe(5);
    await expect.poll(() => box(visible()[4]).left - box(visible()[3]).right).toBeLessThan(3);
    // Planning takes 6 days, demolition 4.
    await expect.poll(() => box(visible()[0]).width / box(visible()[1]).width).toBeCloseTo(1.5, 1);
    expect(box(visible()[1]).left).toBeGreaterThan(box(visible()[0]).right);
  },
);

claim('Its `valueFormatter` returns `null`, which keeps it out of the tooltip.', async () => {
  await draw(<ProjectPlan />);
  await expect.poll(() => visible().length).toBe(5);
  await userEvent.hover(visible()[2] ?? document.body);
  await expect
    .element(page.getByRole('tooltip'), { timeout: 5000 })
    .toMatchTextContent(/^PlumbingDuration6 days$/);
});

claim('Without it, the axis starts at zero, which is January 1, 1970.', async () => {
  await draw(
    <BarChart
      width={400}
      height={200}
      layout="horizontal"
      skipAnimation
      xAxis={[{ scaleType: 'utc' }]}
      yAxis={[{ data: ['A'] }]}
      series={[
        { stack: 'a', data: [march(2)], color: 'transparent' },
        { stack: 'a', data: [20 * day] },
      ]}
    />,
  );
  await expect.element(page.getByText('1970')).toBeVisible();
});

claim('More visible series in the stack divide a bar.', async () => {
  await draw(<Progress />);
  // Parts without a length are not drawn.
  await expect.poll(() => visible().length).toBe(6);
  const [done, open] = [visible()[2], visible()[3]];
  await expect.poll(() => box(done).width / box(open).width).toBeCloseTo(1.5, 1);
  expect(box(done).right).toBeCloseTo(box(open).left, 0);
  await expect.element(page.getByText('March 16', { exact: true })).toBeVisible();
});

claim(
  'A row with gaps, such as the bookings of a room, alternates invisible and visible parts.',
  async () => {
    await draw(<RoomBookings />);
    // A room with fewer bookings gets 0 in the pairs that it does not need: nothing is drawn.
    await expect.poll(() => visible().length).toBe(5);
    // The atrium is booked from 8 to 10 and from 13 to 16.
    const [first, second] = [visible()[0], visible()[3]];
    await expect.poll(() => box(second).width / box(first).width).toBeCloseTo(1.5, 1);
    expect((box(second).left - box(first).right) / box(first).width).toBeCloseTo(1.5, 1);
  },
);

claim('The lines connect the end of one task with the start of the next.', async () => {
  await draw(<Milestones />);
  await expect.element(page.getByText('Opening')).toBeVisible();
  const lines = () => all('svg > g > path[d*=" V "]');
  await expect.poll(() => lines().length).toBe(5);
  // From the end of "Planning" to the start of "Demolition"; half of a line is stroke.
  await expect
    .poll(() => Math.abs(box(lines()[0]).left - box(visible()[0]).right))
    .toBeLessThanOrEqual(2);
  expect(Math.abs(box(lines()[0]).right - box(visible()[1]).left)).toBeLessThanOrEqual(2);
});

claim('Children of the chart draw on top of the bars.', async () => {
  await draw(<Milestones />);
  await expect.poll(() => visible().length).toBe(5);
  const line = all('svg > g > path[d*=" V "]')[0] ?? document.body;
  const order = visible()[0]?.compareDocumentPosition(line) ?? 0;
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

claim(
  "Set `reverse: true` on the x-axis and `position: 'right'` on the y-axis to mirror it.",
  async () => {
    await draw(
      <BarChart
        width={400}
        height={200}
        layout="horizontal"
        skipAnimation
        xAxis={[{ scaleType: 'utc', min: march(1), max: march(29), reverse: true }]}
        yAxis={[{ data: ['A', 'B'], position: 'right' }]}
        series={[
          { stack: 'a', data: [march(2), march(12)], color: 'transparent' },
          { stack: 'a', data: [5 * day, 5 * day] },
        ]}
      />,
    );
    await expect.poll(() => visible().length).toBe(2);
    expect(box(visible()[0]).left).toBeGreaterThan(box(visible()[1]).right);
    expect(box(page.getByText('A', { exact: true }).element()).left).toBeGreaterThan(
      box(visible()[0]).right,
    );
  },
);

claim('Add a table with task, start and end', async () => {
  await draw(<PlanWithTable />);
  await expect
    .element(page.getByRole('row', { name: /Plumbing/ }))
    .toMatchTextContent('PlumbingMar 13 to Mar 18');
  const bars = all('td:last-child > div');
  expect(box(bars[1]).left).toBeGreaterThan(box(bars[0]).left);
});

claim('The chart marks the row under the pointer.', async () => {
  await draw(<ProjectPlan />);
  await expect.poll(() => visible().length).toBe(5);
  await userEvent.hover(visible()[2] ?? document.body);
  await expect.poll(() => all('.MuiChartsAxisHighlight-root').length).toBe(1);
  const row = box(all('.MuiChartsAxisHighlight-root')[0]);
  expect(row.top).toBeLessThan(box(visible()[2]).top);
  expect(row.bottom).toBeGreaterThan(box(visible()[2]).bottom);
  expect(row.width).toBeGreaterThan(box(visible()[2]).width * 2);
});

claim('Bars grow from the zero of the axis, 1970, so they rush in from the left', async () => {
  const places: number[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (
        target instanceof Element &&
        target.matches('.MuiBarElement-root:not([fill="transparent"])')
      ) {
        places.push(Number(target.getAttribute('x')));
      }
    }
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['x'] });
  await draw(<ProjectPlan />);
  await expect.poll(() => visible().length).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 600));
  observer.disconnect();
  expect(Math.min(...places)).toBeLessThan(-10_000);
});

const plan = {
  width: 400,
  height: 200,
  layout: 'horizontal' as const,
  skipAnimation: true,
  yAxis: [{ data: ['A', 'B'] }],
  series: [
    { id: 'start', stack: 'a', data: [march(10), march(12)], color: 'transparent' },
    { id: 'task', stack: 'a', data: [5 * day, 5 * day] },
  ],
};
const time = { id: 'time', scaleType: 'utc' as const, min: march(1), max: march(29) };

claim(
  'The invisible bars still react to clicks: in `onItemClick`, ignore the `seriesId` of their series.',
  async () => {
    const click = vi.fn();
    await draw(
      <BarChart {...plan} xAxis={[time]} onItemClick={(_event, item) => click(item.seriesId)} />,
    );
    await expect.poll(() => visible().length).toBe(2);
    const [svg, bar] = [all('svg:has(.MuiBarElement-root)')[0] ?? document.body, visible()[0]];
    const y = box(bar).top + 10 - box(svg).top;
    const press = (x: number) => userEvent.click(svg, { position: { x: x - box(svg).left, y } });
    await press(box(bar).left + 10);
    await press(box(bar).left - 40);
    expect(click.mock.calls.flat()).toEqual(['task', 'start']);
  },
);

claim('A `colorMap` on an axis colors them too', async () => {
  const colorMap = { type: 'ordinal' as const, colors: ['red', 'blue'] };
  await draw(<BarChart {...plan} xAxis={[time]} yAxis={[{ data: ['A', 'B'], colorMap }]} />);
  await expect
    .poll(() => all('.MuiBarElement-root').map((bar) => bar.getAttribute('fill')))
    .toEqual(['red', 'blue', 'red', 'blue']);
});

claim('can [zoom](/x/react-charts/zoom-and-pan/) the time axis', async () => {
  const xAxis = [{ ...time, zoom: true }];
  await draw(<pro.BarChartPro {...plan} xAxis={xAxis} />);
  await expect.poll(() => visible().length).toBe(2);
  const { width } = box(visible()[0]);
  await draw(
    <pro.BarChartPro
      {...plan}
      xAxis={xAxis}
      initialZoom={[{ axisId: 'time', start: 25, end: 75 }]}
    />,
  );
  await expect.poll(() => box(visible()[0]).width / width).toBeCloseTo(2, 1);
});
