import {
  DataGrid,
  GridPreferencePanelsValue,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import useMediaQuery from '@mui/material/useMediaQuery';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import Applicants from './demos/applicants.tsx';
import ByWidth from './demos/by-width.tsx';
import PanelButton from './demos/panel-button.tsx';
import PanelChoices from './demos/panel-choices.tsx';
import ToggleContact from './demos/toggle-contact.tsx';
import TwoViews from './demos/two-views.tsx';

const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
const headers = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((cell) =>
    cell.getAttribute('data-field'),
  );
/** The field of the panel; the quick filter of the toolbar has another placeholder. */
const search = page.getByPlaceholder('Search', { exact: true });
const openPanel = async () => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(search).toBeVisible();
};
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });

claim('“Email” and “City” are hidden initially. “Name” cannot be hidden.', async () => {
  await show(<Applicants />);
  await expect.poll(headers).toEqual(['name', 'instrument', 'years', 'grade']);
  await openPanel();
  await expect.element(box('Name')).toBeDisabled();
  await box('Email').click();
  await expect.poll(headers).toContain('email');
});

claim('and hide others from the column menu', async () => {
  await show(<Applicants />);
  await header('Grade').hover();
  await page.getByRole('button', { name: 'Grade column menu' }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect.poll(headers).toEqual(['name', 'instrument', 'years']);
});

claim(
  'People can still hide a column; then neither button is selected, because the model is neither of the two.',
  async () => {
    await show(<TwoViews />);
    const jury = page.getByRole('button', { name: 'Jury' });
    const office = page.getByRole('button', { name: 'Office' });
    await office.click();
    await expect.poll(headers).toEqual(['name', 'city', 'email']);
    await header('City').hover();
    await page.getByRole('button', { name: 'City column menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect.poll(headers).toEqual(['name', 'email']);
    await expect.element(jury).toHaveAttribute('aria-pressed', 'false');
    await expect.element(office).toHaveAttribute('aria-pressed', 'false');
  },
);

claim(
  '`hideable: false` limits people, not your code: you can still hide such a column in the model.',
  async () => {
    await show(
      <div style={{ height: 300, width: 400 }}>
        <DataGrid
          rows={[{ id: 1 }]}
          columns={[{ field: 'id', hideable: false }, { field: 'name' }]}
          initialState={{ columns: { columnVisibilityModel: { id: false, gone: false } } }}
        />
      </div>,
    );
    await expect.poll(headers).toEqual(['name']);
  },
);

claim('no panel and no menu items', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={[{ id: 1 }]}
        columns={[{ field: 'id', headerName: 'Number' }]}
        showToolbar
        disableColumnSelector
      />
    </div>,
  );
  await header('Number').hover();
  await page.getByRole('button', { name: 'Number column menu' }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Hide column' }).elements()).toHaveLength(0);
  expect(page.getByRole('menuitem', { name: 'Manage columns' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  expect(page.getByRole('button', { name: 'Columns' }).elements()).toHaveLength(0);
});

claim('the fields that are listed', async () => {
  await show(<PanelChoices />);
  await openPanel();
  const names = page
    .getByRole('checkbox')
    .elements()
    .map((input) => input.closest('label')?.textContent);
  expect(names).toEqual(['Grade', 'Instrument', 'Years']);
});

claim('With a new `columns` array on each render, it has nothing to restore.', async () => {
  function Renders() {
    const [count, setCount] = useState(0);
    return (
      <div style={{ height: 400, width: 500 }}>
        <button onClick={() => setCount(count + 1)}>Render {count}</button>
        <DataGrid
          rows={[{ id: 1 }]}
          columns={[{ field: 'id' }, { field: 'name' }, { field: 'town' }]}
          showToolbar
        />
      </div>
    );
  }
  await show(<Renders />);
  await openPanel();
  await box('town').click();
  await expect.poll(headers).toEqual(['id', 'name']);
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect.element(reset).toBeEnabled();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Render 0' }).click();
  await openPanel();
  await expect.element(reset).toBeDisabled();
});

claim(
  'Reset restores the model that the grid had when it was mounted, or when `columns` last changed.',
  async () => {
    await show(<Applicants />);
    await openPanel();
    const reset = page.getByRole('button', { name: 'Reset' });
    await expect.element(reset).toBeDisabled();
    await box('Grade').click();
    await expect.poll(headers).toEqual(['name', 'instrument', 'years']);
    await reset.click();
    await expect.poll(headers).toEqual(['name', 'instrument', 'years', 'grade']);
  },
);

claim('and the filter panel still lists them', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        rows={[{ id: 1 }]}
        columns={[{ field: 'id' }, { field: 'town' }]}
        initialState={{ columns: { columnVisibilityModel: { town: false } } }}
        showToolbar
      />
    </div>,
  );
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: /^Columns/ }).click();
  await expect.element(page.getByRole('option', { name: 'town' })).toBeVisible();
});

claim('You can still sort and filter by them in the models', async () => {
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid
        rows={[
          { id: 1, name: 'Ana', years: 9 },
          { id: 2, name: 'Bo', years: 3 },
          { id: 3, name: 'Cem', years: 5 },
        ]}
        columns={[{ field: 'name' }, { field: 'years', type: 'number' }]}
        initialState={{
          columns: { columnVisibilityModel: { years: false } },
          sorting: { sortModel: [{ field: 'years', sort: 'asc' }] },
          filter: { filterModel: { items: [{ field: 'years', operator: '<', value: 9 }] } },
        }}
      />
    </div>,
  );
  await expect
    .poll(() =>
      [...document.querySelectorAll('[role=gridcell][data-field=name]')].map((c) => c.textContent),
    )
    .toEqual(['Bo', 'Cem']);
});

claim(
  'The panel opens from the toolbar with :kbd[Enter], starts in its search field, and closes with :kbd[Esc].',
  async () => {
    await show(<Applicants />);
    page.getByRole('button', { name: 'Columns' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => search.elements()).toHaveLength(0);
  },
);

claim('The demo changes two columns at once and keeps what people have hidden:', async () => {
  await show(<ToggleContact />);
  const toggle = page.getByRole('button', { name: 'Show or hide contact data' });
  await header('Grade').hover();
  await page.getByRole('button', { name: 'Grade column menu' }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect.poll(headers).toEqual(['name', 'city', 'email']);
  await toggle.click();
  await expect.poll(headers).toEqual(['name']);
  await toggle.click();
  await expect.poll(headers).toEqual(['name', 'city', 'email']);
});

claim('In a custom toolbar, open the panel with `ColumnsPanelTrigger`.', async () => {
  await show(<PanelButton />);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await expect.element(search).toBeVisible();
});

claim('The panel then opens without a toolbar as well.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 300, width: 400 }}>
      <DataGrid apiRef={apiRef} rows={[{ id: 1 }]} columns={[{ field: 'id' }]} />
    </div>,
  );
  await expect.poll(headers).toEqual(['id']);
  apiRef.current?.showPreferences(GridPreferencePanelsValue.columns);
  await expect.element(search).toBeVisible();
});

claim(
  'As soon as people choose columns themselves, the demo keeps their choice at any width:',
  async () => {
    await page.viewport(500, 800);
    await show(<ByWidth />);
    await expect.poll(headers).toEqual(['name', 'instrument']);
    await openPanel();
    await box('City').click();
    await expect.poll(headers).toEqual(['name', 'instrument', 'city']);
    await page.viewport(1280, 800);
    await expect.poll(headers).toEqual(['name', 'instrument', 'city']);
  },
);

function Probe() {
  return <p role="status">{useMediaQuery('(min-width: 1px)') ? 'wide' : 'narrow'}</p>;
}

claim(
  'With server rendering, `useMediaQuery` returns `false` in the first render, so control the model there.',
  async () => {
    expect(renderToString(<Probe />)).toContain('narrow');
    await show(<Probe />);
    await expect.element(page.getByRole('status')).toHaveTextContent('wide');
  },
);

claim('Autosizing and `updateColumns` count as a change.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid
        apiRef={apiRef}
        rows={[{ id: 1 }]}
        columns={[{ field: 'id' }, { field: 'name' }, { field: 'town' }]}
        showToolbar
      />
    </div>,
  );
  await openPanel();
  const reset = page.getByRole('button', { name: 'Reset' });
  await box('town').click();
  await expect.element(reset).toBeEnabled();
  await apiRef.current?.autosizeColumns({ columns: ['id'] });
  await expect.element(reset).toBeDisabled();
  await box('name').click();
  await expect.element(reset).toBeEnabled();
  apiRef.current?.updateColumns([{ field: 'id', headerName: 'Number' }]);
  await expect.element(reset).toBeDisabled();
  await expect.poll(headers).toEqual(['id']);
});

claim('the fields that are listed; by default all, also the checkbox column', async () => {
  await show(
    <div style={{ height: 400, width: 500 }}>
      <DataGrid rows={[{ id: 1 }]} columns={[{ field: 'id' }]} checkboxSelection showToolbar />
    </div>,
  );
  await openPanel();
  await expect.element(box('id')).toBeVisible();
  await box('Checkbox selection').click();
  await expect.poll(headers).toEqual(['id']);
});

claim(
  'When all are hidden, the grid says “No columns” and has a button that opens the panel.',
  async () => {
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={[{ id: 1 }]}
          columns={[{ field: 'id' }]}
          initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        />
      </div>,
    );
    await expect.element(page.getByText(/^No columns/)).toBeVisible();
    await page.getByRole('button', { name: 'Manage columns' }).click();
    await expect.element(search).toBeVisible();
  },
);

claim(
  'the search field, and which columns it finds; the predicate receives the text in lower case',
  async () => {
    const searchPredicate = vi.fn((column: GridColDef, text: string) => column.field === text);
    await show(
      <div style={{ height: 400, width: 500 }}>
        <DataGrid
          rows={[{ id: 1 }]}
          columns={[{ field: 'id' }, { field: 'town' }]}
          slotProps={{ columnsManagement: { searchPredicate } }}
          showToolbar
        />
      </div>,
    );
    await openPanel();
    await search.fill('TOWN');
    await expect.element(box('id')).not.toBeInTheDocument();
    await expect.element(box('town')).toBeVisible();
    expect(searchPredicate.mock.lastCall?.[1]).toBe('town');
  },
);
