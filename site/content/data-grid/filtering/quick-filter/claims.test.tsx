import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
import OpenField from './demos/open-field.tsx';
import OutsideField from './demos/outside-field.tsx';
import PlantSearch from './demos/plant-search.tsx';
import SearchRules from './demos/search-rules.tsx';

const texts = (field: string) =>
  [...document.querySelectorAll(`[role=gridcell][data-field="${field}"]`)].map(
    (element) => element.textContent,
  );

const tools = [
  { id: 1, name: 'Hammer', code: 'H-10', price: 12 },
  { id: 2, name: 'Saw', code: 'S-12', price: 120 },
];

function Search({ columns, words }: { columns: GridColDef[]; words: string[] }) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid
        rows={tools}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { code: false } },
          filter: { filterModel: { items: [], quickFilterValues: words } },
        }}
      />
    </div>
  );
}

claim(
  'If all columns return `null` for it, no row matches, and the grid shows “No results found.”',
  async () => {
    await show(
      <Search columns={[{ field: 'name', getApplyQuickFilterFn: () => null }]} words={['saw']} />,
    );
    await expect.element(page.getByText('No results found.')).toBeVisible();
    expect(texts('name')).toEqual([]);
  },
);

claim('“aster 13” finds asters in a 13 cm pot, although no cell holds both words.', async () => {
  await show(<PlantSearch />);
  await expect
    .poll(() => texts('name'))
    .toEqual(['Coneflower, 13 cm', 'Marigold, 13 cm', 'Yarrow, 13 cm']);
  expect(texts('family').every((family) => family === 'Asteraceae')).toBe(true);
});

claim('the value equals it', async () => {
  await show(<Search columns={[{ field: 'price', type: 'number' }]} words={['12']} />);
  await expect.poll(() => texts('price')).toEqual(['12']);
});

claim('Columns with `filterable: false` are searched like all others.', async () => {
  await show(<Search columns={[{ field: 'name', filterable: false }]} words={['saw']} />);
  await expect.poll(() => texts('name')).toEqual(['Saw']);
});

claim('Beside another word, an empty string matches no row, so leave it out.', async () => {
  const both = await show(<Search columns={[{ field: 'name' }]} words={['saw', '']} />);
  await expect.element(page.getByText('No results found.')).toBeVisible();
  await both.unmount();
  await show(<Search columns={[{ field: 'name' }]} words={['']} />);
  await expect.poll(() => texts('name')).toEqual(['Hammer', 'Saw']);
});

claim('Hidden columns are left out.', async () => {
  await show(<Search columns={[{ field: 'name' }, { field: 'code' }]} words={['s-12']} />);
  await expect.element(page.getByText('No results found.')).toBeVisible();
});

claim(
  'This one splits at commas and joins with “or”, so it works as a shopping list:',
  async () => {
    await show(<OutsideField />);
    await page.getByLabelText('Any of these plants').fill('yarrow, hosta');
    await expect
      .poll(() => new Set(texts('name').map((name) => name?.split(',')[0])))
      .toEqual(new Set(['Yarrow', 'Hosta']));
  },
);

claim(
  'In this grid the shelf is never searched, tags are searched by their joined text, and “<40” compares heights:',
  async () => {
    await show(<SearchRules />);
    await expect.poll(() => texts('tags').length).toBeGreaterThan(0);
    expect(texts('tags').every((tags) => tags?.includes('shade'))).toBe(true);
    expect(texts('height').every((height) => Number(height) < 40)).toBe(true);
    await page.getByRole('searchbox').fill('A-10');
    await expect.element(page.getByText('No results found.')).toBeVisible();
  },
);

claim(
  'Set on `QuickFilterControl`, it ends up on the outer element of the text field; merge it into `slotProps.htmlInput` in `render`, as in the demo with the open field.',
  async () => {
    function PlainToolbar() {
      return (
        <Toolbar>
          <QuickFilter expanded>
            <QuickFilterControl aria-label="Search tools" />
          </QuickFilter>
        </Toolbar>
      );
    }
    const plain = await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          rows={tools}
          columns={[{ field: 'name' }]}
          slots={{ toolbar: PlainToolbar }}
          showToolbar
        />
      </div>,
    );
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).not.toHaveAttribute('aria-label');
    await expect.element(page.getByLabelText('Search tools')).toHaveClass(/MuiTextField-root/);
    await plain.unmount();
    await show(<OpenField />);
    await expect.element(page.getByRole('searchbox', { name: 'Search plants' })).toBeVisible();
  },
);

claim('`QuickFilter` holds the state; `QuickFilterControl` is the field.', async () => {
  await show(<OpenField />);
  await page.getByRole('searchbox', { name: 'Search plants' }).fill('yarrow');
  await expect.poll(() => texts('name')).toEqual(['Yarrow, 9 cm', 'Yarrow, 13 cm', 'Yarrow, 2 l']);
});

claim(
  'In the default toolbar, the field is closed until people click the icon, unless the grid starts with words.',
  async () => {
    const grid = (words: string[]) => (
      <div style={{ height: 300, width: 600 }}>
        <DataGrid
          rows={tools}
          columns={[{ field: 'name' }]}
          initialState={{ filter: { filterModel: { items: [], quickFilterValues: words } } }}
          showToolbar
        />
      </div>
    );
    const trigger = page.getByRole('button', { name: 'Search' });
    const closed = await show(grid([]));
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
    await trigger.click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await closed.unmount();
    await show(grid(['saw']));
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  },
);

claim(
  'In the default toolbar, :kbd[Esc] empties the field, and closes it when it is empty.',
  async () => {
    await show(<PlantSearch />);
    const field = page.getByRole('searchbox');
    await expect.element(field).toHaveValue('aster 13');
    await field.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    const trigger = page.getByRole('button', { name: 'Search' });
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);

claim('`ignoreDiacritics` finds “Évora” and “Örebro” without their marks.', async () => {
  const towns = ['Évora', 'Örebro', 'Łódź'].map((name, id) => ({ id, name }));
  for (const [word, found] of [
    ['evora', ['Évora']],
    ['orebro', ['Örebro']],
    ['lodz', []],
  ] as const) {
    const screen = await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          rows={towns}
          columns={[{ field: 'name' }]}
          ignoreDiacritics
          filterModel={{ items: [], quickFilterValues: [word] }}
        />
      </div>,
    );
    await expect.poll(() => texts('name')).toEqual(found);
    await screen.unmount();
  }
});

claim(
  'Each word is tested against the visible columns of a row, one after the other, until one matches.',
  async () => {
    const tested: string[] = [];
    const counting = (field: string): GridColDef => ({
      field,
      getApplyQuickFilterFn: (word) => (value) => {
        tested.push(`${field}:${String(value)}`);
        return String(value).toLowerCase().includes(String(word));
      },
    });
    await show(
      <Search columns={[counting('name'), counting('code'), counting('price')]} words={['saw']} />,
    );
    await expect.poll(() => texts('name')).toEqual(['Saw']);
    // The code is hidden, and the price of the saw need not be looked at.
    expect(new Set(tested)).toEqual(new Set(['name:Hammer', 'price:12', 'name:Saw']));
  },
);
