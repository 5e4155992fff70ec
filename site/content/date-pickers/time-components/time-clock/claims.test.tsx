import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import { claim, expect, page, show, userEvent } from '#claims';
import ClockSteps from './demos/clock-steps.tsx';
import EggTimer from './demos/egg-timer.tsx';
import FerryDeparture from './demos/ferry-departure.tsx';

/** Draws a clock that reports to `onChange` as readable text. */
async function showClock(props: Omit<TimeClockProps, 'onChange'> = {}) {
  const values: string[] = [];
  const { container } = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        {...props}
        onChange={(value, state) => {
          values.push(`${state ?? ''} ${value?.format('YYYY-MM-DD HH:mm') ?? 'null'}`);
        }}
      />
    </LocalizationProvider>,
  );
  return { values, container };
}

/** Clicks the face (220 px wide) at an hour of twelve. */
async function clickAt(hour: number, radius = 92) {
  const face = [...document.querySelectorAll('.MuiClock-squareMask')].at(-1);
  if (!face) throw new Error('There is no clock.');
  const angle = (hour / 12) * 2 * Math.PI;
  await userEvent.click(face, {
    position: { x: 110 + radius * Math.sin(angle), y: 110 - radius * Math.cos(angle) },
  });
}

const face = page.getByRole('listbox');
const ten = dayjs('2026-03-17T10:00');

claim(
  'Choosing an hour moves the clock on to the minutes. After the last view it stays there.',
  async () => {
    const { values } = await showClock({ ampm: false, defaultValue: ten });
    await expect.element(face).toHaveAccessibleName(/^Select hours/);
    await clickAt(3);
    await expect.element(face).toHaveAccessibleName(/^Select minutes/);
    await clickAt(6);
    await expect.element(face).toHaveAccessibleName(/^Select minutes/);
    expect(values).toEqual(['partial 2026-03-17 03:00', 'finish 2026-03-17 03:30']);
  },
);

claim(
  'a unit is chosen and another view follows, or a key or the AM and PM buttons changed the value',
  async () => {
    const { values } = await showClock({
      ampm: false,
      views: ['minutes'],
      defaultValue: ten,
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(values).toEqual(['partial 2026-03-17 10:01']);
    await userEvent.keyboard('{Enter}');
    expect(values.at(-1)).toBe('finish 2026-03-17 10:01');
  },
);

claim(
  'An empty clock shows no hand. The day of its first value comes from `referenceDate`, or is today.',
  async () => {
    const { values, container } = await showClock({
      ampm: false,
      referenceDate: dayjs('2026-05-09'),
    });
    expect(container.querySelector('.MuiClockPointer-root')).toBeNull();
    await clickAt(9);
    expect(values).toEqual(['partial 2026-05-09 09:00']);
    expect(container.querySelector('.MuiClockPointer-root')).not.toBeNull();
  },
);

claim('`showViewSwitcher` adds arrows to go back to the hours.', async () => {
  await show(<FerryDeparture />);
  await clickAt(4);
  await expect.element(face).toHaveAccessibleName(/^Select minutes/);
  await page.getByRole('button', { name: 'Open previous view' }).click();
  await expect.element(face).toHaveAccessibleName(/^Select hours/);
});

claim('which fires when the clock moves on by itself', async () => {
  await show(<ClockSteps />);
  await clickAt(8);
  await expect
    .element(page.getByRole('button', { name: 'Minutes: 20' }))
    .toHaveAttribute('aria-pressed', 'true');
});

claim('With 24 hours, 13 to 23 and 00 are on an inner ring.', async () => {
  const { values } = await showClock({ ampm: false, defaultValue: ten });
  await clickAt(3, 60);
  expect(values).toEqual(['partial 2026-03-17 15:00']);
  const midnight = await showClock({ ampm: false, defaultValue: ten });
  await clickAt(12, 60);
  expect(midnight.values).toEqual(['partial 2026-03-17 00:00']);
});

claim(
  'On its own, a 12-hour clock has no switch between AM and PM, because pickers show it in their toolbar. `ampmInClock` adds the two buttons below the clock.',
  async () => {
    const { values } = await showClock({ ampm: true, defaultValue: ten });
    await expect.element(page.getByRole('button', { name: 'PM' })).not.toBeInTheDocument();
    await show(<FerryDeparture />);
    await page.getByRole('button', { name: 'AM' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Ferry departs at 3:30 AM');
    expect(values).toEqual([]);
  },
);

claim(
  'A click on a disabled number does nothing. `minutesStep` lets the hand stop only at its multiples.',
  async () => {
    const { values } = await showClock({
      ampm: false,
      defaultValue: ten,
      minTime: dayjs('2026-01-01T09:00'),
      minutesStep: 10,
    });
    await clickAt(3);
    expect(values).toEqual([]);
    await clickAt(11);
    await clickAt(5);
    expect(values.at(-1)).toMatch(/11:[2-3]0$/);
  },
);

claim(
  'with `maxTime` at 18:30, 18 can be chosen. The value can then be 18:50 if the minutes were 50 before.',
  async () => {
    const { values } = await showClock({
      ampm: false,
      defaultValue: dayjs('2026-03-17T10:50'),
      maxTime: dayjs('2026-03-17T18:30'),
    });
    await clickAt(6, 60);
    expect(values).toEqual(['partial 2026-03-17 18:50']);
  },
);

claim('Both ignore clicks and keys.', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    const { values } = await showClock({ ampm: false, defaultValue: ten, ...props });
    await clickAt(3);
    face.last().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(values).toEqual([]);
  }
});

claim('changes the unit by five', async () => {
  await show(<EggTimer />);
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Boil for 10 min 30 s');
});

claim("a switch to PM afterward is only `'partial'`", async () => {
  const { values } = await showClock({ ampm: true, ampmInClock: true, defaultValue: ten });
  await clickAt(9);
  await clickAt(6);
  await page.getByRole('button', { name: 'PM' }).click();
  expect(values).toEqual([
    'partial 2026-03-17 09:00',
    'finish 2026-03-17 09:30',
    'partial 2026-03-17 21:30',
  ]);
});

claim('The clock starts with the first one unless you set `openTo`.', async () => {
  await show(<EggTimer />);
  await expect.element(face).toHaveAccessibleName(/^Select minutes/);
  await showClock({ ampm: false, defaultValue: ten, openTo: 'minutes' });
  await expect.element(face.last()).toHaveAccessibleName(/^Select minutes/);
});

claim('people drag the hand', async () => {
  const { values } = await showClock({ ampm: false, defaultValue: ten });
  const mask = document.querySelector('.MuiClock-squareMask');
  if (!mask) throw new Error('There is no clock.');
  await userEvent.dragAndDrop(mask, mask, {
    sourcePosition: { x: 110, y: 18 },
    targetPosition: { x: 202, y: 110 },
  });
  expect(values).toContain('shallow 2026-03-17 03:00');
  expect(values.at(-1)).toBe('partial 2026-03-17 03:00');
});
