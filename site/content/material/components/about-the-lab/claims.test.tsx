import * as lab from '@mui/lab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import type {} from '@mui/lab/themeAugmentation';
import LoadingButton from '@mui/lab/LoadingButton';
import { peerDependencies, version } from '@mui/lab/package.json';
import labUseAutocomplete from '@mui/lab/useAutocomplete';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useState, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi, warnings } from '#claims';
import CourseTabs from './demos/course-tabs.tsx';

claim(
  '`TabContext` links the tabs with their panels, so you do not have to set the ids yourself.',
  async () => {
    await show(<CourseTabs />);
    const lessons = page.getByRole('tab', { name: 'Lessons' });
    await expect.element(page.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible();
    await expect
      .element(lessons)
      .toHaveAttribute('aria-controls', page.getByRole('tabpanel').element().id);
    await page.getByRole('tab', { name: 'Material' }).click();
    await expect
      .element(page.getByRole('tabpanel', { name: 'Material' }))
      .toHaveTextContent('Bring an apron. Clay and glazes are included.');
  },
);

claim('Everything else that the package exports has moved.', () => {
  const kept = Object.keys(lab).filter(
    (name) =>
      /^(Masonry|Timeline|Tab)/.test(name) || /^(masonry|timeline|tab)\w*Classes$/.test(name),
  );
  expect(kept).toEqual(expect.arrayContaining(['Masonry', 'Timeline', 'TabContext', 'TabPanel']));
  const rest = Object.keys(lab).filter(
    (name) => !/masonry|timeline|^(get)?Tab|tab(List|Panel|Context)|getTab|getPanel/i.test(name),
  );
  expect(
    rest.filter(
      (name) =>
        !/Picker|pickersDay|LocalizationProvider|^Tree|LoadingButton|useAutocomplete|createFilterOptions/.test(
          name,
        ),
    ),
  ).toEqual([]);
});

claim('These exports are gone', () => {
  const gone = [
    'Alert',
    'Autocomplete',
    'Pagination',
    'Rating',
    'Skeleton',
    'SpeedDial',
    'ToggleButton',
  ];
  expect(gone.filter((name) => name in lab)).toEqual([]);
});

claim('the same function', () => {
  expect(labUseAutocomplete).toBe(useAutocomplete);
});

claim('renders nothing, with a warning', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const isComponent = (value: unknown): value is ComponentType =>
    typeof value === 'object' && value !== null && '$$typeof' in value;
  const moved = Object.entries<unknown>(lab).flatMap(([name, value]) =>
    /Picker|^Tree/.test(name) && isComponent(value) ? [{ name, Moved: value }] : [],
  );
  expect(moved.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['DatePicker', 'TimePicker', 'PickersDay', 'TreeView', 'TreeItem']),
  );
  const view = await show(moved.map(({ name, Moved }) => <Moved key={name} />));
  expect(view.container.childElementCount).toBe(0);
  const warned = warnings();
  for (const { name } of moved) expect(warned).toContain(`The ${name} component`);
  for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/x-tree-view']) {
    expect(warned).toContain(`\`${name}\``);
  }
});

claim('In the HTML of the server, tabs and panels are not linked yet.', () => {
  expect(renderToString(<CourseTabs />)).not.toContain('aria-controls');
});

claim('`TabPanel` has a padding of 24px.', async () => {
  const theme = createTheme({
    components: {
      MuiTabPanel: { styleOverrides: { root: { padding: 4 } } },
      MuiTabs: { styleOverrides: { root: { minHeight: 60 } } },
    },
  });
  const tabs = (
    <TabContext value="a">
      <TabList aria-label="Views">
        <Tab label="List" value="a" />
      </TabList>
      <TabPanel value="a">Content</TabPanel>
      <TabPanel value="a" sx={{ p: 0 }}>
        Without padding
      </TabPanel>
    </TabContext>
  );
  const padding = (text: string) =>
    getComputedStyle(page.getByText(text, { exact: true }).element()).padding;
  const view = await show(tabs);
  expect(padding('Content')).toBe('24px');
  expect(padding('Without padding')).toBe('0px');
  await view.unmount();
  await show(<ThemeProvider theme={theme}>{tabs}</ThemeProvider>);
  expect(padding('Content')).toBe('4px');
  const list = document.querySelector('.MuiTabs-root') ?? document.body;
  expect(getComputedStyle(list).minHeight).toBe('60px');
});

claim('moves the focus to another tab', async () => {
  await show(<CourseTabs />);
  await expect.element(page.getByRole('tablist', { name: 'Pottery course' })).toBeVisible();
  const lessons = page.getByRole('tab', { name: 'Lessons' });
  const material = page.getByRole('tab', { name: 'Material' });
  await userEvent.keyboard('{Tab}');
  for (const [keys, tab] of [
    ['{ArrowRight}', material],
    ['{ArrowLeft}', lessons],
    ['{End}', material],
    ['{Home}', lessons],
    ['{End}', material],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(tab).toHaveFocus();
  }
  await expect.element(lessons).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('tabpanel', { name: 'Material' })).toBeVisible();
  await userEvent.keyboard('{Home} ');
  await expect.element(page.getByRole('tabpanel', { name: 'Lessons' })).toBeVisible();
});

claim('The content of a hidden panel is not rendered, so it loses its state.', async () => {
  await show(
    <TabContext value="a">
      <TabPanel value="a">Shown</TabPanel>
      <TabPanel value="b">Dropped</TabPanel>
      <TabPanel value="c" keepMounted>
        Kept
      </TabPanel>
    </TabContext>,
  );
  expect(document.body.textContent).not.toContain('Dropped');
  expect(document.body.textContent).toContain('Kept');
  await expect.element(page.getByText('Kept')).not.toBeVisible();
});

claim(
  'The old `LocalizationProvider` renders nothing either, so everything inside it disappears.',
  async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { LocalizationProvider } = lab;
    await show(
      <>
        Around
        <LocalizationProvider>Inside</LocalizationProvider>
      </>,
    );
    expect(document.body.textContent).toContain('Around');
    expect(document.body.textContent).not.toContain('Inside');
  },
);

claim('works, with a warning in the console', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(<LoadingButton loading>Save</LoadingButton>);
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  expect(warnings()).toContain('LoadingButton');
});

claim('This site documents version 7.0.0-beta.14.', () => {
  expect(version).toBe('7.0.0-beta.14');
});

claim('Its peer dependency is `@mui/material` 7.1.2 or later, below version 8.', () => {
  expect(peerDependencies['@mui/material']).toBe('^7.1.2');
});

claim('`TabContext` renders no element.', async () => {
  const view = await show(<TabContext value="a">Text</TabContext>);
  expect(view.container.childElementCount).toBe(0);
  expect(view.container.textContent).toBe('Text');
});

claim('`keepMounted` on the panel keeps it.', async () => {
  function Notes() {
    const [view, setView] = useState('b');
    return (
      <TabContext value={view}>
        <button onClick={() => setView(view === 'b' ? 'a' : 'b')}>Switch</button>
        <TabPanel value="a">Shown</TabPanel>
        <TabPanel value="b">
          <input aria-label="Dropped" />
        </TabPanel>
        <TabPanel value="b" keepMounted>
          <input aria-label="Kept" />
        </TabPanel>
      </TabContext>
    );
  }
  await show(<Notes />);
  const input = (name: string) => page.getByRole('textbox', { name });
  await input('Dropped').fill('clay');
  await input('Kept').fill('clay');
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect.element(page.getByText('Shown')).toBeVisible();
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect.element(input('Kept')).toHaveValue('clay');
  await expect.element(input('Dropped')).toHaveValue('');
});
