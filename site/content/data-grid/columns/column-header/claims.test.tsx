import { createTheme, ThemeProvider } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import HeaderTitles from './demos/header-titles.tsx';
import RenderedHeader from './demos/rendered-header.tsx';
import SortIcons from './demos/sort-icons.tsx';
import StyledHeader from './demos/styled-header.tsx';
import WrappedHeader from './demos/wrapped-header.tsx';

function Grid(props: Partial<DataGridProps> & { columns: readonly GridColDef[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={[
          { id: 1, a: 'z', b: 1 },
          { id: 2, a: 'y', b: 2 },
        ]}
        {...props}
      />
    </div>
  );
}

function header(field: string) {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
}

function first(field: string) {
  return document.querySelector(`[role=gridcell][data-field="${field}"]`)?.textContent;
}

claim(
  'Without a description, the tooltip shows the title, and only when the title is cut off.',
  async () => {
    const long = 'A title that does not fit into its column';
    await show(
      <Grid
        columns={[
          { field: 'a', headerName: 'Short', width: 300 },
          { field: 'b', headerName: long },
        ]}
      />,
    );
    await userEvent.hover(page.getByText(long));
    await expect.element(page.getByRole('tooltip', { name: long })).toBeVisible();
    await userEvent.hover(page.getByText('Short'));
    await expect.poll(() => document.querySelector('[role=tooltip]')).toBeNull();
  },
);

claim(
  'Set `headerName` to give a column its title, and `description` for a tooltip with more detail.',
  async () => {
    await show(<HeaderTitles />);
    await userEvent.hover(page.getByText('Peak (kWp)'));
    await expect.element(page.getByRole('tooltip', { name: /standard test/ })).toBeVisible();
  },
);

claim('The sort icon and the menu button stay.', async () => {
  await show(<RenderedHeader />);
  const output = page.getByRole('columnheader', { name: /Output/ });
  await output.click();
  await expect.element(output).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(output.getByRole('button', { name: 'Sort' })).toBeVisible();
  await expect.element(output.getByRole('button', { name: /column menu/ })).toBeVisible();
});

claim('The tooltip with `description` belongs to the default title.', async () => {
  const renderHeader = () => <span>Mine</span>;
  await show(<Grid columns={[{ field: 'a', description: 'Details', renderHeader }]} />);
  await userEvent.hover(page.getByText('Mine'));
  await expect.poll(() => header('a').matches(':hover')).toBe(true);
  expect(header('a').querySelector('[aria-label="Details"]')).toBeNull();
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
});

claim('A click on a button inside a header also sorts the column.', async () => {
  const renderHeader = () => <button>Help</button>;
  await show(<Grid columns={[{ field: 'a', renderHeader }]} />);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect.poll(() => first('a')).toBe('y');
});

claim('Call `event.stopPropagation()` in its `onClick` to prevent that.', async () => {
  const onClick = vi.fn((event: { stopPropagation: () => void }) => event.stopPropagation());
  const renderHeader = () => <button onClick={onClick}>Help</button>;
  await show(<Grid columns={[{ field: 'a', renderHeader }]} />);
  await page.getByRole('button', { name: 'Help' }).click();
  await expect.poll(() => onClick.mock.calls.length).toBe(1);
  expect(header('a').getAttribute('aria-sort')).toBe('none');
});

claim(':kbd[Enter] on the button still sorts: stop that key in `onKeyDown` as well.', async () => {
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  const focusHelp = () =>
    document.querySelector<HTMLElement>('[role=columnheader] button:not([aria-label])')?.focus();
  const half = await show(
    <Grid columns={[{ field: 'a', renderHeader: () => <button onClick={stop}>Help</button> }]} />,
  );
  focusHelp();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => header('a').getAttribute('aria-sort')).toBe('ascending');
  await half.unmount();
  await show(
    <Grid
      columns={[
        {
          field: 'a',
          renderHeader: () => (
            <button onClick={stop} onKeyDown={stop}>
              Help
            </button>
          ),
        },
      ]}
    />,
  );
  focusHelp();
  await userEvent.keyboard('{Enter}');
  expect(header('a').getAttribute('aria-sort')).toBe('none');
});

claim(
  'that element gets the focus in place of the header, and arrow keys no longer move to other headers',
  async () => {
    const renderHeader = () => <button tabIndex={0}>Help</button>;
    await show(<Grid columns={[{ field: 'b' }, { field: 'a', renderHeader }, { field: 'c' }]} />);
    await userEvent.click(header('b'));
    await userEvent.keyboard('{ArrowRight}');
    const help = page.getByRole('button', { name: 'Help' });
    await expect.element(help).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(help).toHaveFocus();
  },
);

claim('The default is 56', async () => {
  await show(<Grid columns={[{ field: 'a' }]} />);
  await expect.poll(() => header('a').getBoundingClientRect().height).toBe(56);
});

claim('Titles stay on one line by default.', async () => {
  await show(<WrappedHeader />);
  await expect.poll(() => header('peak').getBoundingClientRect().height).toBe(84);
  const title = header('peak').querySelector('.MuiDataGrid-columnHeaderTitle');
  expect(title?.clientHeight).toBeGreaterThan(30);
});

claim('For one background across your application, set it in the theme', async () => {
  const theme = createTheme({ palette: { DataGrid: { headerBg: '#e3f2fd' } } });
  await show(
    <ThemeProvider theme={theme}>
      <Grid columns={[{ field: 'a' }]} />
    </ThemeProvider>,
  );
  await expect.poll(() => getComputedStyle(header('a')).backgroundColor).toBe('rgb(227, 242, 253)');
});

claim('The class from `headerClassName` is on the header cell', async () => {
  await show(<StyledHeader />);
  await expect.poll(() => header('output').classList.contains('measured')).toBe(true);
});

claim(
  '`hideSortIcons: true` removes the sort icon of one column; a click on its header still sorts.',
  async () => {
    await show(<SortIcons />);
    await userEvent.click(page.getByText('Output (kWh)'));
    await expect.poll(() => header('output').getAttribute('aria-sort')).toBe('ascending');
    expect(header('output').querySelector('[aria-label="Sort"]')).toBeNull();
    expect(header('peak').querySelector('[aria-label="Sort"]')).not.toBeNull();
  },
);

claim('To do something else instead, set `event.defaultMuiPrevented`', async () => {
  const onColumnHeaderClick = vi.fn(
    (_params: unknown, event: { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true;
    },
  );
  await show(<Grid columns={[{ field: 'a' }]} onColumnHeaderClick={onColumnHeaderClick} />);
  await userEvent.click(header('a'));
  await expect.poll(() => onColumnHeaderClick.mock.calls.length).toBe(1);
  expect(header('a').getAttribute('aria-sort')).toBe('none');
});

claim(
  'The `description` is for pointers only: no key opens its tooltip, and it is not part of what a screen reader announces.',
  async () => {
    await show(<Grid columns={[{ field: 'a', description: 'Details' }, { field: 'b' }]} />);
    const described = page.getByRole('columnheader', { name: /^a/ });
    await userEvent.click(header('b'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(described).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(document.body.innerHTML).not.toContain('Details');
    // A pointer does.
    await userEvent.hover(page.getByText('a', { exact: true }));
    await expect.element(page.getByRole('tooltip', { name: 'Details' })).toBeVisible();
  },
);
