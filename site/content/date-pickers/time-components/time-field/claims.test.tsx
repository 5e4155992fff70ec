import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { claim, expect, page, show, userEvent } from '#claims';
import DeliveryWindow from './demos/delivery-window.tsx';
import StoredTime from './demos/stored-time.tsx';

/** Draws a field that reports to `onChange` as readable text. */
async function showField(props: Omit<TimeFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Time"
        {...props}
        onChange={(value, context) => {
          values.push(
            `${value?.format('YYYY-MM-DD HH:mm') ?? 'null'} ${context.validationError ?? ''}`.trim(),
          );
        }}
      />
    </LocalizationProvider>,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const noon = dayjs('2026-03-17T12:00');

claim('in the last one.', async () => {
  const values = await showField({ defaultValue: noon });
  await section('Meridiem').click();
  await userEvent.keyboard('a');
  await expect.element(section('Meridiem')).toHaveTextContent('AM');
  await userEvent.keyboard('p');
  await expect.element(section('Meridiem')).toHaveTextContent('PM');
  expect(values).toEqual(['2026-03-17 00:00', '2026-03-17 12:00']);
});

claim(
  'An empty field reports nothing until every section is filled, AM or PM included.',
  async () => {
    const values = await showField({ referenceDate: dayjs('2026-05-09') });
    await section('Hours').click();
    await userEvent.keyboard('0905');
    await expect.element(section('Meridiem')).toHaveFocus();
    expect(values).toEqual([]);
    await userEvent.keyboard('p');
    expect(values).toEqual(['2026-05-09 21:05']);
  },
);

claim('Deleting a section of a complete time reports `null`.', async () => {
  const values = await showField({ defaultValue: noon });
  await section('Minutes').click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['null']);
});

claim('with `format="HH:mm"`, the field has no AM or PM, whatever `ampm` says', async () => {
  await showField({ defaultValue: noon, format: 'HH:mm', ampm: true });
  await expect.element(section('Hours')).toHaveTextContent('12');
  await expect.element(section('Meridiem')).not.toBeInTheDocument();
});

claim(
  'An empty field uses the day of `referenceDate`, or today if you do not set one.',
  async () => {
    const values = await showField({ ampm: false });
    await section('Hours').click();
    await userEvent.keyboard('0905');
    expect(values.at(-1)).toBe(`${dayjs().format('YYYY-MM-DD')} 09:05`);
  },
);

claim(
  'If you need only the time, store it as text and put it on a fixed day for the field',
  async () => {
    await show(<StoredTime />);
    await section('Hours').click();
    await userEvent.keyboard('07');
    await expect.element(page.getByRole('status')).toHaveTextContent('Saved as 07:10');
  },
);

claim('`minTime` and `maxTime` compare the time and ignore the day.', async () => {
  const values = await showField({
    ampm: false,
    defaultValue: noon,
    minTime: dayjs('2030-01-01T10:00'),
  });
  await section('Hours').click();
  await userEvent.keyboard('{ArrowDown}09');
  expect(values[0]).toBe('2026-03-17 11:00');
  expect(values.at(-1)).toBe('2026-03-17 09:00 minTime');
});

claim(
  '`minutesStep` makes other minutes an error, and the arrow keys move by that step.',
  async () => {
    await show(<DeliveryWindow />);
    const group = page.getByRole('group', { name: 'Loading time' });
    await section('Minutes').click();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(section('Minutes')).toHaveTextContent('30');
    await userEvent.keyboard('07');
    await expect.element(group).toHaveAccessibleDescription('Slots start every 15 minutes.');
  },
);

claim('`minTime` and `maxTime` cannot describe a window that crosses midnight.', async () => {
  const values = await showField({
    ampm: false,
    defaultValue: noon,
    minTime: dayjs('2026-03-17T22:00'),
    maxTime: dayjs('2026-03-17T06:00'),
  });
  await section('Hours').click();
  await userEvent.keyboard('23{ArrowLeft}05');
  expect(values.filter((value) => /^\S+ (23|05):00/.test(value))).toEqual([
    '2026-03-17 23:00 maxTime',
    '2026-03-17 05:00 minTime',
  ]);
});

claim('one minute after 59 is 00, and the hour does not change with it', async () => {
  const values = await showField({ ampm: false, defaultValue: dayjs('2026-03-17T12:59') });
  await section('Minutes').click();
  await userEvent.keyboard('{ArrowUp}');
  expect(values).toEqual(['2026-03-17 12:00']);
});

claim('compare with the current moment, the day included', async () => {
  const values = await showField({
    ampm: false,
    defaultValue: dayjs('2100-03-17T00:01'),
    disablePast: true,
  });
  await section('Minutes').click();
  await userEvent.keyboard('{ArrowDown}');
  expect(values).toEqual(['2100-03-17 00:00']);
  const past = await showField({
    ampm: false,
    defaultValue: dayjs('2000-03-17T23:58'),
    disablePast: true,
  });
  await section('Minutes').last().click();
  await userEvent.keyboard('{ArrowUp}');
  expect(past).toEqual(['2000-03-17 23:59 disablePast']);
});

claim('Neither a read-only nor a disabled field can be edited, but', async () => {
  for (const props of [{ readOnly: true }, { disabled: true }]) {
    const values = await showField({ defaultValue: noon, ampm: false, ...props });
    await userEvent.tab();
    const group = page.getByRole('group', { name: 'Time' }).last();
    await expect.poll(() => group.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{ArrowUp}07');
    await expect.element(section('Hours').last()).toHaveTextContent('12');
    expect(values).toEqual([]);
  }
});

claim('A form does not send a disabled field.', async () => {
  const { container } = await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <form>
        <TimeField label="Locked" name="locked" readOnly defaultValue={noon} />
        <TimeField label="Off" name="off" disabled defaultValue={noon} />
      </form>
    </LocalizationProvider>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([...new FormData(form).keys()]).toEqual(['locked']);
});
