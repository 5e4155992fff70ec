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

claim(
  '`minDateTime` replaces `minDate` and `minTime`, and `maxDateTime` replaces `maxDate` and `maxTime`. If you set one of them, `disablePast` or `disableFuture`, the remaining `minTime` or `maxTime` compares the day too.',
  async () => {
    const late = dayjs('2026-03-17T20:00');
    const errorOf = async (limits: Partial<DateTimeFieldProps>) => {
      let reason = 'none';
      const { unmount } = await show(
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DateTimeField
            label="Moment"
            defaultValue={late}
            {...limits}
            onError={(error) => {
              reason = error ?? 'none';
            }}
          />
        </LocalizationProvider>,
      );
      await expect.element(page.getByRole('group')).toBeVisible();
      await unmount();
      return reason;
    };
    const year = (number: number) => dayjs(`${number}-01-01T21:00`);
    expect(await errorOf({ minTime: year(2020) })).toBe('minTime');
    expect(await errorOf({ maxTime: dayjs('2030-01-01T18:00') })).toBe('maxTime');
    expect(await errorOf({ minDate: year(2030), minTime: year(2020) })).toBe('minDate');
    expect(
      await errorOf({ minDate: year(2030), minTime: year(2020), minDateTime: year(2021) }),
    ).toBe('none');
    expect(
      await errorOf({ maxDate: year(2020), maxTime: year(2020), maxDateTime: year(2031) }),
    ).toBe('none');
    // The remaining one compares the day.
    expect(await errorOf({ minDateTime: year(2021), maxTime: year(2020) })).toBe('maxTime');
    expect(await errorOf({ maxDateTime: year(2031), minTime: year(2020) })).toBe('none');
    const tomorrow = dayjs().add(1, 'day').hour(20);
    const opening = { minTime: year(2020), disablePast: true };
    expect(await errorOf({ ...opening, defaultValue: tomorrow })).toBe('none');
    const yesterday = dayjs().subtract(1, 'day').hour(20);
    const closing = { minTime: year(2020), disableFuture: true };
    expect(await errorOf({ ...closing, defaultValue: yesterday })).toBe('none');
  },
);

claim(
  'For `minDateTime` and `maxDateTime`, it is `minDate` or `maxDate` on another day, and `minTime` or `maxTime` on the same day.',
  async () => {
    const values = await showField({
      defaultValue: dayjs('2026-03-17T10:00'),
      minDateTime: dayjs('2026-03-17T09:00'),
      maxDateTime: dayjs('2026-03-18T18:00'),
    });
    await section('Hours').click();
    await userEvent.keyboard('08');
    expect(values.at(-1)).toBe('2026-03-17 08:00:00 minTime');
    await section('Day').click();
    await userEvent.keyboard('16');
    expect(values.at(-1)).toBe('2026-03-16 08:00:00 minDate');
    await section('Day').click();
    await userEvent.keyboard('19');
    expect(values.at(-1)).toBe('2026-03-19 08:00:00 maxDate');
    await section('Day').click();
    await userEvent.keyboard('18');
    await section('Hours').click();
    await userEvent.keyboard('20');
    expect(values.at(-1)).toBe('2026-03-18 20:00:00 maxTime');
  },
);

claim(
  'A form sends the text of the field under its `name`. From a half-filled field, it sends the placeholders as well, such as `04/05/YYYY hh:mm aa`.',
  async () => {
    await show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <form>
          <DateTimeField label="Moment" name="moment" />
        </form>
      </LocalizationProvider>,
    );
    const sent = () => {
      const form = document.querySelector('form');
      return form && new FormData(form).get('moment');
    };
    expect(sent()).toBe('');
    await section('Month').click();
    await userEvent.keyboard('0405');
    await expect.poll(sent).toBe('04/05/YYYY hh:mm aa');
    await userEvent.keyboard('20260120p');
    await expect.poll(sent).toBe('04/05/2026 01:20 PM');
  },
);

claim('A long format needs a wide field: text that does not fit is cut off.', async () => {
  await show(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Moment"
        format="MMMM D, YYYY [at] h:mm A"
        defaultValue={dayjs('2026-02-06T04:17')}
        sx={{ width: 120 }}
      />
    </LocalizationProvider>,
  );
  const group = page.getByRole('group').element();
  const list = group.querySelector<HTMLElement>('.MuiPickersInputBase-sectionsContainer');
  if (!list) throw new Error('No sections');
  expect(getComputedStyle(list).overflow).toBe('hidden');
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  expect(group.getBoundingClientRect().width).toBe(120);
});

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
