import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ComposedField from './demos/composed-field.tsx';
import FreightWeight from './demos/freight-weight.tsx';
import HandoverNote from './demos/handover-note.tsx';
import InvoiceCheck from './demos/invoice-check.tsx';
import ParcelLabel from './demos/parcel-label.tsx';
import PatientContact from './demos/patient-contact.tsx';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

claim(
  '`TextField` combines the input with its label, its hint and its error, and connects them for screen readers.',
  async () => {
    await show(<PatientContact />);
    await expect.element(field('Email')).toHaveAccessibleDescription('For the appointment letter');
  },
);

claim('`variant` is `outlined` (the default), `filled` or `standard`.', async () => {
  await show(<TextField label="Name" />);
  await expect.element(field('Name')).toHaveClass('MuiOutlinedInput-input');
});

claim("Start with `''`, or React warns when the first text arrives.", async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Starts() {
    const [text, setText] = useState<string>();
    return (
      <TextField label="Name" value={text} onChange={(event) => setText(event.target.value)} />
    );
  }
  await show(<Starts />);
  await field('Name').fill('A');
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('uncontrolled');
});

claim('`error` turns the field red and sets `aria-invalid`.', async () => {
  await show(<InvoiceCheck />);
  const number = field(/^Invoice number/);
  await expect.element(number).toHaveAttribute('aria-invalid', 'true');
  await expect.element(number).toHaveAccessibleDescription('Six digits, for example 204118');
  await number.fill('204118');
  await userEvent.tab();
  await expect.element(number).toHaveAttribute('aria-invalid', 'false');
});

claim('`required` adds an asterisk to the label and `required` to the input', async () => {
  await show(<InvoiceCheck />);
  await expect.element(field(/^Invoice number/)).toBeRequired();
  await expect.poll(() => document.querySelector('label')?.textContent).toMatch(/\*$/);
});

claim('In the demo, its label stays the same, and `aria-pressed` has the state.', async () => {
  await show(<FreightWeight />);
  const button = page.getByRole('button', { name: 'Show the code' });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByLabelText('Seal code')).toHaveAttribute('type', 'text');
});

claim(
  '`multiline` renders a `<textarea>` that grows with its text, from `minRows` to `maxRows` lines; then it scrolls. `rows` fixes the height.',
  async () => {
    await show(<HandoverNote />);
    const note = field('Note for the night shift');
    const area = () => note.element();
    expect(area().tagName).toBe('TEXTAREA');
    const before = area().clientHeight;
    await note.fill('1\n2\n3\n4');
    await expect.poll(() => area().clientHeight).toBeGreaterThan(before);
    const four = area().clientHeight;
    await note.fill(Array.from({ length: 20 }, (_, line) => String(line)).join('\n'));
    await expect.poll(() => area().scrollHeight).toBeGreaterThan(area().clientHeight);
    expect(area().clientHeight).toBeLessThan(four * 2);
    const fixed = () => field('Medication').element().clientHeight;
    const height = fixed();
    await field('Medication').fill('1\n2\n3\n4\n5');
    expect(fixed()).toBe(height);
  },
);

claim('You connect the label, the input and the hint yourself.', async () => {
  await show(<ComposedField />);
  await expect
    .element(field('Customs value'))
    .toHaveAccessibleDescription('Without tax and freight');
});

claim(
  'The label sits in the field while it is empty, and shrinks when the field has a value or the focus.',
  async () => {
    await show(<TextField label="Name" />);
    const label = () => document.querySelector('label')?.dataset['shrink'];
    await expect.poll(label).toBe('false');
    await field('Name').click();
    await expect.poll(label).toBe('true');
    await userEvent.tab();
    await expect.poll(label).toBe('false');
    await field('Name').fill('Ana');
    await userEvent.tab();
    await expect.poll(label).toBe('true');
  },
);

claim("`TextField` creates an `id` with React's `useId`, which is the same on the server", () => {
  const html = renderToString(<TextField label="Name" helperText="As on your card" />);
  const id = / id="([^"]+)"/.exec(html.slice(html.indexOf('<input')))?.[1];
  expect(id).toBeTruthy();
  expect(html).toContain(`for="${id}"`);
  expect(html).toContain(`aria-describedby="${id}-helper-text"`);
});

claim('`disabled` fields are skipped by :kbd[Tab] and are not sent.', async () => {
  await show(
    <form aria-label="Order">
      <TextField label="First" name="first" defaultValue="1" />
      <TextField label="Off" name="off" defaultValue="2" disabled />
      <TextField
        label="Fixed"
        name="fixed"
        defaultValue="3"
        slotProps={{ input: { readOnly: true } }}
      />
    </form>,
  );
  await field('First').click();
  await userEvent.tab();
  await expect.element(field('Fixed')).toHaveFocus();
  const form = document.querySelector('form');
  expect(form && [...new FormData(form).keys()]).toEqual(['first', 'fixed']);
});

claim('when something else on the screen depends on it', async () => {
  await show(<ParcelLabel />);
  await field('Recipient').fill('Ana');
  await expect.element(page.getByText('21 characters left')).toBeVisible();
  await expect.element(page.getByText('Ana', { exact: true })).toBeVisible();
});
