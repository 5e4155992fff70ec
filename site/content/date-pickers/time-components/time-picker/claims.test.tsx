import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClockFace from './demos/clock-face.tsx';
import ConsultingHours from './demos/consulting-hours.tsx';
import KeepTheDay from './demos/keep-the-day.tsx';
import PoolLanes from './demos/pool-lanes.tsx';
import RaceSeconds from './demos/race-seconds.tsx';
import StaticAlarm from './demos/static-alarm.tsx';
import TwelveOrTwentyFour from './demos/twelve-or-twenty-four.tsx';

const section = (name: string) => page.getByRole('spinbutton', { name });
const open = () => page.getByRole('button', { name: /Choose time/ }).click();
const options = (list: string | RegExp) =>
  page
    .getByRole('listbox', { name: list })
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
const shown = () =>
  [...document.querySelectorAll('.MuiPickersSectionList-root')].map((field) =>
    field.textContent?.replaceAll(/[\u2066-\u2069\u200e]/g, ''),
  );
const at = (time: string) => dayjs(`2026-03-17T${time}`);

function Picker(props: TimePickerProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker label="Start" ampm={false} {...props} />
    </LocalizationProvider>
  );
}

claim('lists on a desktop, a clock on a phone', async () => {
  const desktop = await show(<Picker />);
  await open();
  await expect.element(page.getByRole('listbox', { name: /hours/i })).toBeVisible();
  await desktop.unmount();
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileTimePicker label="Start" />
    </LocalizationProvider>,
  );
  await open();
  await expect.poll(() => document.querySelector('.MuiClock-root')).not.toBeNull();
});

claim('Set `ampm` when people expect something else.', async () => {
  await show(<TwelveOrTwentyFour />);
  await expect.poll(() => shown()[0]).toMatch(/ (AM|PM)$/);
  expect(shown()[1]).toMatch(/^\d\d:\d\d$/);
});

claim(
  'On a desktop, `timeSteps` decides what the lists offer; five minutes is the default. People can still type any minute.',
  async () => {
    const failed = vi.fn();
    await show(<Picker defaultValue={at('10:00')} onError={failed} />);
    await section('Minutes').click();
    await userEvent.keyboard('07');
    await expect.poll(shown).toEqual(['10:07']);
    expect(failed).not.toHaveBeenCalled();
    await open();
    await expect.poll(() => options(/minutes/i).length).toBe(12);
  },
);

claim('other minutes are then an error, and the arrow keys move in these steps', async () => {
  const failed = vi.fn();
  await show(
    <Picker defaultValue={at('10:20')} minutesStep={20} onError={(error) => failed(error)} />,
  );
  await section('Minutes').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(shown).toEqual(['10:40']);
  await userEvent.keyboard('07');
  await expect.poll(() => failed.mock.lastCall).toEqual(['minutesStep']);
});

claim(
  'up to this many choices in a day, there is one list instead of columns; 24 by default',
  async () => {
    const single = await show(<Picker timeSteps={{ minutes: 60 }} />);
    await open();
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(1);
    expect(page.getByRole('option').elements()).toHaveLength(24);
    await single.unmount();
    const columns = await show(<Picker timeSteps={{ minutes: 30 }} />);
    await open();
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(2);
    await columns.unmount();
    await show(<ConsultingHours />);
    await open();
    await expect.poll(() => page.getByRole('listbox').elements().length).toBe(1);
    // `skipDisabled` leaves out choices that cannot be selected.
    expect(page.getByRole('option').first().element().textContent).toBe('09:00');
    expect(page.getByRole('option').last().element().textContent).toBe('12:40');
  },
);

claim('closes after the last choice; `false` by default, so people click OK', async () => {
  const screen = await show(<Picker defaultValue={at('10:00')} />);
  await open();
  await page.getByRole('option', { name: '11 hours' }).click();
  await page.getByRole('option', { name: '30 minutes' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(shown).toEqual(['11:30']);
  await screen.unmount();
  await show(<Picker defaultValue={at('10:00')} closeOnSelect />);
  await open();
  await page.getByRole('option', { name: '11 hours' }).click();
  await page.getByRole('option', { name: '30 minutes' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(shown).toEqual(['11:30']);
});

claim('`minTime` and `maxTime` compare only the time, not the day of the value.', async () => {
  const failed = vi.fn();
  await show(
    <Picker
      defaultValue={dayjs('2031-12-24T09:00')}
      minTime={at('08:00')}
      maxTime={at('10:00')}
      onError={(error) => failed(error)}
    />,
  );
  await section('Hours').click();
  await userEvent.keyboard('11');
  await expect.poll(() => failed.mock.lastCall).toEqual(['maxTime']);
  await section('Hours').click();
  await userEvent.keyboard('09');
  await expect.poll(() => failed.mock.lastCall).toEqual([null]);
});

claim('With `minTime` 22:00 and `maxTime` 06:00 no time is valid.', async () => {
  for (const time of ['23:00', '05:00', '12:00', '22:00', '06:00']) {
    const failed = vi.fn();
    const screen = await show(
      <Picker
        value={at(time)}
        minTime={at('22:00')}
        maxTime={at('06:00')}
        onError={(error) => failed(error)}
      />,
    );
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    await screen.unmount();
  }
});

claim("for whole hours, that is `'hours'`", async () => {
  await show(<PoolLanes />);
  await open();
  const hour = (name: string) => page.getByRole('option', { name });
  await expect.element(hour('14 hours')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(hour('16 hours')).not.toHaveAttribute('aria-disabled', 'true');
});

claim('`views` lists the units. For a short duration, use minutes and seconds.', async () => {
  await show(<RaceSeconds />);
  await expect.poll(shown).toEqual(['10:02:30', '01:24']);
});

claim(
  '`null` removes a view; without any view, the button is gone too, and people can only type.',
  async () => {
    await show(<ClockFace />);
    expect(page.getByRole('button', { name: /Choose time/ }).elements()).toHaveLength(1);
    await open();
    await expect.poll(() => document.querySelector('.MuiClock-root')).not.toBeNull();
  },
);

claim(
  'In the popup of an empty picker, that is the day of `referenceDate`, or today. A time typed into an empty field gets today, even with `referenceDate`. After that, the day stays while people change the time.',
  async () => {
    const changed = vi.fn();
    const picker = (key: string) => (
      <Picker
        key={key}
        referenceDate={dayjs('2020-05-06T08:00')}
        onChange={(value: Dayjs | null) => changed(value?.format('YYYY-MM-DD HH:mm'))}
      />
    );
    const popup = await show(picker('popup'));
    await open();
    await page.getByRole('option', { name: '11 hours' }).click();
    expect(changed.mock.lastCall).toEqual(['2020-05-06 11:00']);
    await page.getByRole('button', { name: 'OK' }).click();
    // The closing popup gives the focus back, which would end what is typed meanwhile.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await section('Hours').click();
    await userEvent.keyboard('12');
    await expect.poll(() => changed.mock.lastCall).toEqual(['2020-05-06 12:00']);
    await popup.unmount();

    await show(picker('field'));
    await section('Hours').click();
    await userEvent.keyboard('0915');
    await expect
      .poll(() => changed.mock.lastCall)
      .toEqual([`${dayjs().format('YYYY-MM-DD')} 09:15`]);
  },
);

claim('If you know the day, put the time on it in `onChange`, as here:', async () => {
  await show(<KeepTheDay />);
  await section('Hours').click();
  await userEvent.keyboard('0915');
  await expect.element(page.getByRole('status')).toHaveTextContent('2026-03-17 09:15');
});

claim('Click the numbers above it to go back to the hours.', async () => {
  await show(<StaticAlarm />);
  const hand = () => page.getByRole('listbox').element().getAttribute('aria-label');
  await expect.poll(hand).toMatch(/^Select hours/);
  await page.getByRole('button', { name: '40', exact: true }).click();
  await expect.poll(hand).toMatch(/^Select minutes/);
  await page.getByRole('button', { name: '06', exact: true }).click();
  await expect.poll(hand).toMatch(/^Select hours/);
});

claim('moves by five choices', async () => {
  await show(<Picker defaultValue={at('10:00')} />);
  await open();
  await expect.element(page.getByRole('option', { name: '10 hours' })).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('option', { name: '15 hours' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('option', { name: '0 hours', exact: true })).toHaveFocus();
});
