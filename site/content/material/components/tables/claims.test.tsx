import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { commands } from 'vitest/browser';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableSortLabel from '@mui/material/TableSortLabel';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import ColumnGroups from './demos/column-groups.tsx';
import FilterRows from './demos/filter-rows.tsx';
import LoadingRows from './demos/loading-rows.tsx';
import PageButtons from './demos/page-buttons.tsx';
import PagedReadings from './demos/paged-readings.tsx';
import RowDetails from './demos/row-details.tsx';
import SelectedInvoices from './demos/selected-invoices.tsx';
import SortedBuilds from './demos/sorted-builds.tsx';
import SortedPages from './demos/sorted-pages.tsx';
import StickyColumn from './demos/sticky-column.tsx';
import StickyStock from './demos/sticky-stock.tsx';
import ZebraRows from './demos/zebra-rows.tsx';
import text from './page.md?raw';

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
  const header = page.getByRole('columnheader', { name: /Seconds/ });
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: /Seconds/ }).click();
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

claim('for numbers; with the right-to-left style plugin, they align left', async () => {
  const number = (
    <Table>
      <TableBody>
        <TableRow>
          <TableCell align="right">12</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
  const ltr = await show(number);
  await expect.element(page.getByRole('cell')).toHaveStyle({ textAlign: 'right' });
  await ltr.unmount();
  await show(number, { direction: 'rtl' });
  await expect.element(page.getByRole('cell')).toHaveStyle({ textAlign: 'left' });
  const propsOf = (name: string) =>
    commands.readFile(`node_modules/@mui/material/${name}/${name}.d.ts`);
  expect(await propsOf('TableCell')).toMatch(/^ *align\?:/m);
  expect(await propsOf('Table')).not.toMatch(/^ *align\?:/m);
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

claim('Then the head stays while the rows scroll.', async () => {
  await show(<StickyStock />);
  const head = () => document.querySelector('th')?.getBoundingClientRect().top;
  await expect.poll(head).toBeDefined();
  const before = head();
  page.getByRole('region').element().scrollTo({ top: 200 });
  await expect.poll(() => page.getByRole('region').element().scrollTop).toBe(200);
  expect(head()).toBe(before);
});

claim('Put the details in a second row with one cell across all columns.', async () => {
  await show(<RowDetails />);
  const button = page.getByRole('button').first();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  const row = button.element().closest('tr');
  const [details, ...others] = row?.nextElementSibling?.children ?? [];
  expect(others).toEqual([]);
  expect(details?.getAttribute('colspan')).toBe(String(row?.children.length));
  await expect.element(page.getByText('Took 312 seconds, 0 tests failed.')).toBeVisible();
});

const element = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};

claim('Give an empty result a row of its own', async () => {
  await show(<FilterRows />);
  const field = page.getByRole('searchbox');
  await field.fill('paper');
  await expect.poll(() => column(1)).toEqual(['Baltic Paper']);
  await field.fill('9999');
  await expect.element(page.getByRole('cell', { name: 'No invoices match “9999”.' })).toBeVisible();
});

claim(
  'An option with the value `-1` shows all rows: the label then ends with the total.',
  async () => {
    await show(<PageButtons />);
    await page.getByRole('button', { name: 'Go to last page' }).click();
    await expect.element(page.getByText('21–23 of 23')).toBeVisible();
    await page.getByRole('combobox').click();
    await page.getByRole('option', { name: 'All' }).click();
    await expect.element(page.getByText('1–23 of 23')).toBeVisible();
    expect(column(0)).toHaveLength(23);
  },
);

claim('With a single entry in `rowsPerPageOptions`, the select disappears.', async () => {
  const changed = vi.fn();
  await show(
    <TablePagination
      component="div"
      count={23}
      page={0}
      rowsPerPage={10}
      rowsPerPageOptions={[10]}
      onPageChange={(_event, next) => changed(next)}
      ActionsComponent={({ page: current, onPageChange }) => (
        <button onClick={(event) => onPageChange(event, current + 2)}>Two on</button>
      )}
    />,
  );
  await page.getByRole('button', { name: 'Two on' }).click();
  expect(changed.mock.lastCall).toEqual([2]);
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

claim(
  "For the first column, use CSS: `position: 'sticky'` with `insetInlineStart: 0`.",
  async () => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const screen = await show(<StickyColumn />, { direction });
      const town = () =>
        page.getByRole('rowheader', { name: 'Lisbon' }).element().getBoundingClientRect();
      await expect.element(page.getByRole('rowheader', { name: 'Lisbon' })).toBeVisible();
      const before = town().left;
      const region = page.getByRole('region').element();
      region.scrollTo({ left: direction === 'ltr' ? 80 : -80 });
      await expect.poll(() => Math.abs(region.scrollLeft)).toBeGreaterThan(20);
      expect(Math.round(town().left)).toBe(Math.round(before));
      await screen.unmount();
    }
  },
);

claim('Set `top` to the height of the first row.', async () => {
  await show(<ColumnGroups />);
  const region = page.getByRole('region').element();
  await expect.element(page.getByText('Sales', { exact: true })).toBeVisible();
  region.scrollTo({ top: 100 });
  await expect.poll(() => region.scrollTop).toBe(100);
  const group = page.getByText('Sales', { exact: true }).element();
  const month = page.getByRole('columnheader', { name: 'May' }).first().element();
  expect(month.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    group.getBoundingClientRect().bottom - 1,
  );
});

claim('`stickyHeader` gives the cells of the head the color `background.default`.', async () => {
  await show(<StickyStock />, { paletteMode: 'dark' });
  await expect.poll(() => getComputedStyle(element('th')).backgroundColor).toBe('rgb(18, 18, 18)');
});

claim('`aria-busy` tells assistive technology that the table is not complete yet.', async () => {
  await show(<LoadingRows />);
  const table = page.getByRole('table');
  await expect.element(table).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Finish loading' }).click();
  await expect.element(table).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('cell', { name: 'Molen' })).toBeVisible();
});

claim(
  '`tableCellClasses.head` and `tableCellClasses.body` tell the two kinds of cells apart.',
  async () => {
    await show(<ZebraRows />);
    await expect.element(page.getByRole('columnheader').first()).toHaveClass('MuiTableCell-head');
    await expect.element(page.getByRole('rowheader').first()).toHaveClass('MuiTableCell-body');
    const color = (row: number) =>
      getComputedStyle(element(`tbody tr:nth-of-type(${row})`)).backgroundColor;
    expect(color(1)).not.toBe(color(2));
  },
);

claim('a click anywhere in the row follows it', async () => {
  const followed = vi.fn();
  await show(
    <Table>
      <TableBody>
        <TableRow sx={{ position: 'relative' }}>
          <TableCell>
            <Link
              href="#order"
              sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
              onClick={(event) => {
                event.preventDefault();
                followed();
              }}
            >
              Order 3041
            </Link>
          </TableCell>
          <TableCell>packed</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  await expect.element(page.getByText('packed')).toBeVisible();
  const { left, top } = page.getByText('packed').element().getBoundingClientRect();
  const under = document.elementFromPoint(left + 8, top + 8);
  await userEvent.click(under ?? document.body);
  expect(followed).toHaveBeenCalledTimes(1);
});

claim(
  "(it appears below the table; `'& caption': { captionSide: 'top' }` in `sx` moves it)",
  async () => {
    await show(
      <>
        <Table>
          <caption>below</caption>
        </Table>
        <Table sx={{ '& caption': { captionSide: 'top' } }}>
          <caption>above</caption>
        </Table>
      </>,
    );
    await expect.element(page.getByText('below')).toHaveStyle({ captionSide: 'bottom' });
    await expect.element(page.getByText('above')).toHaveStyle({ captionSide: 'top' });
  },
);

claim('the label says “of more than 10”, and the next button is always enabled', async () => {
  await show(
    <TablePagination
      component="div"
      count={-1}
      page={0}
      rowsPerPage={10}
      onPageChange={() => undefined}
    />,
  );
  await expect.element(page.getByText('1–10 of more than 10')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
});

claim('`selected` on the `TableRow` only changes its color', async () => {
  await show(<SelectedInvoices />);
  const row = page.getByRole('row', { name: /2206/ });
  await expect.element(row).toHaveClass('Mui-selected');
  await expect.element(row).not.toHaveAttribute('aria-selected');
});

claim('then set their ARIA roles, but `TableCell` does not', async () => {
  await show(
    <Table component="div" aria-label="Orders">
      <TableHead component="div">
        <TableRow component="div">
          <TableCell component="div">Order</TableCell>
        </TableRow>
      </TableHead>
      <TableBody component="div">
        <TableRow component="div">
          <TableCell component="div">3041</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(page.getByRole('rowgroup').elements()).toHaveLength(2);
  expect(page.getByRole('row').elements()).toHaveLength(2);
  await expect.element(page.getByText('3041')).not.toHaveAttribute('role');
});

anatomy(text, 'TableContainer', () =>
  show(
    <TableContainer>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>
              <TableSortLabel active>Build</TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody />
        <TableFooter />
      </Table>
    </TableContainer>,
  ),
);

const pagination = (
  <TablePagination
    component="div"
    count={30}
    page={0}
    rowsPerPage={10}
    onPageChange={() => undefined}
    slotProps={{ toolbar: { className: 'pages' } }}
  />
);

anatomy(text, 'TablePagination', () => show(pagination));

claim('Choose by how many tables you want to change:', async () => {
  const theme = createTheme({
    components: { MuiTableCell: { styleOverrides: { body: { fontWeight: 700 } } } },
  });
  const body = (name: string) => (
    <TableBody>
      <TableRow>
        <TableCell>{name}</TableCell>
      </TableRow>
    </TableBody>
  );
  await show(
    <>
      <Table sx={{ '& td': { borderBottom: 0 } }}>{body('one')}</Table>
      <ThemeProvider theme={theme}>
        <Table sx={{ '--mui-palette-TableCell-border': '#90a4ae' }}>{body('themed')}</Table>
      </ThemeProvider>
      <Table sx={{ '--mui-palette-TableCell-border': '#90a4ae' }}>{body('variable')}</Table>
      {pagination}
      <ZebraRows />
    </>,
  );
  const styleOf = (name: string) =>
    getComputedStyle(page.getByText(name, { exact: true }).element());
  expect(styleOf('one').borderBottomWidth).toBe('0px');
  expect(styleOf('themed').fontWeight).toBe('700');
  expect(styleOf('variable').borderBottomColor).toBe('rgb(144, 164, 174)');
  expect(styleOf('themed').borderBottomColor).not.toBe('rgb(144, 164, 174)');
  expect(document.querySelector('.MuiTablePagination-toolbar')?.className).toContain('pages');
  const [, first, second] = page
    .getByRole('table', { name: /striped/ })
    .getByRole('row')
    .elements();
  if (!first || !second) throw new Error('The table has no rows.');
  expect(getComputedStyle(first).backgroundColor).not.toBe(
    getComputedStyle(second).backgroundColor,
  );
});

claim('sorts, on a `TableSortLabel`', async () => {
  await show(<SortedBuilds />);
  const sorted = () => document.querySelector('th[aria-sort]');
  const before = sorted()?.getAttribute('aria-sort');
  const label = sorted()?.querySelector<HTMLElement>('.MuiTableSortLabel-root');
  label?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sorted()?.getAttribute('aria-sort')).not.toBe(before);
  await userEvent.keyboard(' ');
  await expect.poll(() => sorted()?.getAttribute('aria-sort')).toBe(before);
});

claim('moves to the next control: rows and cells are not in the tab order', async () => {
  await show(<SelectedInvoices />);
  const boxes = page.getByRole('checkbox').elements();
  for (const box of boxes) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(box);
  }
});

claim('selects a row, on its checkbox', async () => {
  await show(<SelectedInvoices />);
  const box = page.getByRole('checkbox').nth(1);
  const before = box.element().matches(':checked');
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.poll(() => box.element().matches(':checked')).toBe(!before);
});

claim('goes to another page, on an arrow of `TablePagination`', async () => {
  const onPageChange = vi.fn();
  await show(
    <TablePagination
      component="div"
      count={30}
      page={1}
      rowsPerPage={10}
      onPageChange={onPageChange}
    />,
  );
  await userEvent.keyboard('{Tab}{Tab}{Enter}{Tab} ');
  expect(onPageChange.mock.calls.map(([, to]: unknown[]) => to)).toEqual([0, 2]);
});

claim('Head cells get `scope="col"` by themselves.', async () => {
  await show(
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Build</TableCell>
        </TableRow>
      </TableHead>
    </Table>,
  );
  await expect
    .element(page.getByRole('columnheader', { name: 'Build' }))
    .toHaveAttribute('scope', 'col');
});

claim('A new order can move any row, so go back to page 0.', async () => {
  await show(<SortedPages />);
  expect(column(1)).toEqual(['6.2', '6.1', '6.0', '5.9', '5.8']);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect.element(page.getByText('6–10 of 23')).toBeVisible();
  await page.getByRole('button', { name: 'Degrees' }).click();
  await expect.element(page.getByText('1–5 of 23')).toBeVisible();
  expect(column(1)).toEqual(['4.0', '4.1', '4.2', '4.3', '4.4']);
});

claim('With an unknown total, the button for the last page stays disabled.', async () => {
  await show(
    <TablePagination
      component="div"
      count={-1}
      page={0}
      rowsPerPage={10}
      showLastButton
      onPageChange={() => undefined}
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Go to last page' })).toBeDisabled();
});
