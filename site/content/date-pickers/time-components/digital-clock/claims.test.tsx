import dayjs from 'dayjs';
import type { ReactNode } from 'react';
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

claim('In columns, disabled items have `aria-disabled`.', async () => {
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

claim("always with the view `'hours'` and the complete time", async () => {
  const calls = new Set<string>();
  await showList({
    referenceDate: half,
    shouldDisableTime: (time, view) => {
      calls.add(`${view} ${time.format('mm')}`);
      return false;
    },
  });
  expect([...calls].sort()).toEqual(['hours 00', 'hours 30']);
});

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

claim('The list scrolls to the selected time.', async () => {
  await showList({ defaultValue: dayjs('2026-03-17T15:00') });
  const box = option('15:00').element().getBoundingClientRect();
  const root = page.getByRole('listbox').element().parentElement?.getBoundingClientRect();
  expect(root?.height).toBeLessThanOrEqual(232);
  expect(box.top - (root?.top ?? 0)).toBeLessThan(20);
  expect(box.top).toBeGreaterThanOrEqual(root?.top ?? Number.NaN);
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
