import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock, type DigitalClockProps } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { claim, expect, page, show, userEvent } from '#claims';
import ChargingPrice from './demos/charging-price.tsx';
import ClinicSlots from './demos/clinic-slots.tsx';
import LockedLists from './demos/locked-lists.tsx';

function showInProvider(children: ReactNode) {
  return show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ width: 240 }}>{children}</div>
    </LocalizationProvider>,
  );
}

/** Draws a list that reports to `onChange` as readable text. */
async function showList(props: Omit<DigitalClockProps, 'onChange'> = {}) {
  const values: string[] = [];
  await showInProvider(
    <DigitalClock
      ampm={false}
      {...props}
      onChange={(value, state) => {
        values.push(`${state ?? ''} ${value?.format('YYYY-MM-DD HH:mm') ?? 'null'}`);
      }}
    />,
  );
  return values;
}

const option = (name: string) => page.getByRole('option', { name, exact: true });
const half = dayjs('2026-03-17T10:30');

claim(
  'A click in a column changes that unit only, so `onChange` gets a complete time after the first click.',
  async () => {
    const values: string[] = [];
    await showInProvider(
      <MultiSectionDigitalClock
        ampm={false}
        referenceDate={dayjs('2026-05-09T08:20')}
        onChange={(value, state) => {
          values.push(`${state ?? ''} ${value?.format('YYYY-MM-DD HH:mm') ?? 'null'}`);
        }}
      />,
    );
    await option('9 hours').click();
    await option('35 minutes').click();
    expect(values).toEqual(['partial 2026-05-09 09:20', 'finish 2026-05-09 09:35']);
  },
);

claim("In a `DigitalClock` every choice is `'finish'`.", async () => {
  const values = await showList({ defaultValue: half });
  await option('11:00').click();
  expect(values).toEqual(['finish 2026-03-17 11:00']);
});

claim('10:40 or 10:30:15 select nothing in a list of half hours', async () => {
  await showList({ defaultValue: half });
  await expect.element(option('10:30')).toHaveAttribute('aria-selected', 'true');
  for (const time of ['10:40', '10:30:15']) {
    await showList({ defaultValue: dayjs(`2026-03-17T${time}`) });
    const selected = page.getByRole('listbox').last().getByRole('option', { selected: true });
    expect(selected.elements()).toHaveLength(0);
  }
});

claim('one list of times, every 30 minutes by default', async () => {
  await showList();
  const texts = page
    .getByRole('option')
    .elements()
    .map((item) => item.textContent);
  expect(texts).toHaveLength(48);
  expect(texts.slice(0, 3)).toEqual(['00:00', '00:30', '01:00']);
});

claim('Set `skipDisabled` to leave them out', async () => {
  await show(<ClinicSlots />);
  const texts = page
    .getByRole('option')
    .elements()
    .map((item) => item.textContent);
  expect(texts).toContain('09:00');
  expect(texts).toContain('16:00');
  expect(texts).not.toContain('09:30');
  expect(texts).toHaveLength(11);
  await page.getByRole('checkbox').click();
  await expect.element(option('09:30')).toHaveClass('Mui-disabled');
});

claim(
  'Disabled items of a `DigitalClock` look disabled but have no `aria-disabled`, so assistive technology cannot tell them from free ones.',
  async () => {
    await showList({ referenceDate: half, minTime: half });
    await expect.element(option('10:00')).toHaveClass('Mui-disabled');
    await expect.element(option('10:00')).not.toHaveAttribute('aria-disabled');
  },
);

claim('The arrow keys reach them too, but', async () => {
  const values = await showList({ referenceDate: half, minTime: half });
  await userEvent.tab();
  await expect.element(option('10:30')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option('10:00')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(values).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(values).toHaveLength(1);
});

claim('In columns, disabled items have `aria-disabled`', async () => {
  await showInProvider(
    <MultiSectionDigitalClock ampm={false} defaultValue={half} minTime={half} />,
  );
  await expect.element(option('9 hours')).toHaveAttribute('aria-disabled', 'true');
});

claim(
  'The tab stop is the item that equals the value or `referenceDate`, otherwise the first item of the day.',
  async () => {
    const stops = () =>
      [...document.querySelectorAll('[role="listbox"]')]
        .at(-1)
        ?.querySelectorAll('[role="option"][tabindex="0"]');
    await showList({ referenceDate: dayjs('2026-03-17T10:40') });
    expect(stops()?.item(0)).toHaveTextContent('00:00');
    await showList({ referenceDate: dayjs('2026-03-17'), minTime: half, skipDisabled: true });
    await expect.element(option('10:30').last()).toBeVisible();
    expect(stops()).toHaveLength(0);
    await showList({ referenceDate: half, minTime: half, skipDisabled: true });
    expect(stops()?.item(0)).toHaveTextContent('10:30');
  },
);

claim('If that item is hidden or disabled, :kbd[Tab] reaches no item of the list.', async () => {
  for (const skipDisabled of [true, false]) {
    const { unmount } = await showInProvider(
      <DigitalClock
        ampm={false}
        referenceDate={dayjs('2026-03-17')}
        minTime={half}
        skipDisabled={skipDisabled}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('10:30')).toBeInTheDocument();
    expect(document.activeElement?.closest('[role="option"]')).toBeNull();
    await unmount();
  }
});

claim(
  "for each item that no other limit disables, always with the view `'hours'` and the complete time",
  async () => {
    const calls = new Set<string>();
    const times: string[] = [];
    await showList({
      referenceDate: half,
      shouldDisableTime: (time, view) => {
        calls.add(`${view} ${time.format('mm')}`);
        return false;
      },
    });
    expect([...calls].sort()).toEqual(['hours 00', 'hours 30']);
    await showList({
      referenceDate: half,
      minTime: half,
      shouldDisableTime: (time) => {
        times.push(time.format('HH:mm'));
        return false;
      },
    });
    expect(times[0]).toBe('10:30');
  },
);

claim(
  "with `'hours'` for the hours, with `'minutes'` for the minutes of the selected hour",
  async () => {
    const calls = new Set<string>();
    await showInProvider(
      <MultiSectionDigitalClock
        ampm={false}
        defaultValue={half}
        shouldDisableTime={(time, view) => {
          calls.add(view === 'minutes' ? `minutes of ${time.hour()}` : view);
          return false;
        }}
      />,
    );
    expect([...calls].sort()).toEqual(['hours', 'minutes of 10']);
  },
);

claim('Neither changes its value on a click.', async () => {
  await show(<LockedLists />);
  const list = page.getByRole('listbox').first();
  await list.getByRole('option', { name: '06:30 PM' }).click({ force: true });
  await expect
    .element(list.getByRole('option', { name: '06:00 PM' }))
    .toHaveAttribute('aria-selected', 'true');
  await option('10 minutes').click({ force: true });
  await expect.element(option('0 minutes')).toHaveAttribute('aria-selected', 'true');
});

claim('Pass the other props on: they carry the selection, the role and the click.', async () => {
  await show(<ChargingPrice />);
  const evening = page.getByRole('option', { name: '17:00 €0.41' });
  await evening.click();
  await expect.element(evening).toHaveAttribute('aria-selected', 'true');
});

/** A list whose parent renders again on a click. */
function Counting() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <DigitalClock ampm={false} value={half} />
    </>
  );
}

claim('It scrolls to the selected time after every render', async () => {
  await showInProvider(<Counting />);
  const root = page.getByRole('listbox').element().parentElement;
  if (!root) throw new Error('There is no list.');
  await expect.poll(() => root.scrollTop).toBeGreaterThan(500);
  const box = option('10:30').element().getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  expect(frame.height).toBeLessThanOrEqual(232);
  expect(box.top - frame.top).toBeLessThan(20);
  expect(box.top).toBeGreaterThanOrEqual(frame.top);
  root.style.scrollBehavior = 'auto';
  root.scrollTop = 0;
  expect(root.scrollTop).toBe(0);
  await page.getByRole('button').click();
  await expect.poll(() => root.scrollTop).toBeGreaterThan(500);
});

claim('by five items', async () => {
  await showList({ defaultValue: half });
  await userEvent.tab();
  await expect.element(option('10:30')).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(option('13:00')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(option('23:30')).toHaveFocus();
});

claim('moves to the next column', async () => {
  await showInProvider(<MultiSectionDigitalClock ampm={false} defaultValue={half} />);
  await userEvent.tab();
  await expect.element(option('10 hours')).toHaveFocus();
  await userEvent.tab();
  await expect.element(option('30 minutes')).toHaveFocus();
});

claim('Those of a read-only one look the same as usual, but have `aria-disabled`', async () => {
  await showInProvider(
    <>
      <DigitalClock ampm={false} readOnly defaultValue={half} />
      <MultiSectionDigitalClock ampm={false} readOnly defaultValue={half} />
    </>,
  );
  for (const name of ['11:00', '9 hours']) {
    await expect.element(option(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(option(name)).not.toHaveClass('Mui-disabled');
  }
});

claim('In columns, so do the other units; without a `referenceDate` they are 0.', async () => {
  const values: string[] = [];
  for (const referenceDate of [half, undefined]) {
    await showInProvider(
      <MultiSectionDigitalClock
        ampm={false}
        {...(referenceDate && { referenceDate })}
        onChange={(value) => values.push(value?.format('HH:mm:ss') ?? 'null')}
      />,
    );
    await option('35 minutes').last().click();
  }
  expect(values).toEqual(['10:35:00', '00:35:00']);
});

claim('a change from 17:50 to 18 hours gives 18:50', async () => {
  const values: string[] = [];
  await showInProvider(
    <MultiSectionDigitalClock
      ampm={false}
      defaultValue={dayjs('2026-03-17T17:50')}
      maxTime={dayjs('2026-03-17T18:30')}
      onChange={(value) => values.push(value?.format('HH:mm') ?? 'null')}
    />,
  );
  await option('18 hours').click();
  expect(values).toEqual(['18:50']);
});

claim('AM and PM are never disabled', async () => {
  await showInProvider(
    <MultiSectionDigitalClock
      ampm
      defaultValue={half}
      maxTime={dayjs('2026-03-17T11:00')}
      shouldDisableTime={() => true}
    />,
  );
  await expect.element(option('10 hours')).toHaveClass('Mui-disabled');
  await expect.element(option('PM')).not.toHaveClass('Mui-disabled');
});

claim('and the arrow keys do not move between them', async () => {
  await showList({ readOnly: true, defaultValue: half });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option('10:30')).toHaveFocus();
});

claim('In columns, each column is at most 232 pixels high.', async () => {
  const heights = () =>
    page
      .getByRole('listbox')
      .elements()
      .map((list) => list.getBoundingClientRect().height);
  const { unmount } = await showInProvider(<MultiSectionDigitalClock ampm={false} />);
  expect(heights()).toEqual([232, 232]);
  await unmount();
  await showInProvider(
    <MultiSectionDigitalClock
      ampm={false}
      sx={{ '& .MuiMultiSectionDigitalClockSection-root': { maxHeight: 160 } }}
    />,
  );
  expect(heights()).toEqual([160, 160]);
});

claim(':kbd[Enter] and :kbd[Space] select.', async () => {
  const values = await showList({ defaultValue: half });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
  expect(values).toEqual(['finish 2026-03-17 11:00', 'finish 2026-03-17 11:30']);
});

claim('Typing digits jumps to an item that starts with them.', async () => {
  await showList({ defaultValue: half });
  await userEvent.tab();
  await userEvent.keyboard('15');
  await expect.element(option('15:00')).toHaveFocus();
});

claim('and so does a selection', async () => {
  await showInProvider(<MultiSectionDigitalClock ampm={false} defaultValue={half} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('30 minutes')).toHaveFocus();
});

claim('and the arrow keys skip them', async () => {
  await showInProvider(
    <MultiSectionDigitalClock ampm={false} defaultValue={half} minTime={half} />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option('23 hours')).toHaveFocus();
});
