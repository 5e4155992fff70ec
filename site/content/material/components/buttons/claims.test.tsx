import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { MemoryRouter, Link } from 'react-router';
import { createTheme, getContrastRatio, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AttachScan from './demos/attach-scan.tsx';
import BasketBadge from './demos/basket-badge.tsx';
import ExplainedButton from './demos/explained-button.tsx';
import IconButtonSizes from './demos/icon-button-sizes.tsx';
import LoadingPositions from './demos/loading-positions.tsx';
import LockedInvoice from './demos/locked-invoice.tsx';
import PatientRow from './demos/patient-row.tsx';
import RoundedTheme from './demos/rounded-theme.tsx';
import RunBuild from './demos/run-build.tsx';
import StackedActions from './demos/stacked-actions.tsx';
import SurveyForm from './demos/survey-form.tsx';
import ToolTiles from './demos/tool-tiles.tsx';
import text from './page.md?raw';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const width = (name: string) => button(name).element().getBoundingClientRect().width;

claim('The button shows an indicator, keeps its width, and ignores a second click.', async () => {
  await show(<RunBuild />);
  const run = page.getByRole('button');
  const before = run.element().getBoundingClientRect().width;
  await run.click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(run).toBeDisabled();
  expect(run.element().getBoundingClientRect().width).toBeCloseTo(before, 0);
});

claim('If the address should change, set `href`: the button becomes an `<a>` element', async () => {
  await show(<Button href="/reports">Reports</Button>);
  expect(page.getByRole('link', { name: 'Reports' }).element().tagName).toBe('A');
});

claim('A `contained` button has a shadow. `disableElevation` removes it.', async () => {
  await show(
    <>
      <Button variant="contained">Raised</Button>
      <Button variant="contained" disableElevation>
        Flat
      </Button>
    </>,
  );
  const shadow = (name: string) => getComputedStyle(button(name).element()).boxShadow;
  await expect.poll(() => shadow('Raised')).not.toBe('none');
  expect(shadow('Flat')).toBe('none');
});

claim('A button is at least 64 px wide.', async () => {
  await show(<Button>A</Button>);
  await expect.poll(() => width('A')).toBe(64);
});

claim('`fullWidth` fills the parent, which suits phones and narrow panels.', async () => {
  await show(<StackedActions />);
  await expect.poll(() => width('Book table')).toBeGreaterThan(200);
  await button('Book table').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Booked. See you at 19:30.');
});

claim('follows it, and the buttons are 28, 40 and 52 px wide.', async () => {
  await show(<IconButtonSizes />);
  await expect
    .poll(() => ['small', 'medium', 'large'].map((size) => width(`Delete, primary, ${size}`)))
    .toEqual([28, 40, 52]);
});

claim(
  'Without `fontSize`, an icon stays 24 px in every size, and the buttons are 34, 40 and 48 px wide.',
  async () => {
    const sizes = ['small', 'medium', 'large'] as const;
    await show(
      sizes.map((size) => (
        <IconButton key={size} size={size} aria-label={size}>
          <Delete />
        </IconButton>
      )),
    );
    await expect
      .poll(() =>
        [...document.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width),
      )
      .toEqual([24, 24, 24]);
    expect(sizes.map(width)).toEqual([34, 40, 48]);
  },
);

claim(
  '`edge="start"` or `edge="end"` makes up for the padding with a negative margin, so that the icon roughly lines up with the text above and below it: 12 px, or 3 px on a small button.',
  async () => {
    for (const size of ['small', 'medium', 'large'] as const) {
      const view = await show(
        <div data-testid="row" style={{ display: 'flex', justifyContent: 'space-between' }}>
          <IconButton size={size} edge="start" aria-label="First">
            <Delete />
          </IconButton>
          <IconButton size={size} edge="end" aria-label="Last">
            <Delete />
          </IconButton>
        </div>,
      );
      const margin = size === 'small' ? '-3px' : '-12px';
      expect(getComputedStyle(button('First').element()).marginLeft).toBe(margin);
      expect(getComputedStyle(button('Last').element()).marginRight).toBe(margin);
      const row = page.getByTestId('row').element().getBoundingClientRect();
      const [first, last] = [...document.querySelectorAll('svg')].map((icon) =>
        icon.getBoundingClientRect(),
      );
      expect(Math.abs((first?.left ?? 99) - row.left)).toBeLessThanOrEqual(4);
      expect(Math.abs((last?.right ?? 99) - row.right)).toBeLessThanOrEqual(4);
      await view.unmount();
    }
  },
);

claim(
  'Put the [Badge](/components/badges/) around the icon, inside the button, so that a click on the badge counts too.',
  async () => {
    await show(<BasketBadge />);
    await page.getByText('2', { exact: true }).click();
    await expect.element(button('Empty the basket, items: 0')).toBeVisible();
  },
);

claim('A short text works too: `loadingIndicator="Saving…"`.', async () => {
  await show(<LoadingPositions />);
  await expect.element(page.getByText('Saving…')).toBeVisible();
  await expect.element(button(/Save to the cloud/)).toBeDisabled();
  expect(page.getByRole('progressbar').elements()).toHaveLength(3);
});

claim('With a router, set `component` to its link.', async () => {
  await show(
    <MemoryRouter>
      <Button component={Link} to="/orders/7">
        Open the order
      </Button>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/orders/7');
});

claim('`Button` sets `type="button"`, so it never submits a form by accident.', async () => {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={submitted}>
      <Button>Show details</Button>
    </form>,
  );
  await expect.element(button('Show details')).toHaveAttribute('type', 'button');
  await button('Show details').click();
  expect(submitted).not.toHaveBeenCalled();
});

claim(
  ':kbd[Enter] in a single-line field clicks the submit button, so people do not have to reach it.',
  async () => {
    const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const lines = await show(
      <form onSubmit={submitted}>
        <textarea aria-label="Comment" />
        <Button type="submit">Send</Button>
      </form>,
    );
    await page.getByRole('textbox').click();
    await userEvent.keyboard('One{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    await lines.unmount();
    await show(<SurveyForm />);
    const idea = page.getByRole('textbox');
    await idea.fill('More chairs');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Sent: More chairs');
    await button('Start over').click();
    await expect.element(idea).toHaveValue('Opening hours');
  },
);

claim(
  'The button stays an ordinary button, so the keyboard works without extra code.',
  async () => {
    await show(<AttachScan />);
    await userEvent.tab();
    await expect.element(button('Attach scans')).toHaveFocus();
  },
);

claim('Wrap the button in a `<span>`, and put the `Tooltip` around the span.', async () => {
  await show(<LockedInvoice />);
  const disabled = button('Change invoice');
  await expect.element(disabled).toBeDisabled();
  const around = disabled.element().parentElement;
  if (!around) throw new Error('Nothing is around the button.');
  await userEvent.hover(around);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('The year 2025 is closed');
  await userEvent.unhover(around);
});

claim('It only informs: clicks still call `onClick`, so answer them with the reason.', async () => {
  await show(<ExplainedButton />);
  const print = button('Print label');
  await expect.element(print).toHaveAttribute('aria-disabled', 'true');
  print.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Weigh the parcel first.');
  await expect.element(print).toHaveFocus();
  await page.getByRole('checkbox').click();
  await print.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('The label is printing.');
});

claim(
  "Labels are uppercase by default; `textTransform: 'none'` keeps them as written.",
  async () => {
    await show(<RoundedTheme />);
    const style = (name: string) => getComputedStyle(button(name).element());
    await expect.poll(() => style('Publish post').textTransform).toBe('none');
    expect(style('Keep as draft').borderTopStyle).toBe('dashed');
    expect(style('Publish post').boxShadow).toBe('none');
  },
);

claim(
  "It resets the browser's styles, handles focus, keys and the ripple, and becomes a link with `href`.",
  async () => {
    const tiles = await show(<ToolTiles />);
    const text = button(/Text/);
    await expect.element(text).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(text).toHaveClass('Mui-focusVisible');
    await expect.poll(() => document.querySelectorAll('.MuiTouchRipple-ripple').length).toBe(1);
    await userEvent.keyboard(' ');
    await expect.element(text).toHaveAttribute('aria-pressed', 'true');
    await tiles.unmount();
    await show(<ButtonBase href="#tiles">Tiles</ButtonBase>);
    const link = page.getByRole('link', { name: 'Tiles' }).element();
    const { borderTopWidth, backgroundColor, padding, textDecorationLine } = getComputedStyle(link);
    expect([borderTopWidth, backgroundColor, padding, textDecorationLine]).toEqual([
      '0px',
      'rgba(0, 0, 0, 0)',
      '0px',
      'none',
    ]);
  },
);

claim('otherwise it gets wider while it loads', async () => {
  const row = (loading: boolean) => (
    <>
      <Button loading={loading} loadingPosition="start">
        Save draft
      </Button>
      <Button loading={loading} loadingPosition="start" startIcon={<Delete />}>
        Save copy
      </Button>
    </>
  );
  const idle = await show(row(false));
  await expect.element(button('Save draft')).toBeVisible();
  const before = [width('Save draft'), width('Save copy')];
  await idle.unmount();
  await show(row(true));
  await expect.poll(() => page.getByRole('progressbar').elements().length).toBe(2);
  expect(width('Save draft')).toBeGreaterThan((before[0] ?? 0) + 10);
  expect(width('Save copy')).toBeCloseTo(before[1] ?? 0, 0);
});

claim('`disableTouchRipple` keeps the one for keyboard focus.', async () => {
  await show(
    <>
      <Button disableTouchRipple>Ship</Button>
      <Button disableRipple>Print</Button>
    </>,
  );
  const ripples = () => document.querySelectorAll('.MuiTouchRipple-ripple').length;
  const press = (name: string) =>
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  press('Ship');
  press('Print');
  expect(ripples()).toBe(0);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Ship')).toHaveFocus();
  await expect.poll(ripples).toBe(1);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Print')).toHaveFocus();
  await expect.poll(ripples).toBe(0);
});

anatomy(text, 'Button', () =>
  show(
    <Button loading startIcon={<Delete />} endIcon={<Delete />}>
      Delete
    </Button>,
  ),
);

claim(
  'a `contained` button reads its background from `--mui-palette-primary-main`, and from `--mui-palette-primary-dark` on hover',
  async () => {
    const HarvestButton = styled(Button)({
      '--mui-palette-primary-main': '#4a7c3a',
      '--mui-palette-primary-dark': '#35592a',
    });
    await show(<HarvestButton variant="contained">Harvest</HarvestButton>);
    const background = () => getComputedStyle(button('Harvest').element()).backgroundColor;
    expect(background()).toBe('rgb(74, 124, 58)');
    await userEvent.hover(button('Harvest'));
    await expect.poll(background).toBe('rgb(53, 89, 42)');
    await userEvent.unhover(button('Harvest'));
  },
);

claim(
  '`IconButton` has a variable of its own for the background on hover, `--IconButton-hoverBg`.',
  async () => {
    await show(
      <IconButton aria-label="Delete" sx={{ '--IconButton-hoverBg': '#f9d5d3' }}>
        <Delete />
      </IconButton>,
    );
    await userEvent.hover(button('Delete'));
    await expect
      .poll(() => getComputedStyle(button('Delete').element()).backgroundColor)
      .toBe('rgb(249, 213, 211)');
    await userEvent.unhover(button('Delete'));
  },
);

claim('follows a link', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <>
      <Button onClick={onClick}>Ship</Button>
      <Button href="#forms" onClick={onClick}>
        Open
      </Button>
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Tab} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(3);
});

claim("`cursor: 'not-allowed'` on the button has no effect.", async () => {
  await show(
    <span style={{ cursor: 'not-allowed' }} data-testid="around">
      <Button disabled sx={{ cursor: 'not-allowed' }}>
        Ship the order
      </Button>
    </span>,
  );
  const place = button('Ship the order').element().getBoundingClientRect();
  const under = document.elementFromPoint(
    place.left + place.width / 2,
    place.top + place.height / 2,
  );
  expect(under).toBe(page.getByTestId('around').element());
});

claim('`color="inherit"` uses the text color of the parent.', async () => {
  await show(
    <div style={{ color: 'rgb(0, 128, 0)' }}>
      {(['text', 'outlined', 'contained'] as const).map((variant) => (
        <Button key={variant} color="inherit" variant={variant}>
          {variant}
        </Button>
      ))}
    </div>,
  );
  for (const name of ['text', 'outlined', 'contained']) {
    expect(getComputedStyle(button(name).element()).color).toBe('rgb(0, 128, 0)');
  }
});

claim('In a right-to-left theme, they change sides.', async () => {
  await show(<Button startIcon={<Delete />}>Delete the bed</Button>, { direction: 'rtl' });
  const place = button('Delete the bed').element().getBoundingClientRect();
  const icon = document.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  expect(icon.left).toBeGreaterThan(place.left + place.width / 2);
  expect(getComputedStyle(document.querySelector('svg') ?? document.body).transform).toBe('none');
});

claim('A `Tooltip` shows the same text on hover and focus.', async () => {
  await show(<PatientRow />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Watch Amina Diallo');
});

claim(
  '`loading={false}` is not the same as no `loading` at all: it reserves an element for the indicator.',
  async () => {
    await show(
      <>
        <Button loading={false}>Reserved</Button>
        <Button>Plain</Button>
      </>,
    );
    expect(button('Reserved').element().querySelector('.MuiButton-loadingWrapper')).not.toBeNull();
    expect(button('Plain').element().querySelector('.MuiButton-loadingWrapper')).toBeNull();
  },
);

claim('`disabled` removes a button from the tab order and stops all pointer events.', async () => {
  await show(
    <>
      <Button disabled>First</Button>
      <Button href="#forms" disabled>
        Second
      </Button>
      <Button>Third</Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Third')).toHaveFocus();
  for (const name of ['First', 'Second']) {
    const element = page.getByText(name).element();
    expect(getComputedStyle(element).pointerEvents).toBe('none');
  }
});

claim(
  'A disabled button with an `href` is still a link: it keeps the address, and a click from a script or a screen reader goes through.',
  async () => {
    const followed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await show(
      <>
        <Button disabled href="/reports" onClick={followed}>
          Reports
        </Button>
        <Button disabled onClick={followed}>
          Ship
        </Button>
      </>,
    );
    button('Ship')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(followed).not.toHaveBeenCalled();
    const link = page.getByRole('link', { name: 'Reports' });
    await expect.element(link).toHaveAttribute('href', '/reports');
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(followed).toHaveBeenCalledOnce();
  },
);

claim('Set that one on the button itself.', async () => {
  const variables: Record<string, string> = { '--IconButton-hoverBg': '#f9d5d3' };
  await show(
    <div style={variables}>
      <IconButton aria-label="Delete">
        <Delete />
      </IconButton>
    </div>,
  );
  await userEvent.hover(button('Delete'));
  const background = () => getComputedStyle(button('Delete').element()).backgroundColor;
  await expect.poll(background).toMatch(/rgba\(0, 0, 0, 0\.0\d+\)/);
  await userEvent.unhover(button('Delete'));
});

claim(
  'To turn it off everywhere, set `disableRipple` in the `defaultProps` of `MuiButtonBase` in the theme, and in those of `MuiCheckbox` and `MuiButtonGroup`, which set their own',
  async () => {
    const off = { defaultProps: { disableRipple: true } };
    const ripples = () => document.querySelectorAll('.MuiTouchRipple-ripple').length;
    async function press(theme: ReturnType<typeof createTheme>) {
      const view = await show(
        <ThemeProvider theme={theme}>
          <Button>Ship</Button>
          <ButtonGroup>
            <Button>Print</Button>
          </ButtonGroup>
          <Checkbox />
        </ThemeProvider>,
      );
      for (const element of document.querySelectorAll('.MuiButtonBase-root')) {
        element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      const count = ripples();
      await view.unmount();
      return count;
    }
    expect(await press(createTheme({ components: { MuiButtonBase: off } }))).toBe(2);
    const components = { MuiButtonBase: off, MuiCheckbox: off, MuiButtonGroup: off };
    expect(await press(createTheme({ components }))).toBe(0);
  },
);

claim(
  'White on the default `warning` color reaches about 3:1, which is too little for normal text.',
  () => {
    const ratio = getContrastRatio('#fff', createTheme().palette.warning.main);
    expect(ratio).toBeGreaterThan(2.9);
    expect(ratio).toBeLessThan(3.3);
  },
);

claim('A `loading` button is disabled, so the focus may be lost.', async () => {
  await show(<RunBuild />);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Run build')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(document.body);
});
