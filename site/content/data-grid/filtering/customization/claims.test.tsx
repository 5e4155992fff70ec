import { Component, type ReactNode } from 'react';
import {
  DataGrid,
  getGridNumericOperators,
  type GridApi,
  type GridFilterOperator,
  GridPreferencePanelsValue,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ArrayFilter from './demos/array-filter.tsx';
import BetweenFilter from './demos/between-filter.tsx';
import CustomPanel from './demos/custom-panel.tsx';
import { recipes } from './demos/data.ts';
import FewerOperators from './demos/fewer-operators.tsx';
import PanelProps from './demos/panel-props.tsx';
import RatingFilter from './demos/rating-filter.tsx';
import ReadyWithin from './demos/ready-within.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const names = () =>
  [...document.querySelectorAll('[role=row][data-id]')].map((row) => row.getAttribute('data-id'));
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const slow = { timeout: 4000 };

async function openPanel() {
  await page.getByRole('button', { name: 'Filters' }).click();
}

claim('The “Minutes” column here has a custom operator, “ready within”:', async () => {
  await show(wide(<ReadyWithin />));
  await expect.poll(names).toEqual(['1', '2', '4']);
  await openPanel();
  const input = page.getByRole('spinbutton', { name: 'Value' });
  await expect.element(input).toBeVisible();
  await userEvent.fill(input, '12');
  await expect.poll(names, slow).toEqual(['2']);
  // Without a value, the filter is ignored.
  await userEvent.fill(input, '');
  await expect.poll(() => names().length, slow).toBe(5);
});

claim(
  'Return `null` if the value is not usable yet: the grid then ignores this filter.',
  async () => {
    const never: GridFilterOperator = {
      value: 'never',
      label: 'never',
      getApplyFilterFn: () => null,
    };
    await show(
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          rows={recipes}
          columns={[{ field: 'name', filterOperators: [never] }]}
          filterModel={{ items: [{ field: 'name', operator: 'never', value: 'x' }] }}
        />
      </div>,
    );
    await expect.poll(() => names().length).toBe(5);
  },
);

claim(
  'Pass `focusElementRef` to the input, so that it gets the focus when the panel opens.',
  async () => {
    await show(wide(<RatingFilter />));
    await openPanel();
    await expect
      .poll(() => document.activeElement?.getAttribute('name'), slow)
      .toBe('rating-filter');
    document.querySelector<HTMLInputElement>('input[name=rating-filter][value="5"]')?.click();
    await expect.poll(names).toEqual(['3', '5']);
  },
);

claim('This “between” operator accepts a missing start or end.', async () => {
  await show(wide(<BetweenFilter />));
  await expect.poll(names).toEqual(['1', '3', '4']);
  await openPanel();
  await userEvent.fill(page.getByRole('spinbutton', { name: 'From' }), '');
  await expect.poll(names, slow).toEqual(['1', '2', '3', '4']);
  await userEvent.fill(page.getByRole('spinbutton', { name: 'To' }), '12');
  await expect.poll(names, slow).toEqual(['2']);
  await userEvent.fill(page.getByRole('spinbutton', { name: 'From' }), '40');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'To' }), '');
  await expect.poll(names, slow).toEqual(['3', '5']);
  await userEvent.fill(page.getByRole('spinbutton', { name: 'From' }), '');
  await expect.poll(() => names().length, slow).toBe(5);
});

claim(
  'In a number column, the grid parses each entry of such an array, so an empty input arrives as `null`.',
  async () => {
    const seen = vi.fn();
    const range: GridFilterOperator = {
      value: 'range',
      label: 'range',
      getApplyFilterFn: ({ value }) => {
        seen(value);
        return null;
      },
    };
    await show(
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          rows={recipes}
          columns={[{ field: 'minutes', type: 'number', filterOperators: [range] }]}
          filterModel={{ items: [{ field: 'minutes', operator: 'range', value: ['15', ''] }] }}
        />
      </div>,
    );
    await expect.poll(() => seen.mock.lastCall?.[0]).toEqual([15, null]);
  },
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    const { message } = this.state;
    return message === '' ? this.props.children : <p role="alert">{message}</p>;
  }
}

claim(
  'the text in the panel, required for your own operators; the built-in ones have a translated text',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const nameless: GridFilterOperator = { value: 'odd', getApplyFilterFn: () => null };
    const [first] = getGridNumericOperators();
    if (!first) throw new Error('There is no operator.');
    const grid = (filterOperators: readonly GridFilterOperator[]) => (
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          rows={recipes}
          columns={[{ field: 'minutes', type: 'number', filterOperators }]}
          initialState={{
            preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
          }}
        />
      </div>
    );
    const shown = await show(grid([first]));
    await expect.element(page.getByRole('combobox', { name: /^Operator/ })).toBeVisible();
    await shown.unmount();
    await show(<Boundary>{grid([nameless])}</Boundary>);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/filterOperatorOdd/);
  },
);

claim('The first operator of the list is the default when people choose the column.', async () => {
  await show(wide(<FewerOperators />));
  await openPanel();
  const operator = page.getByRole('combobox', { name: /^Operator/ });
  await expect.element(operator).toHaveTextContent('>');
  await operator.click();
  await expect.poll(options).toEqual(['>', '<']);
});

claim(
  'In this demo, the cells contain arrays, and a row passes if one of its ingredients does:',
  async () => {
    await show(wide(<ArrayFilter />));
    await expect.poll(names).toEqual(['2', '4']);
  },
);

claim("lists the columns in `'asc'` or `'desc'` order", async () => {
  await show(wide(<PanelProps />));
  await openPanel();
  await page.getByRole('combobox', { name: /^Columns/ }).click();
  // “No.” is not offered.
  await expect.poll(options).toEqual(['Minutes', 'Rating', 'Recipe']);
});

claim('a function that returns the field for a new filter, including the first one', async () => {
  await show(
    <div style={{ height: 400, width: 700 }}>
      <DataGrid
        rows={recipes}
        columns={[
          { field: 'name', headerName: 'Recipe' },
          { field: 'minutes', headerName: 'Minutes' },
        ]}
        slotProps={{ filterPanel: { getColumnForNewFilter: () => 'minutes' } }}
        showToolbar
      />
    </div>,
  );
  await openPanel();
  await expect
    .element(page.getByRole('combobox', { name: /^Columns/ }))
    .toHaveTextContent('Minutes');
});

claim('Replace the whole panel with the slot `filterPanel`.', async () => {
  await show(wide(<CustomPanel />));
  await openPanel();
  const slider = page.getByRole('slider', { name: 'Minutes at most' });
  await expect.element(slider).toBeInTheDocument();
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(names).toEqual(['2']);
  await page.getByRole('button', { name: 'Show all recipes' }).click();
  await expect.poll(() => names().length).toBe(5);
});

claim(
  'Otherwise, the grid drops the filter when people open the panel from a column menu.',
  async () => {
    const quick = (requiresFilterValue: boolean): GridFilterOperator => ({
      value: 'quick',
      label: 'is quick',
      requiresFilterValue,
      getApplyFilterFn: () => (minutes) => minutes <= 15,
    });
    const grid = (required: boolean) => (
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          rows={recipes}
          columns={[
            { field: 'name', width: 200 },
            {
              field: 'minutes',
              width: 200,
              filterOperators: [...getGridNumericOperators(), quick(required)],
            },
          ]}
          initialState={{
            filter: { filterModel: { items: [{ field: 'minutes', operator: 'quick' }] } },
          }}
        />
      </div>
    );
    const openFromMenu = async () => {
      await userEvent.hover(page.getByRole('columnheader', { name: /minutes/ }));
      await page.getByRole('button', { name: 'minutes column menu' }).click();
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await expect.element(page.getByRole('combobox', { name: /^Operator/ })).toBeVisible();
    };
    const kept = await show(grid(false));
    await expect.poll(names).toEqual(['2', '4']);
    await openFromMenu();
    expect(names()).toEqual(['2', '4']);
    await kept.unmount();
    await show(grid(true));
    await expect.poll(names).toEqual(['2', '4']);
    await openFromMenu();
    await expect.poll(() => names().length, slow).toBe(5);
  },
);

claim('The grid closes the panel with :kbd[Esc] and returns the focus to the button.', async () => {
  await show(wide(<FewerOperators />));
  await openPanel();
  const operator = page.getByRole('combobox', { name: /^Operator/ });
  await expect.element(operator).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName, slow).toBe('INPUT');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('.MuiDataGrid-filterForm'), slow).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus();
});

claim('An operator without `InputComponent` shows no input.', async () => {
  const quick: GridFilterOperator = {
    value: 'quick',
    label: 'is quick',
    requiresFilterValue: false,
    getApplyFilterFn: () => (minutes) => minutes <= 15,
  };
  await show(
    <div style={{ height: 400, width: 700 }}>
      <DataGrid
        rows={recipes}
        columns={[{ field: 'minutes', filterOperators: [quick] }]}
        initialState={{
          filter: { filterModel: { items: [{ field: 'minutes', operator: 'quick' }] } },
        }}
        showToolbar
      />
    </div>,
  );
  await expect.poll(names).toEqual(['2', '4']);
  await openPanel();
  await expect.element(page.getByRole('combobox', { name: /^Operator/ })).toBeVisible();
  expect(document.querySelector('.MuiDataGrid-filterFormValueInput input')).toBeNull();
});

claim(
  'In `DataGrid`, use the same `id` in all calls of `upsertFilterItem`: an item with another `id` is dropped, because only the first item of the model counts.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      <div style={{ height: 400, width: 700 }}>
        <DataGrid
          apiRef={apiRef}
          rows={recipes}
          columns={[{ field: 'name' }, { field: 'minutes', type: 'number' }]}
        />
      </div>,
    );
    await expect.poll(names).toHaveLength(5);
    apiRef.current?.upsertFilterItem({ id: 1, field: 'minutes', operator: '<=', value: 15 });
    await expect.poll(names).toEqual(['2', '4']);
    apiRef.current?.upsertFilterItem({ id: 2, field: 'minutes', operator: '>', value: 15 });
    expect(names()).toEqual(['2', '4']);
    apiRef.current?.upsertFilterItem({ id: 1, field: 'minutes', operator: '>', value: 15 });
    await expect.poll(names).toEqual(['1', '3', '5']);
  },
);
