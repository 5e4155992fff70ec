import * as lab from '@mui/lab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import type {} from '@mui/lab/themeAugmentation';
import LabDatePicker from '@mui/lab/DatePicker';
import LabDateRangePicker from '@mui/lab/DateRangePicker';
import LabTimePicker from '@mui/lab/TimePicker';
import LabTreeItem from '@mui/lab/TreeItem';
import LabTreeView from '@mui/lab/TreeView';
import labUseAutocomplete from '@mui/lab/useAutocomplete';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import useAutocomplete from '@mui/material/useAutocomplete';
import { renderToString } from 'react-dom/server';
import { claim, expect, page, show, userEvent, vi } from '#claims';
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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const view = await show(
    <>
      <LabDatePicker />
      <LabDateRangePicker />
      <LabTimePicker />
      <LabTreeItem />
      <LabTreeView />
    </>,
  );
  expect(view.container.childElementCount).toBe(0);
  const warnings = warn.mock.calls.flat().join(' ');
  for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/x-tree-view']) {
    expect(warnings).toContain(`\`${name}\``);
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
