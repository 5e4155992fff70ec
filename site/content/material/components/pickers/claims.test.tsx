import LabDatePicker from '@mui/lab/DatePicker';
import TextField from '@mui/material/TextField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { Component, type ReactNode } from 'react';
import { claim, expect, page, show, userEvent, vi, warnings } from '#claims';
import CourseStart from './demos/course-start.tsx';
import MuseumVisit from './demos/museum-visit.tsx';

/** Shows the message of an error below it. */
class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

const status = page.getByRole('status');
const courseStart = page.getByLabelText('Course start');

claim(
  'Type the month, day and year into the field, or open the calendar with the icon:',
  async () => {
    await show(<MuseumVisit />);
    await page.getByRole('spinbutton', { name: 'Month', exact: true }).click();
    await userEvent.keyboard('06202026');
    await expect.element(status).toHaveTextContent('Tickets for June 20, 2026');
    await page.getByRole('button', { name: /^Choose date/ }).click();
    await page.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect.element(status).toHaveTextContent('Tickets for June 12, 2026');
  },
);

claim(
  'Without a provider, a picker throws "MUI X: Can not find the date and time pickers localization context."',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <Catch>
        <DatePicker label="Visit date" />
      </Catch>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^MUI X: Can not find the date and time pickers localization context\./);
  },
);

claim(
  '`@mui/lab` still exports a `DatePicker`, but it renders nothing and only logs a warning.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = await show(<LabDatePicker label="Visit date" />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('input')).toBeNull();
    expect(warnings()).toContain('The DatePicker component was moved from `@mui/lab`');
  },
);

claim(
  'The value is a string such as `2026-09-14`, so you need no date library and no provider.',
  async () => {
    await show(<CourseStart />);
    await expect.element(status).toHaveTextContent('Value: 2026-09-14');
    await courseStart.fill('2026-10-05');
    await expect.element(status).toHaveTextContent('Value: 2026-10-05');
  },
);

claim(
  'An empty date input still shows a format hint, but its label does not shrink on its own.',
  async () => {
    const { container } = await show(
      <>
        <TextField type="date" label="Default" />
        <TextField type="date" label="Shrunk" slotProps={{ inputLabel: { shrink: true } }} />
      </>,
    );
    const labels = [...container.querySelectorAll('label')];
    expect(labels.map((label) => label.dataset['shrink'])).toEqual(['false', 'true']);
  },
);

claim(
  'A date outside them is marked as invalid, but it still reaches `onChange`, so check it before you save.',
  async () => {
    await show(<CourseStart />);
    await expect.element(courseStart).toBeValid();
    await courseStart.fill('2026-08-03');
    await expect.element(courseStart).toBeInvalid();
    await expect.element(status).toHaveTextContent('Value: 2026-08-03');
  },
);

claim('fills in the section; a complete section moves the focus to the next one', async () => {
  await show(<MuseumVisit />);
  const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  await section('Month').click();
  await userEvent.keyboard('06');
  await expect.element(section('Day')).toHaveFocus();
  await expect.element(section('Month')).toHaveTextContent('06');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(status).toHaveTextContent('Tickets for June 17, 2026');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(status).toHaveTextContent('Tickets for June 15, 2026');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(section('Month')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(section('Year')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(section('Year')).toHaveTextContent('YYYY');
});

claim('closes it, and the focus returns to the button', async () => {
  await show(<MuseumVisit />);
  const button = page.getByRole('button', { name: /^Choose date/ });
  await button.click();
  const popup = page.getByRole('dialog');
  await expect.element(popup).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});
