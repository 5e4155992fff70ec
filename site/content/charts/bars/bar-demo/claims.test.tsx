import type { ReactNode } from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { claim, expect, page, show, userEvent } from '#claims';
import Histogram from './demos/histogram.tsx';
import MixedBars from './demos/mixed-bars.tsx';
import PopulationPyramid from './demos/population-pyramid.tsx';
import Ranking from './demos/ranking.tsx';
import StackedBySign from './demos/stacked-by-sign.tsx';
import Survey from './demos/survey.tsx';
import TinyBars from './demos/tiny-bars.tsx';
import WithTarget from './demos/with-target.tsx';

let container: Element;
const draw = async (element: ReactNode) => ({ container } = await show(element));
const all = (selector: string) => [...container.querySelectorAll(selector)];
const bars = () => all('.MuiBarElement-root').map((bar) => bar.getBoundingClientRect());

claim(
  "`position: 'none'` hides an axis and frees the space that was reserved for it. The tooltip still shows the day and the value.",
  async () => {
    await draw(<TinyBars />);
    const chart = page.getByLabelText('Podcast downloads', { exact: false });
    await expect.element(chart).toBeVisible();
    expect(all('.MuiChartsAxis-root')).toHaveLength(0);
    const bottom = chart.element().getBoundingClientRect().bottom;
    await expect.poll(() => Math.max(...bars().map((bar) => bar.bottom))).toBeCloseTo(bottom, 0);
    await userEvent.hover(chart, { position: { x: 80, y: 40 } });
    await expect.element(page.getByRole('tooltip')).toMatchTextContent(/Thu.*Downloads.*760/);
  },
);

claim('Guided tours have none, so they get a bar of their own next to it.', async () => {
  await draw(<MixedBars />);
  await expect.poll(() => bars().length).toBe(12);
  const [online, , , , door, , , , tours] = bars();
  expect(door?.left).toBeCloseTo(online?.left ?? 0, 0);
  expect(tours?.left).toBeGreaterThan(online?.right ?? Infinity);
});

claim('positive and negative values of one stack do not cancel each other out.', async () => {
  await draw(<StackedBySign />);
  await expect.poll(() => bars().length).toBe(16);
  // Tickets, grants, salaries and stage sets of spring: two above the line, two below.
  await expect
    .poll(() => {
      const [tickets, grants, salaries, sets] = [0, 4, 8, 12].map((index) => bars()[index]);
      return (
        !!tickets &&
        !!grants &&
        !!salaries &&
        !!sets &&
        grants.bottom <= tickets.top + 1 &&
        salaries.top >= tickets.bottom - 1 &&
        sets.top >= salaries.bottom - 1
      );
    })
    .toBe(true);
});

claim('the axis and the tooltip show positive numbers on both sides.', async () => {
  await draw(<PopulationPyramid />);
  const chart = page.getByLabelText('Residents of a small town', { exact: false });
  await expect.element(chart).toBeVisible();
  const ticks = all('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const texts = ticks.map((tick) => tick.textContent);
  expect(texts.filter((text) => text === '1000')).toHaveLength(2);
  expect(texts.join()).not.toMatch(/[-−]/);
  const box = chart.element().getBoundingClientRect();
  await userEvent.hover(chart, { position: { x: box.width / 2, y: 60 } });
  await expect.element(page.getByRole('tooltip')).toMatchTextContent(/Men\s*\d+\s*Women\s*\d+/);
});

claim('`barLabel="value"` prints the value on each bar', async () => {
  await draw(<Ranking />);
  await expect
    .poll(() => all('.MuiBarLabel-root').map((label) => label.textContent))
    .toEqual(['1280', '940', '720', '560', '310']);
});

claim(
  'The tooltip shows the number of answers, because `valueFormatter` gets the value you passed in and not the share.',
  async () => {
    await draw(<Survey />);
    const chart = page.getByLabelText('Patient survey', { exact: false });
    await expect.element(chart).toBeVisible();
    const box = chart.element().getBoundingClientRect();
    await userEvent.hover(chart, { position: { x: box.width / 2, y: 50 } });
    await expect
      .element(page.getByRole('tooltip'))
      .toMatchTextContent(/Agree.*212 answers.*Neutral.*64 answers/);
  },
);

claim('`categoryGapRatio: 0` removes the gaps.', async () => {
  await draw(<Histogram />);
  await expect.poll(() => bars().length).toBe(9);
  const sorted = bars().sort((a, b) => a.left - b.left);
  // The outline of a bar adds half a pixel on each side.
  for (const [index, bar] of sorted.slice(1).entries()) {
    expect(Math.abs(bar.left - (sorted[index]?.right ?? 0))).toBeLessThan(1.5);
  }
});

claim('A bar with the value 0 gets no label.', async () => {
  await draw(
    <BarChart
      width={300}
      height={200}
      xAxis={[{ data: ['A', 'B', 'C'] }]}
      series={[{ data: [4, 0, 6] }]}
      barLabel="value"
    />,
  );
  await expect
    .poll(() =>
      all('.MuiBarLabel-root')
        .map((label) => label.textContent)
        .join(),
    )
    .toBe('4,6');
});

claim('a `colorMap` on the value axis colors the bars that reach it.', async () => {
  await draw(<WithTarget />);
  await expect.poll(() => bars().length).toBe(6);
  const reached = all('.MuiBarElement-root').map((bar) => bar.getAttribute('fill') === '#2e9e5b');
  expect(reached).toEqual([false, false, true, false, true, true]);
});

claim('the top of each bar is the total.', async () => {
  await draw(
    <BarChart
      width={300}
      height={200}
      xAxis={[{ data: ['A'] }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[
        { data: [3], stack: 'one' },
        { data: [4], stack: 'one' },
      ]}
      skipAnimation
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  const [lower, upper] = bars();
  expect(upper?.bottom).toBeCloseTo(lower?.top ?? 0, 0);
  expect((upper?.height ?? 0) / (lower?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});
