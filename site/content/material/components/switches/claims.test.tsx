import { createRef, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import TableReservation from './demos/table-reservation.tsx';
import MobileData from './demos/mobile-data.tsx';
import Notification from './demos/notification.tsx';
import SaveOrUndo from './demos/save-or-undo.tsx';
import ThumbIcon from './demos/thumb-icon.tsx';
import text from './page.md?raw';

const box = (name: string) => page.getByRole('checkbox', { name });
const input = (name: string) => box(name).element() as HTMLInputElement;
const root = (name: string) => {
  const found = input(name).closest('.MuiSwitch-root');
  if (!found) throw new Error('The input has no root.');
  return found;
};

claim("It is `'on'` in both states unless you set a `value`.", async () => {
  const onChange = vi.fn();
  await show(
    <FormControlLabel
      label="Eco"
      control={<Switch onChange={(event, on) => onChange(event.target.value, on)} />}
    />,
  );
  await box('Eco').click();
  await box('Eco').click();
  expect(onChange.mock.calls).toEqual([
    ['on', true],
    ['on', false],
  ]);
});

claim(
  'A `medium` switch is 58 by 38 pixels, a `small` one 40 by 24, both with their padding.',
  async () => {
    await show(
      <>
        <FormControlLabel label="Medium" control={<Switch />} />
        <FormControlLabel label="Small" control={<Switch size="small" />} />
      </>,
    );
    const size = (name: string) => {
      const { width, height } = root(name).getBoundingClientRect();
      return [width, height];
    };
    expect(size('Medium')).toEqual([58, 38]);
    expect(size('Small')).toEqual([40, 24]);
  },
);

claim('`edge="start"` or `edge="end"` pulls the switch 8 pixels outward on that side', async () => {
  await show(
    <>
      <Switch edge="start" slotProps={{ input: { 'aria-label': 'Start' } }} />
      <Switch edge="end" slotProps={{ input: { 'aria-label': 'End' } }} />
    </>,
  );
  expect(getComputedStyle(root('Start')).marginLeft).toBe('-8px');
  expect(getComputedStyle(root('End')).marginRight).toBe('-8px');
});

claim('On a `FormControl`, it disables every switch inside.', async () => {
  await show(
    <FormControl disabled>
      <FormControlLabel label="One" control={<Switch />} />
      <Switch slotProps={{ input: { 'aria-label': 'Two' } }} />
    </FormControl>,
  );
  await expect.element(box('One')).toBeDisabled();
  await expect.element(box('Two')).toBeDisabled();
});

claim('`readOnly` has no effect on a switch', async () => {
  await show(<FormControlLabel label="Fixed" control={<Switch readOnly />} />);
  await box('Fixed').click();
  await expect.element(box('Fixed')).toBeChecked();
});

claim('Change it right away, and set it back if the request fails.', async () => {
  await show(<SaveOrUndo />);
  await box('Listing is public').click();
  await expect.element(box('Listing is public')).toBeChecked();
  await expect.element(box('Listing is public')).toBeDisabled();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(box('Listing is public')).not.toBeChecked();
  await expect.element(box('Listing is public')).toBeEnabled();
});

claim('it sends `name=on` while it is on, and nothing while it is off', async () => {
  await show(<TableReservation />);
  const send = page.getByRole('button', { name: 'Reserve' });
  await send.click();
  await expect.poll(() => page.getByRole('status').element().textContent).toBe('menu=vegan');
  await box('Table on the terrace').click();
  await send.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('terrace=on, menu=vegan');
});

claim('the native input goes back, but the thumb stays where it is', async () => {
  await show(
    <form>
      <FormControlLabel label="Eco" control={<Switch />} />
      <button type="reset">Reset</button>
    </form>,
  );
  await box('Eco').click();
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(input('Eco').checked).toBe(false);
  expect(root('Eco').querySelector('.Mui-checked')).not.toBeNull();
});

claim('`icon` and `checkedIcon` replace the whole thumb', async () => {
  await show(<ThumbIcon />);
  expect(root('Microphone').querySelector('.MuiSwitch-thumb')).toBeNull();
  expect(root('Microphone').querySelector('[data-testid=MicOffIcon]')).not.toBeNull();
  await box('Microphone').click();
  await expect.poll(() => root('Microphone').querySelector('[data-testid=MicIcon]')).not.toBeNull();
});

claim('`ref` points to the moving part, not to the input.', async () => {
  const ref = createRef<HTMLButtonElement>();
  await show(<Switch ref={ref} />);
  expect(ref.current?.tagName).toBe('SPAN');
  expect(ref.current?.className).toContain('MuiSwitch-switchBase');
});

claim('With the right-to-left style plugin, the thumb moves from right to left.', async () => {
  await show(<Switch slotProps={{ input: { 'aria-label': 'Eco' } }} />, { direction: 'rtl' });
  const left = () =>
    root('Eco').querySelector('.MuiSwitch-thumb')?.getBoundingClientRect().left ?? 0;
  const off = left();
  await box('Eco').click();
  await expect.poll(() => Math.round(off - left())).toBe(20);
});

claim('The plugin also flips a `translateX` of your own, as in the demo above.', async () => {
  await show(<MobileData />, { direction: 'rtl' });
  const name = 'Download over mobile data';
  const left = () =>
    root(name).querySelector('.MuiSwitch-thumb')?.getBoundingClientRect().left ?? 0;
  const on = left();
  await box(name).click();
  await expect.poll(() => Math.round(left() - on)).toBe(20);
});

claim('both disable the switch and gray out the text', async () => {
  await show(
    <>
      <FormControlLabel label="Open" control={<Switch />} />
      <FormControlLabel disabled label="Outer" control={<Switch />} />
      <FormControlLabel label="Inner" control={<Switch disabled />} />
    </>,
  );
  const color = (label: string) =>
    getComputedStyle(page.getByText(label, { exact: true }).element()).color;
  await expect.element(box('Outer')).toBeDisabled();
  await expect.element(box('Inner')).toBeDisabled();
  expect(color('Outer')).not.toBe(color('Open'));
  expect(color('Inner')).toBe(color('Outer'));
});

claim('`color` has no effect while the switch is off.', async () => {
  await show(
    <>
      <FormControlLabel label="Red" control={<Switch color="error" />} />
      <FormControlLabel label="Plain" control={<Switch />} />
    </>,
  );
  const colors = (name: string) =>
    ['.MuiSwitch-thumb', '.MuiSwitch-track'].map((part) => {
      const element = root(name).querySelector(part);
      return element && getComputedStyle(element).backgroundColor;
    });
  expect(colors('Red')).toEqual(colors('Plain'));
  await box('Red').click();
  await expect.poll(() => colors('Red')[0] === colors('Plain')[0]).toBe(false);
});

claim('With `required`, the browser does not submit the form until the switch is on.', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <FormControlLabel label="Accept" control={<Switch required />} />
      <button type="submit">Send</button>
    </form>,
  );
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await box('Accept').click();
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

claim("Control the switch and set your state back in the form's `onReset`", async () => {
  function Eco() {
    const [on, setOn] = useState(true);
    return (
      <form onReset={() => setOn(true)}>
        <FormControlLabel
          label="Eco"
          control={<Switch checked={on} onChange={(_event, next) => setOn(next)} />}
        />
        <button type="reset">Reset</button>
      </form>
    );
  }
  await show(<Eco />);
  await box('Eco').click();
  await expect.element(box('Eco')).not.toBeChecked();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(box('Eco')).toBeChecked();
  expect(root('Eco').querySelector('.Mui-checked')).not.toBeNull();
});

claim('The input has the role `checkbox`', async () => {
  await show(
    <>
      <FormControlLabel label="Plain" control={<Switch />} />
      <FormControlLabel
        label="Named"
        control={<Switch slotProps={{ input: { role: 'switch' } }} />}
      />
    </>,
  );
  await expect.element(box('Plain')).toBeInTheDocument();
  await expect.element(page.getByRole('switch', { name: 'Named' })).toBeInTheDocument();
});

claim('toggles the switch; :kbd[Enter] does not', async () => {
  await show(<Notification />);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(box('Weekly summary')).toHaveFocus();
  await expect.element(box('Weekly summary')).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box('Weekly summary')).toBeChecked();
});

claim('The demo draws an outline on `Mui-focusVisible` instead', async () => {
  await show(<MobileData />);
  const outline = () => {
    const thumb = root('Download over mobile data').querySelector('.MuiSwitch-thumb');
    return thumb ? getComputedStyle(thumb).outlineStyle : '';
  };
  expect(outline()).toBe('none');
  await userEvent.keyboard('{Tab}');
  await expect.poll(outline).toBe('solid');
});

anatomy(text, 'Switch', () => show(<Switch slotProps={{ input: { 'aria-label': 'Lamp' } }} />));

claim('a switch that is on reads its color from `--mui-palette-primary-main`', async () => {
  await show(
    <Switch
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Lamp' }, track: { className: 'lamp-track' } }}
      sx={{ '--mui-palette-primary-main': '#b26a00' }}
    />,
  );
  for (const part of ['.MuiSwitch-thumb', '.lamp-track']) {
    const element = root('Lamp').querySelector(part);
    expect(element && getComputedStyle(element).backgroundColor).toBe('rgb(178, 106, 0)');
  }
});
