import { Component, useState, type ReactNode } from 'react';
import { DataGrid, type DataGridProps, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, rows } from './demos/data.ts';
import DefaultToolbar from './demos/default-toolbar.tsx';
import RowActions from './demos/row-actions.tsx';
import StudioToolbar from './demos/studio-toolbar.tsx';
import StyledToolbar from './demos/styled-toolbar.tsx';
import ToolbarMenu from './demos/toolbar-menu.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 600 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

function FourButtons() {
  return (
    <Toolbar>
      <ToolbarButton>One</ToolbarButton>
      <ToolbarButton disabled>Two</ToolbarButton>
      <ToolbarButton>Three</ToolbarButton>
      <ToolbarButton>Four</ToolbarButton>
    </Toolbar>
  );
}
const four = { toolbar: FourButtons };

/** Typing in the text field disables the first button. */
function LockToolbar() {
  const [note, setNote] = useState('');
  return (
    <Toolbar>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <ToolbarButton disabled={note !== ''}>Archive</ToolbarButton>
      <ToolbarButton>Help</ToolbarButton>
    </Toolbar>
  );
}
const lock = { toolbar: LockToolbar };

/** Typing in the text field removes the first or the last button. */
function ShortToolbar({ remove }: { remove: 'first' | 'last' }) {
  const [note, setNote] = useState('');
  return (
    <Toolbar>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      {(note === '' || remove === 'last') && <ToolbarButton>Archive</ToolbarButton>}
      <ToolbarButton>Help</ToolbarButton>
      {(note === '' || remove === 'first') && <ToolbarButton>Print</ToolbarButton>}
    </Toolbar>
  );
}
const withoutFirst = { toolbar: () => <ShortToolbar remove="first" /> };
const withoutLast = { toolbar: () => <ShortToolbar remove="last" /> };

/** The first button is disabled. */
function OffToolbar() {
  return (
    <Toolbar>
      <input aria-label="Note" />
      <ToolbarButton disabled>Archive</ToolbarButton>
      <ToolbarButton>Help</ToolbarButton>
    </Toolbar>
  );
}
const firstOff = { toolbar: OffToolbar };

claim('The `label` of the grid appears as the title.', async () => {
  await show(<DefaultToolbar />);
  const toolbar = page.getByRole('toolbar', { name: 'Equipment' });
  await expect.element(toolbar.getByText('Equipment')).toBeVisible();
  await expect.element(button('Export')).toBeVisible();
});

claim('If you hide CSV export and print, the export button disappears.', async () => {
  const off = { disableToolbarButton: true };
  await show(<Grid showToolbar slotProps={{ toolbar: { csvOptions: off, printOptions: off } }} />);
  await expect.element(button('Filters')).toBeVisible();
  expect(button('Export').elements()).toHaveLength(0);
});

claim(
  '`quickFilterProps` sets `debounceMs`, `quickFilterParser` and `quickFilterFormatter` of the search.',
  async () => {
    const change = vi.fn<(values?: unknown[]) => void>();
    const quickFilterProps = {
      debounceMs: 0,
      quickFilterParser: (text: string) => text.split('+'),
      quickFilterFormatter: (words: string[]) => words.join('+'),
    };
    await show(
      <Grid
        showToolbar
        slotProps={{ toolbar: { quickFilterProps } }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['a', 'b'] } } }}
        onFilterModelChange={({ quickFilterValues }) => change(quickFilterValues)}
      />,
    );
    const search = page.getByRole('searchbox');
    await expect.element(search).toHaveValue('a+b');
    await search.fill('grand piano+mic');
    await expect.poll(() => change.mock.lastCall?.[0]).toEqual(['grand piano', 'mic']);
  },
);

claim('the default toolbar also ignores `sx` in `slotProps.toolbar`', async () => {
  const background = () => {
    const toolbar = document.querySelector('.MuiDataGrid-toolbar');
    return toolbar && getComputedStyle(toolbar).backgroundColor;
  };
  const ignored = await show(
    <Grid showToolbar slotProps={{ toolbar: { sx: { bgcolor: '#ff0000' } } }} />,
  );
  await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  await ignored.unmount();
  await show(<Grid showToolbar sx={{ '& .MuiDataGrid-toolbar': { bgcolor: '#ff0000' } }} />);
  await expect.poll(background).toBe('rgb(255, 0, 0)');
});

claim('Your toolbar does not appear without `showToolbar`.', async () => {
  await show(<Grid slots={four} />);
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(page.getByRole('toolbar').elements()).toHaveLength(0);
});

claim('This toolbar removes the selected rows', async () => {
  await show(<RowActions />);
  await expect.element(page.getByText('Grand piano')).toBeVisible();
  expect(button('Remove selected').elements()).toHaveLength(0);
  await page.getByRole('checkbox').nth(1).click();
  await page.getByRole('checkbox').nth(2).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 selected');
  await button('Remove selected').click();
  await expect.element(page.getByText('Grand piano')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toHaveTextContent('0 selected');
  await button('Restore all').click();
  await expect.element(page.getByText('Grand piano')).toBeVisible();
});

claim(
  'When the `disabled` prop of a `ToolbarButton` changes to `true`, the focus moves to the next enabled toolbar button, even if the focus was somewhere else.',
  async () => {
    await show(<Grid slots={lock} showToolbar />);
    await page.getByRole('textbox', { name: 'Note' }).click();
    await userEvent.keyboard('x');
    await expect.element(button('Archive')).toBeDisabled();
    await expect.element(button('Help')).toHaveFocus();
  },
);

claim(
  'A button that disappears moves the focus only if it was the :kbd[Tab] stop of the toolbar.',
  async () => {
    const note = () => page.getByRole('textbox', { name: 'Note' });
    const first = await show(<Grid slots={withoutLast} showToolbar />);
    await note().click();
    await userEvent.keyboard('x');
    await expect.element(button('Print')).not.toBeInTheDocument();
    await expect.element(note()).toHaveFocus();
    await first.unmount();
    await show(<Grid slots={withoutFirst} showToolbar />);
    await note().click();
    await userEvent.keyboard('x');
    await expect.element(button('Archive')).not.toBeInTheDocument();
    await expect.element(button('Print')).toHaveFocus();
  },
);

claim(
  'If it is disabled from the start, :kbd[Tab] skips all toolbar buttons, so put another one first.',
  async () => {
    await show(<Grid slots={firstOff} showToolbar />);
    await expect.element(button('Help')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).click();
    await userEvent.tab();
    await expect.poll(() => document.activeElement?.closest('[role=grid]') ?? null).not.toBeNull();
    expect(document.activeElement?.closest('[role=toolbar]')).toBeNull();
  },
);

claim('This one changes the density', async () => {
  await show(<ToolbarMenu />);
  const height = () => document.querySelector('[role=row][data-id]')?.clientHeight ?? 0;
  await expect.poll(height).toBeGreaterThan(0);
  const before = height();
  await button('Density').click();
  await page.getByRole('menuitem', { name: 'Compact' }).click();
  await expect.poll(height).toBeLessThan(before);
});

claim(
  'The toolbar can be a `Box`, a `Paper` or your own component, and a toolbar button can be any button that forwards its `ref`.',
  async () => {
    await show(<StyledToolbar />);
    const toolbar = page.getByRole('toolbar', { name: 'Equipment with a styled toolbar' });
    await expect.element(toolbar).toHaveClass('MuiBox-root');
    await button('Filter').click();
    await expect.element(page.getByRole('textbox', { name: 'Value' })).toBeVisible();
  },
);

claim('If the grid has no `label`, set `aria-label` on `Toolbar`.', async () => {
  await show(<StudioToolbar />);
  await expect.element(page.getByRole('toolbar', { name: 'Equipment tools' })).toBeVisible();
});

claim('These keys move between them and skip disabled buttons', async () => {
  await show(<Grid slots={four} showToolbar />);
  await button('One').click();
  for (const [key, name] of [
    ['ArrowRight', 'Three'],
    ['ArrowRight', 'Four'],
    ['ArrowRight', 'One'],
    ['ArrowLeft', 'Four'],
    ['Home', 'One'],
    ['End', 'Four'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(button(name)).toHaveFocus();
  }
});

claim('All toolbar buttons together are one :kbd[Tab] stop.', async () => {
  await show(<Grid slots={four} showToolbar />);
  await button('One').click();
  await expect.element(button('One')).toHaveFocus();
  await userEvent.tab();
  await expect.poll(() => document.activeElement?.closest('[role=grid]') ?? null).not.toBeNull();
  expect(document.activeElement?.closest('[role=toolbar]')).toBeNull();
});

claim(
  'In right-to-left layouts, the first button is on the right, but the arrow keys do not change: :kbd[→] still moves to the next button, which is on the left.',
  async () => {
    await show(<Grid slots={four} showToolbar />, { direction: 'rtl' });
    await button('One').click();
    const left = (name: string) => button(name).element().getBoundingClientRect().left;
    expect(left('Three')).toBeLessThan(left('One'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Three')).toHaveFocus();
  },
);

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError({ message }: Error) {
    return { message };
  }
  override render() {
    return this.state.message === '' ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

claim(
  'The same option in `excelOptions` throws an error in development in this version.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const off = { disableToolbarButton: true };
    const first = await show(
      <Boundary>
        <DataGridPremium
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { excelOptions: off } }}
        />
      </Boundary>,
    );
    await expect.element(page.getByRole('alert')).toMatchTextContent(/displayName/);
    await first.unmount();
    await show(
      <div style={{ height: 300, width: 600 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          showToolbar
          slotProps={{ toolbar: { csvOptions: off, printOptions: off } }}
        />
      </div>,
    );
    await button('Export').click();
    await expect.element(page.getByRole('menuitem', { name: 'Download as Excel' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(1);
  },
);
