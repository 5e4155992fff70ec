import { useState } from 'react';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { claim, expect, page, show } from '#claims';
import ColumnLevels from './demos/column-levels.tsx';
import { columns, harvests } from './demos/data.ts';
import MoreLevels from './demos/more-levels.tsx';
import RowsAndValues from './demos/rows-and-values.tsx';
import RowsOnly from './demos/rows-only.tsx';
import TwoValues from './demos/two-values.tsx';
import WithColumns from './demos/with-columns.tsx';

const north = 'auto-generated-row-orchard/North field';
const total = 'auto-generated-group-footer-root';
const text = (id: string, field: string) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)?.textContent;

claim(
  'Eight harvests turn into two rows, and the numbers are gone, because the model does not say yet how to combine them.',
  async () => {
    await show(<RowsOnly />);
    await expect.poll(() => document.querySelectorAll('[role="row"][data-id]').length).toBe(2);
    expect(document.querySelector('[data-field="crates"]')).toBeNull();
  },
);

claim(
  'So far this is row grouping, except that a group has no button to show its single harvests: a pivot table is about results.',
  async () => {
    await show(<RowsAndValues />);
    const row = page.getByRole('row', { name: /North field/ });
    await expect.element(row).toBeVisible();
    await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  },
);

claim('North field: 40 + 50 + 20 + 30 = 140.', async () => {
  await show(<RowsAndValues />);
  await expect.poll(() => text(north, 'crates')).toBe('140');
});

claim('North field now has 60 crates in 2024 and 80 in 2025.', async () => {
  await show(<WithColumns />);
  await expect.poll(() => text(north, '2024>->crates')).toBe('60');
  expect(text(north, '2025>->crates')).toBe('80');
});

claim('When a row with the year 2026 arrives, a third column group appears.', async () => {
  const model: GridPivotModel = {
    rows: [{ field: 'orchard' }],
    columns: [{ field: 'year' }],
    values: [{ field: 'crates', aggFunc: 'sum' }],
  };
  function NextYear() {
    const [rows, setRows] = useState(harvests);
    const next = {
      id: 9,
      orchard: 'North field',
      fruit: 'Apple',
      year: '2026',
      crates: 1,
      workers: 1,
    };
    return (
      <div style={{ height: 300 }}>
        <button onClick={() => setRows([...rows, next])}>Add</button>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{ pivoting: { enabled: true, model } }}
        />
      </div>
    );
  }
  await show(<NextYear />);
  await expect.element(page.getByRole('columnheader', { name: '2025' })).toBeVisible();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(page.getByRole('columnheader', { name: '2026' })).toBeVisible();
});

claim(
  'Each value gets its own column below every column group, with its own function.',
  async () => {
    await show(<TwoValues />);
    await expect.poll(() => text(north, '2025>->crates')).toBe('80');
    expect(text(north, '2025>->workers')).toBe('5');
  },
);

claim('The first field is the outer level. Expand an orchard to see its fruit.', async () => {
  await show(<MoreLevels />);
  await page
    .getByRole('row', { name: /Mill garden/ })
    .getByRole('button')
    .click();
  await expect.element(page.getByRole('row', { name: /Plum/ })).toBeVisible();
});

claim(
  'North field grows no plums, so there is no row for that orchard and that fruit.',
  async () => {
    expect(
      harvests.some(({ orchard, fruit }) => orchard === 'North field' && fruit === 'Plum'),
    ).toBe(false);
    await show(<ColumnLevels />);
    await expect.poll(() => text(north, '2024>->Apple>->crates')).toBe('40');
    expect(text(north, '2024>->Plum>->crates')).toBe('');
  },
);

claim(
  'With `avg` it does not equal their average: the grid averages the original rows, not the averages.',
  async () => {
    await show(
      <div style={{ height: 300 }}>
        <DataGridPremium
          rows={harvests.slice(0, 5)}
          columns={columns}
          initialState={{
            pivoting: {
              enabled: true,
              model: {
                rows: [{ field: 'orchard' }],
                columns: [],
                values: [{ field: 'crates', aggFunc: 'avg' }],
              },
            },
          }}
        />
      </div>,
    );
    // North field: 35, Mill garden: 10, all five facts: 30.
    await expect.poll(() => text(north, 'crates')).toBe('35');
    expect(text(total, 'crates')).toBe('30');
  },
);
