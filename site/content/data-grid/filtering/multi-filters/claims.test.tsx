import type { ReactNode } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, vi } from '#claims';
import { columns, jobs } from './demos/data.ts';
import FixedConditions from './demos/fixed-conditions.tsx';
import JobOffers from './demos/job-offers.tsx';
import OnePerColumn from './demos/one-per-column.tsx';

const wide = (children: ReactNode) => <div style={{ width: 800 }}>{children}</div>;
const ids = () =>
  [...document.querySelectorAll('[role=row][data-id]')]
    .map((row) => row.getAttribute('data-id'))
    .join(' ');
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const openPanel = () => page.getByRole('button', { name: 'Filters' }).click();

claim('The grid combines them all with “and”, or all with “or”.', async () => {
  await show(wide(<JobOffers />));
  await expect.poll(ids).toBe('3');
  await openPanel();
  await page.getByRole('combobox', { name: 'Logic operator' }).last().click();
  await page.getByRole('option', { name: 'Or' }).click();
  await expect.poll(ids).toBe('1 3 4');
});

claim(
  'A filter without a value has no effect, unless its operator needs no value, such as `isEmpty`.',
  async () => {
    const grid = (operator: string) => (
      <div style={{ height: 400, width: 800 }}>
        <DataGridPro
          rows={[...jobs, { id: 6, title: 'Gardener', city: '', hours: 30 }]}
          columns={columns}
          filterModel={{
            items: [
              { id: 1, field: 'hours', operator: '<=', value: '30' },
              { id: 2, field: 'city', operator },
            ],
          }}
        />
      </div>
    );
    const first = await show(grid('contains'));
    await expect.poll(ids).toBe('3 4 6');
    await first.unmount();
    await show(grid('isEmpty'));
    await expect.poll(ids).toBe('6');
  },
);

claim(
  'With more than one item, each item needs an `id`; without it, the grid logs an error in development.',
  async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(
      <div style={{ height: 400, width: 800 }}>
        <DataGridPro
          rows={jobs}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [
                  { field: 'city', operator: 'equals', value: 'York' },
                  { field: 'hours', operator: '<', value: '30' },
                ],
              },
            },
          }}
        />
      </div>,
    );
    await expect
      .poll(() => logged.mock.calls.flat().join())
      .toContain('The `id` field is required');
  },
);

claim('If `getColumnForNewFilter` returns `null`, no filter is added.', async () => {
  await show(wide(<OnePerColumn />));
  await openPanel();
  const forms = () => document.querySelectorAll('.MuiDataGrid-filterForm').length;
  await expect.poll(forms).toBe(1);
  const add = page.getByRole('button', { name: 'Add filter' });
  await add.click();
  await expect.poll(forms).toBe(2);
  await page
    .getByRole('combobox', { name: /^Columns/ })
    .last()
    .click();
  // “Position” is used by the first one.
  await expect.poll(options).toEqual(['City', 'Hours']);
  await page.getByRole('option', { name: 'City' }).click();
  await add.click();
  await expect.poll(forms).toBe(3);
  await add.click();
  expect(forms()).toBe(3);
});

claim(
  'To keep all conditions, also hide the delete icon of each one with `deleteIconProps`:',
  async () => {
    await show(wide(<FixedConditions />));
    await openPanel();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(document.body.textContent).not.toContain('Add filter');
    expect(document.body.textContent).not.toContain('Remove all');
  },
);

claim('If the model has several items, the grid uses the first one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(
    <div style={{ height: 400, width: 800 }}>
      <DataGridPro
        rows={jobs}
        columns={columns}
        disableMultipleColumnsFiltering
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'city', operator: 'equals', value: 'York' },
                { id: 2, field: 'hours', operator: '<', value: '30' },
              ],
            },
          },
        }}
      />
    </div>,
  );
  await expect.poll(ids).toBe('2 3');
});
