import { LineChart } from '@mui/x-charts/LineChart';
import { claim, expect, page, show } from '#claims';
import Curves from './demos/curves.tsx';
import PlanAndActual from './demos/plan-and-actual.tsx';
import SensorGap from './demos/sensor-gap.tsx';

const path = () => document.querySelector('.MuiLineElement-root')?.getAttribute('d') ?? '';
const count = (selector: string) => document.querySelectorAll(selector).length;

claim(
  'The line breaks there, and that is honest: people see that nothing was measured.',
  async () => {
    await show(<SensorGap />);
    await expect.poll(() => path().match(/M/g)?.length).toBe(2);
    await page.getByRole('checkbox', { name: 'Connect across the gap' }).click();
    await expect.poll(() => path().match(/M/g)?.length).toBe(1);
  },
);

claim('`curve` decides how points are joined.', async () => {
  await show(<Curves />);
  await expect.poll(path).toMatch(/^M[^C]+$/);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'monotoneX' }).click();
  await expect.poll(path).toContain('C');
});

claim(
  "The default, `'monotoneX'`, is smooth and never swings above or below the values.",
  async () => {
    await show(
      <>
        <LineChart height={200} width={300} skipAnimation series={[{ id: 'a', data: [1, 5, 2] }]} />
        <LineChart
          height={200}
          width={300}
          skipAnimation
          series={[{ id: 'a', data: [1, 5, 2], curve: 'monotoneX' }]}
        />
      </>,
    );
    await expect.poll(() => count('.MuiLineElement-root')).toBe(2);
    const [first, second] = document.querySelectorAll('.MuiLineElement-root');
    expect(first?.getAttribute('d')).toBe(second?.getAttribute('d'));
  },
);

claim('Here they show the weeks that fell behind the plan.', async () => {
  await show(<PlanAndActual />);
  // weeks 1, 4 and 5
  await expect.poll(() => count('.MuiMarkElement-root')).toBe(3);
});

claim('By default a mark is drawn on every value.', async () => {
  await show(
    <LineChart height={200} width={300} skipAnimation series={[{ data: [1, 5, 2, 4] }]} />,
  );
  await expect.poll(() => count('.MuiMarkElement-root')).toBe(4);
});

claim('`area: true` fills the space between a line and zero.', async () => {
  await show(
    <LineChart height={200} width={300} skipAnimation series={[{ data: [1, 5], area: true }]} />,
  );
  await expect.poll(() => count('.MuiAreaElement-root')).toBe(1);
});
