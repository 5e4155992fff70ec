import { useState } from 'react';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import { claim, expect, page, show, userEvent } from '#claims';
import ChatComposer from './demos/chat-composer.tsx';
import StyledArea from './demos/styled-area.tsx';
import SymptomRows from './demos/symptom-rows.tsx';
import TastingNote from './demos/tasting-note.tsx';

// Lines higher than the letters of any font: others add a pixel to what a field measures.
const style = { width: 200, font: '16px/32px monospace', padding: 0, border: 0 };
const field = page.getByRole('textbox');
const height = () => field.element().getBoundingClientRect().height;

claim('`TextareaAutosize` is a plain `textarea` that grows with its text.', async () => {
  await show(<TastingNote />);
  const before = height();
  await field.fill('Hazelnut\nDark chocolate\nOrange');
  await expect.poll(height).toBeGreaterThan(before * 2);
  await field.fill('');
  await expect.poll(height).toBe(before);
});

claim('it uses `TextareaAutosize` inside and takes the same `minRows` and `maxRows`.', async () => {
  await show(<TextField label="Note" multiline minRows={2} maxRows={3} />);
  const before = height();
  await field.fill('1\n2\n3\n4\n5\n6');
  await expect.poll(height).toBeCloseTo(before * 1.5, 0);
});

claim('`maxRows` is the limit; longer text scrolls.', async () => {
  await show(<SymptomRows />);
  const three = page.getByRole('textbox', { name: 'Symptoms' }).element();
  const four = page.getByRole('textbox', { name: 'Earlier treatment' }).element();
  expect(four.scrollHeight).toBeGreaterThan(four.clientHeight);
  expect(getComputedStyle(four).overflowY).not.toBe('hidden');
  expect(three.clientHeight).toBeLessThan(four.clientHeight);
});

claim('`minRows` is the height of an empty field, 1 row by default.', async () => {
  const view = await show(<TextareaAutosize aria-label="One" style={style} />);
  expect(height()).toBe(32);
  await view.unmount();
  await show(<TextareaAutosize aria-label="Three" minRows={3} style={style} />);
  expect(height()).toBe(96);
});

claim('a long one makes the field taller.', async () => {
  await show(
    <TextareaAutosize
      aria-label="Note"
      style={style}
      placeholder="A placeholder that needs more than one line in this field"
    />,
  );
  expect(height()).toBeGreaterThan(64);
  await field.fill('x');
  await expect.poll(height).toBe(32);
});

claim('After sending, the field shrinks to one row again', async () => {
  await show(<ChatComposer />);
  const before = height();
  await field.click();
  await userEvent.keyboard('Dock 4{Shift>}{Enter}{/Shift}Gate B');
  await expect.poll(height).toBeGreaterThan(before);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('Gate B');
  await expect.element(field).toHaveValue('');
  await expect.poll(height).toBe(before);
});

claim(
  "If you set the value through the DOM, as in `ref.current.value = ''`, the field does not notice.",
  async () => {
    await show(<TextareaAutosize aria-label="Note" style={style} defaultValue={'1\n2\n3'} />);
    expect(height()).toBe(96);
    const element = field.element();
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('No textarea');
    element.value = '';
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(height()).toBe(96);
  },
);

claim('When the width changes, the field measures again.', async () => {
  await show(
    <div data-testid="outer" style={{ width: 400 }}>
      <TextareaAutosize
        aria-label="Note"
        style={{ ...style, width: '100%' }}
        defaultValue="Two lines as soon as it is narrow"
      />
    </div>,
  );
  expect(height()).toBe(32);
  const outer = page.getByTestId('outer').element();
  if (!(outer instanceof HTMLElement)) throw new Error('No element around the field');
  outer.style.width = '200px';
  await expect.poll(height).toBe(64);
});

claim('This also works for a field that was hidden when it was mounted.', async () => {
  const Hidden = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <div style={{ display: open ? 'block' : 'none' }}>
          <TextareaAutosize aria-label="Note" style={style} defaultValue={'1\n2\n3'} />
        </div>
      </>
    );
  };
  await show(<Hidden />);
  await page.getByRole('button').click();
  await expect.poll(height).toBe(96);
});

claim('The component measures with a second, invisible `textarea`.', async () => {
  await show(<StyledArea />);
  expect(document.querySelectorAll('textarea')).toHaveLength(2);
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await expect
    .element(page.getByRole('textbox', { name: 'Lesson plan' }))
    .toHaveAttribute('rows', '2');
});

claim(
  'as soon as the text needs another number of rows, the field goes back to its own height.',
  async () => {
    await show(<TextareaAutosize aria-label="Note" style={style} />);
    await expect.poll(height).toBe(32);
    const element = field.element();
    if (!(element instanceof HTMLElement)) throw new Error('No field');
    element.style.height = '200px';
    await field.click();
    await userEvent.keyboard('a');
    expect(height()).toBe(200);
    await userEvent.keyboard('{Enter}');
    await expect.poll(height).toBe(64);
  },
);

claim('The copy that measures is hidden from them, and :kbd[Tab] skips it.', async () => {
  await show(
    <>
      <TextareaAutosize aria-label="First" />
      <TextareaAutosize aria-label="Second" />
    </>,
  );
  expect(document.querySelectorAll('textarea')).toHaveLength(4);
  expect(field.elements()).toHaveLength(2);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('textbox', { name: 'Second' })).toHaveFocus();
});

claim(':kbd[Enter] starts a new line, unless you handle it as the composer does.', async () => {
  await show(<TastingNote />);
  await userEvent.type(field, 'Hazelnut{Enter}Orange');
  await expect.element(field).toHaveValue('Hazelnut\nOrange');
});
