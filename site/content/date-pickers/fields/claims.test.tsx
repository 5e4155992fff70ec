import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ClearButton from './demos/clear-button.tsx';
import EditSection from './demos/edit-section.tsx';
import FieldsInPickers from './demos/fields-in-pickers.tsx';
import Placeholders from './demos/placeholders.tsx';
import PlainInput from './demos/plain-input.tsx';
import TwoInputFields from './demos/two-input-fields.tsx';

function showInProvider(children: ReactNode) {
  return show(<LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>);
}

/** Draws a date field and writes down what it reports. */
async function showField(props: DateFieldProps = {}) {
  const values: string[] = [];
  await showInProvider(
    <DateField
      label="Due"
      {...props}
      onChange={(value) => values.push(value?.format('YYYY-MM-DD') ?? 'null')}
    />,
  );
  return values;
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

const section = (name: string) => page.getByRole('spinbutton', { name, exact: true });
const group = (name: string) => page.getByRole('group', { name });
const due = dayjs('2026-03-17');

claim('With two inputs, the start and the end have their own labels.', async () => {
  await show(<TwoInputFields />);
  for (const name of ['First class', 'Class ends', 'Room access until']) {
    await expect.element(group(name)).toBeVisible();
  }
});

claim('typing “s” into `MM` sets 09', async () => {
  await showField({ defaultValue: due });
  await section('Month').click();
  await userEvent.keyboard('s');
  await expect.element(section('Month')).toHaveTextContent('09');
  await expect.element(section('Day')).toHaveFocus();
});

claim(
  'After “j” it shows January; “ju” shows June, and “jul” shows July and moves on.',
  async () => {
    await showField({ defaultValue: due, format: 'MMMM D, YYYY' });
    await section('Month').click();
    await userEvent.keyboard('j');
    await expect.element(section('Month')).toHaveTextContent('January');
    await userEvent.keyboard('u');
    await expect.element(section('Month')).toHaveTextContent('June');
    await expect.element(section('Month')).toHaveFocus();
    await userEvent.keyboard('l');
    await expect.element(section('Month')).toHaveTextContent('July');
    await expect.element(section('Day')).toHaveFocus();
  },
);

claim(
  'The values wrap around: :kbd[ArrowUp] in December gives January, and the year stays.',
  async () => {
    const values = await showField({ defaultValue: dayjs('2026-12-05') });
    await section('Month').click();
    await userEvent.keyboard('{ArrowUp}');
    expect(values).toEqual(['2026-01-05']);
    await userEvent.keyboard('{PageUp}');
    expect(values.at(-1)).toBe('2026-06-05');
    await userEvent.keyboard('{End}');
    expect(values.at(-1)).toBe('2026-12-05');
  },
);

claim('An empty year starts with the current one.', async () => {
  await showField();
  await section('Day').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(section('Day')).toHaveTextContent('01');
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  await expect.element(section('Month')).toHaveTextContent('12');
  await section('Year').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(section('Year')).toHaveTextContent(String(new Date().getFullYear()));
});

claim('Typing 3 into the month sets 03 and moves on', async () => {
  await showField({ defaultValue: dayjs('2026-12-05') });
  await section('Month').click();
  await userEvent.keyboard('3');
  await expect.element(section('Month')).toHaveTextContent('03');
  await expect.element(section('Day')).toHaveFocus();
});

claim('press :kbd[Ctrl+A], then :kbd[Delete]', async () => {
  const values = await showField({ defaultValue: due });
  await section('Month').click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(section('Month')).toHaveTextContent('MM');
  await userEvent.keyboard('12');
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.element(group('Due')).toMatchTextContent('MM/DD/YYYY');
  expect(values.at(-1)).toBe('null');
});

claim(
  'A complete date in the format of the field, such as `03/17/2026`, fills all sections.',
  async () => {
    const values = await showField();
    await section('Day').click();
    paste('03/17/2026');
    await expect.poll(() => values).toEqual(['2026-03-17']);
  },
);

claim(
  'Digits alone, or letters alone, fill the selected section if they fit its type. Otherwise, they are ignored.',
  async () => {
    const values = await showField({ defaultValue: due });
    await section('Day').click();
    paste('abc');
    expect(values).toEqual([]);
    paste('21');
    await expect.poll(() => values).toEqual(['2026-03-21']);
  },
);

claim('Other text clears the field, because it cannot be parsed.', async () => {
  const values = await showField({ defaultValue: due });
  await section('Day').click();
  paste('next Friday, 3 pm');
  await expect.poll(() => values).toEqual(['null']);
  await expect.element(group('Due')).toMatchTextContent('MM/DD/YYYY');
});

claim('To do that, call `focusField` on `unstableFieldRef`.', async () => {
  await show(<EditSection />);
  await page.getByRole('button', { name: 'Edit year' }).click();
  await expect.element(section('Year')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(section('Day')).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('selectedSections: 1');
});

claim('The prop does not move the focus into the field.', async () => {
  await showField({ defaultValue: due, selectedSections: 'day' });
  await expect.element(section('Day')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

claim('With `selectedSections` alone, people cannot move to another section.', async () => {
  await showField({ defaultValue: due, selectedSections: 'day' });
  await section('Day').click();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  await expect.element(section('Day')).toHaveTextContent('18');
  await expect.element(section('Year')).toHaveTextContent('2026');
});

claim(
  'The button appears only while there is something to clear, and not in `readOnly` or `disabled` fields.',
  async () => {
    await showInProvider(
      <>
        <DateField label="Empty" clearable />
        <DateField label="Read" clearable readOnly defaultValue={due} />
        <DateField label="Off" clearable disabled defaultValue={due} />
        <DateField label="Full" clearable defaultValue={due} />
      </>,
    );
    await expect.element(group('Full')).toBeVisible();
    const buttons = page.getByRole('button', { name: 'Clear' });
    expect(buttons.elements()).toHaveLength(1);
    expect(buttons.element().getAttribute('tabindex')).toBe('-1');
  },
);

claim('`onClear` runs in addition to `onChange`.', async () => {
  const onClear = vi.fn();
  const values = await showField({ defaultValue: due, clearable: true, onClear });
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  expect(values).toEqual(['null']);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

claim('`clearButtonPosition="start"` moves the button to the start', async () => {
  await show(<ClearButton />);
  const field = group('Newsletter goes out at');
  const hours = field.getByRole('spinbutton', { name: 'Hours' }).element();
  const button = page.getByRole('button', { name: 'Clear' }).last();
  expect(button.element().getBoundingClientRect().left).toBeLessThan(
    hours.getBoundingClientRect().left,
  );
  await button.click();
  await expect.element(page.getByText('No newsletter is planned.')).toBeVisible();
});

claim(
  'In `slotProps.field`, it prevents only typing: the button still opens the calendar.',
  async () => {
    await show(<FieldsInPickers />);
    const field = group('Check-up (choose only)');
    await field.getByRole('spinbutton', { name: 'Day' }).click();
    await userEvent.keyboard('21');
    await expect.element(field).toMatchTextContent('06/18/2026');
    await page.getByRole('button', { name: /Jun 18, 2026/ }).click();
    await page.getByRole('gridcell', { name: '21' }).click();
    await expect.element(field).toMatchTextContent('06/21/2026');
  },
);

claim('on focus, with a value, or with `shrink` on the label', async () => {
  await show(<Placeholders />);
  await expect.element(page.getByText('month', { exact: true })).toBeVisible();
  await expect.element(section('Hours')).toHaveTextContent('––');
  const opacity = () =>
    getComputedStyle(
      section('Hours').element().closest('[class*="sectionsContainer"]') ?? document.body,
    ).opacity;
  await expect.poll(opacity).toBe('0');
  await section('Minutes').click({ force: true });
  await expect.poll(opacity).not.toBe('0');
});

claim(
  'With `enableAccessibleFieldDOMStructure={false}`, the field edits the text of one `input` element instead.',
  async () => {
    await show(<PlainInput />);
    await expect.element(group('One element per section')).toBeVisible();
    expect(page.getByRole('spinbutton').elements()).toHaveLength(3);
    const input = page.getByRole('textbox', { name: 'One input element' });
    await expect.element(input).toHaveValue('10/30/2026');
    expect(page.getByRole('textbox').elements()).toHaveLength(1);
  },
);

claim(
  'Click the first section, then type: the focus moves to the next section by itself.',
  async () => {
    const values = await showField();
    await section('Month').click();
    await userEvent.keyboard('11041987');
    expect(values.at(-1)).toBe('1987-11-04');
  },
);

claim('A `change` event on it sets the whole value', async () => {
  const values = await showField();
  const input = document.querySelector('input');
  expect(input?.getAttribute('aria-hidden')).toBe('true');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(input, '11/04/1987');
  input?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(values).toEqual(['1987-11-04']);
});

claim('The value is not checked: 45 in the day gives an invalid date.', async () => {
  const errors: unknown[] = [];
  await showInProvider(
    <DateField
      defaultValue={due}
      onChange={(_value, { validationError }) => errors.push(validationError)}
    />,
  );
  await section('Day').click();
  paste('45');
  await expect.poll(() => errors).toEqual(['invalidDate']);
});

claim(
  'If people have selected the whole field with :kbd[Ctrl+A], any text is read as a complete date, so digits alone clear the field.',
  async () => {
    const values = await showField({ defaultValue: due });
    await section('Day').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    paste('04/05/2027');
    await expect.poll(() => values).toEqual(['2027-04-05']);
    await userEvent.keyboard('{Control>}a{/Control}');
    paste('12');
    await expect.poll(() => values).toEqual(['2027-04-05', 'null']);
    await expect.element(group('Due')).toMatchTextContent('MM/DD/YYYY');
  },
);

claim('With `minutesStep`, the minutes change by one step or by five steps.', async () => {
  const values: (string | undefined)[] = [];
  await showInProvider(
    <TimeField
      minutesStep={5}
      defaultValue={dayjs('2026-03-17T10:10')}
      onChange={(value) => values.push(value?.format('HH:mm'))}
    />,
  );
  await section('Minutes').click();
  await userEvent.keyboard('{ArrowUp}{PageUp}');
  expect(values).toEqual(['10:15', '10:40']);
});
