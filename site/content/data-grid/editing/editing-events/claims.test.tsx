import type { ReactNode } from 'react';
import { DataGrid, GridCellModes, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import EditLog from './demos/edit-log.tsx';
import StrictEditing from './demos/strict-editing.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};
const editing = () => document.querySelectorAll('.MuiDataGrid-cell--editing').length;

function Grid(props: Partial<DataGridProps>) {
  return wide(
    <DataGrid
      rows={[
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
      ]}
      columns={[{ field: 'name', editable: true }]}
      {...props}
    />,
  );
}

claim(
  '`onCellEditStart` and `onCellEditStop` fire when people start and stop editing a cell.',
  async () => {
    await show(wide(<EditLog />));
    const status = page.getByRole('status');
    await userEvent.dblClick(cell(1, 'driver'));
    await expect.element(status).toHaveTextContent('Started driver: cellDoubleClick');
    await userEvent.keyboard('{Tab}');
    await expect.element(status).toHaveTextContent('Stopped driver: tabKeyDown');
    await expect.poll(editing).toBe(0);
    await userEvent.keyboard('7');
    await expect.element(status).toHaveTextContent('Started bus: printableKeyDown');
    await userEvent.keyboard('{Escape}');
    await expect.element(status).toHaveTextContent('Stopped bus: escapeKeyDown');
    await expect.poll(editing).toBe(0);
    await userEvent.keyboard('{Delete}');
    await expect.element(status).toHaveTextContent('Started bus: deleteKeyDown');
    await userEvent.click(cell(3, 'route'));
    await expect.element(status).toHaveTextContent('Stopped bus: cellFocusOut');
  },
);

claim(
  'This grid keeps a cell open when people click elsewhere, and starts only with a double-click or :kbd[Enter]:',
  async () => {
    await show(wide(<StrictEditing />));
    await expect.poll(() => cell(1, 'product')).toBeTruthy();
    await userEvent.click(cell(1, 'product'));
    await userEvent.keyboard('x');
    expect(editing()).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(1);
    await userEvent.click(cell(3, 'shelf'));
    // A second cell can be open at the same time.
    await userEvent.dblClick(cell(2, 'product'));
    await expect.poll(editing).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect.poll(editing).toBe(1);
  },
);

claim(
  '`apiRef.current.startCellEditMode`, `stopCellEditMode` and changes of `cellModesModel` or `rowModesModel` do not call them.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    const started = vi.fn();
    const stopped = vi.fn();
    const modes = vi.fn();
    await show(
      <Grid
        apiRef={apiRef}
        onCellEditStart={started}
        onCellEditStop={stopped}
        onCellModesModelChange={modes}
      />,
    );
    await expect.poll(() => cell(1, 'name')).toBeTruthy();
    apiRef.current?.startCellEditMode({ id: 1, field: 'name' });
    await expect.poll(editing).toBe(1);
    apiRef.current?.stopCellEditMode({ id: 1, field: 'name' });
    await expect.poll(editing).toBe(0);
    expect(started).not.toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
    expect(modes).toHaveBeenCalled();
  },
);

claim(
  '`onCellEditStop` does not fire while the value is invalid, even if people press :kbd[Esc].',
  async () => {
    const stopped = vi.fn();
    await show(
      <Grid
        columns={[
          {
            field: 'name',
            editable: true,
            preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
          },
        ]}
        onCellEditStop={({ reason }) => stopped(reason)}
      />,
    );
    await expect.poll(() => cell(1, 'name')).toBeTruthy();
    await userEvent.dblClick(cell(1, 'name'));
    await userEvent.keyboard('{Control>}a{/Control}bad');
    await expect
      .poll(() => cell(1, 'name').querySelector('input')?.getAttribute('aria-invalid'))
      .toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(editing()).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(editing).toBe(0);
    expect(stopped).not.toHaveBeenCalled();
  },
);

claim(
  'In row editing, a paste has the reason `printableKeyDown`, and :kbd[Tab] only ends the edit in the last editable cell of the row.',
  async () => {
    const started = vi.fn();
    const stopped = vi.fn();
    await show(
      <Grid
        rows={[{ id: 1, name: 'a', place: 'b', fixed: 'c' }]}
        columns={[
          { field: 'name', editable: true },
          { field: 'place', editable: true },
          { field: 'fixed' },
        ]}
        editMode="row"
        onRowEditStart={({ reason }) => started(reason)}
        onRowEditStop={({ reason }) => stopped(reason)}
      />,
    );
    await expect.poll(() => cell(1, 'name')).toBeTruthy();
    await userEvent.click(cell(1, 'name'));
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => started.mock.calls).toEqual([['printableKeyDown']]);
    await expect.poll(editing).toBe(2);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => cell(1, 'place').contains(document.activeElement)).toBe(true);
    expect(stopped).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => stopped.mock.calls).toEqual([['tabKeyDown']]);
  },
);

claim(
  '`onRowEditStop` does fire for :kbd[Esc], but for no other reason while a value of the row is invalid.',
  async () => {
    const stopped = vi.fn();
    await show(
      <Grid
        columns={[
          {
            field: 'name',
            editable: true,
            preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
          },
        ]}
        editMode="row"
        onRowEditStop={({ reason }) => stopped(reason)}
      />,
    );
    await expect.poll(() => cell(1, 'name')).toBeTruthy();
    await userEvent.dblClick(cell(1, 'name'));
    await userEvent.keyboard('{Control>}a{/Control}bad');
    await expect
      .poll(() => cell(1, 'name').querySelector('input')?.getAttribute('aria-invalid'))
      .toBe('true');
    await userEvent.keyboard('{Enter}{Tab}');
    await userEvent.click(cell(2, 'name'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stopped).not.toHaveBeenCalled();
    await userEvent.click(cell(1, 'name').querySelector('input') ?? document.body);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => stopped.mock.calls).toEqual([['escapeKeyDown']]);
  },
);

claim('Only `cellModesModel` opens such a cell without asking.', async () => {
  const apiRef: { current: GridApi | null } = { current: null };
  const first = await show(<Grid apiRef={apiRef} isCellEditable={() => false} />);
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  expect(() => apiRef.current?.startCellEditMode({ id: 1, field: 'name' })).toThrow(/not editable/);
  expect(editing()).toBe(0);
  await first.unmount();
  await show(
    <Grid
      isCellEditable={() => false}
      cellModesModel={{ 1: { name: { mode: GridCellModes.Edit } } }}
    />,
  );
  await expect.poll(editing).toBe(1);
});

claim('When someone edits a cell and presses :kbd[Enter]:', async () => {
  const calls: string[] = [];
  const add = (text: string) => {
    if (calls.at(-1) !== text) calls.push(text);
  };
  await show(
    <Grid
      columns={[
        {
          field: 'name',
          editable: true,
          preProcessEditCellProps: ({ props }) => {
            add('preProcess');
            return props;
          },
        },
      ]}
      onCellEditStart={() => add('start')}
      onCellEditStop={() => add('stop')}
      onCellModesModelChange={(model) => add(`modes ${model[1]?.['name']?.mode ?? 'none'}`)}
      processRowUpdate={(row) => {
        add('process');
        return row;
      }}
    />,
  );
  await expect.poll(() => cell(1, 'name')).toBeTruthy();
  await userEvent.dblClick(cell(1, 'name'));
  await expect.poll(editing).toBe(1);
  await userEvent.keyboard('x');
  await expect.poll(() => calls.includes('preProcess')).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => calls)
    .toEqual(['start', 'modes edit', 'preProcess', 'stop', 'modes view', 'process', 'modes none']);
});

claim(
  'If `processRowUpdate` fails, the model goes back to `edit` in step 7, and `onProcessRowUpdateError` is called.',
  async () => {
    const modes: string[] = [];
    const failed = vi.fn();
    await show(
      <Grid
        onCellModesModelChange={(model) => modes.push(model[1]?.['name']?.mode ?? 'none')}
        processRowUpdate={() => Promise.reject(new Error('No'))}
        onProcessRowUpdateError={failed}
      />,
    );
    await expect.poll(() => cell(1, 'name')).toBeTruthy();
    await userEvent.dblClick(cell(1, 'name'));
    await userEvent.keyboard('x{Enter}');
    await expect.poll(() => failed.mock.calls.length).toBe(1);
    expect(modes).toEqual(['edit', 'view', 'edit']);
  },
);
