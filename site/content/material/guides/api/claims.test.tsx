import { createRef, useState } from 'react';
import Chip from '@mui/material/Chip';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Slide from '@mui/material/Slide';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Zoom from '@mui/material/Zoom';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BibNumber from './demos/bib-number.tsx';
import ExamWindow from './demos/exam-window.tsx';
import KilnTemperature from './demos/kiln-temperature.tsx';
import SeedPacket from './demos/seed-packet.tsx';

claim('A component passes the props it does not know to its root element.', async () => {
  await show(<SeedPacket />);
  const root = document.querySelector('.MuiChip-root');
  expect(root?.getAttribute('data-sku')).toBe('SEED-0417');
  expect(root?.getAttribute('lang')).toBe('la');
  expect(root?.getAttribute('title')).toBe('Beetroot, 250 seeds');
});

claim('A `data-testid` on a text field therefore finds the `div`.', async () => {
  await show(
    <TextField
      label="Quantity"
      data-testid="root"
      title="Boxes"
      name="quantity"
      placeholder="0"
      slotProps={{ htmlInput: { 'data-testid': 'quantity' } }}
    />,
  );
  expect(page.getByTestId('root').element().tagName).toBe('DIV');
  expect(page.getByTestId('root').element().getAttribute('title')).toBe('Boxes');
  const input = page.getByTestId('quantity').element();
  expect(input.tagName).toBe('INPUT');
  expect(input.getAttribute('name')).toBe('quantity');
  expect(input.getAttribute('placeholder')).toBe('0');
});

claim(
  '`Switch` is an exception: `className` and `sx` go to its root, but the `ref` and unknown props go to the clickable part inside.',
  async () => {
    const ref = createRef<HTMLButtonElement>();
    await show(<Switch ref={ref} className="night-mode" data-testid="clickable" />);
    expect(document.querySelector('.night-mode')?.className).toContain('MuiSwitch-root');
    const clickable = page.getByTestId('clickable').element();
    expect(clickable.className).toContain('MuiSwitch-switchBase');
    expect(ref.current).toBe(clickable);
  },
);

claim('`ref` gives you the root element.', async () => {
  const field = createRef<HTMLDivElement>();
  const chip = createRef<HTMLDivElement>();
  const slider = createRef<HTMLSpanElement>();
  await show(
    <>
      <TextField ref={field} label="Bib number" />
      <Chip ref={chip} label="Vegan" />
      <Slider ref={slider} aria-label="Volume" />
    </>,
  );
  expect(field.current?.className).toContain('MuiTextField-root');
  expect(chip.current?.className).toContain('MuiChip-root');
  expect(slider.current?.className).toContain('MuiSlider-root');
});

claim(
  "Here, the popover is anchored to the field's root, and the button selects the text in its input.",
  async () => {
    await show(<BibNumber />);
    await page.getByRole('button', { name: 'Select number' }).click();
    const input = page.getByRole('textbox', { name: 'Bib number' }).element();
    if (!(input instanceof HTMLInputElement)) throw new Error('The field has no input.');
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
    await page.getByRole('button', { name: 'Where do I find it?' }).click();
    await expect.element(page.getByText('It is printed on your start card.')).toBeVisible();
    const field = document.querySelector('.MuiTextField-root')?.getBoundingClientRect();
    const paper = document.querySelector<HTMLElement>('.MuiPopover-paper');
    // Below the field, not below the button that was clicked.
    expect(Number.parseFloat(paper?.style.left ?? '')).toBeLessThan(field?.right ?? 0);
  },
);

claim('If you ignore `onChange`, nothing moves.', async () => {
  await show(<KilnTemperature />);
  const glaze = page.getByRole('slider', { name: /Glaze/ });
  glaze.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(glaze).toHaveAttribute('aria-valuenow', '1240');
  // The state refuses more than 1240.
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(glaze).toHaveAttribute('aria-valuenow', '1240');
  const onChange = vi.fn();
  await show(<Slider aria-label="Fixed" value={30} onChange={onChange} />);
  const fixed = page.getByRole('slider', { name: 'Fixed' });
  fixed.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange.mock.lastCall?.[1]).toBe(31);
  await expect.element(fixed).toHaveAttribute('aria-valuenow', '30');
});

claim(
  'When the value of a `Slider` starts as `undefined` and is set later, the slider stays uncontrolled and logs an error in development.',
  async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Late() {
      const [value, setValue] = useState<number | undefined>();
      return (
        <>
          <button onClick={() => setValue(80)}>Load</button>
          <Slider aria-label="Volume" value={value} defaultValue={10} />
        </>
      );
    }
    await show(<Late />);
    await page.getByRole('button').click();
    await expect
      .poll(() => error.mock.calls.flat().join(' '))
      .toContain('uncontrolled value state of Slider');
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuenow', '10');
  },
);

claim('Ignore a reason to keep them open.', async () => {
  await show(<ExamWindow />);
  await page.getByRole('button', { name: 'Start question 7' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.click(document.querySelector('.MuiDialog-container') ?? document.body, {
    position: { x: 5, y: 5 },
  });
  await expect.element(page.getByText('Last close reason: backdropClick')).toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Last close reason: escapeKeyDown')).toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

claim("| `Menu` | `'backdropClick'`, `'escapeKeyDown'`, `'tabKeyDown'` |", async () => {
  const onClose = vi.fn();
  await show(
    <Menu open anchorEl={document.body} onClose={onClose}>
      <MenuItem>Pottery</MenuItem>
    </Menu>,
  );
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(onClose.mock.lastCall?.[1]).toBe('tabKeyDown');
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.lastCall?.[1]).toBe('escapeKeyDown');
});

claim("| `Snackbar` | `'timeout'`, `'clickaway'`, `'escapeKeyDown'` |", async () => {
  const onClose = vi.fn();
  await show(
    <>
      <button>Elsewhere</button>
      <Snackbar open message="Saved" autoHideDuration={50} onClose={onClose} />
    </>,
  );
  await expect.poll(() => onClose.mock.lastCall?.[1]).toBe('timeout');
  await userEvent.keyboard('{Escape}');
  expect(onClose.mock.lastCall?.[1]).toBe('escapeKeyDown');
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.poll(() => onClose.mock.lastCall?.[1]).toBe('clickaway');
});

claim(
  'A few props break the rule and are `true` by default, such as `autoFocus` of `Menu` and `appear` of `Fade`, `Grow`, `Slide` and `Zoom`.',
  async () => {
    const entering = vi.fn();
    await show(
      <>
        <Fade in onEntering={entering}>
          <p>Fade</p>
        </Fade>
        <Grow in onEntering={entering}>
          <p>Grow</p>
        </Grow>
        <Slide in onEntering={entering}>
          <p>Slide</p>
        </Slide>
        <Zoom in onEntering={entering}>
          <p>Zoom</p>
        </Zoom>
        <Menu open anchorEl={document.body}>
          <MenuItem>Pottery</MenuItem>
        </Menu>
      </>,
    );
    await expect.poll(() => entering).toHaveBeenCalledTimes(4);
    await expect.element(page.getByRole('menuitem')).toHaveFocus();
  },
);
