import { useState, type ReactNode } from 'react';
import {
  DataGrid,
  GridRowModes,
  type GridApi,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent } from '#claims';
import AddRow from './demos/add-row.tsx';
import ConditionalValidation from './demos/conditional-validation.tsx';
import LinkedFields from './demos/linked-fields.tsx';
import SaveTogether from './demos/save-together.tsx';
import ServerValidation from './demos/server-validation.tsx';
import SingleClick from './demos/single-click.tsx';
import ToolbarEditing from './demos/toolbar-editing.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};
const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;
const text = (id: number, field: string) => cell(id, field).textContent;
const slow = { timeout: 5000 };
const button = (name: string) => page.getByRole('button', { name, exact: true });

claim('The cell that was open before loses the focus, so the grid saves it:', async () => {
  await show(wide(<SingleClick />));
  await expect.poll(() => cell(1, 'receiver')).toBeTruthy();
  await userEvent.click(cell(1, 'receiver'));
  await expect.poll(editing).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}Berg');
  await userEvent.click(cell(2, 'city'));
  await expect.poll(() => text(1, 'receiver')).toBe('Berg');
  await expect.poll(() => cell(2, 'city').querySelector('input')).not.toBeNull();
  expect(editing()).toBe(1);
});

claim(
  '`startCellEditMode` throws an error if the cell cannot be edited or is open already.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      wide(
        <DataGrid
          apiRef={apiRef}
          rows={[{ id: 1, a: 'x', b: 'y' }]}
          columns={[{ field: 'a', editable: true }, { field: 'b' }]}
        />,
      ),
    );
    await expect.poll(() => cell(1, 'a')).toBeTruthy();
    expect(() => apiRef.current?.startCellEditMode({ id: 1, field: 'b' })).toThrow(/not editable/);
    apiRef.current?.startCellEditMode({ id: 1, field: 'a' });
    await expect.poll(editing).toBe(1);
    expect(() => apiRef.current?.startCellEditMode({ id: 1, field: 'a' })).toThrow(/not in view/);
  },
);

claim('Prevent that in `onCellEditStop`, and let the buttons decide:', async () => {
  await show(wide(<ToolbarEditing />));
  await button('Edit receiver of parcel 1').click();
  await expect.poll(editing).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}Berg');
  await button('Cancel').click();
  await expect.poll(editing).toBe(0);
  expect(text(1, 'receiver')).toBe('Nilsson');
  await userEvent.click(cell(2, 'city'));
  await button('Edit city of parcel 2').click();
  await expect.poll(editing).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}Turin');
  await button('Save').click();
  await expect.poll(() => text(2, 'city')).toBe('Turin');
  // The keys still work.
  await userEvent.dblClick(cell(3, 'city'));
  await userEvent.keyboard('{Control>}a{/Control}Lund{Enter}');
  await expect.poll(() => text(3, 'city')).toBe('Lund');
});

claim('`valueOptions` as a function gets the row with its edited values.', async () => {
  await show(wide(<LinkedFields />));
  await expect.poll(() => cell(1, 'country')).toBeTruthy();
  await userEvent.dblClick(cell(1, 'country'));
  const country = () => cell(1, 'country').querySelector('[role=combobox]');
  await expect.poll(country).not.toBeNull();
  await userEvent.click(country() ?? document.body);
  await page.getByRole('option', { name: 'Italy' }).click();
  const city = () => cell(1, 'city').querySelector('[role=combobox]');
  // The old city is gone.
  await expect.poll(() => city()?.textContent?.includes('Lund'), slow).toBe(false);
  await userEvent.click(city() ?? document.body);
  await expect
    .poll(() => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent))
    .toEqual(['Bologna', 'Parma', 'Turin']);
});

claim(
  'A row with an error cannot be saved, and it stays open when people click elsewhere.',
  async () => {
    await show(wide(<ConditionalValidation />));
    await expect.poll(() => cell(1, 'insured')).toBeTruthy();
    await userEvent.dblClick(cell(1, 'insured'));
    await page.getByRole('checkbox').click();
    const worth = () => cell(1, 'worth').querySelector('input');
    await expect.poll(() => worth()?.getAttribute('aria-invalid')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(editing()).toBe(2);
    await userEvent.click(cell(3, 'receiver'));
    await new Promise(requestAnimationFrame);
    expect(editing()).toBe(2);
    await userEvent.click(worth() ?? document.body);
    await userEvent.keyboard('90');
    await expect.poll(() => worth()?.getAttribute('aria-invalid'), slow).toBe('false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing, slow).toBe(0);
    expect(text(1, 'worth')).toBe('90');
  },
);

claim('While it is pending, the input shows an icon and the value cannot be saved.', async () => {
  await show(wide(<ServerValidation />));
  await expect.poll(() => cell(1, 'login')).toBeTruthy();
  await userEvent.dblClick(cell(1, 'login'));
  await userEvent.keyboard('{Control>}a{/Control}anna');
  await expect.poll(() => cell(1, 'login').querySelector('svg')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(editing()).toBe(1);
  await expect.element(page.getByRole('status')).toHaveTextContent('The login “anna” is taken.');
  expect(editing()).toBe(1);
  await userEvent.keyboard('{Control>}a{/Control}anja');
  await expect.poll(() => document.querySelector('[role=status]')?.textContent, slow).toBe('');
  await expect
    .poll(() => cell(1, 'login').querySelector('input')?.getAttribute('aria-invalid'), slow)
    .toBe('false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => text(1, 'login'), slow).toBe('anja');
});

claim(
  'In row editing, a row stays open when people press :kbd[Enter] while a check is running. In this version, `rowModesModel` then says `view`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    let answer = () => {};
    const check: GridColDef['preProcessEditCellProps'] = ({ props }) =>
      new Promise((resolve) => {
        answer = () => resolve(props);
      });
    function Controlled() {
      const [model, setModel] = useState<GridRowModesModel>({});
      return (
        <>
          <DataGrid
            apiRef={apiRef}
            rows={[{ id: 1, a: 'x' }]}
            columns={[{ field: 'a', editable: true, preProcessEditCellProps: check }]}
            editMode="row"
            rowModesModel={model}
            onRowModesModelChange={setModel}
          />
          <p role="status">{model[1]?.mode ?? 'none'}</p>
        </>
      );
    }
    await show(wide(<Controlled />));
    await expect.poll(() => cell(1, 'a')).toBeTruthy();
    await userEvent.dblClick(cell(1, 'a'));
    await userEvent.keyboard('yz{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('view');
    expect(editing()).toBe(1);
    expect(apiRef.current?.getRowMode(1)).toBe('edit');
    answer();
    await expect.poll(() => cell(1, 'a').querySelector('svg')).toBeNull();
    expect(editing()).toBe(1);
    await expect.element(page.getByRole('status')).toHaveTextContent('view');
  },
);

claim('If they cancel, remove the row again:', async () => {
  await show(wide(<AddRow />));
  await button('Add parcel').click();
  await expect.poll(editing).toBe(2);
  await expect
    .poll(() => document.activeElement === cell(4, 'receiver').querySelector('input'))
    .toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-id="4"]')).toBeNull();
  await button('Add parcel').click();
  await expect.poll(editing).toBe(2);
  await userEvent.keyboard('Costa{Enter}');
  await expect.poll(editing).toBe(0);
  expect(text(4, 'receiver')).toBe('Costa');
});

claim(
  'A row that is added at the end can be on another page, where people do not see that it is open: go there with `apiRef.current.setPage`.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    function Added() {
      const [count, setCount] = useState(2);
      return (
        <div style={{ height: 300 }}>
          <button onClick={() => setCount(3)}>Add</button>
          <DataGrid
            apiRef={apiRef}
            rows={[1, 2, 3].slice(0, count).map((id) => ({ id, name: '' }))}
            columns={[{ field: 'name', editable: true, width: 200 }]}
            editMode="row"
            rowModesModel={
              count === 3 ? { 3: { mode: GridRowModes.Edit, fieldToFocus: 'name' } } : {}
            }
            initialState={{ pagination: { paginationModel: { pageSize: 2 } } }}
            pageSizeOptions={[2]}
          />
        </div>
      );
    }
    await show(wide(<Added />));
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    await button('Add').click();
    await expect.element(page.getByText('1–2 of 3')).toBeVisible();
    expect(editing()).toBe(0);
    apiRef.current?.setPage(1);
    await expect.poll(editing).toBe(1);
  },
);

claim('Changed rows are marked with a class:', async () => {
  await show(wide(<SaveTogether />));
  await expect.poll(() => cell(1, 'city')).toBeTruthy();
  await userEvent.dblClick(cell(1, 'city'));
  await userEvent.keyboard('{Control>}a{/Control}Kiruna{Enter}');
  const marked = () =>
    [...document.querySelectorAll('.unsaved')].map((row) => row.getAttribute('data-id'));
  await expect.poll(marked).toEqual(['1']);
  await button('Save 1 change').click();
  await expect.poll(marked).toEqual([]);
  expect(text(1, 'city')).toBe('Kiruna');
  await userEvent.dblClick(cell(2, 'city'));
  await userEvent.keyboard('{Control>}a{/Control}Rome{Enter}');
  await expect.poll(marked).toEqual(['2']);
  await button('Discard').click();
  await expect.poll(() => text(2, 'city')).toBe('Parma');
  await expect.poll(marked).toEqual([]);
  await userEvent.dblClick(cell(2, 'city'));
  await userEvent.keyboard('{Control>}a{/Control}Rome{Enter}');
  await expect.element(button('Save 1 change')).toBeEnabled();
  await userEvent.dblClick(cell(2, 'city'));
  await userEvent.keyboard('{Control>}a{/Control}Parma{Enter}');
  await expect.poll(marked).toEqual([]);
  await expect.element(button('Save 0 changes')).toBeDisabled();
});
