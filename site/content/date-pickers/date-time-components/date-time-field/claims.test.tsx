import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField, type DateTimeFieldProps } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { claim, expect, page, show, userEvent } from '#claims';
import AccidentReport from './demos/accident-report.tsx';
import FieldFormats from './demos/field-formats.tsx';

/** Draws a field that reports to `onChange` as readable text. */
async function showField(props: Omit<DateTimeFieldProps, 'onChange'> = {}) {
  const values: string[] = [];
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Moment"
        ampm={false}
        {...props}
        onChange={(value, context) => {
          const text = value?.format('YYYY-MM-DD HH:mm:ss') ?? 'null';
          values.push(`${text} ${context.validationError ?? ''}`.trim());
        }}
      />
      <input aria-label="Copy from" defaultValue="04/05/2026 13:20" />
    </LocalizationProvider>,
  );
  return values;
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });

claim('a date pasted in the format of the field fills all of them', async () => {
  const values = await showField();
  await page.getByRole('textbox', { name: 'Copy from' }).click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  await section('Month').click();
  await userEvent.paste();
  expect(values).toEqual(['2026-04-05 13:20:00']);
});

claim(
  '`onChange` reports nothing until all sections are filled, then on each keystroke that changes the value.',
  async () => {
    const values = await showField();
    await section('Month').click();
    await userEvent.keyboard('0405202613');
    expect(values).toEqual([]);
    await userEvent.keyboard('20');
    expect(values).toEqual(['2026-04-05 13:02:00', '2026-04-05 13:20:00']);
  },
);

claim('Deleting one section reports `null`.', async () => {
  const values = await showField({ defaultValue: dayjs('2026-04-05T13:20:45') });
  await section('Hours').click();
  await userEvent.keyboard('{Delete}');
  expect(values).toEqual(['null']);
});

claim(
  'Seconds that the format does not show stay as they are in an existing value. In a typed one they come from `referenceDate`, or are zero.',
  async () => {
    const values = await showField({ defaultValue: dayjs('2026-04-05T13:20:45') });
    await section('Minutes').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(values).toEqual(['2026-04-05 13:21:45']);
    const typed = await showField({ referenceDate: dayjs('2026-01-01T08:00:07') });
    await section('Month').last().click();
    await userEvent.keyboard('040520261320');
    expect(typed.at(-1)).toBe('2026-04-05 13:20:07');
  },
);

claim('`ampm` overrides the hours, `format` everything', async () => {
  await show(<FieldFormats />);
  const text = (name: string) => page.getByRole('group', { name });
  await expect.element(text('Locale default')).toMatchTextContent('02/06/2026 04:17 AM');
  await expect.element(text('24 hours')).toMatchTextContent('02/06/2026 04:17');
  await expect.element(text('24 hours')).not.toMatchTextContent('AM');
  await expect.element(text('Words')).toMatchTextContent('February 06, 2026 at 04:17 AM');
});

claim(
  'The value reaches `onChange` even if it breaks a limit. `context.validationError` has the reason, as `onError` does.',
  async () => {
    const values = await showField({
      defaultValue: dayjs('2026-03-17T08:00'),
      maxDateTime: dayjs('2026-03-17T09:00'),
    });
    await section('Hours').click();
    await userEvent.keyboard('11');
    expect(values.at(-1)).toBe('2026-03-17 11:00:00 maxTime');
    await show(<AccidentReport />);
    await expect
      .element(page.getByText('Enter a time before you reported it (March 17, 9:00 AM).'))
      .toBeVisible();
  },
);
