import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { claim, expect, page, show, vi } from '#claims';
import PagedReadings from './demos/paged-readings.tsx';
import RowDetails from './demos/row-details.tsx';
import SelectedInvoices from './demos/selected-invoices.tsx';
import SortedBuilds from './demos/sorted-builds.tsx';
import StickyStock from './demos/sticky-stock.tsx';

const column = (index: number) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent);

claim(
  'Sort a copy (`toSorted`, or `[...rows].sort()`), and compare numbers as numbers.',
  async () => {
    await show(<SortedBuilds />);
    await page.getByRole('button', { name: /Seconds/ }).click();
    await expect.poll(() => column(2)).toEqual(['94', '288', '305', '312']);
    const cell = document.querySelectorAll('tbody td')[2];
    expect(cell && getComputedStyle(cell).textAlign).toBe('right');
  },
);

claim('Tell screen readers with `sortDirection` on the cell: it sets `aria-sort`.', async () => {
  await show(<SortedBuilds />);
  const header = page.getByRole('columnheader', { name: /Failed tests/ });
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: /Failed tests/ }).click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
});

claim('A checkbox in the first cell selects a row, the one in the head selects all.', async () => {
  await show(<SelectedInvoices />);
  const all = page.getByRole('checkbox', { name: 'Select all invoices' });
  await expect.element(all).toBePartiallyChecked();
  await all.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Selected: 4');
  await expect.element(all).toBeChecked();
});

claim('`Table` or `TableCell`', async () => {
  await show(
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Head</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>small</TableCell>
          <TableCell size="medium">medium</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  await expect
    .element(page.getByRole('cell', { name: 'small' }))
    .toHaveClass('MuiTableCell-sizeSmall');
  await expect
    .element(page.getByRole('cell', { name: 'medium' }))
    .toHaveClass('MuiTableCell-sizeMedium');
  await expect.element(page.getByRole('columnheader')).toHaveAttribute('scope', 'col');
});

claim('It counts pages from 0.', async () => {
  await show(<PagedReadings />);
  await expect.element(page.getByText('1–5 of 23')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.element(page.getByText('6–10 of 23')).toBeVisible();
  const changed = vi.fn();
  await show(
    <TablePagination
      component="div"
      count={23}
      page={0}
      rowsPerPage={10}
      onPageChange={(_event, next) => changed(next)}
    />,
  );
  await expect.element(page.getByText('1–10 of 23')).toBeVisible();
  await page.getByRole('button', { name: 'Go to next page' }).last().click();
  expect(changed.mock.lastCall).toEqual([1]);
});

claim('Then the head stays while the rows move.', async () => {
  await show(<StickyStock />);
  const head = () => document.querySelector('th')?.getBoundingClientRect().top;
  await expect.poll(head).toBeDefined();
  const before = head();
  page.getByRole('region').element().scrollTo({ top: 200 });
  await expect.poll(() => page.getByRole('region').element().scrollTop).toBe(200);
  expect(head()).toBe(before);
});

claim('Details go into a second row with one cell across all columns.', async () => {
  await show(<RowDetails />);
  const button = page.getByRole('button').first();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});
