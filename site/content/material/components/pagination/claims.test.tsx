import { deDE } from '@mui/material/locale';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import TablePagination from '@mui/material/TablePagination';
import { anatomy, claim, expect, page, show, userEvent, vi } from '#claims';
import PageLinks from './demos/page-links.tsx';
import SongList from './demos/song-list.tsx';
import SongTable from './demos/song-table.tsx';
import UnknownTotal from './demos/unknown-total.tsx';
import text from './page.md?raw';

claim(
  'It also fires when someone clicks the current page again, so compare the values before you load data.',
  async () => {
    const change = vi.fn();
    await show(<Pagination count={5} onChange={change} />);
    await page.getByRole('button', { name: 'page 1', exact: true }).click();
    expect(change).toHaveBeenCalledTimes(1);
    expect(change.mock.calls[0]?.[1]).toBe(1);
  },
);

claim('If `page` is greater than `count`, no number is selected', async () => {
  await show(<Pagination count={3} page={7} />);
  expect(document.querySelector('[aria-current]')).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
});

claim('The number of items stays the same while people move through the pages', async () => {
  await show(<Pagination count={20} />);
  const next = page.getByRole('button', { name: 'Go to next page' });
  const counts = new Set([document.querySelectorAll('li').length]);
  for (let index = 0; index < 19; index += 1) {
    await next.click();
    counts.add(document.querySelectorAll('li').length);
  }
  expect([...counts]).toEqual([9]);
});

claim(
  'so the next button stays under the pointer. Numbers with three or more digits are wider and can still move it.',
  async () => {
    const placesOf = async (count: number, defaultPage: number, clicks: number) => {
      const view = await show(<Pagination count={count} defaultPage={defaultPage} />);
      const next = page.getByRole('button', { name: 'Go to next page' });
      const places = new Set<number>();
      for (let index = 0; index <= clicks; index += 1) {
        places.add(Math.round(next.element().getBoundingClientRect().left));
        if (index < clicks) await next.click();
      }
      await view.unmount();
      return places.size;
    };
    expect(await placesOf(20, 1, 18)).toBe(1);
    expect(await placesOf(200, 96, 8)).toBeGreaterThan(1);
  },
);

claim('The component wraps when it is wider than its parent.', async () => {
  await show(
    <div style={{ width: 160 }}>
      <Pagination count={40} defaultPage={18} />
    </div>,
  );
  const tops = [...document.querySelectorAll('li')].map((item) => item.getBoundingClientRect().top);
  expect(new Set(tops).size).toBeGreaterThan(1);
});

claim('In a right-to-left theme the previous button shows the icon of `next`', async () => {
  const Right = () => <SvgIcon data-icon="next" />;
  const Left = () => <SvgIcon data-icon="previous" />;
  await show(
    <Pagination
      count={3}
      renderItem={(item) => <PaginationItem {...item} slots={{ previous: Left, next: Right }} />}
    />,
    { direction: 'rtl' },
  );
  const previous = page.getByRole('button', { name: 'Go to previous page' }).element();
  expect(previous.querySelector('svg')?.getAttribute('data-icon')).toBe('next');
});

claim(
  'A disabled item keeps its `href`, but gets `aria-disabled`, leaves the tab order and ignores the pointer.',
  async () => {
    await show(<PageLinks />);
    const previous = page.getByLabelText('Go to previous page').element();
    expect(previous.getAttribute('href')).toBe('?page=0#links-in-pagination');
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    expect(previous.getAttribute('tabindex')).toBe('-1');
    expect(getComputedStyle(previous).pointerEvents).toBe('none');
  },
);

claim(
  'Set `count` to the number of pages, keep the current one in state, and slice your data by it.',
  async () => {
    await show(<SongList />);
    await expect.element(page.getByText('Paper Lanterns')).toBeVisible();
    await page.getByRole('button', { name: 'Go to page 3' }).click();
    await expect.element(page.getByText('Night Ferry')).toBeVisible();
    await expect.element(page.getByText('Paper Lanterns')).not.toBeInTheDocument();
  },
);

claim('With fewer than two options, the menu is not shown.', async () => {
  await show(
    <TablePagination
      component="div"
      count={50}
      page={0}
      rowsPerPage={10}
      rowsPerPageOptions={[10]}
      onPageChange={() => undefined}
    />,
  );
  await expect.element(page.getByText('1–10 of 50')).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
});

claim('By default it renders a `<td>` that spans all columns, for a `TableFooter`.', async () => {
  await show(
    <table>
      <tfoot>
        <tr>
          <TablePagination count={50} page={0} rowsPerPage={10} onPageChange={() => undefined} />
        </tr>
      </tfoot>
    </table>,
  );
  expect(document.querySelector('td')?.colSpan).toBe(1000);
});

claim("`{ value: -1, label: 'All' }` adds an option for all rows.", async () => {
  await show(<SongTable />);
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect.element(page.getByText('1–48 of 48')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
});

claim(
  'The label then reads “1–20 of more than 20”, and the next button is always enabled.',
  async () => {
    await show(
      <TablePagination
        component="div"
        count={-1}
        page={0}
        rowsPerPage={20}
        rowsPerPageOptions={[20]}
        onPageChange={() => undefined}
      />,
    );
    await expect.element(page.getByText('1–20 of more than 20')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
  },
);

claim('With `count={-1}`, the last button stays disabled.', async () => {
  await show(
    <TablePagination
      component="div"
      count={-1}
      page={1}
      rowsPerPage={20}
      rowsPerPageOptions={[20]}
      onPageChange={() => undefined}
      showFirstButton
      showLastButton
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Go to first page' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Go to last page' })).toBeDisabled();
});

claim(
  'Set the real `count` once you know it, and the button is disabled on the last page.',
  async () => {
    await show(<UnknownTotal />);
    const next = page.getByRole('button', { name: 'Go to next page' });
    await next.click();
    await next.click();
    await next.click();
    await expect.element(page.getByText('Log entries 61–73, end of log')).toBeVisible();
    await expect.element(next).toBeDisabled();
  },
);

claim(
  'After a click on 5 in a list of ten, the focused button is 6, because the numbers have moved.',
  async () => {
    await show(<Pagination count={10} />);
    page.getByRole('button', { name: 'Go to page 5' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('button', { name: 'page 5', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('button', { name: 'Go to page 6' })).toHaveFocus();
  },
);

claim('It disables the arrows and the menu.', async () => {
  await show(
    <TablePagination
      component="div"
      count={50}
      page={1}
      rowsPerPage={10}
      onPageChange={() => undefined}
      disabled
    />,
  );
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
  await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-disabled', 'true');
});

/** The last of five pages, with slot props for the next button. */
function LastPage({ disabled }: { disabled: boolean }) {
  return (
    <TablePagination
      component="div"
      count={50}
      page={4}
      rowsPerPage={10}
      onPageChange={() => undefined}
      slotProps={{ actions: { nextButton: { disabled } } }}
    />
  );
}

claim('`disabled: false` keeps the next button enabled on the last page.', async () => {
  await show(<LastPage disabled={false} />);
  await expect.element(page.getByRole('button', { name: 'Go to next page' })).toBeEnabled();
});

claim('And in a right-to-left theme, `nextButton` applies to the previous button.', async () => {
  await show(<LastPage disabled />, { direction: 'rtl' });
  await expect.element(page.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
});

claim(
  'A locale in the theme translates all of them at once: `createTheme({}, deDE)` with `deDE` from `@mui/material/locale`.',
  async () => {
    await show(
      <ThemeProvider theme={createTheme({}, deDE)}>
        <Pagination count={3} />
        <TablePagination
          component="div"
          count={50}
          page={0}
          rowsPerPage={10}
          onPageChange={() => undefined}
        />
      </ThemeProvider>,
    );
    await expect.element(page.getByText('Zeilen pro Seite:')).toBeVisible();
    expect(document.querySelector('nav')?.getAttribute('aria-label')).toContain('Seite');
    expect(page.getByRole('button', { name: /page/i }).elements()).toHaveLength(0);
  },
);

claim('`onChange` still fires on a click.', async () => {
  await show(<PageLinks />);
  // The link would leave the page of the test.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await page.getByRole('link', { name: 'Go to page 3' }).click();
  await expect
    .element(page.getByRole('link', { name: 'page 3', exact: true }))
    .toHaveAttribute('aria-current', 'page');
});

anatomy(text, 'Pagination', () => show(<Pagination count={20} />));
anatomy(text, 'TablePagination', () => show(<SongTable />));

claim('moves to the next item; disabled items are skipped', async () => {
  await show(<Pagination count={3} />);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'page 1', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'page 2', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  const current = page.getByRole('button', { name: 'page 3', exact: true });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
});

claim('The root is a `<nav>` named “pagination navigation”.', async () => {
  await show(<Pagination count={3} />);
  await expect
    .element(page.getByRole('navigation', { name: 'pagination navigation' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'page 1', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('button', { name: 'Go to page 3' })).toBeVisible();
});

claim('`styled(PaginationItem)({ borderRadius: 8 })`, rendered by `renderItem`', async () => {
  const Square = styled(PaginationItem)({ borderRadius: 8 });
  const theme = createTheme({
    components: {
      MuiPaginationItem: { styleOverrides: { root: { fontWeight: 700 } } },
      MuiTablePagination: { styleOverrides: { displayedRows: { fontWeight: 700 } } },
    },
  });
  const first = await show(
    <Pagination
      count={2}
      color="primary"
      data-testid="pages"
      sx={{ mt: 2, '--mui-palette-primary-main': '#2e7d32' }}
      renderItem={(item) => <Square {...item} />}
    />,
  );
  const style = (element: Element) => getComputedStyle(element);
  const current = page.getByRole('button', { name: 'page 1', exact: true }).element();
  expect(style(page.getByTestId('pages').element()).marginTop).toBe('16px');
  expect(style(current).borderTopLeftRadius).toBe('8px');
  expect(style(current).backgroundColor).toBe('rgb(46, 125, 50)');
  await first.unmount();
  await show(
    <ThemeProvider theme={theme}>
      <Pagination count={2} />
      <SongTable />
    </ThemeProvider>,
  );
  for (const part of ['.MuiPaginationItem-page', '.MuiTablePagination-displayedRows']) {
    const element = document.querySelector(part);
    expect(element && style(element).fontWeight).toBe('700');
  }
});
