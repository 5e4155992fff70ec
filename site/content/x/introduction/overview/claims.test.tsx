import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { commands } from 'vitest/browser';
import { claim, expect, page, show, userEvent } from '#claims';
import GroupedOrders from './demos/grouped-orders.tsx';
import PinnedOrders from './demos/pinned-orders.tsx';
import WardOccupancy from './demos/ward-occupancy.tsx';

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}
const manifest = async (name: string): Promise<Manifest> =>
  JSON.parse(await commands.readFile(`node_modules/@mui/${name}/package.json`)) as Manifest;
const free = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const paid = [...free.map((name) => `${name}-pro`), 'x-data-grid-premium'];

claim('Choose a ward in the tree, and the gauge shows its beds.', async () => {
  await show(<WardOccupancy />);
  await page.getByText('Ward 3A').click();
  await expect.element(page.getByText('20 / 20')).toBeVisible();
  await expect.element(page.getByText('Beds taken in Ward 3A')).toBeVisible();
});

claim('Every product has a package that is free and open source (MIT).', async () => {
  for (const name of free) expect((await manifest(name)).license).toBe('MIT');
  for (const name of paid) expect((await manifest(name)).license).not.toBe('MIT');
});

claim(
  'A Pro package depends on the Community package it extends, so you never list both.',
  async () => {
    for (const name of free) {
      expect(Object.keys((await manifest(`${name}-pro`)).dependencies)).toContain(`@mui/${name}`);
    }
  },
);

claim('Pro and Premium show pages only when you set `pagination`', async () => {
  const rows = Array.from({ length: 120 }, (_, id) => ({ id }));
  const columns = [{ field: 'id' }];
  const community = await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid rows={rows} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('1–100 of 120')).toBeVisible();
  await community.unmount();
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGridPro rows={rows} columns={columns} />
    </div>,
  );
  await expect.element(page.getByText('Total Rows: 120')).toBeVisible();
});

claim(
  'people can drag columns to another place, and they can sort and filter by several columns',
  async () => {
    const rows = [{ id: 1, ship: 'Aurora' }];
    const columns = [{ field: 'id' }, { field: 'ship' }];
    const draggable = () =>
      document
        .querySelector('.MuiDataGrid-columnHeaderDraggableContainer')
        ?.getAttribute('draggable');
    const sortBoth = async () => {
      await page.getByRole('columnheader').first().click();
      await userEvent.keyboard('{Shift>}');
      await page.getByRole('columnheader').nth(1).click();
      await userEvent.keyboard('{/Shift}');
    };
    const sorted = () =>
      page
        .getByRole('columnheader')
        .elements()
        .filter((header) => /ascending|descending/.test(header.ariaSort ?? '')).length;
    const community = await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: 'Aurora' })).toBeVisible();
    expect(draggable()).not.toBe('true');
    await sortBoth();
    await expect.poll(sorted).toBe(1);
    await community.unmount();
    await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGridPro rows={rows} columns={columns} />
      </div>,
    );
    await expect.element(page.getByRole('gridcell', { name: 'Aurora' })).toBeVisible();
    expect(draggable()).toBe('true');
    await sortBoth();
    await expect.poll(sorted).toBe(2);
    // A header under the pointer has more to its name.
    await userEvent.hover(page.getByText('Total Rows: 1'));
  },
);

claim('Pinned columns stay in view while the others scroll.', async () => {
  await show(
    <div style={{ width: 320 }}>
      <PinnedOrders />
    </div>,
  );
  const x = (name: string) =>
    page.getByRole('columnheader', { name }).element().getBoundingClientRect().x;
  const [berth, ship] = [x('Berth'), x('Ship')];
  document.querySelector('.MuiDataGrid-virtualScroller')?.scrollTo({ left: 100 });
  await expect.poll(() => x('Ship')).toBe(ship - 100);
  expect(x('Berth')).toBe(berth);
});

claim('Rows that form groups, with a sum for each, need :plan[premium].', async () => {
  await show(<GroupedOrders />);
  await expect.element(page.getByRole('row', { name: /Bergen \(2\).*1,255/ })).toBeVisible();
});

claim('All MUI X packages have the same major version.', async () => {
  const majors = new Set<string | undefined>();
  for (const name of [...free, ...paid]) majors.add((await manifest(name)).version.split('.')[0]);
  expect([...majors]).toEqual(['8']);
});

claim(
  'The packages declare React 17, 18 or 19 and Material UI 5.15.14 or later, 6 or 7 as peer dependencies.',
  async () => {
    for (const name of [...free, ...paid]) {
      expect((await manifest(name)).peerDependencies).toMatchObject({
        react: '^17.0.0 || ^18.0.0 || ^19.0.0',
        '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      });
    }
  },
);
