import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent } from '#claims';
import ColumnPerLevel from './demos/column-per-level.tsx';
import GroupChoice from './demos/group-choice.tsx';
import Quarters from './demos/quarters.tsx';
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

claim('the grid builds the tree and counts the rows of each group', async () => {
  await show(<VisitsByDepartment />);
  await expect.poll(groups).toContain('Orthopaedics (10)');
});

claim('The order in which you click them is the order of the levels.', async () => {
  await show(<GroupChoice />);
  await expect.poll(() => groups().slice(0, 2)).toEqual(['2025-01 (9)', '2025-02 (8)']);
  await page.getByRole('button', { name: 'Month' }).click();
  await page.getByRole('button', { name: 'Doctor' }).click();
  await page.getByRole('button', { name: 'Department' }).click();
  await expect.poll(() => groups()[0]).toMatch(/^Dr /);
  await page.getByRole('button', { name: 'see children' }).first().click();
  await expect.poll(() => groups()[1]).toMatch(/ology|paedics/);
});

claim('The demo above opens “Cardiology” this way.', async () => {
  await show(<ColumnPerLevel />);
  await expect
    .element(page.getByRole('row', { name: /Cardiology/ }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect
    .element(page.getByRole('row', { name: /Dermatology/ }))
    .toHaveAttribute('aria-expanded', 'false');
});

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

claim('Rows whose key is `null` or `undefined` are not grouped.', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'town' }, { field: 'kind' }]}
        rowGroupingModel={['town']}
      />
    </div>,
  );
  await expect.poll(groups).toEqual(['Oslo (2)']);
  await expect.poll(() => texts('kind').filter(Boolean)).toEqual(['bus']);
});

claim(
  'With checkboxes, selecting a group selects its rows, and the group follows its rows.',
  async () => {
    await show(
      <div style={{ height: 340, width: 500 }}>
        <DataGridPremium
          rows={rows}
          columns={[{ field: 'town' }, { field: 'kind' }]}
          rowGroupingModel={['town']}
          defaultGroupingExpansionDepth={-1}
          checkboxSelection
          disableRowSelectionOnClick
        />
      </div>,
    );
    const boxes = () => document.querySelectorAll('[role=gridcell] input:checked').length;
    const group = page.getByRole('row', { name: /Oslo \(2\)/ }).getByRole('checkbox');
    await group.click();
    await expect.poll(boxes).toBe(3);
    await page.getByRole('row', { name: /train/ }).getByRole('checkbox').click();
    await expect.element(group).not.toBeChecked();
  },
);

claim('On the grouping cell, :kbd[Space] opens and closes the group.', async () => {
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'town' }, { field: 'kind' }]}
        rowGroupingModel={['town']}
      />
    </div>,
  );
  const group = page.getByRole('row', { name: /Oslo \(2\)/ });
  await group.getByRole('gridcell').first().click();
  await userEvent.keyboard(' ');
  await expect.element(group).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(group).toHaveAttribute('aria-expanded', 'false');
});

claim('The grid becomes a `treegrid`, and rows tell their level.', async () => {
  await show(<VisitsByDepartment />);
  await expect.element(page.getByRole('treegrid')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Dr Abebe/ }))
    .toHaveAttribute('aria-level', '2');
});
