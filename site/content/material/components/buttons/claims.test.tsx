import Delete from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { MemoryRouter, Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AttachScan from './demos/attach-scan.tsx';
import BasketBadge from './demos/basket-badge.tsx';
import ExplainedButton from './demos/explained-button.tsx';
import IconButtonSizes from './demos/icon-button-sizes.tsx';
import LoadingPositions from './demos/loading-positions.tsx';
import LockedInvoice from './demos/locked-invoice.tsx';
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

claim('Buttons of these sizes are 28, 40 and 52 px wide.', async () => {
  await show(<IconButtonSizes />);
  await expect
    .poll(() => ['small', 'medium', 'large'].map((size) => width(`Delete, primary, ${size}`)))
    .toEqual([28, 40, 52]);
});

claim('Without `fontSize`, an icon stays 24 px in every size.', async () => {
  await show(
    <>
      <IconButton size="small" aria-label="Small">
        <Delete />
      </IconButton>
      <IconButton size="large" aria-label="Large">
        <Delete />
      </IconButton>
    </>,
  );
  await expect
    .poll(() =>
      [...document.querySelectorAll('svg')].map((icon) => icon.getBoundingClientRect().width),
    )
    .toEqual([24, 24]);
});

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
  ':kbd[Enter] in a field clicks the submit button, so people do not have to reach it.',
  async () => {
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

claim('It handles focus, keys and the ripple, and nothing else.', async () => {
  await show(<ToolTiles />);
  const text = button(/Text/);
  await expect.element(text).toHaveAttribute('aria-pressed', 'false');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(text).toHaveClass('Mui-focusVisible');
  await userEvent.keyboard(' ');
  await expect.element(text).toHaveAttribute('aria-pressed', 'true');
});

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
