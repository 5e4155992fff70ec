import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box, { type BoxProps } from '@mui/material/Box';
import Button, { buttonClasses } from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import { deDE } from '@mui/material/locale';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Portal from '@mui/material/Portal';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import {
  createTheme,
  styled,
  StyledEngineProvider,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import TablePagination from '@mui/material/TablePagination';
import Tabs from '@mui/material/Tabs';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { createRef, useRef, useState, type ComponentProps } from 'react';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { claim, expect, page, show, userEvent } from '#claims';
import CalmButtons from './demos/calm-buttons.tsx';
import DisabledTooltip from './demos/disabled-tooltip.tsx';
import MenuInPlace from './demos/menu-in-place.tsx';

claim(
  '`ButtonBase` is inside every component that ripples: buttons, tabs, list buttons and menu items.',
  async () => {
    const listed = await show(
      <>
        <Tabs value={0} aria-label="Views">
          <Tab label="List" />
        </Tabs>
        <ListItemButton>Inbox</ListItemButton>
        <MenuList>
          <MenuItem>Copy</MenuItem>
        </MenuList>
      </>,
    );
    expect(document.querySelectorAll('.MuiButtonBase-root')).toHaveLength(3);
    await listed.unmount();
    await show(<CalmButtons />);
    const ripples = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .element()
        .querySelector('.MuiTouchRipple-root');
    await page.getByRole('button', { name: 'With ripple', exact: true }).click();
    expect(ripples('With ripple')).not.toBeNull();
    await page.getByRole('button', { name: 'Without ripple', exact: true }).click();
    expect(ripples('Without ripple')).toBeNull();
    await expect.element(page.getByRole('status')).toHaveTextContent('Clicks: 2');
  },
);

claim(
  '`Checkbox` and the buttons of a `ButtonGroup` ignore this default: they set the prop on their `ButtonBase` themselves.',
  async () => {
    const base = { MuiButtonBase: { defaultProps: { disableRipple: true } } };
    const all = {
      ...base,
      MuiCheckbox: base.MuiButtonBase,
      MuiButtonGroup: base.MuiButtonBase,
    };
    const ripples = async (components: object) => {
      const screen = await show(
        <ThemeProvider theme={createTheme({ components })}>
          <Checkbox slotProps={{ input: { 'aria-label': 'Paid' } }} />
          <Radio slotProps={{ input: { 'aria-label': 'By card' } }} />
          <ButtonGroup aria-label="Draft">
            <Button>Keep</Button>
          </ButtonGroup>
          <Button>Send</Button>
        </ThemeProvider>,
      );
      const controls = [
        page.getByRole('checkbox'),
        page.getByRole('radio'),
        page.getByRole('button', { name: 'Keep' }),
        page.getByRole('button', { name: 'Send' }),
      ];
      for (const control of controls) await control.click();
      await expect.element(page.getByRole('radio')).toBeChecked();
      const found = controls.map((control) =>
        control.element().closest('.MuiButtonBase-root')?.querySelector('.MuiTouchRipple-root'),
      );
      await screen.unmount();
      return found.map(Boolean);
    };
    expect(await ripples({})).toEqual([true, true, true, true]);
    expect(await ripples(base)).toEqual([true, false, true, false]);
    expect(await ripples(all)).toEqual([false, false, false, false]);
  },
);

claim(
  'Without it, a text button, an icon button, a tab or a checkbox looks the same with and without focus.',
  async () => {
    const quiet = createTheme({
      transitions: { create: () => 'none' },
      components: {
        MuiButtonBase: { defaultProps: { disableRipple: true } },
        MuiCheckbox: { defaultProps: { disableRipple: true } },
      },
    });
    await show(
      <ThemeProvider theme={quiet}>
        <Button>Save</Button>
        <IconButton aria-label="Delete">×</IconButton>
        <Tabs value={0} aria-label="Views">
          <Tab label="List" />
        </Tabs>
        <Checkbox slotProps={{ input: { 'aria-label': 'Paid' } }} />
      </ThemeProvider>,
    );
    const roots = [...document.querySelectorAll('.MuiButtonBase-root')];
    expect(roots).toHaveLength(4);
    const looks = () =>
      roots.map((root) => {
        const { boxShadow, backgroundColor, outlineStyle, color, borderColor } =
          getComputedStyle(root);
        return [boxShadow, backgroundColor, outlineStyle, color, borderColor].join();
      });
    const before = looks();
    for (const root of roots) {
      await userEvent.tab();
      await expect.poll(() => root.classList.contains('Mui-focusVisible')).toBe(true);
      expect(looks()).toEqual(before);
      expect(root.querySelector('.MuiTouchRipple-root')).toBeNull();
    }
  },
);

claim(
  'Give the theme a transition that does nothing, and stop the CSS animations with `CssBaseline`.',
  async () => {
    const theme = createTheme({
      transitions: { create: () => 'none' },
      components: {
        MuiCssBaseline: {
          styleOverrides: { '*, *::before, *::after': { animation: 'none !important' } },
        },
      },
    });
    const animation = () => getComputedStyle(page.getByRole('progressbar').element()).animationName;
    const moving = await show(<CircularProgress aria-label="Loading" />);
    expect(animation()).not.toBe('none');
    await moving.unmount();
    await show(
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Button>Save</Button>
        <CircularProgress aria-label="Loading" />
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveStyle({ transitionDuration: '0s' });
    expect(animation()).toBe('none');
  },
);

claim(
  'With `enableCssLayer` instead, all styles of the library go into the layer `mui`',
  async () => {
    await show(
      <StyledEngineProvider enableCssLayer>
        <Button sx={{ marginTop: '3px' }}>Layered</Button>
      </StyledEngineProvider>,
    );
    await expect.element(page.getByRole('button')).toBeVisible();
    const layers = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .filter((text) => text.startsWith('@layer mui'));
    expect(layers.length).toBeGreaterThan(0);
  },
);

claim('By default it does not: it moves to the end of `body` through a portal.', async () => {
  await show(<MenuInPlace />);
  await page.getByRole('button', { name: 'Delivery note' }).click();
  const popper = () => document.querySelector('.MuiPopper-root');
  await expect.poll(() => popper()?.parentElement).toBe(document.body);
  await page.getByRole('checkbox').click();
  await expect.poll(() => popper()?.parentElement === document.body).toBe(false);
});

claim('An `AppBar` has it already, unless you change its `position`.', async () => {
  const { unmount } = await show(<AppBar>Orders</AppBar>);
  await expect.element(page.getByRole('banner')).toHaveClass('mui-fixed');
  await unmount();
  await show(<AppBar position="sticky">Orders</AppBar>);
  await expect.element(page.getByRole('banner')).not.toHaveClass('mui-fixed');
});

claim(
  'To leave the scrollbar alone, set `disableScrollLock` on the dialog, drawer or menu.',
  async () => {
    const locked = await show(<Dialog open>Saved</Dialog>);
    await expect.poll(() => document.body.style.overflow).toBe('hidden');
    await locked.unmount();
    await expect.poll(() => document.body.style.overflow).toBe('');
    await show(
      <>
        <Dialog open disableScrollLock>
          Saved
        </Dialog>
        <Drawer open disableScrollLock>
          Places
        </Drawer>
        <Menu open disableScrollLock anchorReference="none">
          <MenuItem>Copy</MenuItem>
        </Menu>
      </>,
    );
    await expect.element(page.getByText('Copy')).toBeVisible();
    expect(document.body.style.overflow).toBe('');
  },
);

claim('A select hands it to its menu: `MenuProps={{ disableScrollLock: true }}`.', async () => {
  const select = (MenuProps: Partial<MenuProps>) =>
    show(
      <Select open value="home" inputProps={{ 'aria-label': 'Address' }} MenuProps={MenuProps}>
        <MenuItem value="home">Home</MenuItem>
        <MenuItem value="work">Work</MenuItem>
      </Select>,
    );
  const locked = await select({});
  await expect.poll(() => document.body.style.overflow).toBe('hidden');
  await locked.unmount();
  await expect.poll(() => document.body.style.overflow).toBe('');
  await select({ disableScrollLock: true });
  await expect.element(page.getByRole('option', { name: 'Work' })).toBeVisible();
  expect(document.body.style.overflow).toBe('');
});

claim('Components that render an element pass `ref` on to their root element.', async () => {
  const roots = new Map<string, string | undefined>();
  const keep = (name: string) => (element: Element | null) => {
    if (element) roots.set(name, element.className);
  };
  const input = createRef<HTMLInputElement>();
  await show(
    <>
      <Alert ref={keep('Alert')}>Saved</Alert>
      <Avatar ref={keep('Avatar')}>A</Avatar>
      <Button ref={keep('Button')}>Save</Button>
      <Card ref={keep('Card')}>Card</Card>
      <Checkbox ref={keep('Checkbox')} />
      <Chip ref={keep('Chip')} label="Draft" />
      <Slider ref={keep('Slider')} aria-label="Volume" />
      <Stack ref={keep('Stack')}>Stack</Stack>
      <TextField ref={keep('TextField')} label="Order number" inputRef={input} />
    </>,
  );
  for (const name of 'Alert Avatar Button Card Checkbox Chip Slider Stack TextField'.split(' ')) {
    expect(roots.get(name)).toContain(`Mui${name}-root`);
  }
  expect(input.current).toBe(page.getByRole('textbox').element());
});

claim('`@mui/material` and its icons declare `sideEffects: false`', async () => {
  for (const name of ['material', 'icons-material']) {
    const manifest = await commands.readFile(`node_modules/@mui/${name}/package.json`);
    expect(manifest).toContain('"sideEffects": false');
  }
});

const styleOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element());

claim('Props that you set on a component still win.', async () => {
  const theme = createTheme({
    components: { MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } } },
  });
  await show(
    <ThemeProvider theme={theme}>
      <Button>Save</Button>
      <Button variant="outlined">Cancel</Button>
    </ThemeProvider>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('Save')).toHaveClass('MuiButton-contained');
  await expect.element(button('Cancel')).toHaveClass('MuiButton-outlined');
});

claim(
  'These components read no defaults from the theme: `Box`, `ClickAwayListener`, `MenuList`, `NoSsr`, `Portal`, `RadioGroup`, `TextareaAutosize`, and the transitions `Fade`, `Grow`, `Slide` and `Zoom`.',
  async () => {
    const names =
      'Box ClickAwayListener MenuList NoSsr Portal RadioGroup TextareaAutosize Fade Grow Slide Zoom'.split(
        ' ',
      );
    const components: object = Object.fromEntries(
      names.map((name) => [`Mui${name}`, { defaultProps: { row: true, title: 'themed' } }]),
    );
    const theme = createTheme({ components });
    await show(
      <ThemeProvider theme={theme}>
        <Box data-testid="box">Box</Box>
        <RadioGroup data-testid="group" />
        <MenuList data-testid="menu" />
        <TextareaAutosize data-testid="area" aria-label="Note" />
        <Fade in>
          <div data-testid="fade">Fade</div>
        </Fade>
      </ThemeProvider>,
    );
    for (const name of ['box', 'group', 'menu', 'area', 'fade']) {
      await expect.element(page.getByTestId(name)).not.toHaveAttribute('title');
    }
    await expect.element(page.getByTestId('group')).not.toHaveClass('MuiRadioGroup-row');
    for (const name of names.slice(1)) {
      const source = await commands.readFile(`node_modules/@mui/material/esm/${name}/${name}.js`);
      expect(source).not.toContain('useDefaultProps');
    }
  },
);

claim('Fields notice what the browser fills in by a CSS animation', async () => {
  await show(<TextField label="Password" />);
  const shrinks = () => document.querySelector('label')?.getAttribute('data-shrink');
  await expect.poll(shrinks).toBe('false');
  const field = page.getByRole('textbox').element();
  // The field itself tells of an empty value when it is new; what is filled in comes after that.
  await expect
    .poll(() => {
      field.dispatchEvent(
        new AnimationEvent('animationstart', { animationName: 'mui-auto-fill', bubbles: true }),
      );
      return shrinks();
    })
    .toBe('true');
});

claim('Normal rules outside of layers win against it, whatever their specificity.', async () => {
  const style = document.head.insertBefore(
    document.createElement('style'),
    document.head.firstChild,
  );
  style.textContent = 'button { margin-top: 9px }';
  await show(
    <StyledEngineProvider enableCssLayer>
      <Button sx={{ marginTop: '3px' }}>Layered</Button>
    </StyledEngineProvider>,
  );
  await expect.element(page.getByRole('button')).toHaveStyle({ marginTop: '9px' });
  style.remove();
  await expect.element(page.getByRole('button')).toHaveStyle({ marginTop: '3px' });
});

claim('Those paths are private, and since version 7 they do not resolve.', async () => {
  const manifest = JSON.parse(
    await commands.readFile('node_modules/@mui/material/package.json'),
  ) as { exports: Record<string, { import: { default: string } }> };
  expect(manifest.exports['./*']?.import.default).toBe('./esm/*/index.js');
  await expect(
    commands.readFile('node_modules/@mui/material/esm/Button/Button/index.js'),
  ).rejects.toThrow();
});

claim(
  'throws “Component selectors can only be used in conjunction with @emotion/babel-plugin”',
  async () => {
    const Price = styled('span')({ color: 'green' });
    expect(() => styled('div')({ [Price.toString()]: { opacity: 0.5 } })).toThrow(
      /Component selectors can only be used/,
    );
    const Longer = styled('div')({ [`& ${Price.toString()}`]: { opacity: 0.5 } });
    const Works = styled('div')({ [`& .${buttonClasses.root}`]: { opacity: 0.5 } });
    await show(
      <>
        <Works>
          <Button>Save</Button>
        </Works>
        <Longer>
          <Price>12 EUR</Price>
        </Longer>
      </>,
    );
    await expect.element(page.getByRole('button')).toHaveStyle({ opacity: '0.5' });
    await expect.element(page.getByText('12 EUR')).toHaveStyle({ opacity: '1' });
  },
);

claim('`anchorEl` and `container` accept an element, or a function that returns one.', async () => {
  function Help() {
    const toolbar = useRef<HTMLDivElement>(null);
    return (
      <>
        <div ref={toolbar} data-testid="toolbar" />
        <Portal container={() => toolbar.current}>Saved</Portal>
      </>
    );
  }
  await show(<Help />);
  await expect.element(page.getByTestId('toolbar')).toHaveTextContent('Saved');
});

claim('Add `CssBaseline`, and `body` gets the same font.', async () => {
  const theme = createTheme({ typography: { fontFamily: 'Inter, system-ui, sans-serif' } });
  const before = getComputedStyle(document.body).fontFamily;
  const screen = await show(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Button>Save</Button>
    </ThemeProvider>,
  );
  await expect.poll(() => getComputedStyle(document.body).fontFamily).toContain('Inter');
  expect(styleOf('Save').fontFamily).toContain('Inter');
  await screen.unmount();
  await expect.poll(() => getComputedStyle(document.body).fontFamily).toBe(before);
  expect(createTheme().typography.fontFamily).toContain('Roboto');
});

claim('The mode is then `system` until someone chooses another one.', async () => {
  function Mode() {
    return <output>{useColorScheme().mode}</output>;
  }
  const theme = createTheme({ colorSchemes: { dark: true } });
  await render(
    <ThemeProvider theme={theme} modeStorageKey="faq-mode">
      <Mode />
    </ThemeProvider>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('system');
});

claim('it computes the lighter and the darker shade and the text color from one main color', () => {
  const brand = createTheme().palette.augmentColor({
    color: { main: '#6d28d9' },
    name: 'brand',
  });
  expect(brand.main).toBe('#6d28d9');
  expect(brand.contrastText).toBe('#fff');
  expect(new Set([brand.light, brand.main, brand.dark]).size).toBe(3);
});

claim('In `styled()` and in `style`, these numbers are pixels.', async () => {
  const Square = styled('div')({ borderRadius: 2 });
  await show(
    <div style={{ width: 400 }}>
      <Box sx={{ borderRadius: 2, p: 2, width: 0.5, boxSizing: 'border-box' }}>sx</Box>
      <Box sx={{ borderRadius: '2px' }}>string</Box>
      <Square>styled</Square>
    </div>,
  );
  await expect.poll(() => styleOf('sx').borderRadius).toBe('8px');
  expect(styleOf('sx').padding).toBe('16px');
  expect(styleOf('sx').width).toBe('200px');
  expect(styleOf('string').borderRadius).toBe('2px');
  expect(styleOf('styled').borderRadius).toBe('2px');
});

claim('Later entries win, and `false` is skipped.', async () => {
  function Price({ late, sx = [], ...props }: BoxProps & { late: boolean }) {
    return (
      <Box
        sx={[{ p: 1 }, late && { color: 'error.main' }, ...(Array.isArray(sx) ? sx : [sx])]}
        {...props}
      />
    );
  }
  await show(
    <>
      <Price late>late</Price>
      <Price late={false} sx={{ p: 3 }}>
        paid
      </Price>
    </>,
  );
  await expect.poll(() => styleOf('late').padding).toBe('8px');
  expect(styleOf('paid').padding).toBe('24px');
  expect(styleOf('paid').color).not.toBe(styleOf('late').color);
});

claim('A disabled button gets no pointer events', async () => {
  await show(<DisabledTooltip />);
  const send = page.getByRole('button', { name: 'Send' });
  await expect.element(send).toHaveStyle({ pointerEvents: 'none' });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Fill in all fields first');
});

claim('Your component must hand all of them on to an element:', async () => {
  function Tag(props: ComponentProps<'span'>) {
    return <span {...props} />;
  }
  await show(
    <Tooltip title="Due tomorrow">
      <Tag tabIndex={0}>urgent</Tag>
    </Tooltip>,
  );
  await userEvent.hover(page.getByText('urgent'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Due tomorrow');
});

claim('React sees a new type, removes the old field and mounts a new one.', async () => {
  const Outside = styled(TextField)({ width: 200 });
  function Profile({ inside }: { inside: boolean }) {
    const Inside = styled(TextField)({ width: 200 });
    const [name, setName] = useState('');
    const Field = inside ? Inside : Outside;
    return <Field label="Name" value={name} onChange={(event) => setName(event.target.value)} />;
  }
  const field = () => page.getByRole('textbox', { name: 'Name' });
  const kept = await show(<Profile inside={false} />);
  await field().click();
  await userEvent.keyboard('ab');
  await expect.element(field()).toHaveValue('ab');
  await expect.element(field()).toHaveFocus();
  await kept.unmount();
  await show(<Profile inside />);
  await field().click();
  await userEvent.keyboard('a');
  await expect.element(field()).toHaveValue('a');
  await expect.element(field()).not.toHaveFocus();
});

claim(
  'It sets the default labels of components such as the pagination and the autocomplete.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <TablePagination
          component="div"
          count={30}
          page={0}
          rowsPerPage={10}
          onPageChange={() => undefined}
        />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
  },
);

claim("The files of the components begin with `'use client'`", async () => {
  for (const name of ['Button', 'Dialog', 'TextField', 'Menu']) {
    const source = await commands.readFile(`node_modules/@mui/material/esm/${name}/${name}.js`);
    expect(source.trimStart()).toMatch(/^'use client'/);
  }
});

claim('accepts React 17, 18 and 19', async () => {
  const manifest = await commands.readFile('node_modules/@mui/material/package.json');
  expect(manifest).toContain('"react": "^17.0.0 || ^18.0.0 || ^19.0.0"');
});

claim('By default, the CSS then has a media query, and the browser chooses.', () => {
  const sheets = (cssVariables: true | { colorSchemeSelector: string }) => {
    const theme = createTheme({ cssVariables, colorSchemes: { light: true, dark: true } });
    return JSON.stringify(
      'generateStyleSheets' in theme && typeof theme.generateStyleSheets === 'function'
        ? theme.generateStyleSheets()
        : [],
    );
  };
  expect(sheets(true)).toContain('@media (prefers-color-scheme: dark)');
  const byClass = sheets({ colorSchemeSelector: 'class' });
  expect(byClass).not.toContain('@media');
  expect(byClass).toContain('".dark"');
});

claim('The page itself gets its dark background from `CssBaseline`.', async () => {
  const theme = createTheme({ colorSchemes: { dark: true } });
  const background = () => getComputedStyle(document.body).backgroundColor;
  const before = background();
  const night = (children: string, baseline: boolean) => (
    <ThemeProvider theme={theme} defaultMode="dark" storageManager={null}>
      {baseline && <CssBaseline />}
      <Card>{children}</Card>
    </ThemeProvider>
  );
  const alone = await render(night('Without', false));
  const card = () => getComputedStyle(page.getByText('Without').element()).backgroundColor;
  await expect.poll(card).toBe('rgb(18, 18, 18)');
  expect(background()).toBe(before);
  await alone.unmount();
  await render(night('With', true));
  await expect.poll(background).toBe('rgb(18, 18, 18)');
});
