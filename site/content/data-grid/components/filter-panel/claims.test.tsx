import {
  DataGrid,
  type DataGridProps,
  FilterPanelTrigger,
  type GridApi,
  type GridFilterModel,
  Toolbar,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, rows } from './demos/data.ts';
import FilterChips from './demos/filter-chips.tsx';
import LevelFilter from './demos/level-filter.tsx';
import RecipeFilter from './demos/recipe-filter.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const valueField = () => page.getByRole('textbox', { name: 'Value' });
const ref = (): { current: GridApi | null } => ({ current: null });
const names = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
    (cell) => cell.textContent,
  );

const slots = {
  toolbar: () => (
    <Toolbar>
      <FilterPanelTrigger
        render={({ ...props }, state) => (
          <button type="button" {...props}>
            Count {state.filterCount}
          </button>
        )}
      />
    </Toolbar>
  ),
};
const filter = (model: GridFilterModel) => ({ filter: { filterModel: model } });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim(
  '`FilterPanelTrigger` is a button that opens and closes the filter panel. It knows how many filters are active.',
  async () => {
    await show(<RecipeFilter />);
    await expect.element(button('Filters, 1 active')).toHaveTextContent('1');
    await button('Filters, 1 active').click();
    await expect.element(page.getByRole('spinbutton', { name: 'Value' })).toHaveValue(60);
    await button('Filters, 1 active').click();
    await expect.element(page.getByRole('spinbutton', { name: 'Value' })).not.toBeInTheDocument();
  },
);

claim(
  'A filter without a value is not active, unless its operator needs none, such as `isEmpty`.',
  async () => {
    const first = await show(
      <Grid
        slots={slots}
        showToolbar
        initialState={filter({ items: [{ field: 'name', operator: 'contains' }] })}
      />,
    );
    await expect.element(button('Count 0')).toBeVisible();
    await first.unmount();
    await show(
      <Grid
        slots={slots}
        showToolbar
        initialState={filter({ items: [{ field: 'name', operator: 'isEmpty' }] })}
      />,
    );
    await expect.element(button('Count 1')).toBeVisible();
  },
);

claim('The words of the quick filter do not count.', async () => {
  await show(
    <Grid
      slots={slots}
      showToolbar
      initialState={filter({ items: [], quickFilterValues: ['stew'] })}
    />,
  );
  await expect.poll(names).toEqual(['Lentil stew']);
  await expect.element(button('Count 0')).toBeVisible();
});

claim(
  '`disableColumnFilter` hides the button of the default toolbar, but not your trigger.',
  async () => {
    const first = await show(<Grid disableColumnFilter showToolbar />);
    await expect.element(button('Columns')).toBeVisible();
    expect(button('Filters').elements()).toHaveLength(0);
    await first.unmount();
    await show(<Grid disableColumnFilter slots={slots} showToolbar />);
    await button('Count 0').click();
    await expect
      .poll(() => document.querySelector('.MuiDataGrid-filterForm') ?? null)
      .not.toBeNull();
  },
);

claim(
  '`gridFilterActiveItemsSelector` returns the filters, and `deleteFilterItem` removes one of them',
  async () => {
    await show(<FilterChips />);
    await expect.element(page.getByText('Level is Easy')).toBeVisible();
    await expect.poll(() => names().length).toBe(2);
    await userEvent.click(page.getByTestId('CancelIcon'));
    await expect.element(page.getByText('Level is Easy')).not.toBeInTheDocument();
    await expect.poll(() => names().length).toBe(5);
  },
);

claim(
  'In `DataGridPro`, several filters can be active, and `filterCount` counts all of them',
  async () => {
    await show(
      <div style={{ height: 400, width: 700 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          slots={slots}
          showToolbar
          initialState={filter({
            items: [
              { id: 1, field: 'minutes', operator: '<', value: 60 },
              { id: 2, field: 'course', operator: 'equals', value: 'Main' },
            ],
          })}
        />
      </div>,
    );
    await expect.element(button('Count 2')).toBeVisible();
    await expect.poll(names).toEqual(['Leek tart', 'Lentil stew']);
  },
);

claim('The grid still positions the panel, closes it and traps the focus in it.', async () => {
  await show(<LevelFilter />);
  await button('Level').first().click();
  await expect.element(page.getByRole('radio', { name: 'Any' })).toHaveFocus();
  await page.getByRole('radio', { name: 'Hard' }).click();
  await expect.poll(names).toEqual(['Saffron buns']);
  await userEvent.tab();
  await expect
    .poll(() => document.activeElement?.closest('[role=radiogroup]') ?? null)
    .not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('radio', { name: 'Any' })).not.toBeInTheDocument();
});

claim(
  'Your panel replaces the default one everywhere, including “Filter” in the column menus.',
  async () => {
    await show(<LevelFilter />);
    await userEvent.hover(page.getByRole('columnheader', { name: 'Course' }));
    await button('Course column menu').click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect.element(page.getByRole('radio', { name: 'Any' })).toBeVisible();
  },
);

claim('If you control `filterModel`, the methods only call `onFilterModelChange`.', async () => {
  const apiRef = ref();
  const change = vi.fn<(model: GridFilterModel) => void>();
  await show(
    <Grid
      apiRef={apiRef}
      filterModel={{ items: [] }}
      onFilterModelChange={(model) => change(model)}
    />,
  );
  await expect.poll(() => names().length).toBe(5);
  apiRef.current?.setFilterModel({
    items: [{ field: 'course', operator: 'equals', value: 'Main' }],
  });
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(change.mock.calls[0]?.[0].items[0]?.value).toBe('Main');
  expect(names()).toHaveLength(5);
});

claim(
  "Call `apiRef.current.showFilterPanel('minutes')` to open the panel with a filter for that column, and `hideFilterPanel()` to close it.",
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} />);
    await expect.poll(() => names().length).toBe(5);
    apiRef.current?.showFilterPanel('minutes');
    await expect.element(page.getByRole('spinbutton', { name: 'Value' })).toBeVisible();
    apiRef.current?.hideFilterPanel();
    await expect.element(page.getByRole('spinbutton', { name: 'Value' })).not.toBeInTheDocument();
  },
);

claim('In `DataGrid`, this replaces a filter on another column.', async () => {
  const apiRef = ref();
  await show(
    <Grid
      apiRef={apiRef}
      initialState={filter({ items: [{ field: 'name', operator: 'contains', value: 'stew' }] })}
    />,
  );
  await expect.poll(names).toEqual(['Lentil stew']);
  apiRef.current?.showFilterPanel('minutes');
  await expect.poll(() => names().length).toBe(5);
  expect(apiRef.current?.state.filter.filterModel.items.map((item) => item.field)).toEqual([
    'minutes',
  ]);
});

claim(
  'When the default panel opens, the focus moves to the value. :kbd[Esc] closes the panel and returns the focus to the trigger.',
  async () => {
    await show(<Grid slots={slots} showToolbar />);
    await expect.element(button('Count 0')).toHaveAttribute('aria-haspopup', 'true');
    await button('Count 0').click();
    await expect.element(valueField()).toHaveFocus();
    await expect.element(button('Count 0')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Count 0')).toHaveFocus();
  },
);
