import AppBar from '@mui/material/AppBar';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import AddTabs from './demos/add-tabs.tsx';
import BarTabs from './demos/bar-tabs.tsx';
import CountTabs from './demos/count-tabs.tsx';
import IconPositions from './demos/icon-positions.tsx';
import IconTabs from './demos/icon-tabs.tsx';
import KeptDraft from './demos/kept-draft.tsx';
import LabPanels from './demos/lab-panels.tsx';
import OrderTabs from './demos/order-tabs.tsx';
import RouteTabs from './demos/route-tabs.tsx';
import ScrollButtons from './demos/scroll-buttons.tsx';
import SettingsTabs from './demos/settings-tabs.tsx';
import TabWidths from './demos/tab-widths.tsx';
import VerticalScroll from './demos/vertical-scroll.tsx';
import WrappedLabels from './demos/wrapped-labels.tsx';
import text from './page.md?raw';

const tab = (name: string) => page.getByRole('tab', { name });
const panels = () => document.querySelectorAll('[role=tabpanel]').length;

claim('All panels are in the page, and typed text stays.', async () => {
  const first = await show(<OrderTabs />);
  await expect.element(page.getByRole('tabpanel')).toBeVisible();
  expect(panels()).toBe(3);
  await first.unmount();
  await show(<KeptDraft />);
  await page.getByLabelText('Letter', { exact: true }).fill('Dear Mr. Osei');
  await tab('Facts').click();
  await tab('Write').click();
  await expect.element(page.getByLabelText('Letter', { exact: true })).toHaveValue('Dear Mr. Osei');
});

claim('**Render one panel** and change its content, as the demo with icons does.', async () => {
  await show(<IconTabs />);
  await tab('Invoice').click();
  await expect
    .element(page.getByRole('tabpanel', { name: 'Invoice' }))
    .toHaveTextContent('You see the invoice.');
  expect(panels()).toBe(1);
});

claim('You render the panels, and connect them with these attributes:', async () => {
  await show(<OrderTabs />);
  await tab('History').click();
  const panel = page.getByRole('tabpanel', { name: 'History' });
  await expect.element(panel).toBeVisible();
  await expect.element(tab('History')).toHaveAttribute('aria-controls', panel.element().id);
});

claim('`value={false}` selects none.', async () => {
  await show(
    <Tabs value={false} aria-label="Order">
      <Tab label="Details" />
      <Tab label="History" />
    </Tabs>,
  );
  await expect.element(tab('Details')).toHaveAttribute('aria-selected', 'false');
  await expect.element(tab('History')).toHaveAttribute('aria-selected', 'false');
});

claim('A value that no tab has logs an error to the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Tabs value="files" aria-label="Order">
      <Tab value="details" label="Details" />
    </Tabs>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('is invalid');
  error.mockRestore();
});

claim('With `selectionFollowsFocus`, the arrow keys select at once.', async () => {
  await show(<IconTabs />);
  await tab('Shipment').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Invoice')).toHaveAttribute('aria-selected', 'true');
});

claim('The up and down arrow keys then move between them.', async () => {
  await show(<SettingsTabs />);
  await tab('Steps').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(tab('Secrets')).toHaveFocus();
  await expect.element(tab('Steps')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('Secrets')).toHaveAttribute('aria-selected', 'true');
});

const box = (name: string) => tab(name).element().getBoundingClientRect();
const scroller = () => {
  const element = document.querySelector('.MuiTabs-scroller');
  if (!element) throw new Error('There is no scroller.');
  return element;
};

claim('A `TabPanel` renders its children only while it is selected.', async () => {
  await show(<LabPanels />);
  await expect
    .element(page.getByRole('tabpanel', { name: 'Program' }))
    .toHaveTextContent('Two symphonies and an encore.');
  expect(document.body.textContent).not.toContain('Row 4');
  await tab('Seats').click();
  await expect
    .element(page.getByRole('tabpanel', { name: 'Seats' }))
    .toHaveTextContent('Row 4, seats 11 and 12.');
  await expect
    .element(tab('Seats'))
    .toHaveAttribute('aria-controls', page.getByRole('tabpanel').element().id);
});

claim('as wide as the labels, from the start', async () => {
  await show(<TabWidths />);
  const row = (name: string) => {
    const list = page.getByRole('tablist', { name });
    const outer = list.element().getBoundingClientRect();
    const tabs = list
      .getByRole('tab')
      .elements()
      .map((element) => element.getBoundingClientRect());
    return {
      before: (tabs[0]?.left ?? 0) - outer.left,
      after: outer.right - (tabs.at(-1)?.right ?? 0),
    };
  };
  await expect.poll(() => row('Days, standard').before).toBe(0);
  expect(row('Days, standard').after).toBeGreaterThan(50);
  const centered = row('Days, centered');
  expect(centered.before).toBeGreaterThan(20);
  expect(centered.before).toBeCloseTo(centered.after, 0);
  expect(row('Days, variant').after).toBeCloseTo(0, 0);
});

claim('A label breaks into several lines when its tab is too narrow for it.', async () => {
  await show(
    <div style={{ width: 300 }}>
      <Tabs value={0} variant="fullWidth" aria-label="Contract">
        <Tab label="How we use your personal data" />
        <Tab label="Terms" />
      </Tabs>
    </div>,
  );
  const long = tab('How we use your personal data').element();
  const { lineHeight, paddingTop } = getComputedStyle(long);
  expect(long.scrollHeight - 2 * parseFloat(paddingTop)).toBeGreaterThan(
    parseFloat(lineHeight) * 1.5,
  );
});

claim('`wrapped` makes such a label smaller, 12 px instead of 14 px', async () => {
  await show(<WrappedLabels />);
  await expect.element(tab('Signature')).toBeDisabled();
  await expect.element(tab('How we use your personal data')).toHaveStyle({ fontSize: '12px' });
  await expect.element(tab('Terms')).toHaveStyle({ fontSize: '14px' });
});

claim('A tab is at least 90 px and at most 360 px wide.', async () => {
  await show(
    <Tabs value={0} aria-label="Order">
      <Tab label="A" />
      <Tab label={'Delivery '.repeat(20)} />
    </Tabs>,
  );
  await expect.poll(() => box('A').width).toBe(90);
  expect(page.getByRole('tab').elements()[1]?.getBoundingClientRect().width).toBe(360);
});

claim('With `fullWidth`, there is no maximum.', async () => {
  await show(
    <div style={{ width: 800 }}>
      <Tabs value={0} variant="fullWidth" aria-label="Order">
        <Tab label="Details" />
        <Tab label="History" />
      </Tabs>
    </div>,
  );
  await expect.poll(() => box('Details').width).toBeCloseTo(400, 0);
});

claim('The selected tab scrolls into view by itself.', async () => {
  await show(<ScrollButtons />);
  await tab('January').click();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(tab('August')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => scroller().scrollLeft, { timeout: 10_000 }).toBeGreaterThan(100);
});

claim('keeps the buttons in place even when everything fits, so the tabs never shift', async () => {
  await show(
    <Tabs value={0} aria-label="Order" variant="scrollable" scrollButtons>
      <Tab label="Details" />
    </Tabs>,
  );
  await expect.poll(() => document.querySelectorAll('.MuiTabScrollButton-root').length).toBe(2);
  await expect
    .poll(() => document.querySelectorAll('.MuiTabScrollButton-root.Mui-disabled').length)
    .toBe(2);
});

claim('The buttons are not in the tab order', async () => {
  await show(<ScrollButtons />);
  const buttons = () => [...document.querySelectorAll('.MuiTabScrollButton-root')];
  await expect.poll(() => buttons().length).toBe(2);
  expect(buttons().map((button) => button.getAttribute('tabindex'))).not.toContain('0');
  expect(document.querySelector('[data-testid=ArrowForwardIcon]')).not.toBeNull();
});

claim('Combine it with `variant="scrollable"` and a height when there are many.', async () => {
  await show(<VerticalScroll />);
  await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(scroller().clientHeight);
});

claim('With an icon and a label, a tab is 72 px tall, otherwise 48 px.', async () => {
  const first = await show(<IconPositions />);
  await expect.element(tab('Map')).toBeVisible();
  expect(box('Flights').height).toBe(72);
  await first.unmount();
  await show(
    <Tabs value={0} aria-label="Order">
      <Tab label="Details" />
    </Tabs>,
  );
  await expect.poll(() => box('Details').height).toBe(48);
});

claim('It becomes part of the name of the tab: “Open 7”.', async () => {
  await show(<CountTabs />);
  await expect.element(tab('Open 7')).toBeVisible();
});

claim(
  'When the selected one is removed, select a neighbor in the same update, or `false` when none is left.',
  async () => {
    await show(<AddTabs />);
    await page.getByRole('button', { name: 'Add sheet' }).click();
    await expect.element(tab('Sheet 3')).toHaveAttribute('aria-selected', 'true');
    const close = page.getByRole('button', { name: 'Close sheet' });
    await close.click();
    await expect.element(tab('Sheet 2')).toHaveAttribute('aria-selected', 'true');
    await close.click();
    await close.click();
    await expect.poll(() => page.getByRole('tab').elements().length).toBe(0);
    await expect.element(close).toBeDisabled();
  },
);

claim('Here a page below `/members` still selects its tab', async () => {
  await show(<RouteTabs />);
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Members')).toHaveAttribute('aria-current', 'page');
  await link('Billing').click();
  await expect.element(page.getByText('Page: Billing')).toBeVisible();
  await expect.element(link('Billing')).toHaveAttribute('aria-current', 'page');
});

claim(
  'On a colored bar, it needs a color too: a primary line on a primary bar is invisible.',
  async () => {
    const colorOf = (part: string) => {
      const element = document.querySelector(part);
      return element && getComputedStyle(element).backgroundColor;
    };
    const view = await show(<BarTabs />);
    await expect.poll(() => colorOf('.MuiTabs-indicator')).toBe('rgb(255, 255, 255)');
    await view.unmount();
    await show(
      <AppBar component="div">
        <Tabs value={0} textColor="inherit" aria-label="Mail">
          <Tab label="Inbox" />
        </Tabs>
      </AppBar>,
    );
    await expect.poll(() => colorOf('.MuiTabs-indicator')).toBe(colorOf('.MuiAppBar-root'));
  },
);

claim('A fragment as a child logs an error to the console', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Tabs value={false} aria-label="Order">
      <>
        <Tab label="Details" />
      </>
    </Tabs>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('Fragment');
});

claim('A click on the selected tab does not call `onChange`.', async () => {
  const changed = vi.fn();
  await show(
    <Tabs value="a" aria-label="Order" onChange={(_event, next: string) => changed(next)}>
      <Tab value="a" label="Details" />
      <Tab value="b" label="History" />
    </Tabs>,
  );
  await tab('Details').click();
  await tab('History').click();
  await expect.poll(() => changed.mock.calls).toEqual([['b']]);
});

claim('but not below the `sm` breakpoint, unless you set `allowScrollButtonsMobile`', async () => {
  const row = (allowed: boolean) => (
    <div style={{ width: 260 }}>
      <Tabs
        value={0}
        aria-label="Order"
        variant="scrollable"
        allowScrollButtonsMobile={allowed}
        visibleScrollbar
      >
        {['Details', 'History', 'Files', 'Payments', 'People'].map((label) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
    </div>
  );
  const display = () => {
    const button = document.querySelector('.MuiTabScrollButton-root');
    return button && getComputedStyle(button).display;
  };
  const wide = await show(row(false));
  await expect.poll(display).toBe('flex');
  await page.viewport(500, 800);
  await expect.poll(display).toBe('none');
  await wide.unmount();
  await show(row(true));
  await expect.poll(display).toBe('flex');
  await page.viewport(1280, 800);
});

claim('a button inside a button is not valid HTML: React logs an error', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <Tabs value={0} aria-label="Order">
      <Tab label={<button>Close</button>} />
    </Tabs>,
  );
  await expect.poll(() => error.mock.calls.flat().join(' ')).toContain('button');
});

claim('or to the first if none is selected', async () => {
  await show(
    <Tabs value={false} aria-label="Order">
      <Tab value="a" label="Details" />
      <Tab value="b" label="History" />
    </Tabs>,
  );
  await userEvent.tab();
  await expect.element(tab('Details')).toHaveFocus();
});

claim('The arrow keys wrap around at both ends and skip disabled tabs.', async () => {
  await show(<WrappedLabels />);
  await tab('How we use your personal data').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Terms')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('How we use your personal data')).toHaveFocus();
});

anatomy(text, 'Tabs', () =>
  show(
    <Tabs value={0} variant="scrollable" scrollButtons>
      <Tab icon={<i />} label="Details" />
      <Tab label="History" />
    </Tabs>,
  ),
);

claim('moves to the first or the last tab', async () => {
  await show(<OrderTabs />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Details')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(tab('Files')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(tab('History')).toHaveFocus();
  await expect.element(tab('History')).toHaveAttribute('aria-selected', 'false');
  await userEvent.keyboard('{Enter}');
  await expect.element(tab('History')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowLeft} ');
  await expect.element(tab('Details')).toHaveAttribute('aria-selected', 'true');
});

claim('In a right-to-left theme, the left and right arrow keys are swapped.', async () => {
  await show(<OrderTabs />, { direction: 'rtl' });
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'History' })).toHaveFocus();
});

claim('on the `Tabs` changes the selected tab and the indicator', async () => {
  const Plain = styled(Tab)({ textTransform: 'none' });
  const theme = createTheme({
    components: { MuiTabs: { styleOverrides: { indicator: { height: 3 } } } },
  });
  const styleOf = (part: string) => {
    const element = document.querySelector(part);
    return element && getComputedStyle(element);
  };
  const first = await show(
    <Tabs
      value={0}
      sx={{ borderBottom: 1, borderColor: 'divider', '--mui-palette-primary-main': '#2e7d32' }}
      slotProps={{ list: { className: 'own-list' }, scroller: { className: 'own-scroller' } }}
    >
      <Plain label="Details" />
    </Tabs>,
  );
  expect(styleOf('.MuiTabs-root')?.borderBottomWidth).toBe('1px');
  expect(styleOf('.MuiTab-root')?.textTransform).toBe('none');
  expect(styleOf('.MuiTab-root')?.color).toBe('rgb(46, 125, 50)');
  await expect.poll(() => styleOf('.MuiTabs-indicator')?.backgroundColor).toBe('rgb(46, 125, 50)');
  expect(document.querySelector('.own-scroller > .own-list[role=tablist]')).not.toBeNull();
  await first.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Tabs value={0}>
        <Tab label="Details" />
      </Tabs>
    </ThemeProvider>,
  );
  await expect.poll(() => styleOf('.MuiTabs-indicator')?.height).toBe('3px');
});
