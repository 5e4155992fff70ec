import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AnyOf from './demos/any-of.tsx';
import DistrictButtons from './demos/district-buttons.tsx';
import FixedFilter from './demos/fixed-filter.tsx';
import FlatsToLet from './demos/flats-to-let.tsx';
import OpenPanel from './demos/open-panel.tsx';
import ServerFilter from './demos/server-filter.tsx';
import SeveralConditions from './demos/several-conditions.tsx';

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );
const rows = [
  { id: 1, town: 'Örebro', size: 5 },
  { id: 2, town: 'Oslo', size: 7 },
];

function Towns({
  filterModel,
  ignoreDiacritics = false,
}: {
  filterModel: GridFilterModel;
  ignoreDiacritics?: boolean;
}) {
  return (
    <div style={{ height: 300, width: 500 }}>
      <DataGrid
        rows={rows}
        columns={[
          { field: 'town' },
          {
            field: 'size',
            type: 'number',
            valueFormatter: (size: number) => `size ${String(size)}`,
          },
        ]}
        filterModel={filterModel}
        ignoreDiacritics={ignoreDiacritics}
      />
    </div>
  );
}

claim('The grid below starts with one filter.', async () => {
  // at 1280 px a demo has about 626 px; all columns must be in view there
  await show(
    <div style={{ width: 626 }}>
      <FlatsToLet />
    </div>,
  );
  await expect.poll(() => texts('rooms').length).toBeGreaterThan(0);
  expect(texts('rooms').every((rooms) => Number(rooms) >= 3)).toBe(true);
  await expect
    .poll(() =>
      document
        .querySelector<HTMLElement>('.MuiDataGrid-root')
        ?.style.getPropertyValue('--DataGrid-hasScrollX'),
    )
    .toBe('0');
  await page
    .getByRole('button', { name: /filter/i })
    .first()
    .click();
  await expect.element(page.getByRole('spinbutton')).toHaveValue(3);
});

claim('Values are compared after `valueGetter`.', async () => {
  await show(<Towns filterModel={{ items: [{ field: 'size', operator: '=', value: 7 }] }} />);
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
});

claim('Text is compared without regard to case.', async () => {
  await show(
    <Towns filterModel={{ items: [{ field: 'town', operator: 'equals', value: 'OSLO' }] }} />,
  );
  await expect.poll(() => texts('town')).toEqual(['Oslo']);
});

claim('With `ignoreDiacritics`, “orebro” finds “Örebro” too.', async () => {
  const filterModel = { items: [{ field: 'town', operator: 'contains', value: 'orebro' }] };
  const strict = await show(<Towns filterModel={filterModel} />);
  await expect.element(page.getByText('No results found.')).toBeVisible();
  await strict.unmount();
  await show(<Towns filterModel={filterModel} ignoreDiacritics />);
  await expect.poll(() => texts('town')).toEqual(['Örebro']);
});

claim('The panel keeps working: both change the same value.', async () => {
  await show(<DistrictButtons />);
  const button = page.getByRole('button', { name: 'Hillside', exact: true });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Hillside']));
  await page.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('Center');
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Center']));
});

claim('`DataGrid` uses one condition at a time.', async () => {
  const error = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await show(
    <Towns
      filterModel={{
        items: [
          { id: 1, field: 'town', operator: 'contains', value: 'o' },
          { id: 2, field: 'size', operator: '=', value: 99 },
        ],
      }}
    />,
  );
  await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
  error.mockRestore();
});

claim('Pro takes many, joined by “and” or by “or” for the whole list.', async () => {
  await show(<SeveralConditions />);
  await expect.poll(() => texts('rent').length).toBeGreaterThan(0);
  expect(texts('rent').every((rent) => Number(rent?.replace(',', '')) < 800)).toBe(true);
  expect(texts('rooms').every((rooms) => Number(rooms) >= 2)).toBe(true);
});

claim('Open the panel and type “quay”.', async () => {
  await show(<ServerFilter />);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('textbox', { name: 'Value' }).fill('quay');
  await expect
    .poll(() => texts('street').filter((street) => !street?.includes('Quay')), { timeout: 5000 })
    .toEqual([]);
  expect(texts('street').length).toBeGreaterThan(0);
});

claim(
  'In the panel the focus is on the value; :kbd[Esc] closes it and gives the focus back.',
  async () => {
    await show(<FlatsToLet />);
    await page
      .getByRole('button', { name: /filter/i })
      .first()
      .click();
    await expect.element(page.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('spinbutton')).not.toBeInTheDocument();
  },
);

claim('`setFilterModel` with an empty list removes all conditions:', async () => {
  await show(<OpenPanel />);
  await expect.poll(() => texts('rent').length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Filter by rent' }).click();
  await page.getByRole('spinbutton').fill('480');
  await expect.poll(() => new Set(texts('rent'))).toEqual(new Set(['480']));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect.poll(() => new Set(texts('rent')).size).toBeGreaterThan(1);
});

claim('A condition without a value, or with an empty list, keeps all rows.', async () => {
  for (const item of [
    { field: 'town', operator: 'contains' },
    { field: 'town', operator: 'isAnyOf', value: [] },
  ]) {
    const screen = await show(<Towns filterModel={{ items: [item] }} />);
    await expect.poll(() => texts('town')).toEqual(['Örebro', 'Oslo']);
    await screen.unmount();
  }
});

claim("for boolean columns it is a string, `'true'` or `'false'`", async () => {
  await show(<FixedFilter />);
  const icons = () =>
    [...document.querySelectorAll('[role=gridcell][data-field=balcony] [data-value]')].map((icon) =>
      icon.getAttribute('data-value'),
    );
  await expect.poll(() => new Set(icons())).toEqual(new Set(['true']));
});

claim('and for `isAnyOf` a list', async () => {
  await show(<AnyOf />);
  await expect.poll(() => new Set(texts('district'))).toEqual(new Set(['Harbor', 'Hillside']));
});
