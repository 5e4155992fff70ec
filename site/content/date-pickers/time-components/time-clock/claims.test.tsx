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

claim('`showViewSwitcher` adds arrows to go back to the hours and forward again.', async () => {
  await show(<FerryDeparture />);
  await clickAt(4);
  await expect.element(face).toHaveAccessibleName(/^Select minutes/);
  await page.getByRole('button', { name: 'Open previous view' }).click();
  await expect.element(face).toHaveAccessibleName(/^Select hours/);
  await page.getByRole('button', { name: 'Open next view' }).click();
  await expect.element(face).toHaveAccessibleName(/^Select minutes/);
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

claim('Both ignore clicks and keys on the face', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    const { values } = await showClock({ ampm: false, defaultValue: ten, ...props });
    await clickAt(3);
    face.last().element().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(values).toEqual([]);
  }
});

claim('changes the unit by five, and stops at the lowest and highest value', async () => {
  await show(<EggTimer />);
  await userEvent.tab();
  await userEvent.keyboard('{PageUp}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Boil for 10 min 30 s');
  await userEvent.keyboard('{End}{ArrowDown}{PageUp}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Boil for 59 min 30 s');
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

claim('or touch the face', async () => {
  const { values } = await showClock({ ampm: false, views: ['minutes'], defaultValue: ten });
  const mask = document.querySelector('.MuiClock-squareMask');
  if (!mask) throw new Error('There is no clock.');
  const { left, top } = mask.getBoundingClientRect();
  const touch = new Touch({
    identifier: 1,
    target: mask,
    clientX: left + 202,
    clientY: top + 110,
  });
  for (const type of ['touchstart', 'touchend']) {
    mask.dispatchEvent(
      new TouchEvent(type, { bubbles: true, cancelable: true, changedTouches: [touch] }),
    );
  }
  await expect.poll(() => values).toEqual(['shallow 2026-03-17 10:15', 'finish 2026-03-17 10:15']);
});

claim('A clock also hides the hand while its number is disabled.', async () => {
  const { container } = await showClock({ ampm: false, defaultValue: ten });
  expect(container.querySelector('.MuiClockPointer-root')).not.toBeNull();
  const late = await showClock({
    ampm: false,
    defaultValue: ten,
    minTime: dayjs('2026-03-17T12:00'),
  });
  expect(late.container.querySelector('.MuiClockPointer-root')).toBeNull();
});

claim('the arrows of `showViewSwitcher` still switch views', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    await showClock({ ampm: false, showViewSwitcher: true, defaultValue: ten, ...props });
    await page.getByRole('button', { name: 'Open next view' }).last().click();
    await expect.element(face.last()).toHaveAccessibleName(/^Select minutes/);
  }
});

claim('changes the unit by one, the minutes by `minutesStep`; wraps around', async () => {
  const { values } = await showClock({
    ampm: false,
    views: ['minutes'],
    minutesStep: 10,
    defaultValue: ten,
  });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(values.map((value) => value.slice(-2))).toEqual(['10', '00', '50']);
});

claim('sets the lowest or highest value', async () => {
  const { values } = await showClock({ ampm: false, defaultValue: ten });
  await userEvent.tab();
  await userEvent.keyboard('{End}{Home}');
  expect(values).toEqual(['partial 2026-03-17 23:00', 'partial 2026-03-17 00:00']);
});

claim(
  'If only 12 is disabled, :kbd[ArrowUp] gets no further than 11; :kbd[PageUp] jumps over it.',
  async () => {
    const { values } = await showClock({
      ampm: false,
      defaultValue: ten,
      shouldDisableTime: (time, view) => view === 'hours' && time.hour() === 12,
    });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{PageUp}');
    expect(values).toEqual(['partial 2026-03-17 11:00', 'partial 2026-03-17 16:00']);
  },
);

claim(
  'With a `minutesStep` of 10, :kbd[End] does nothing because 59 is not a multiple.',
  async () => {
    const { values } = await showClock({
      ampm: false,
      views: ['minutes'],
      minutesStep: 10,
      defaultValue: dayjs('2026-03-17T10:20'),
    });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(values).toEqual([]);
    await userEvent.keyboard('{Home}');
    expect(values).toEqual(['partial 2026-03-17 10:00']);
  },
);

claim('The face is 220 pixels wide inside a root of 320.', async () => {
  const { container } = await showClock({ ampm: false, defaultValue: ten });
  const width = (part: string) =>
    container.querySelector(part)?.getBoundingClientRect().width ?? Number.NaN;
  expect(width('.MuiClock-clock')).toBe(220);
  expect(width('.MuiTimeClock-root')).toBe(320);
});

claim('confirms and moves to the next unit', async () => {
  for (const key of ['{Enter}', ' ']) {
    const { unmount } = await show(<FerryDeparture />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.element(face).toHaveAccessibleName(/^Select minutes/);
    await unmount();
  }
});
