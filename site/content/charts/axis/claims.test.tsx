import { LineChart } from '@mui/x-charts/LineChart';
import { claim, expect, page, show } from '#claims';
import DomainLimits from './demos/domain-limits.tsx';
import HeatAndWeather from './demos/heat-and-weather.tsx';
import ScaleTypes from './demos/scale-types.tsx';

const labels = (direction: 'X' | 'Y') =>
  [
    ...document.querySelectorAll(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`),
  ].map((label) => label.textContent);

claim("`'nice'` rounds it, `'strict'` keeps it as it is, a function returns its own.", async () => {
  await show(<DomainLimits />);
  const choose = async (name: string) => {
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  const top = () =>
    Number(
      document
        .querySelector('.MuiLineElement-root')
        ?.getAttribute('d')
        ?.match(/-?[\d.]+/g)?.[1],
    );
  await expect.poll(() => labels('Y').length).toBeGreaterThan(1);
  const nice = top();
  await choose('strict');
  await expect.poll(top).not.toBe(nice);
  const strict = top();
  await choose('from zero');
  // the first value, 17.3, is the lowest: from zero it no longer lies on the axis
  await expect.poll(top).toBeLessThan(strict);
  await expect.poll(() => labels('Y')).toContain('0');
});

claim('A series picks one with `yAxisId`.', async () => {
  await show(<HeatAndWeather />);
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxis-directionY').length).toBe(2);
});

claim(
  'Compare the scales with these answer times, where one value is a hundred times the others:',
  async () => {
    await show(<ScaleTypes />);
    await expect
      .poll(() => labels('Y').filter(Boolean))
      .toEqual(['1', '10', '100', '1000', '10000']);
    await page.getByRole('button', { name: 'linear' }).click();
    await expect.poll(() => labels('Y')).toContain('5000');
  },
);

claim('Others are not shown until they have a `position`.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ id: 'a' }, { id: 'b' }]}
      series={[{ data: [1, 2] }, { data: [10, 20], yAxisId: 'b' }]}
    />,
  );
  await expect.poll(() => document.querySelectorAll('.MuiChartsAxis-directionY').length).toBe(1);
});

claim("`'none'` hides an axis; its scale still works.", async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      yAxis={[{ position: 'none', min: 0, max: 100 }]}
      series={[{ data: [50, 50] }]}
    />,
  );
  await expect.poll(() => document.querySelector('.MuiLineElement-root')).not.toBeNull();
  expect(document.querySelector('.MuiChartsAxis-directionY')).toBeNull();
  expect(document.querySelectorAll('.MuiChartsAxis-directionX').length).toBe(1);
});

claim('A line break in the text makes a second line.', async () => {
  await show(
    <LineChart
      height={200}
      width={300}
      skipAnimation
      xAxis={[{ data: ['Mon\nMay 4', 'Tue\nMay 5'], scaleType: 'point', height: 50 }]}
      series={[{ data: [1, 2] }]}
    />,
  );
  await expect
    .poll(
      () =>
        document.querySelector('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel')?.children
          .length,
    )
    .toBe(2);
});
