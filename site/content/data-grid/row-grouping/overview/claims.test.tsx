import type { ReactNode } from 'react';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApiPremium,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent } from '#claims';
import ColumnPerLevel from './demos/column-per-level.tsx';
import FilterGroups from './demos/filter-groups.tsx';
import GroupCell from './demos/group-cell.tsx';
import GroupChoice from './demos/group-choice.tsx';
import GroupRowStyle from './demos/group-row-style.tsx';
import GroupableColumns from './demos/groupable-columns.tsx';
import HeaderPerLevel from './demos/header-per-level.tsx';
import IconsAndIndent from './demos/icons-and-indent.tsx';
import KeepHidden from './demos/keep-hidden.tsx';
import LeafField from './demos/leaf-field.tsx';
import MainLevel from './demos/main-level.tsx';
import MoveBetweenGroups from './demos/move-between-groups.tsx';
import NotAssigned from './demos/not-assigned.tsx';
import NumberRanges from './demos/number-ranges.tsx';
import ObjectValues from './demos/object-values.tsx';
import OpenLevels from './demos/open-levels.tsx';
import Quarters from './demos/quarters.tsx';
import RowsOfAGroup from './demos/rows-of-a-group.tsx';
import SelectGroups from './demos/select-groups.tsx';
import SwapLevels from './demos/swap-levels.tsx';
import VisitsByDepartment from './demos/visits-by-department.tsx';

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const groups = () => texts('__row_group_by_columns_group__').filter(Boolean);
const scrollsSideways = () =>
  document
    .querySelector<HTMLElement>('.MuiDataGrid-root')
    ?.style.getPropertyValue('--DataGrid-hasScrollX');

const rows = [
  { id: 1, town: 'Oslo', kind: 'train' },
  { id: 2, town: null, kind: 'bus' },
  { id: 3, town: 'Oslo', kind: 'bus' },
];
const columns: GridColDef[] = [{ field: 'town' }, { field: 'kind' }];
const header = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
const items = () =>
  [...document.querySelectorAll('[role=menuitem]')].map((item) => item.textContent).join();
const fields = () =>
  [...document.querySelectorAll('[role=columnheader][data-field]')].map((element) =>
    element.getAttribute('data-field'),
  );

async function openMenu(field: string) {
  await userEvent.hover(header(field));
  await userEvent.click(
    header(field).querySelector('[aria-label$="column menu"]') ?? header(field),
  );
  await expect.poll(() => items().length).toBeGreaterThan(0);
}

async function closeMenu() {
  await userEvent.keyboard('{Escape}');
  await expect.poll(items).toBe('');
}

/** Three rides in a grid; a test adds what it is about. */
const showTowns = (props: Partial<DataGridPremiumProps>) =>
  show(
    <div style={{ height: 340, width: 700 }}>
      <DataGridPremium rows={rows} columns={columns} {...props} />
    </div>,
  );

/** A demo as wide as on a large screen. */
const showWide = (demo: ReactNode) => show(<div style={{ width: 900 }}>{demo}</div>);

const newRef = (): { current: GridApiPremium | null } => ({ current: null });

claim('the grid builds the tree and counts the rows of each group', async () => {
  await show(<VisitsByDepartment />);
  await expect.poll(groups).toContain('Orthopedics (10)');
});

claim('The order in which you click them is the order of the levels.', async () => {
  await show(<GroupChoice />);
  await expect.poll(() => groups().slice(0, 2)).toEqual(['2025-01 (9)', '2025-02 (8)']);
  await page.getByRole('button', { name: 'Month' }).click();
  await page.getByRole('button', { name: 'Doctor' }).click();
  await page.getByRole('button', { name: 'Department' }).click();
  await expect.poll(() => groups()[0]).toMatch(/^Dr /);
  await page.getByRole('button', { name: 'see children' }).first().click();
  await expect.poll(() => groups()[1]).toMatch(/ology|pedics/);
});

claim(
  'The demo with a column for each level opens “Cardiology” with `isGroupExpandedByDefault`.',
  async () => {
    await show(<ColumnPerLevel />);
    await expect
      .element(page.getByRole('row', { name: /Cardiology/ }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect
      .element(page.getByRole('row', { name: /Dermatology/ }))
      .toHaveAttribute('aria-expanded', 'false');
  },
);

claim('Here months become quarters:', async () => {
  // at 1280 px a demo has about 626 px; the sums must be in view there
  await show(
    <div style={{ width: 626 }}>
      <Quarters />
    </div>,
  );
  await expect.poll(groups).toEqual(['Quarter 1 of 2025 (25)', 'Quarter 2 of 2025 (25)']);
  await expect.poll(scrollsSideways).toBe('0');
  await expect.poll(() => texts('fee').filter(Boolean).length).toBe(3);
});

claim(
  'Rows whose key is `null` or `undefined` are not grouped. They appear on the same level as the groups and, without sorting, before them.',
  async () => {
    await showTowns({ rowGroupingModel: ['town'] });
    await expect.poll(groups).toEqual(['Oslo (2)']);
    await expect.poll(() => texts('kind').filter(Boolean)).toEqual(['bus']);
    expect(
      [...document.querySelectorAll('[role=row][data-id]')].map((element) =>
        element.getAttribute('data-id'),
      ),
    ).toEqual(['2', 'auto-generated-row-town/Oslo']);
  },
);

claim(
  'With checkboxes, selecting a group selects its rows, and a group is selected when all its rows are.',
  async () => {
    await showTowns({
      rowGroupingModel: ['town'],
      defaultGroupingExpansionDepth: -1,
      checkboxSelection: true,
      disableRowSelectionOnClick: true,
    });
    const boxes = () => document.querySelectorAll('[role=gridcell] input:checked').length;
    const group = page.getByRole('row', { name: /Oslo \(2\)/ }).getByRole('checkbox');
    await group.click();
    await expect.poll(boxes).toBe(3);
    await page.getByRole('row', { name: /train/ }).getByRole('checkbox').click();
    await expect.element(group).not.toBeChecked();
  },
);

claim('On the grouping cell, :kbd[Space] opens and closes the group.', async () => {
  await showTowns({ rowGroupingModel: ['town'] });
  const group = page.getByRole('row', { name: /Oslo \(2\)/ });
  await group.getByRole('gridcell').first().click();
  await userEvent.keyboard(' ');
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
});

claim('The grid becomes a `treegrid`, and rows have `aria-level`.', async () => {
  await show(<VisitsByDepartment />);
  await expect.element(page.getByRole('treegrid')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Dr Abebe/ }))
    .toHaveAttribute('aria-level', '2');
});

claim('Fields in the model that have no column are ignored', async () => {
  await showTowns({ rowGroupingModel: ['nothing', 'kind'] });
  await expect.poll(groups).toEqual(['train (1)', 'bus (2)']);
});

claim(
  '`setRowGroupingCriteriaIndex` moves a level, and `removeRowGroupingCriteria` removes one.',
  async () => {
    await showWide(<SwapLevels />);
    await expect.poll(() => groups()[0]).toBe('Cardiology (20)');
    await page.getByRole('button', { name: 'Doctor first' }).click();
    await expect.poll(() => groups()[0]).toBe('Dr Abebe (10)');
    await page.getByRole('button', { name: 'Add month on top' }).click();
    await expect.poll(() => groups()[0]).toMatch(/^2025-/);
    await page.getByRole('button', { name: 'Add month on top' }).click();
    await page.getByRole('button', { name: 'Remove month' }).click();
    await expect.poll(() => groups()[0]).toBe('Dr Abebe (10)');
  },
);

claim(
  'When a column joins the model, the hook hides it, and when the column leaves the model, it is shown again.',
  async () => {
    await showWide(<KeepHidden />);
    await expect.poll(() => fields().includes('department')).toBe(false);
    await openMenu('doctor');
    await page.getByRole('menuitem', { name: 'Group by Doctor' }).click();
    await expect.poll(() => fields().includes('doctor')).toBe(false);
    await expect.poll(items).toBe('');
    await openMenu('__row_group_by_columns_group__');
    await page.getByRole('menuitem', { name: 'Stop grouping by Department' }).click();
    await expect.poll(() => fields().includes('department')).toBe(true);
  },
);

claim('Here, patients and minutes cannot be grouped:', async () => {
  await showWide(<GroupableColumns />);
  await expect.poll(() => fields().length).toBe(4);
  await openMenu('patient');
  expect(items()).not.toContain('Group by');
  await closeMenu();
  await openMenu('doctor');
  expect(items()).toContain('Group by Doctor');
});

claim('You can still group by such a column in the model that you set.', async () => {
  await showTowns({
    columns: [{ field: 'town', groupable: false }],
    rowGroupingModel: ['town'],
  });
  await expect.poll(groups).toEqual(['Oslo (2)']);
});

claim(
  '`disableRowGrouping` removes the menu items of all columns, and the model no longer has an effect.',
  async () => {
    await showTowns({
      disableRowGrouping: true,
      initialState: { rowGrouping: { model: ['town'] } },
    });
    await expect.poll(() => texts('kind')).toEqual(['train', 'bus', 'bus']);
    await openMenu('kind');
    expect(items()).not.toContain('Group by');
  },
);

claim('the grouping column is never editable', async () => {
  const apiRef = newRef();
  await showTowns({
    apiRef,
    columns: [{ field: 'town', editable: true }, { field: 'kind' }],
    rowGroupingModel: ['town'],
  });
  await expect.poll(groups).toEqual(['Oslo (2)']);
  expect(apiRef.current?.getColumn('__row_group_by_columns_group__').editable).toBe(false);
});

claim(
  'The header of the grouping column then sorts the single rows and no longer the groups.',
  async () => {
    await showWide(<LeafField />);
    await expect.poll(() => groups()[0]).toBe('Dr Abebe (10)');
    const header = page.getByRole('columnheader', { name: /Doctor and patients/ });
    await header.click();
    await header.click();
    await expect.element(header).toHaveAttribute('aria-sort', 'descending');
    await expect
      .poll(() => groups().slice(1, 5))
      .toEqual(groups().slice(1, 5).toSorted().reverse());
    expect(groups()[0]).toBe('Dr Abebe (10)');
  },
);

claim(
  'With several columns, pass a function: it receives the `fields` of a column and returns the properties for it.',
  async () => {
    await showWide(<HeaderPerLevel />);
    await expect
      .poll(() => texts('__row_group_by_columns_group_department__')[0])
      .toBe('Cardiology');
    await expect
      .element(page.getByRole('columnheader', { name: 'Doctor or patient' }))
      .toBeVisible();
    await expect
      .poll(() => texts('__row_group_by_columns_group_doctor__').filter(Boolean)[0])
      .toBe('Dr Abebe (10)');
  },
);

claim('what people opened by hand is lost', async () => {
  await showWide(<OpenLevels />);
  await expect.poll(() => groups()[1]).toBe('Dr Abebe (10)');
  await page.getByRole('button', { name: 'see children' }).first().click();
  await expect.poll(() => texts('patient').filter(Boolean).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Departments' }).click();
  await expect.poll(groups).toEqual(['Cardiology (20)', 'Dermatology (20)', 'Orthopedics (10)']);
  await page.getByRole('button', { name: 'Doctors' }).click();
  await expect.poll(() => groups().length).toBeGreaterThan(3);
  expect(texts('patient').filter(Boolean)).toEqual([]);
});

claim(
  '`groupingValueGetter` gets the value of the row itself, not the result of `valueGetter`:',
  async () => {
    await showWide(<ObjectValues />);
    await expect.poll(() => groups()[0]).toBe('Dr Abebe (10)');
    await expect.poll(() => texts('doctor')[1]).toBe('Dr Abebe (ext. 208)');
  },
);

claim(
  'Without `groupingValueGetter`, the grid groups by the result of `valueGetter`.',
  async () => {
    await showTowns({
      columns: [{ field: 'kind', valueGetter: (kind: string) => `By ${kind}` }],
      rowGroupingModel: ['kind'],
    });
    await expect.poll(groups).toEqual(['By train (1)', 'By bus (2)']);
  },
);

claim('The groups then sort by number:', async () => {
  await showWide(<NumberRanges />);
  await expect
    .poll(groups)
    .toEqual(['0 to 19 minutes (10)', '20 to 39 minutes (20)', '40 to 59 minutes (20)']);
});

claim('To collect them in a group of their own, return a key for them:', async () => {
  await showWide(<NotAssigned />);
  await expect.poll(groups).toContain('No doctor yet (13)');
});

claim('With several levels, a missing key leaves out that level only.', async () => {
  await showTowns({ rowGroupingModel: ['town', 'kind'] });
  await expect.poll(groups).toEqual(['Oslo (2)', 'bus (1)']);
});

claim('The arrow and the number of rows stay around your content.', async () => {
  await showWide(<GroupCell />);
  const row = page.getByRole('row', { name: /Cardiology \(20\)/ });
  await expect.element(row.getByTestId('FavoriteIcon')).toBeVisible();
  await row.getByRole('button', { name: 'see children' }).click();
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
});

claim(
  'The CSS variable `--DataGrid-cellOffsetMultiplier` sets the indentation of each level, in units of the theme spacing; the default is 2.',
  async () => {
    const indent = () => {
      const cell = document.querySelector('[aria-level="2"] .MuiDataGrid-groupingCriteriaCell');
      return cell && getComputedStyle(cell).marginLeft;
    };
    const screen = await showWide(<IconsAndIndent />);
    await expect.poll(indent).toBe('40px');
    await expect.element(page.getByTestId('AddBoxOutlinedIcon').first()).toBeVisible();
    await screen.unmount();
    await showWide(<VisitsByDepartment />);
    await expect.poll(indent).toBe('16px');
  },
);

claim('Look up the node of a row in `getRowClassName` and `getRowHeight`:', async () => {
  await showWide(<GroupRowStyle />);
  const height = (selector: string) =>
    document.querySelector(selector)?.getBoundingClientRect().height;
  await expect.poll(() => height('.group')).toBe(60);
  expect(height('[role=row][data-id="1"]')).toBe(40);
});

claim(
  'Add `mainGroupingCriteria` to sort the groups in that case too; it also gives the column its title:',
  async () => {
    await showWide(<MainLevel />);
    await expect.element(page.getByRole('columnheader', { name: /^Doctor/ })).toBeVisible();
    await expect
      .poll(() => groups().slice(0, 5))
      .toEqual([
        'Orthopedics (10)',
        'Dr Haddad (10)',
        'Dermatology (20)',
        'Dr Rossi (10)',
        'Dr Chen (10)',
      ]);
  },
);

claim('A shared column has a single formatter, the one of the first level', async () => {
  await showTowns({
    columns: [
      { field: 'town', valueFormatter: (value?: string) => `[${value ?? ''}]` },
      { field: 'kind', valueFormatter: (value?: string) => `<${value ?? ''}>` },
    ],
    rowGroupingModel: ['town', 'kind'],
    defaultGroupingExpansionDepth: 1,
  });
  await expect.poll(groups).toEqual(['[Oslo] (2)', '[train] (1)', '[bus] (1)', '[bus] (1)']);
});

claim(
  'A filter on the grouping column tests the groups instead: a row stays if one of its groups passes.',
  async () => {
    await showTowns({
      rows: [
        { id: 1, town: 'Oslo', kind: 'train' },
        { id: 2, town: 'Oslo', kind: 'bus' },
        { id: 3, town: 'Busan', kind: 'train' },
      ],
      rowGroupingModel: ['town', 'kind'],
      defaultGroupingExpansionDepth: 1,
      initialState: {
        filter: {
          filterModel: {
            items: [
              { field: '__row_group_by_columns_group__', operator: 'contains', value: 'bus' },
            ],
          },
        },
      },
    });
    await expect.poll(groups).toEqual(['Oslo (1)', 'bus (1)', 'Busan (1)', 'train (1)']);
  },
);

claim('The number after the name of a group counts the rows that pass the filters.', async () => {
  await showWide(<FilterGroups />);
  await expect.poll(() => groups()[0]).toMatch(/^Cardiology \([1-9]\)$/);
  await page.getByRole('searchbox').fill('');
  await expect.poll(() => groups()[0]).toBe('Cardiology (20)');
});

claim(
  'The page size counts the groups of the first level, and the rows without a value beside them. The rows inside a group are on its page, however many are open.',
  async () => {
    await showTowns({
      rowGroupingModel: ['town'],
      defaultGroupingExpansionDepth: -1,
      pagination: true,
      pageSizeOptions: [1],
      initialState: { pagination: { paginationModel: { pageSize: 1 } } },
    });
    await expect.element(page.getByText('1–1 of 2')).toBeVisible();
    await expect.poll(() => texts('kind')).toEqual(['bus']);
    await page.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(groups).toEqual(['Oslo (2)']);
    await expect.poll(() => texts('kind').filter(Boolean)).toEqual(['train', 'bus']);
  },
);

claim('The ids of groups are in the selection model as well.', async () => {
  const apiRef = newRef();
  await showTowns({ apiRef, rowGroupingModel: ['town'], checkboxSelection: true });
  await page.getByRole('row', { name: /Oslo/ }).getByRole('checkbox').click();
  await expect.poll(() => apiRef.current?.getSelectedRows().size).toBe(3);
});

claim('Change this with `rowSelectionPropagation`.', async () => {
  await showWide(<SelectGroups />);
  const group = page.getByRole('row', { name: /Dr Abebe/ }).getByRole('checkbox');
  await group.click();
  await expect.element(page.getByText('11 rows selected')).toBeVisible();
  await group.click();
  await page.getByLabelText('Select a doctor with all visits').click();
  await group.click();
  await expect.element(page.getByText('1 row selected')).toBeVisible();
});

claim('Editing a value that rows are grouped by moves the row to another group.', async () => {
  await showWide(<MoveBetweenGroups />);
  await expect.poll(() => groups()[0]).toBe('Cardiology (20)');
  await page.getByRole('gridcell', { name: 'Cardiology', exact: true }).first().dblClick();
  await page.getByRole('option', { name: 'Orthopedics' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => groups()[0]).toBe('Cardiology (19)');
});

claim('`rowReordering` has no effect while rows are grouped', async () => {
  const handles = () => document.querySelectorAll('.MuiDataGrid-rowReorderCell--draggable').length;
  const flat = await showTowns({ rowReordering: true });
  await expect.poll(handles).toBe(3);
  await flat.unmount();
  await showTowns({
    rowReordering: true,
    rowGroupingModel: ['kind'],
    defaultGroupingExpansionDepth: -1,
  });
  await expect.poll(groups).toEqual(['train (1)', 'bus (2)']);
  expect(document.querySelectorAll('.MuiDataGrid-rowReorderCell').length).toBeGreaterThan(0);
  expect(handles()).toBe(0);
});

claim('Click a doctor:', async () => {
  await showWide(<RowsOfAGroup />);
  await page.getByRole('row', { name: /Dr Chen/ }).click();
  await expect
    .poll(() => page.getByRole('status').element().textContent)
    .toBe('Dr Chen: 10 visits, 7 patients.');
});

claim(
  '`apiRef.current.exportState()` contains the model, but not which groups are open.',
  async () => {
    const apiRef = newRef();
    await showTowns({ apiRef, initialState: { rowGrouping: { model: ['town'] } } });
    await page.getByRole('button', { name: 'see children' }).click();
    await expect.poll(() => texts('kind').filter(Boolean).length).toBe(3);
    const state = apiRef.current?.exportState();
    expect(state?.rowGrouping).toEqual({ model: ['town'] });
    expect(JSON.stringify(state)).not.toContain('auto-generated-row');
  },
);

claim('Without sorting, groups appear in the order of their first rows.', async () => {
  await showTowns({
    rows: [
      { id: 1, town: 'Oslo', kind: 'bus' },
      { id: 2, town: 'Bergen', kind: 'bus' },
      { id: 3, town: 'Oslo', kind: 'train' },
    ],
    rowGroupingModel: ['town'],
  });
  await expect.poll(groups).toEqual(['Oslo (2)', 'Bergen (1)']);
});

claim('A column with sums sorts the groups by their sums, too.', async () => {
  await showTowns({
    rows: [
      { id: 1, town: 'Oslo', fee: 1 },
      { id: 2, town: 'Bergen', fee: 5 },
      { id: 3, town: 'Oslo', fee: 2 },
      { id: 4, town: 'Tromsø', fee: 4 },
    ],
    columns: [{ field: 'town' }, { field: 'fee', type: 'number' }],
    initialState: {
      rowGrouping: { model: ['town'] },
      aggregation: { model: { fee: 'sum' } },
      sorting: { sortModel: [{ field: 'fee', sort: 'asc' }] },
    },
  });
  await expect.poll(groups).toEqual(['Oslo (2)', 'Tromsø (1)', 'Bergen (1)']);
  await userEvent.click(page.getByRole('columnheader', { name: /fee/ }));
  await expect.poll(groups).toEqual(['Bergen (1)', 'Tromsø (1)', 'Oslo (2)']);
});
