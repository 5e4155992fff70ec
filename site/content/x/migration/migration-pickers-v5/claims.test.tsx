import dayjs from 'dayjs';
import { Component, type ReactNode } from 'react';
import { DEFAULT_DESKTOP_MODE_MEDIA_QUERY } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { claim, expect, page, show, userEvent } from '#claims';
import WithoutRenderInput from './demos/without-render-input.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

claim(
  'The picker renders the field. Props that you passed to `TextField` go into `slotProps.textField`.',
  async () => {
    await show(<WithoutRenderInput />);
    const group = page.getByRole('group', { name: 'Annual inspection' });
    await expect.element(group).toMatchTextContent('19.10.2026');
    await expect.element(group).toHaveAccessibleDescription('Once a year');
  },
);

claim(
  'People can also type formats that no mask could handle, such as `MMMM D, YYYY`.',
  async () => {
    await showInProvider(
      <DateField label="Due" format="MMMM D, YYYY" defaultValue={dayjs('2026-10-19')} />,
    );
    await page.getByRole('spinbutton', { name: 'Month' }).click();
    await userEvent.keyboard('d24');
    await expect
      .element(page.getByRole('group', { name: 'Due' }))
      .toMatchTextContent('December 24, 2026');
  },
);

claim('compares a date with a number and is always false, so nothing is disabled', async () => {
  const disabled = () => document.querySelectorAll('[role=option][aria-disabled=true]').length;
  const clock = (isEarly: (value: dayjs.Dayjs) => boolean) => (
    <MultiSectionDigitalClock
      ampm={false}
      defaultValue={dayjs('2026-10-19T12:00')}
      shouldDisableTime={(value, view) => view === 'hours' && isEarly(value)}
    />
  );
  const { unmount } = await showInProvider(clock((value) => Number(value) < 8));
  expect(page.getByRole('option', { name: '5 hours', exact: true }).elements()).toHaveLength(1);
  expect(disabled()).toBe(0);
  await unmount();
  await showInProvider(clock((value) => value.hour() < 8));
  expect(disabled()).toBe(8);
});

claim('To keep the clock face in a Time Picker, set `viewRenderers`:', async () => {
  await showInProvider(
    <DesktopTimePicker
      defaultValue={dayjs('2026-10-19T09:00')}
      viewRenderers={{ hours: renderTimeViewClock, minutes: renderTimeViewClock }}
    />,
  );
  await page.getByRole('button', { name: /^Choose time/ }).click();
  await expect.element(page.getByRole('listbox', { name: /^Select hours/ })).toBeInTheDocument();
  expect(document.querySelector('.MuiClock-root')).not.toBeNull();
});

claim('Now it is a context with the validation error.', async () => {
  const errors: unknown[] = [];
  await showInProvider(
    <DateField
      label="Due"
      format="YYYY"
      minDate={dayjs('2026-01-01')}
      defaultValue={dayjs('2026-10-19')}
      onChange={(_value, context) => errors.push(context.validationError)}
    />,
  );
  await page.getByRole('spinbutton', { name: 'Year' }).click();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(errors).toEqual([null, null, 'minDate']);
});

claim('If it has a label, the placeholder appears when the field has the focus.', async () => {
  await showInProvider(<DateField label="Due" />);
  const field = page.getByRole('group', { name: 'Due' });
  await expect.element(field).toMatchTextContent('MM/DD/YYYY');
  const opacity = () => {
    const list = document.querySelector('.MuiPickersSectionList-root');
    return list && getComputedStyle(list).opacity;
  };
  expect(opacity()).toBe('0');
  await userEvent.tab();
  await expect.poll(opacity).not.toBe('0');
});

claim('Remove all `@date-io` packages: an adapter from there throws an error.', async () => {
  class ForeignAdapter extends AdapterDayjs {
    override isMUIAdapter = false;
  }
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { message: '' };
    static getDerivedStateFromError(error: Error) {
      return { message: error.message };
    }
    override render() {
      return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
    }
  }
  await show(
    <Boundary>
      <LocalizationProvider dateAdapter={ForeignAdapter}>
        <DateField label="Due" />
      </LocalizationProvider>
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/@date-io/);
});

claim('The component receives the day as `props.day` and `props.selected`', async () => {
  const selected: string[] = [];
  function Day(props: PickersDayProps) {
    if (props.selected) selected.push(dayjs(props.day).format('YYYY-MM-DD'));
    return <PickersDay {...props} />;
  }
  await showInProvider(<DateCalendar defaultValue={dayjs('2026-10-19')} slots={{ day: Day }} />);
  await expect.element(page.getByRole('gridcell', { name: '19' })).toBeVisible();
  expect(new Set(selected)).toEqual(new Set(['2026-10-19']));
});

claim('Use the media query that the responsive pickers use:', () => {
  expect(DEFAULT_DESKTOP_MODE_MEDIA_QUERY).toBe('@media (pointer: fine)');
});
