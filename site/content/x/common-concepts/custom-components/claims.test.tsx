import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { useState } from 'react';
import { claim, expect, page, show, userEvent } from '#claims';
import { parcelColumns, parcels } from './demos/data.ts';
import DeliveryDate from './demos/delivery-date.tsx';
import EmptyVanGrid from './demos/empty-van-grid.tsx';
import InlineOrStable from './demos/inline-or-stable.tsx';
import LateWednesdays from './demos/late-wednesdays.tsx';
import ParcelToolbarGrid from './demos/parcel-toolbar-grid.tsx';
import TotalWeight from './demos/total-weight.tsx';
import TourDays from './demos/tour-days.tsx';
import WardBeds from './demos/ward-beds.tsx';

claim('Here the Data Grid shows your own component when there are no rows:', async () => {
  await show(<EmptyVanGrid />);
  const text = page.getByText('The van is empty. Scan a parcel to load it.');
  await expect.element(text).toBeVisible();
  await page.getByLabelText('Van is loaded').click();
  await expect.element(text).not.toBeInTheDocument();
});

claim('The values are props of the component in that slot.', async () => {
  await show(<DeliveryDate />);
  await expect.element(page.getByText('Before noon')).toBeVisible();
  await page.getByRole('button', { name: /Choose date/ }).click();
  await expect.element(page.getByRole('button', { name: 'Clear' })).toBeVisible();
});

claim('Here, Wednesdays are bold and have a tooltip.', async () => {
  await show(<LateWednesdays />);
  const day = page.getByRole('gridcell', { name: '18', exact: true });
  await expect.element(day).toHaveAttribute('title', 'Open until 20:00');
  expect(getComputedStyle(day.element()).fontWeight).toBe('700');
  await expect
    .element(page.getByRole('gridcell', { name: '19', exact: true }))
    .not.toHaveAttribute('title');
});

claim(
  'That way, the component in the slot stays the same, and only its content changes.',
  async () => {
    await show(<TourDays />);
    const dots = () => document.querySelectorAll('.MuiBadge-dot:not(.MuiBadge-invisible)').length;
    await expect.poll(dots).toBe(3);
    const day = page.getByRole('gridcell', { name: '20', exact: true });
    await day.click();
    const before = day.element();
    await page.getByRole('button', { name: 'Add a tour on this day' }).click();
    await expect.poll(dots).toBe(4);
    expect(day.element()).toBe(before);
  },
);

claim('With `useTreeItemModel` you read the record behind it.', async () => {
  await show(<WardBeds />);
  await expect.element(page.getByRole('treeitem', { name: 'Ward 2A 6 free' })).toBeVisible();
});

claim('After that `slotProps` accepts it, and your component receives it', async () => {
  await show(<TotalWeight />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Selected: 12.5 kg');
  await page
    .getByRole('row', { name: /P-2041/ })
    .getByRole('checkbox')
    .click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Selected: 16.7 kg');
});

claim(
  'After each key the page renders again, and the field loses your text and the focus.',
  async () => {
    await show(<InlineOrStable />);
    const field = page.getByLabelText('Note for the driver');
    await field.click();
    await userEvent.keyboard('a');
    await expect.element(field).toHaveValue('');
    await expect.element(field).not.toHaveFocus();
    await page.getByLabelText('Define the slot inside the component').click();
    await field.click();
    await userEvent.keyboard('a');
    await userEvent.keyboard('b');
    await expect.element(field).toHaveValue('ab');
    await expect.element(field).toHaveFocus();
  },
);

claim(
  'A new `slotProps` object is harmless: the part renders again but stays mounted.',
  async () => {
    function Grid() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <div style={{ height: 250, width: 500 }}>
            <DataGrid
              rows={parcels}
              columns={parcelColumns}
              slotProps={{ footer: { 'aria-label': `Footer ${count}` } }}
            />
          </div>
        </>
      );
    }
    await show(<Grid />);
    const footer = () => document.querySelector('.MuiDataGrid-footerContainer');
    const before = footer();
    await page.getByRole('button', { name: 'Render' }).click();
    await expect.poll(() => footer()?.getAttribute('aria-label')).toBe('Footer 1');
    expect(footer()).toBe(before);
  },
);

const plainSlots = {
  toolbar: () => (
    <Toolbar>
      <FilterPanelTrigger>Plain filter</FilterPanelTrigger>
    </Toolbar>
  ),
};

claim(
  '`FilterPanelTrigger` opens the filter panel whether you render a button of the grid or your own.',
  async () => {
    const operator = page.getByRole('combobox', { name: /^Operator/ });
    const own = await show(<ParcelToolbarGrid />);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect.element(operator).toBeVisible();
    await own.unmount();
    await show(
      <div style={{ height: 250, width: 500 }}>
        <DataGrid rows={parcels} columns={parcelColumns} slots={plainSlots} showToolbar />
      </div>,
    );
    await page.getByRole('button', { name: 'Plain filter' }).click();
    await expect.element(operator).toBeVisible();
  },
);
