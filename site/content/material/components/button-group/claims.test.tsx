import Button from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import FlatGroup from './demos/flat-group.tsx';
import FullWidth from './demos/full-width.tsx';
import IconGroup from './demos/icon-group.tsx';
import LoadingGroup from './demos/loading-group.tsx';
import LockedScore from './demos/locked-score.tsx';
import SplitButton from './demos/split-button.tsx';
import VerticalGroup from './demos/vertical-group.tsx';
import text from './page.md?raw';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const style = (name: string) => getComputedStyle(button(name).element());
const width = (name: string) => button(name).element().getBoundingClientRect().width;

claim('A group is `outlined` by default, unlike a single `Button`, which is `text`.', async () => {
  await show(
    <>
      <ButtonGroup>
        <Button>Grouped</Button>
      </ButtonGroup>
      <Button>Single</Button>
    </>,
  );
  expect(button('Grouped').element().className).toContain('MuiButton-outlined');
  expect(button('Single').element().className).toContain('MuiButton-text');
});

claim("A button's own prop overrides the group's, so one button can look different.", async () => {
  await show(
    <ButtonGroup color="success" size="large">
      <Button>Approve</Button>
      <Button color="error">Decline</Button>
    </ButtonGroup>,
  );
  expect(button('Approve').element().className).toContain('colorSuccess');
  expect(button('Decline').element().className).toContain('colorError');
  expect(button('Decline').element().className).toContain('sizeLarge');
});

claim(
  'Buttons in a group can be narrower than usual: their minimum width is 40 pixels instead of 64.',
  async () => {
    await show(
      <>
        <ButtonGroup>
          <Button>+</Button>
          <Button>-</Button>
        </ButtonGroup>
        <Button>?</Button>
      </>,
    );
    expect(style('+').minWidth).toBe('40px');
    expect(style('?').minWidth).toBe('64px');
  },
);

claim('They are all as wide as the longest label.', async () => {
  await show(<VerticalGroup />);
  expect(width('Fiction')).toBeCloseTo(width('Children’s books'), 1);
});

claim('A horizontal group does not wrap onto a second line.', async () => {
  await show(
    <div style={{ width: 120 }}>
      <ButtonGroup>
        <Button>Yesterday</Button>
        <Button>Tomorrow</Button>
      </ButtonGroup>
    </div>,
  );
  const first = button('Yesterday').element().getBoundingClientRect();
  const second = button('Tomorrow').element().getBoundingClientRect();
  expect(second.top).toBe(first.top);
  expect(second.right).toBeGreaterThan(120);
});

claim(
  '`fullWidth` stretches the group to its parent, and the buttons share the width.',
  async () => {
    await show(<FullWidth />);
    const group = page.getByRole('group').element().getBoundingClientRect();
    expect(group.width).toBeCloseTo(400, 0);
    expect(Math.abs(width('5%') - width('15%'))).toBeLessThan(3);
  },
);

claim(
  'Here, choosing an item changes the label and closes the menu, and the action waits for a second click.',
  async () => {
    await show(<SplitButton />);
    await button('More ways to save').click();
    await page.getByRole('menuitem', { name: 'Save as draft' }).click();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toHaveTextContent('Recipe not saved yet');
    await button('Save as draft').click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Done: Save as draft');
  },
);

claim('A `contained` group has a shadow.', async () => {
  await show(
    <>
      <FlatGroup />
      <ButtonGroup variant="contained" aria-label="Raised">
        <Button>One</Button>
      </ButtonGroup>
    </>,
  );
  const shadow = (name: string) =>
    getComputedStyle(page.getByRole('group', { name }).element()).boxShadow;
  expect(shadow('Raised')).not.toBe('none');
  expect(shadow('Seats')).toBe('none');
});

claim(
  'In a disabled group that button looks disabled and ignores the pointer, but the keyboard still reaches it.',
  async () => {
    const onClick = vi.fn();
    await show(
      <ButtonGroup disabled>
        <Button>Locked</Button>
        <Button disabled={false} onClick={onClick}>
          Open
        </Button>
      </ButtonGroup>,
    );
    await expect.element(button('Locked')).toBeDisabled();
    expect(style('Open').pointerEvents).toBe('none');
    expect(style('Open').color).toBe(style('Locked').color);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(onClick).toHaveBeenCalledOnce();
  },
);

claim('Set `loading` on the button whose request is running.', async () => {
  await show(<LoadingGroup />);
  await button('Save').click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(button('Discard')).toBeDisabled();
  await expect.element(page.getByRole('status')).toHaveTextContent('Menu saved');
});

claim('`IconButton` ignores the group: it stays circular and keeps its own color.', async () => {
  await show(
    <ButtonGroup color="error">
      <Button>Text</Button>
      <IconButton>x</IconButton>
    </ButtonGroup>,
  );
  expect(style('x').borderRadius).toBe('50%');
  expect(style('x').color).not.toBe(style('Text').color);
  expect(button('x').element().className).not.toContain('MuiButtonGroup');
});

claim('A `Tooltip` around a button does not break the joined corners.', async () => {
  await show(<IconGroup />);
  expect(style('Rotate left').borderTopRightRadius).toBe('0px');
  expect(style('Rotate right').borderTopLeftRadius).toBe('0px');
  expect(style('Rotate left').borderTopLeftRadius).toBe('4px');
});

claim('A fragment counts as one child, so buttons inside it are not joined.', async () => {
  await show(
    <ButtonGroup>
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>
    </ButtonGroup>,
  );
  expect(style('One').borderTopRightRadius).toBe('4px');
  expect(style('Two').borderTopLeftRadius).toBe('4px');
});

claim('`false` and `null` are skipped', async () => {
  await show(
    <ButtonGroup>
      <Button>One</Button>
      <Button>Two</Button>
      {false}
      {null}
    </ButtonGroup>,
  );
  expect(button('Two').element().className).toContain('MuiButtonGroup-lastButton');
});

claim(
  "If the theme sets `variant: 'contained'` for all buttons, buttons in a group are still `outlined`",
  async () => {
    const theme = createTheme({
      components: { MuiButton: { defaultProps: { variant: 'contained' } } },
    });
    await show(
      <ThemeProvider theme={theme}>
        <Button>Single</Button>
        <ButtonGroup>
          <Button>Grouped</Button>
        </ButtonGroup>
      </ThemeProvider>,
    );
    expect(button('Single').element().className).toContain('MuiButton-contained');
    expect(button('Grouped').element().className).toContain('MuiButton-outlined');
  },
);

claim(
  'With the right-to-left style plugin, the first button is on the right, and so are its rounded corners.',
  async () => {
    await show(
      <ButtonGroup>
        <Button>First</Button>
        <Button>Last</Button>
      </ButtonGroup>,
      { direction: 'rtl' },
    );
    const first = button('First').element().getBoundingClientRect();
    const last = button('Last').element().getBoundingClientRect();
    expect(first.left).toBeGreaterThan(last.left);
    expect(style('First').borderTopRightRadius).toBe('4px');
    expect(style('First').borderTopLeftRadius).toBe('0px');
  },
);

claim(
  'If there are at least two, they also have `firstButton`, `middleButton` or `lastButton`.',
  async () => {
    await show(
      <>
        <ButtonGroup>
          <Button>One</Button>
          <Button>Two</Button>
          <Button>Three</Button>
        </ButtonGroup>
        <ButtonGroup>
          <Button>Alone</Button>
        </ButtonGroup>
      </>,
    );
    const classes = (name: string) => button(name).element().className;
    expect(classes('One')).toContain('MuiButtonGroup-firstButton');
    expect(classes('Two')).toContain('MuiButtonGroup-middleButton');
    expect(classes('Three')).toContain('MuiButtonGroup-lastButton');
    expect(classes('Alone')).toContain('MuiButtonGroup-grouped');
    expect(classes('Alone')).not.toMatch(/firstButton|middleButton|lastButton/);
  },
);

claim(
  'They belong to the first and last button: a `borderRadius` on `root` does not change them.',
  async () => {
    const theme = createTheme({
      components: {
        MuiButtonGroup: {
          styleOverrides: {
            root: { borderRadius: 30 },
            grouped: { paddingInline: 20 },
            firstButton: { borderStartStartRadius: 20, borderEndStartRadius: 20 },
          },
        },
      },
    });
    await show(
      <ThemeProvider theme={theme}>
        <ButtonGroup>
          <Button>First</Button>
          <Button>Last</Button>
        </ButtonGroup>
      </ThemeProvider>,
    );
    expect(style('First').paddingLeft).toBe('20px');
    expect(style('First').borderTopLeftRadius).toBe('20px');
    expect(style('First').borderTopRightRadius).toBe('0px');
    expect(style('Last').borderTopRightRadius).toBe('4px');
  },
);

claim('its buttons have `aria-pressed`', async () => {
  await show(
    <ToggleButtonGroup exclusive value="map" aria-label="View">
      <ToggleButton value="list">List</ToggleButton>
      <ToggleButton value="map">Map</ToggleButton>
    </ToggleButtonGroup>,
  );
  await expect.element(button('Map')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('List')).toHaveAttribute('aria-pressed', 'false');
});

claim('Each button is a tab stop. Arrow keys do not move the focus.', async () => {
  await show(<LockedScore />);
  await button('Unlock').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(button('Lock')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(button('Remove')).toHaveFocus();
});

anatomy(text, 'ButtonGroup', () =>
  show(
    <ButtonGroup aria-label="Zoom">
      <Button>Out</Button>
      <Button>Reset</Button>
      <Button>In</Button>
    </ButtonGroup>,
  ),
);

claim(
  'An outlined button reads its text color from `--mui-palette-primary-main`, and its border from `--mui-palette-primary-mainChannel`.',
  async () => {
    const QuietGroup = styled(ButtonGroup)({
      '--mui-palette-primary-main': '#455a64',
      '--mui-palette-primary-mainChannel': '69 90 100',
      [`& .${buttonGroupClasses.grouped}`]: { textTransform: 'none' },
    });
    await show(
      <QuietGroup aria-label="Zoom">
        <Button>Out</Button>
        <Button>In</Button>
      </QuietGroup>,
    );
    expect(style('In').color).toBe('rgb(69, 90, 100)');
    expect(style('In').borderTopColor).toBe('rgba(69, 90, 100, 0.5)');
    expect(style('In').textTransform).toBe('none');
  },
);

claim('clicks the focused button', async () => {
  const out = vi.fn();
  const inward = vi.fn();
  await show(
    <ButtonGroup aria-label="Zoom">
      <Button onClick={out}>Out</Button>
      <Button onClick={inward}>In</Button>
    </ButtonGroup>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(out).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab} ');
  await expect.element(button('In')).toHaveFocus();
  expect(inward).toHaveBeenCalledOnce();
});
