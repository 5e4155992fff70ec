import { useState, type ReactNode } from 'react';
import {
  DataGrid,
  GridEditInputCell,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import ExplainErrors from './demos/explain-errors.tsx';
import LimitedInput from './demos/limited-input.tsx';
import PickInstrument from './demos/pick-instrument.tsx';
import RateCourses from './demos/rate-courses.tsx';

const wide = (children: ReactNode) => <div style={{ width: 700 }}>{children}</div>;
const cell = (id: number, field: string) => {
  const found = document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);
  if (!found) throw new Error(`No cell ${id} ${field}`);
  return found;
};
const editing = () => document.querySelector('.MuiDataGrid-cell--editing') !== null;
const slow = { timeout: 4000 };

async function open(id: number, field: string) {
  await expect.poll(() => cell(id, field)).toBeTruthy();
  await userEvent.dblClick(cell(id, field));
  await expect.poll(editing).toBe(true);
}

claim(
  'Set `renderEditCell` on a column to render your own component while a cell is edited.',
  async () => {
    await show(wide(<RateCourses />));
    await open(1, 'rating');
    await expect.element(page.getByRole('radio', { name: '4 Stars' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('radio', { name: '3 Stars' })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.poll(editing).toBe(false);
    await expect
      .poll(() => cell(1, 'rating').querySelector('[role=img]')?.getAttribute('aria-label'))
      .toBe('3 Stars');
  },
);

claim(
  ':kbd[Enter], :kbd[Tab] and :kbd[Esc] bubble from your component to the cell and end the edit.',
  async () => {
    await show(wide(<RateCourses />));
    await open(1, 'rating');
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expect.poll(editing).toBe(false);
    expect(cell(1, 'rating').querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      '4 Stars',
    );
    await open(2, 'rating');
    await userEvent.keyboard('{Tab}');
    await expect.poll(editing).toBe(false);
  },
);

claim('there, several editors open at once, and only one of them has `hasFocus`.', async () => {
  const focused = vi.fn();
  function Editor({ field, hasFocus }: GridRenderEditCellParams) {
    if (hasFocus) focused(field);
    return <input aria-label={field} />;
  }
  const columns: GridColDef[] = ['a', 'b', 'c'].map((field) => ({
    field,
    editable: true,
    renderEditCell: (params) => <Editor {...params} />,
  }));
  await show(
    wide(
      <DataGrid rows={[{ id: 1, a: 1, b: 2, c: 3 }]} columns={columns} editMode="row" hideFooter />,
    ),
  );
  await open(1, 'b');
  await expect.poll(() => document.querySelectorAll('input').length).toBe(3);
  expect(new Set(focused.mock.calls.flat())).toEqual(new Set(['b']));
});

claim(
  'This column limits the length of the input and asks for a numeric on-screen keyboard:',
  async () => {
    await show(wide(<LimitedInput />));
    await open(1, 'pin');
    await userEvent.keyboard('{Control>}a{/Control}123456');
    const input = cell(1, 'pin').querySelector('input');
    expect(input?.value).toBe('1234');
    expect(input?.inputMode).toBe('numeric');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => cell(1, 'pin').textContent).toBe('1234');
  },
);

claim(
  'In cell editing, `GridEditSingleSelectCell` opens its list at once. In row editing, it waits for people to open it. `initialOpen` changes that.',
  async () => {
    const opens = async (editMode: 'cell' | 'row', initialOpen?: boolean) => {
      const choice: GridColDef = {
        field: 'a',
        type: 'singleSelect',
        valueOptions: ['x', 'y'],
        editable: true,
        renderEditCell: (params) => (
          <GridEditSingleSelectCell
            {...params}
            {...(initialOpen !== undefined && { initialOpen })}
          />
        ),
      };
      const { unmount } = await show(
        wide(<DataGrid rows={[{ id: 1, a: 'x' }]} columns={[choice]} editMode={editMode} />),
      );
      await open(1, 'a');
      await expect.poll(() => document.querySelector('[role=combobox]')).not.toBeNull();
      const list = page.getByRole('listbox').elements().length;
      await unmount();
      return list === 1;
    };
    expect(await opens('cell')).toBe(true);
    expect(await opens('cell', false)).toBe(false);
    expect(await opens('row')).toBe(false);
    expect(await opens('row', true)).toBe(true);
  },
);

claim(
  'Options in a pop-up, as in this demo, belong to the cell: a click on one does not end the edit.',
  async () => {
    const first = await show(wide(<PickInstrument />));
    await open(2, 'instrument');
    await page.getByRole('option', { name: 'Violin' }).click();
    // The choice ends it, and saves the value.
    await expect.poll(editing, slow).toBe(false);
    await expect.poll(() => cell(2, 'instrument').textContent).toBe('Violin');
    await first.unmount();
    // The same pop-up without `stopCellEditMode` stays open.
    const { default: Autocomplete } = await import('@mui/material/Autocomplete');
    const { default: TextField } = await import('@mui/material/TextField');
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1, a: 'one' }]}
          columns={[
            {
              field: 'a',
              editable: true,
              width: 200,
              renderEditCell: () => (
                <Autocomplete
                  open
                  fullWidth
                  options={['one', 'two']}
                  renderInput={(params) => <TextField {...params} label="Choice" />}
                />
              ),
            },
          ]}
        />,
      ),
    );
    await open(1, 'a');
    await page.getByRole('option', { name: 'two' }).click();
    await expect.element(page.getByRole('combobox', { name: 'Choice' })).toHaveValue('two');
    expect(editing()).toBe(true);
  },
);

claim('Autocomplete from Material UI does that.', async () => {
  await show(wide(<PickInstrument />));
  await open(2, 'instrument');
  await expect.element(page.getByRole('option', { name: 'Violin' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
  expect(editing()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(editing).toBe(false);
});

claim(
  "When people start by typing a character or with :kbd[Delete], `value` is empty: `''` for text, `undefined` for numbers and dates, `null` for `singleSelect`, `false` for booleans.",
  async () => {
    const values = vi.fn();
    const types = ['string', 'number', 'date', 'singleSelect', 'boolean'] as const;
    const first = await show(
      <div style={{ width: 900 }}>
        <DataGrid
          rows={[
            {
              id: 1,
              string: 'a',
              number: 1,
              date: new Date(2026, 0, 1),
              singleSelect: 'a',
              boolean: true,
            },
          ]}
          columns={types.map((type) => ({
            field: type,
            type,
            editable: true,
            valueOptions: ['a'],
            renderEditCell: ({ value }) => {
              values(type, value);
              return 'Editor';
            },
          }))}
        />
      </div>,
    );
    await expect.poll(() => cell(1, 'string')).toBeTruthy();
    for (const type of types) {
      await userEvent.click(cell(1, type));
      await userEvent.keyboard('{Delete}');
      await expect.poll(() => values.mock.lastCall?.[0]).toBe(type);
      // The cell itself has no focus while it is edited.
      await userEvent.click(document.body);
      await expect.poll(editing).toBe(false);
    }
    expect(new Map(values.mock.calls.map(([type, value]) => [type, value]))).toEqual(
      new Map<string, unknown>([
        ['string', ''],
        ['number', undefined],
        ['date', undefined],
        ['singleSelect', null],
        ['boolean', false],
      ]),
    );
    await first.unmount();
    // The editors of this page accept it.
    const problems = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await show(wide(<RateCourses />));
    await expect.poll(() => cell(1, 'rating')).toBeTruthy();
    await userEvent.click(cell(1, 'rating'));
    await userEvent.keyboard('{Delete}');
    await expect.poll(editing).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: '1 Star' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await show(wide(<PickInstrument />));
    await expect.poll(() => cell(2, 'instrument')).toBeTruthy();
    await userEvent.click(cell(2, 'instrument'));
    await userEvent.keyboard('vi');
    await expect.element(page.getByRole('option', { name: 'Violin' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => cell(2, 'instrument').textContent).toBe('Violin');
    // No message, and no error from a cell that the key has closed already.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(problems.flatMap((spy) => spy.mock.calls)).toEqual([]);
  },
);

claim(
  '`GridEditInputCell` gives it the text that people typed, in number columns too.',
  async () => {
    const changed = vi.fn();
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1, seats: 4 }]}
          columns={[
            {
              field: 'seats',
              type: 'number',
              width: 200,
              editable: true,
              renderEditCell: (params) => (
                <GridEditInputCell
                  {...params}
                  onValueChange={(_event, value) => {
                    changed(value);
                  }}
                />
              ),
            },
          ]}
        />,
      ),
    );
    await open(1, 'seats');
    await userEvent.keyboard('{Control>}a{/Control}12');
    await expect.poll(() => changed.mock.lastCall).toEqual(['12']);
  },
);

claim('If you stop editing there, the old value is saved.', async () => {
  function Editor({ waits, ...params }: GridRenderEditCellParams & { waits: boolean }) {
    const apiRef = useGridApiContext();
    const { id, field } = params;
    return (
      <GridEditSingleSelectCell
        {...params}
        onValueChange={async (_event, value) => {
          if (waits) await apiRef.current.setEditCellValue({ id, field, value });
          apiRef.current.stopCellEditMode({ id, field });
        }}
      />
    );
  }
  await show(
    wide(
      <DataGrid
        rows={[{ id: 1, a: 'one', b: 'one' }]}
        columns={['a', 'b'].map((field) => ({
          field,
          type: 'singleSelect',
          width: 200,
          editable: true,
          valueOptions: ['one', 'two'],
          renderEditCell: (params) => <Editor {...params} waits={field === 'b'} />,
        }))}
      />,
    ),
  );
  for (const field of ['a', 'b']) {
    await open(1, field);
    await page.getByRole('option', { name: 'two' }).click();
    await expect.poll(editing).toBe(false);
    await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
  }
  expect(cell(1, 'a').textContent).toBe('one');
  expect(cell(1, 'b').textContent).toBe('two');
});

claim('it resolves to `false` if the value is invalid', async () => {
  const answers = vi.fn();
  function Editor({ id, field }: GridRenderEditCellParams) {
    const apiRef = useGridApiContext();
    const set = async (value: string) =>
      answers(value, await apiRef.current.setEditCellValue({ id, field, value }));
    return (
      <>
        <button onClick={() => void set('good')}>Good</button>
        <button onClick={() => void set('bad')}>Bad</button>
      </>
    );
  }
  await show(
    wide(
      <DataGrid
        rows={[{ id: 1, a: 'one' }]}
        columns={[
          {
            field: 'a',
            editable: true,
            width: 200,
            preProcessEditCellProps: ({ props }) => ({ ...props, error: props.value === 'bad' }),
            renderEditCell: (params) => <Editor {...params} />,
          },
        ]}
      />,
    ),
  );
  await open(1, 'a');
  await page.getByRole('button', { name: 'Good' }).click();
  await page.getByRole('button', { name: 'Bad' }).click();
  await expect
    .poll(() => answers.mock.calls)
    .toEqual([
      ['good', true],
      ['bad', false],
    ]);
});

claim('Return a message, and show it in your component:', async () => {
  await show(wide(<ExplainErrors />));
  await open(2, 'seats');
  await userEvent.keyboard('{Control>}a{/Control}500');
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  const input = page.getByRole('spinbutton');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Fire safety allows at most 200 seats.');
  await userEvent.keyboard('{Enter}');
  expect(editing()).toBe(true);
  await userEvent.keyboard('{Control>}a{/Control}150');
  await expect.poll(() => input.element().getAttribute('aria-invalid'), slow).toBe('false');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => cell(2, 'seats').textContent, slow).toBe('150');
});

claim(
  'When people press :kbd[Enter] before the time is over, the grid applies the waiting value first, so no character is lost.',
  async () => {
    function Editor({ id, field, value }: GridRenderEditCellParams) {
      const apiRef = useGridApiContext();
      const [text, setText] = useState(String(value));
      return (
        <input
          ref={(element) => element?.focus()}
          aria-label="Note"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            void apiRef.current.setEditCellValue(
              { id, field, value: event.target.value, debounceMs: 60_000 },
              event,
            );
          }}
        />
      );
    }
    await show(
      wide(
        <DataGrid
          rows={[{ id: 1, a: 'x' }]}
          columns={[
            { field: 'a', editable: true, renderEditCell: (params) => <Editor {...params} /> },
          ]}
        />,
      ),
    );
    await open(1, 'a');
    await userEvent.keyboard('yz{Enter}');
    await expect.poll(editing).toBe(false);
    expect(cell(1, 'a').textContent).toBe('xyz');
  },
);
