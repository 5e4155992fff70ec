import { BarChart } from '@mui/x-charts/BarChart';
import { claim, expect, page, show, userEvent } from '#claims';
import BarGaps from './demos/bar-gaps.tsx';
import LabelledBars from './demos/labelled-bars.tsx';
import LongNames from './demos/long-names.tsx';
import PickABar from './demos/pick-a-bar.tsx';

const bars = () => [...document.querySelectorAll('.MuiBarElement-root')];
const box = (index: number) => bars()[index]?.getBoundingClientRect();

claim('a bar on the other side of zero', async () => {
  await show(
    <BarChart
      height={240}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A', 'B'] }]}
      series={[{ data: [5, -5] }]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(0)?.bottom ?? 0)).toBe(Math.round(box(1)?.top ?? 1));
});

claim('Series with the same `stack` lie on top of each other.', async () => {
  await show(
    <BarChart
      height={240}
      width={300}
      skipAnimation
      xAxis={[{ data: ['A'] }]}
      series={[
        { data: [5], stack: 'x' },
        { data: [3], stack: 'x' },
      ]}
    />,
  );
  await expect.poll(() => bars().length).toBe(2);
  expect(Math.round(box(1)?.bottom ?? 0)).toBe(Math.round(box(0)?.top ?? 1));
  expect(box(1)?.left).toBe(box(0)?.left);
});

claim('The axes change roles: the categories move to `yAxis`, the values to `xAxis`.', async () => {
  await show(<LongNames />);
  await expect.poll(() => bars().length).toBeGreaterThan(1);
  expect(Math.round(box(0)?.left ?? 0)).toBe(Math.round(box(1)?.left ?? 1));
});

claim('Two ratios on the category axis decide how thick bars are.', async () => {
  await show(<BarGaps />);
  await expect.poll(() => bars().length).toBeGreaterThan(0);
  const before = box(0)?.width;
  page.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => box(0)?.width).not.toBe(before);
});

claim('With a function you decide the text, and you learn how large the bar is', async () => {
  await show(<LabelledBars />);
  const labels = () =>
    [...document.querySelectorAll('.MuiBarLabel-root')].map((label) => label.textContent);
  // The bar of 3 is too small for its label.
  await expect.poll(labels).toEqual(['34', '41', '52', '47']);
});

claim('here a list, which highlights the bar with `highlightedItem`', async () => {
  await show(<PickABar />);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Turku' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Turku: 8 late parcels');
});
