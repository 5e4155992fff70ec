import type { Ref } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';
import Tooltip, { tooltipClasses, type TooltipProps } from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import ControlledTooltip from './demos/controlled-tooltip.tsx';
import CustomChild from './demos/custom-child.tsx';
import DescribeChild from './demos/describe-child.tsx';
import DisabledButton from './demos/disabled-button.tsx';
import ScoreToolbar from './demos/score-toolbar.tsx';
import TooltipWidth from './demos/tooltip-width.tsx';
import VirtualElement from './demos/virtual-element.tsx';
import text from './page.md?raw';

const tooltip = () => page.getByRole('tooltip');
const box = () => {
  const found = document.querySelector<HTMLElement>('.MuiTooltip-tooltip');
  if (!found) throw new Error('No tooltip is open.');
  return found;
};

claim(
  'The tooltip closes when the pointer leaves, when the element loses focus, and on',
  async () => {
    await show(
      <>
        <ScoreToolbar />
        <Button sx={{ mt: 25 }}>Elsewhere</Button>
      </>,
    );
    await page.getByRole('button', { name: 'Add to reading list' }).hover();
    await expect.element(tooltip()).toHaveTextContent('Add to reading list');
    await page.getByText('Elsewhere').hover();
    await expect.element(tooltip()).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip()).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.element(tooltip()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(tooltip()).not.toBeInTheDocument();
  },
);

claim('An empty `title` shows no tooltip', async () => {
  await show(
    <Tooltip title="" open>
      <Button>Save</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(tooltip().elements()).toHaveLength(0);
});

claim('because the `aria-label` replaces that text for screen readers', async () => {
  await show(
    <Tooltip title="Goes to the printer">
      <Button>Print</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button', { name: 'Goes to the printer' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Print', exact: true }).elements()).toHaveLength(0);
});

claim(
  'With `describeChild` and a string, the child has a `title` attribute while the tooltip is closed, and `aria-describedby` while it is open.',
  async () => {
    await show(<DescribeChild />);
    const button = page.getByRole('button', { name: 'Add a dose (1)' });
    await expect.element(button).toHaveAttribute('title', 'Each dose is 5 milliliters');
    await button.hover();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(button).not.toHaveAttribute('title');
    expect(button.element().getAttribute('aria-describedby')).toBe(tooltip().element().id);
  },
);

claim('it takes precedence over the one that `Tooltip` sets', async () => {
  await show(
    <Tooltip title="Goes to the printer">
      <Button aria-label="Print label">P</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button', { name: 'Print label' })).toBeVisible();
});

claim('an icon button has no name while the tooltip is closed', async () => {
  await show(
    <Tooltip title={<b>Print</b>}>
      <Button />
    </Tooltip>,
  );
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName('');
  await button.hover();
  await expect.element(button).toHaveAccessibleName('Print');
});

claim('While the tooltip is open, such an element names the child instead.', async () => {
  await show(
    <>
      <Tooltip title={<b>Print</b>} open={false}>
        <Button aria-label="Label printer">P</Button>
      </Tooltip>
      <Tooltip title={<b>Print</b>} open>
        <Button aria-label="Receipt printer">P</Button>
      </Tooltip>
    </>,
  );
  const buttons = page.getByRole('button');
  await expect.element(buttons.nth(0)).toHaveAccessibleName('Label printer');
  await expect.element(buttons.nth(1)).toHaveAccessibleName('Print');
});

claim('the tooltip flips to the opposite one', async () => {
  await show(
    <Tooltip title="Soup" placement="top" open>
      <Button style={{ position: 'fixed', top: 0, left: 100 }}>Menu</Button>
    </Tooltip>,
  );
  await expect.element(tooltip()).toHaveAttribute('data-popper-placement', 'bottom');
});

claim(
  'In right-to-left layouts, `start` and `end` of the top and bottom placements change sides; `left` and `right` do not.',
  async () => {
    await show(
      <>
        <Tooltip title="Soup" placement="bottom-start" open>
          <Button style={{ position: 'fixed', top: 100, left: 150, width: 140 }}>Menu</Button>
        </Tooltip>
        <Tooltip title="Tart" placement="left" open>
          <Button style={{ position: 'fixed', top: 200, left: 150, width: 140 }}>Menu</Button>
        </Tooltip>
      </>,
      { direction: 'rtl' },
    );
    await expect
      .poll(() =>
        tooltip()
          .elements()
          .map((element) => element.dataset['popperPlacement']),
      )
      .toEqual(['bottom-end', 'left']);
  },
);

claim('A tooltip sits 14 pixels from its element', async () => {
  await show(
    <Tooltip title="Soup" open>
      <Button style={{ position: 'fixed', top: 100, left: 150 }}>Menu</Button>
    </Tooltip>,
  );
  const error = () =>
    Math.abs(
      box().getBoundingClientRect().top -
        page.getByRole('button').element().getBoundingClientRect().bottom -
        14,
    );
  await expect.poll(error).toBeLessThan(1.5);
});

claim('and 24 if a touch opened it', async () => {
  await show(
    <Tooltip title="Soup" enterTouchDelay={50}>
      <Button style={{ position: 'fixed', top: 100, left: 150 }}>Menu</Button>
    </Tooltip>,
  );
  const target = page.getByRole('button').element();
  const finger = new Touch({ identifier: 1, target, clientX: 160, clientY: 110 });
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, changedTouches: [finger] }));
  await expect.element(tooltip()).toBeVisible();
  expect(getComputedStyle(box()).marginTop).toBe('24px');
});

claim('A tooltip has a `max-width` of 300 pixels, and longer text wraps.', async () => {
  await show(<TooltipWidth />);
  await page.getByRole('link', { name: 'Renew: 300 pixels' }).hover();
  await expect.element(tooltip()).toBeVisible();
  expect(getComputedStyle(box()).maxWidth).toBe('300px');
  expect(box().offsetWidth).toBeLessThan(320);
  expect(box().offsetHeight).toBeGreaterThan(30);
});

claim('people can move the pointer onto the tooltip without closing it', async () => {
  const onClose = vi.fn();
  await show(
    <Tooltip title="Soup" leaveDelay={100} onClose={onClose}>
      <Button>Menu</Button>
    </Tooltip>,
  );
  await page.getByRole('button').hover();
  await expect.element(tooltip()).toBeVisible();
  await page.getByText('Soup').hover();
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(tooltip()).toBeVisible();
});

claim('A child that passes on the `ref` but drops the props logs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Dropping({ ref }: { ref?: Ref<HTMLButtonElement> }) {
    return (
      <button type="button" ref={ref}>
        Menu
      </button>
    );
  }
  await show(
    <Tooltip title="Soup">
      <Dropping />
    </Tooltip>,
  );
  expect(log.mock.calls.flat().join(' ')).toContain('is not forwarding its props correctly');
  log.mockClear();
  await show(<CustomChild />);
  await page.getByRole('button', { name: 'Old Market' }).hover();
  await expect.element(page.getByText('Elevator out of service')).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

claim('including `sx` and `className`, go to the child, not to the tooltip', async () => {
  await show(
    <Tooltip title="Soup" open className="mine" sx={{ marginLeft: '37px' }}>
      <Button>Menu</Button>
    </Tooltip>,
  );
  const child = page.getByRole('button').element();
  expect(child.className).toContain('mine');
  expect(getComputedStyle(child).marginLeft).toBe('37px');
  expect(document.querySelectorAll('.mine')).toHaveLength(1);
});

claim('The props of the child win, but both class names apply.', async () => {
  await show(
    <Tooltip title="Soup" className="mine" lang="en">
      <Button className="own" lang="de">
        Menu
      </Button>
    </Tooltip>,
  );
  const child = page.getByRole('button').element();
  expect(child.getAttribute('lang')).toBe('de');
  expect([...child.classList]).toEqual(expect.arrayContaining(['mine', 'own']));
});

claim('It keeps focus and shows the reason to everyone.', async () => {
  await show(
    <>
      <p>Elsewhere</p>
      <DisabledButton />
    </>,
  );
  await page.getByText('Elsewhere').hover();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Book with insurance' })).toHaveFocus();
  await expect.element(tooltip()).toHaveTextContent('Choose a seat first');
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  const wrapper = page.getByRole('button', { name: 'Book', exact: true }).element().parentElement;
  if (wrapper) await userEvent.hover(wrapper);
  await expect.element(tooltip()).toBeVisible();
});

claim('Both callbacks only ask for a change: it happens when you update `open`.', async () => {
  const onOpen = vi.fn();
  await show(
    <Tooltip title="Soup" open={false} onOpen={onOpen}>
      <Button>Menu</Button>
    </Tooltip>,
  );
  await page.getByRole('button').hover();
  await expect.poll(() => onOpen.mock.calls.length).toBeGreaterThan(0);
  expect(tooltip().elements()).toHaveLength(0);
  await show(<ControlledTooltip />);
  await page.getByLabelText('Tracking number').hover();
  await expect.element(tooltip()).toBeVisible();
});

claim(
  'the tooltip follows the pointer sideways and stays at the top edge of the area',
  async () => {
    await show(
      <div style={{ paddingTop: 80 }}>
        <VirtualElement />
      </div>,
    );
    const area = page.getByRole('img');
    const center = () => {
      const { left, right } = box().getBoundingClientRect();
      return (left + right) / 2;
    };
    await area.hover({ position: { x: 100, y: 60 } });
    await expect.element(tooltip()).toBeVisible();
    const start = area.element().getBoundingClientRect();
    await expect.poll(() => Math.abs(center() - start.left - 100)).toBeLessThan(3);
    await area.hover({ position: { x: 200, y: 20 } });
    await expect.poll(() => Math.abs(center() - start.left - 200)).toBeLessThan(3);
    expect(box().getBoundingClientRect().bottom).toBeLessThanOrEqual(start.top);
  },
);

claim('labels the `span` around the input, not the input', async () => {
  await show(
    <Tooltip title="Window seat">
      <Checkbox />
    </Tooltip>,
  );
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleName('');
  expect(document.querySelector('.MuiCheckbox-root')?.getAttribute('aria-label')).toBe(
    'Window seat',
  );
});

claim('describes the `div` around the input', async () => {
  await show(
    <Tooltip describeChild title="Two letters and six digits" open>
      <TextField label="Tracking number" />
    </Tooltip>,
  );
  await expect.element(tooltip()).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(document.querySelector('.MuiTextField-root')?.getAttribute('aria-describedby')).toBe(
    tooltip().element().id,
  );
});

anatomy(text, 'Tooltip', () =>
  show(
    <Tooltip open arrow title="Delete">
      <Button>Bin</Button>
    </Tooltip>,
  ),
);

const WideTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} classes={{ popper: className ?? '' }} />
))({ [`& .${tooltipClasses.tooltip}`]: { maxWidth: 500 } });

claim('Choose by how many tooltips you want to change:', async () => {
  const theme = createTheme({
    components: { MuiTooltip: { styleOverrides: { tooltip: { fontWeight: 700 } } } },
  });
  const onEntered = vi.fn();
  await show(
    <>
      <Tooltip open title="one" slotProps={{ tooltip: { sx: { fontSize: 13 } } }}>
        <Button>One</Button>
      </Tooltip>
      <WideTooltip open title="reused">
        <Button>Reused</Button>
      </WideTooltip>
      <ThemeProvider theme={theme}>
        <Tooltip
          open
          title="themed"
          slotProps={{ popper: { sx: { '--mui-palette-Tooltip-bg': '#00695c' } } }}
        >
          <Button>Themed</Button>
        </Tooltip>
      </ThemeProvider>
      <Tooltip
        open
        title="slot"
        slots={{ transition: Zoom }}
        slotProps={{ transition: { onEntered } }}
      >
        <Button>Slot</Button>
      </Tooltip>
      <Tooltip
        open
        arrow
        title="variable"
        slotProps={{ popper: { sx: { '--mui-palette-Tooltip-bg': '#00695c' } } }}
      >
        <Button>Variable</Button>
      </Tooltip>
    </>,
  );
  const box = (name: string) => page.getByText(name, { exact: true }).element();
  await expect.element(page.getByText('variable', { exact: true })).toBeVisible();
  expect(getComputedStyle(box('one')).fontSize).toBe('13px');
  expect(getComputedStyle(box('reused')).maxWidth).toBe('500px');
  expect(getComputedStyle(box('themed')).fontWeight).toBe('700');
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(getComputedStyle(box('variable')).backgroundColor).toBe('rgb(0, 105, 92)');
  expect(getComputedStyle(box('themed')).backgroundColor).not.toBe('rgb(0, 105, 92)');
  const arrow = box('variable').querySelector('.MuiTooltip-arrow') ?? document.body;
  expect(getComputedStyle(arrow).color).toBe('rgb(0, 105, 92)');
});

claim('closes the tooltip; the focus stays on the element', async () => {
  await show(<ScoreToolbar />);
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip()).not.toBeInTheDocument();
  await expect.element(page.getByRole('button')).toHaveFocus();
});

claim('The tooltip has `role="tooltip"`.', async () => {
  await show(
    <Tooltip open title="Delete">
      <Button>Bin</Button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Delete');
});
