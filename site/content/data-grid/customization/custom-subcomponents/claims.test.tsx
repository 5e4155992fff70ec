import { useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  GridActionsCellItem,
  gridRowCountSelector,
  type GridPaginationModel,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BaseSlots from './demos/base-slots.tsx';
import CellDetails from './demos/cell-details.tsx';
import ClinicFooter from './demos/clinic-footer.tsx';
import { columns, rows } from './demos/data.ts';
import FooterProps from './demos/footer-props.tsx';
import NumberedPages from './demos/numbered-pages.tsx';
import RowMenu from './demos/row-menu.tsx';
import SortIcons from './demos/sort-icons.tsx';
import WrappedRow from './demos/wrapped-row.tsx';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const button = (name: string) => page.getByRole('button', { name });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 320, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

claim('This footer shows the sum of the rows that match the filters', async () => {
  await show(<ClinicFooter />);
  await expect.element(page.getByText('Fees: $330')).toBeVisible();
  await button('Search').click();
  await userEvent.keyboard('cat');
  await expect.element(page.getByText('2 visits')).toBeVisible();
  await expect.element(page.getByText('Fees: $235')).not.toBeInTheDocument();
  await expect.element(page.getByText('Fees: $140')).toBeVisible();
});

claim('React unmounts the old one, so inputs lose their text and focus.', async () => {
  function Inside() {
    const [count, setCount] = useState(0);
    const Footer = () => <input aria-label="Note" />;
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <Grid slots={{ footer: Footer }} />
      </>
    );
  }
  await show(<Inside />);
  await page.getByRole('textbox', { name: 'Note' }).fill('hello');
  await button('Render 0').click();
  await expect.element(button('Render 1')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

claim(
  'If it reads a prop or state of your component, pass that value as the third argument as well. Otherwise the result is out of date.',
  async () => {
    function Footer() {
      const apiRef = useGridApiContext();
      const [added, setAdded] = useState(0);
      const sum = () => gridRowCountSelector(apiRef) + added;
      const old = useGridSelector(apiRef, sum);
      const current = useGridSelector(apiRef, sum, added);
      return (
        <button onClick={() => setAdded(added + 1)}>
          {old} and {current}
        </button>
      );
    }
    const slots = { footer: Footer };
    await show(<Grid slots={slots} />);
    await button('6 and 6').click();
    await expect.element(button('6 and 7')).toBeVisible();
    await page.getByText('Hazel').click();
    await expect.element(button('7 and 7')).toBeVisible();
  },
);

claim('`slotProps` passes props to the default component or to yours.', async () => {
  const own = await show(<FooterProps />);
  await expect.element(page.getByText('The clinic is open.')).toBeVisible();
  await button('Close the clinic').click();
  await expect.element(page.getByText('The clinic is closed.')).toBeVisible();
  await own.unmount();
  await show(<Grid slotProps={{ footer: { className: 'tall-footer' } }} />);
  await expect.poll(() => find('.MuiDataGrid-footerContainer')).toHaveClass('tall-footer');
});

claim(
  'The default footer of `DataGrid` shows the number of selected rows and the pagination.',
  async () => {
    await show(<Grid />);
    await page.getByText('Hazel').click();
    await expect.element(page.getByText('1 row selected')).toBeVisible();
    await expect.element(page.getByText('1–6 of 6')).toBeVisible();
    expect(find('.MuiDataGrid-rowCount')).toBeNull();
  },
);

claim(
  'It receives no props, not even from `slotProps`, so read the page from the state',
  async () => {
    const first = await show(<NumberedPages />);
    await button('Go to page 3').click();
    await expect.element(page.getByText('Bruno')).toBeVisible();
    expect(page.getByText('Biscuit').elements()).toHaveLength(0);
    await first.unmount();
    const seen = vi.fn<(props: object) => void>();
    const Pages = (props: object) => {
      seen(props);
      return <p>Pages</p>;
    };
    await show(
      <Grid slots={{ pagination: Pages }} slotProps={{ pagination: { className: 'lost' } }} />,
    );
    await expect.element(page.getByText('Pages')).toBeVisible();
    expect(seen.mock.lastCall?.[0]).toEqual({});
  },
);

claim(
  'If you control `paginationModel`, `setPage` calls `onPaginationModelChange` and the page stays the same until you update the model.',
  async () => {
    const apiRef: NonNullable<DataGridProps['apiRef']> = { current: null };
    const change = vi.fn<(model: GridPaginationModel) => void>();
    await show(
      <Grid
        apiRef={apiRef}
        paginationModel={{ page: 0, pageSize: 2 }}
        pageSizeOptions={[2]}
        onPaginationModelChange={(model) => change(model)}
      />,
    );
    await expect.element(page.getByText('Biscuit')).toBeVisible();
    apiRef.current?.setPage(1);
    await expect.poll(() => change.mock.calls).toEqual([[{ page: 1, pageSize: 2 }]]);
    await expect.element(page.getByText('Biscuit')).toBeVisible();
  },
);

claim(
  'An `onClick` does not run for clicks on checkboxes, on cells of an `actions` column and on cells that are being edited.',
  async () => {
    const clicked = vi.fn();
    await show(
      <Grid
        columns={[
          { field: 'animal', editable: true, width: 150 },
          { field: 'kind', width: 100 },
          {
            field: 'actions',
            type: 'actions',
            getActions: () => [<GridActionsCellItem key="call" icon={<i>c</i>} label="Call" />],
          },
        ]}
        slotProps={{ row: { onClick: clicked } }}
        checkboxSelection
      />,
    );
    await page.getByRole('checkbox').nth(1).click();
    await page.getByRole('menuitem', { name: 'Call' }).first().click();
    await page.getByText('Biscuit').dblClick();
    const before = clicked.mock.calls.length;
    await page.getByRole('textbox').click();
    expect(clicked.mock.calls.length).toBe(before);
    await userEvent.keyboard('{Escape}');
    // The double-click on a cell that was not edited yet.
    expect(before).toBe(2);
    await page.getByText('Parrot').click();
    expect(clicked.mock.calls.length).toBe(before + 1);
  },
);

claim('Right-click a row to cancel a visit', async () => {
  await show(<RowMenu />);
  await page.getByText('Hazel').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Cancel this visit' }).click();
  await expect.element(page.getByText('Hazel')).not.toBeInTheDocument();
  await expect.element(page.getByText('Biscuit')).toBeVisible();
});

claim('This row adds `data-kind`, which tests and styles can use', async () => {
  await show(<WrappedRow />);
  await expect.poll(() => find('[role=row][data-id="2"]')?.dataset['kind']).toBe('Cat');
  await expect.poll(() => find('[role=row][data-id="1"]')?.dataset['kind']).toBe('Dog');
});

claim('`slotProps.cell` adds event handlers to all cells.', async () => {
  await show(<CellDetails />);
  await userEvent.hover(page.getByText('Nail trim'));
  await expect.element(page.getByText('Hazel: reason')).toBeVisible();
});

claim('To remove the icon of a sort direction, set its slot to `null`.', async () => {
  const first = await show(<SortIcons />);
  await expect.poll(() => find('[data-testid=ExpandLessIcon]')).not.toBeNull();
  await first.unmount();
  await show(
    <Grid
      slots={{ columnSortedAscendingIcon: null }}
      initialState={{ sorting: { sortModel: [{ field: 'animal', sort: 'asc' }] } }}
    />,
  );
  await expect.element(page.getByText('Biscuit')).toBeVisible();
  expect(find('[role=columnheader][data-field=animal] .MuiDataGrid-sortIcon')).toBeNull();
});

claim('To pass props to the Material UI component, use `material`', async () => {
  await show(<BaseSlots />);
  await expect
    .poll(() => document.querySelectorAll('[data-testid=StarBorderIcon]').length)
    .toBeGreaterThan(3);
  await page.getByRole('checkbox').nth(1).click();
  await expect.poll(() => find('[data-testid=StarIcon]')).not.toBeNull();
});

claim(
  '`slotProps.root` and `slotProps.main` add attributes such as `data-testid` to the outer element and to the element with the role `grid`.',
  async () => {
    await show(
      <Grid slotProps={{ root: { 'data-testid': 'outer' }, main: { 'data-testid': 'inner' } }} />,
    );
    await expect.element(page.getByTestId('inner')).toHaveAttribute('role', 'grid');
    expect(find('[data-testid=outer]')).toHaveClass('MuiDataGrid-root');
  },
);
