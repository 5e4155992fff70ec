import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BoatTour from './demos/boat-tour.tsx';

claim(
  'Test what people see and do: find elements by their role and label, click and type, and check the result.',
  async () => {
    await show(<BoatTour />);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ines');
    await page.getByRole('combobox', { name: /Tour/ }).click();
    await page.getByRole('option', { name: 'Shipwreck' }).click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await page.getByRole('checkbox', { name: 'I need a life jacket' }).click();
    await page.getByRole('button', { name: 'Book' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Your seat is booked' })).toBeVisible();
  },
);

claim('| `Checkbox`, `Switch` | `checkbox` |', async () => {
  await show(
    <>
      <Switch slotProps={{ input: { 'aria-label': 'Engine' } }} />
      <Slider aria-label="People" />
      <Alert severity="info">Low tide</Alert>
      <Autocomplete
        options={['Lisbon']}
        renderInput={(params) => <TextField {...params} label="Harbor" />}
      />
      <TextField type="number" label="Seats" />
    </>,
  );
  await expect.element(page.getByRole('checkbox', { name: 'Engine' })).toBeInTheDocument();
  await expect.element(page.getByRole('slider', { name: 'People' })).toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Harbor' })).toBeVisible();
  await expect.element(page.getByRole('spinbutton', { name: 'Seats' })).toBeVisible();
});

claim('| `Dialog` | `dialog` | its `DialogTitle` |', async () => {
  await show(
    <Dialog open>
      <DialogTitle>Your ticket</DialogTitle>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Your ticket' })).toBeVisible();
});

claim(
  '| `Menu`, `MenuItem` | `menu`, `menuitem` | `aria-labelledby` in `slotProps.list`, the text |',
  async () => {
    await show(
      <>
        <p id="tours">Tours</p>
        <Menu open anchorEl={document.body} slotProps={{ list: { 'aria-labelledby': 'tours' } }}>
          <MenuItem>Lighthouse</MenuItem>
        </Menu>
      </>,
    );
    await expect.element(page.getByRole('menu', { name: 'Tours' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Lighthouse' })).toBeVisible();
  },
);

claim('The root of a `TextField` is a `div`.', async () => {
  await show(
    <TextField
      label="Seat"
      data-testid="root"
      slotProps={{ htmlInput: { 'data-testid': 'seat' } }}
    />,
  );
  expect(page.getByTestId('root').element().tagName).toBe('DIV');
  expect(page.getByTestId('seat').element().tagName).toBe('INPUT');
});

claim('A `Select` opens on `mousedown`, not on `click`.', async () => {
  await show(<BoatTour />);
  const select = page.getByRole('combobox', { name: /Tour/ });
  const send = (type: string) =>
    select.element().dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0 }));
  send('click');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  send('mousedown');
  await expect.element(page.getByRole('listbox')).toBeVisible();
});

claim(
  'In a browser, the name of a select consists of its label and its value, here “Tour Lighthouse”.',
  async () => {
    await show(<BoatTour />);
    await expect.element(page.getByRole('combobox', { name: 'Tour Lighthouse' })).toBeVisible();
  },
);

claim('The `combobox` is a `div`, so check its text, not its value.', async () => {
  await show(<BoatTour />);
  const select = page.getByRole('combobox', { name: /Tour/ });
  expect(select.element().tagName).toBe('DIV');
  await expect.element(select).toHaveTextContent('Lighthouse');
});

claim(
  'The input of a `Checkbox`, `Radio` or `Switch` is invisible and covers the icon. It has `opacity: 0`',
  async () => {
    await show(
      <>
        <Checkbox />
        <Radio />
        <Switch />
      </>,
    );
    const inputs = [...document.querySelectorAll('input')];
    expect(inputs.map((input) => getComputedStyle(input).opacity)).toEqual(['0', '0', '0']);
  },
);

claim('Change the input, or press a key:', async () => {
  await show(<Slider aria-label="People" defaultValue={2} min={1} max={8} />);
  page.getByRole('slider').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('slider')).toHaveValue('3');
});

claim(
  'While a dialog or menu is open, the rest of the page is hidden from assistive technology with `aria-hidden`.',
  async () => {
    const { container } = await show(<BoatTour />);
    await page.getByRole('button', { name: 'Book' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(container.contains(page.getByRole('dialog').element())).toBe(false);
    expect(container.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(page.getByRole('checkbox').query()).toBeNull();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('checkbox')).toBeInTheDocument();
  },
);

function Closing() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} aria-label="Ticket">
      <button onClick={() => setOpen(false)}>Close</button>
    </Dialog>
  );
}

const present = () => document.querySelector('[role="dialog"]') !== null;

claim(
  '`transitions.create` alone is not enough: it removes the CSS transitions, but a dialog still waits for its duration before it is removed.',
  async () => {
    const still = createTheme({ transitions: { create: () => 'none' } });
    const instant = createTheme({
      components: { MuiDialog: { defaultProps: { transitionDuration: 0 } } },
    });
    const durations: number[] = [];
    for (const theme of [still, instant]) {
      const shown = await show(
        <ThemeProvider theme={theme}>
          <Closing />
        </ThemeProvider>,
      );
      await expect.element(page.getByRole('dialog')).toBeVisible();
      const start = performance.now();
      document.querySelector<HTMLElement>('[role="dialog"] button')?.click();
      await vi.waitFor(() => expect(present()).toBe(false), { interval: 5, timeout: 15_000 });
      durations.push(performance.now() - start);
      await shown.unmount();
    }
    expect(durations[0]).toBeGreaterThan(150);
    expect(durations[1]).toBeLessThan(150);
  },
);

claim('and there are no ripples.', async () => {
  const off = { defaultProps: { disableRipple: true } };
  /** How many of a button, a button of a group and a checkbox draw a ripple when they are pressed. */
  const ripplesOf = async (components: ThemeOptions['components']) => {
    const { container, unmount } = await show(
      <ThemeProvider theme={createTheme({ components: components ?? {} })}>
        <Button>Book</Button>
        <ButtonGroup>
          <Button>Cancel</Button>
        </ButtonGroup>
        <Checkbox slotProps={{ input: { 'aria-label': 'Life jacket' } }} />
      </ThemeProvider>,
    );
    for (const part of container.querySelectorAll('.MuiButtonBase-root'))
      part.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const found = container.querySelectorAll('.MuiTouchRipple-root').length;
    await unmount();
    return found;
  };
  expect(await ripplesOf({})).toBe(3);
  expect(await ripplesOf({ MuiButtonBase: off, MuiButtonGroup: off, MuiCheckbox: off })).toBe(0);
});

/** Answers width queries as a window of this width would. */
function matchMediaFor(width: number) {
  return (query: string): MediaQueryList => {
    const min = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    const max = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    return Object.assign(new EventTarget(), {
      matches: min <= width && width <= max,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

const Asks = ({ query }: { query: string }) => <p>{useMediaQuery(query) ? 'Yes' : 'No'}</p>;

claim(
  "`useMediaQuery` then returns `false` for every query, for `up('md')` as well as `down('md')`.",
  async () => {
    vi.stubGlobal('matchMedia', undefined);
    const { container } = await show(
      <>
        <Asks query="(min-width:1px)" />
        <Asks query="(max-width:9999px)" />
      </>,
    );
    expect(container.textContent).toContain('NoNo');
    vi.unstubAllGlobals();
  },
);

claim('For a single test, pass the function in a theme instead:', async () => {
  const wide = createTheme({
    components: { MuiUseMediaQuery: { defaultProps: { matchMedia: matchMediaFor(4000) } } },
  });
  await show(
    <ThemeProvider theme={wide}>
      <Asks query="(min-width:3000px)" />
      <Asks query="(max-width:3999px)" />
    </ThemeProvider>,
  );
  await expect.element(page.getByText('Yes')).toBeVisible();
  await expect.element(page.getByText('No')).toBeVisible();
});

const harbors = ['Lisbon', 'Porto', 'Portsmouth', 'Vigo'];

claim(
  'Type to filter the options, then click one. The `combobox` of an `Autocomplete` is an `<input>`, so check its value.',
  async () => {
    await show(
      <Autocomplete
        options={harbors}
        renderInput={(params) => <TextField {...params} label="Harbor" />}
      />,
    );
    const field = page.getByRole('combobox', { name: 'Harbor' });
    await field.fill('por');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2);
    await page.getByRole('option', { name: 'Porto' }).click();
    await expect.element(field).toHaveValue('Porto');
    expect(field.element().tagName).toBe('INPUT');
  },
);

claim(
  'With `multiple`, the input is empty again after a choice. Each selected value is a chip with the role `button`',
  async () => {
    await show(
      <Autocomplete
        multiple
        options={harbors}
        renderInput={(params) => <TextField {...params} label="Harbors" />}
      />,
    );
    const field = page.getByRole('combobox', { name: 'Harbors' });
    await field.fill('por');
    await page.getByRole('option', { name: 'Porto' }).click();
    await expect.element(page.getByRole('button', { name: 'Porto' })).toBeVisible();
    await expect.element(field).toHaveValue('');
  },
);
