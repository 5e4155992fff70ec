import {
  ColumnsPanelTrigger,
  DataGrid,
  type DataGridProps,
  type GridApi,
  GridPreferencePanelsValue,
  Toolbar,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CustomPanel from './demos/custom-panel.tsx';
import { columns, rows } from './demos/data.ts';
import Departures from './demos/departures.tsx';
import HiddenCount from './demos/hidden-count.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const searchField = () => page.getByRole('searchbox', { name: 'Search' });
const ref = (): { current: GridApi | null } => ({ current: null });

const toolbar = () => (
  <Toolbar>
    <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
  </Toolbar>
);
const slots = { toolbar };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('`ColumnsPanelTrigger` is a button that opens and closes the columns panel', async () => {
  await show(<Departures />);
  await button('Columns').click();
  await page.getByRole('checkbox', { name: 'Gate' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'Gate' })).not.toBeInTheDocument();
  await button('Columns').click();
  await expect.element(searchField()).not.toBeInTheDocument();
});

claim('This button also counts the hidden columns', async () => {
  await show(<HiddenCount />);
  await button('Columns (2 hidden)').click();
  await expect.element(button('Columns (2 hidden)')).toHaveClass('MuiButton-contained');
  await page.getByRole('checkbox', { name: 'Seats' }).click();
  await expect.element(button('Columns (1 hidden)')).toBeVisible();
});

claim(
  'The panel opens below the trigger, even when people open it from a column menu.',
  async () => {
    await show(<Grid slots={slots} showToolbar />);
    const top = () => document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().top;
    await button('Columns').click();
    await expect.element(searchField()).toBeVisible();
    const below = top();
    expect(below).toBeGreaterThanOrEqual(
      Math.floor(button('Columns').element().getBoundingClientRect().bottom),
    );
    await userEvent.keyboard('{Escape}');
    await expect.element(searchField()).not.toBeInTheDocument();
    await userEvent.hover(page.getByRole('columnheader', { name: 'Gate' }));
    await button('Gate column menu').click();
    await page.getByRole('menuitem', { name: 'Manage columns' }).click();
    await expect.element(searchField()).toBeVisible();
    expect(top()).toBe(below);
  },
);

claim('`onClick` runs after the panel has opened or closed.', async () => {
  const apiRef = ref();
  const open: (boolean | undefined)[] = [];
  const clickSlots = {
    toolbar: () => (
      <ColumnsPanelTrigger onClick={() => open.push(apiRef.current?.state.preferencePanel.open)}>
        Columns
      </ColumnsPanelTrigger>
    ),
  };
  await show(<Grid apiRef={apiRef} slots={clickSlots} showToolbar />);
  await button('Columns').click();
  await expect.element(searchField()).toBeVisible();
  await button('Columns').click();
  await expect.poll(() => open).toEqual([true, false]);
});

claim(
  '`disableColumnSelector` hides the button of the default toolbar, but not your trigger.',
  async () => {
    const first = await show(<Grid disableColumnSelector showToolbar />);
    await expect.element(button('Filters')).toBeVisible();
    expect(button('Columns').elements()).toHaveLength(0);
    await first.unmount();
    await show(<Grid disableColumnSelector slots={slots} showToolbar />);
    await button('Columns').click();
    await expect.element(searchField()).toBeVisible();
  },
);

claim('with `false`, the first checkbox gets the focus', async () => {
  await show(
    <Grid
      slots={slots}
      slotProps={{ columnsManagement: { autoFocusSearchField: false } }}
      showToolbar
    />,
  );
  await button('Columns').click();
  await expect.element(page.getByRole('checkbox', { name: 'To', exact: true })).toHaveFocus();
});

claim('The grid still positions the panel, closes it and traps the focus in it.', async () => {
  await show(<CustomPanel />);
  await button('Columns').click();
  await expect.element(page.getByRole('checkbox', { name: 'To', exact: true })).toHaveFocus();
  await page.getByRole('checkbox', { name: 'Aircraft' }).click();
  await expect
    .element(page.getByRole('columnheader', { name: 'Aircraft' }))
    .not.toBeInTheDocument();
  await button('Done').click();
  await expect.element(button('Done')).not.toBeInTheDocument();
  await button('Columns').click();
  await page.getByRole('checkbox', { name: 'Status' }).click();
  await userEvent.tab();
  await expect.element(button('Done')).toHaveFocus();
  await userEvent.tab();
  await expect
    .poll(() => document.activeElement?.closest('.MuiDataGrid-panel') ?? null)
    .not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Done')).not.toBeInTheDocument();
});

claim('Without a trigger, the panel opens at the top of the grid.', async () => {
  const apiRef = ref();
  const open = vi.fn<(params: { openedPanelValue?: string }) => void>();
  await show(<Grid apiRef={apiRef} onPreferencePanelOpen={(params) => open(params)} />);
  await expect.element(page.getByText('Lisbon')).toBeVisible();
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(searchField()).toBeVisible();
  expect(open.mock.calls[0]?.[0].openedPanelValue).toBe('columns');
  const panel = document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect();
  const grid = page.getByRole('grid').element().getBoundingClientRect();
  expect(Math.abs((panel?.top ?? 1000) - grid.top)).toBeLessThan(80);
  apiRef.current?.hidePreferences();
  await expect.element(searchField()).not.toBeInTheDocument();
});

claim(
  'If `showPreferences` replaces an open panel with another one, only `onPreferencePanelOpen` fires.',
  async () => {
    const apiRef = ref();
    const opened = vi.fn<(panel?: string) => void>();
    const closed = vi.fn<(panel?: string) => void>();
    await show(
      <Grid
        apiRef={apiRef}
        onPreferencePanelOpen={({ openedPanelValue }) => opened(openedPanelValue)}
        onPreferencePanelClose={({ openedPanelValue }) => closed(openedPanelValue)}
      />,
    );
    await expect.element(page.getByText('Lisbon')).toBeVisible();
    apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
    await expect.element(searchField()).toBeVisible();
    apiRef.current?.showPreferences(GridPreferencePanelsValue.filters);
    await expect.element(searchField()).not.toBeInTheDocument();
    expect(opened.mock.calls).toEqual([['columns'], ['filters']]);
    expect(closed).not.toHaveBeenCalled();
    apiRef.current?.hidePreferences();
    expect(closed.mock.calls).toEqual([['filters']]);
  },
);

claim(
  'When the panel opens, the focus moves to the search field. :kbd[Esc] closes the panel and returns the focus to the trigger.',
  async () => {
    await show(<Departures />);
    const trigger = button('Columns');
    await expect.element(trigger).toHaveAttribute('aria-haspopup', 'true');
    await expect.element(trigger).not.toHaveAttribute('aria-expanded');
    await trigger.click();
    await expect.element(searchField()).toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
  },
);
