import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  PivotPanelTrigger,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CoursePivot from './demos/course-pivot.tsx';
import { columns, pivotModel, rows } from './demos/data.ts';
import ReportSwitch from './demos/report-switch.tsx';

const button = (name: string) => page.getByRole('button', { name });
const pivotSwitch = () => page.getByRole('checkbox', { name: 'Pivot' });
const sidebar = () => document.querySelector<HTMLElement>('.MuiDataGrid-sidebar');
const ref = (): { current: GridApi | null } => ({ current: null });
const slots = {
  toolbar: () => (
    <Toolbar>
      <PivotPanelTrigger>Pivot fields</PivotPanelTrigger>
    </Toolbar>
  ),
};

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ pivoting: { model: pivotModel } }}
        slots={slots}
        showToolbar
        {...props}
      />
    </div>
  );
}

claim('Open the panel and turn on “Pivot” to see the button change.', async () => {
  await show(<CoursePivot />);
  await expect.element(button('Pivot')).not.toHaveClass('MuiButton-contained');
  await button('Pivot').click();
  await pivotSwitch().click();
  await expect.element(button('Pivot')).toHaveClass('MuiButton-contained');
});

claim(
  'Opening the panel does not turn on pivoting, and closing it keeps the pivot table.',
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} />);
    await button('Pivot fields').click();
    await expect.element(pivotSwitch()).not.toBeChecked();
    await pivotSwitch().click();
    await expect.element(page.getByRole('columnheader', { name: 'Spring' })).toBeVisible();
    await button('Pivot fields').click();
    await expect.element(pivotSwitch()).not.toBeInTheDocument();
    await expect.element(page.getByRole('columnheader', { name: 'Spring' })).toBeVisible();
  },
);

claim(
  'The close button of the panel has one exception: if the pivot table has no rows, it turns pivoting off.',
  async () => {
    for (const model of [pivotModel, { rows: [], columns: [], values: [] }]) {
      const apiRef = ref();
      const screen = await show(
        <Grid
          apiRef={apiRef}
          initialState={{ pivoting: { model, enabled: true, panelOpen: true } }}
        />,
      );
      await expect.element(pivotSwitch()).toBeChecked();
      await button('Close pivot settings').click();
      await expect.poll(sidebar).toBeNull();
      expect(apiRef.current?.state.pivoting.active).toBe(model === pivotModel);
      await screen.unmount();
    }
  },
);

claim('With `disablePivoting`, the trigger is still there, but does nothing.', async () => {
  await show(<Grid disablePivoting />);
  await button('Pivot fields').click();
  await expect.element(button('Pivot fields')).not.toHaveAttribute('aria-expanded');
  expect(sidebar()).toBeNull();
});

claim(
  '`setPivotActive` switches between the rows and the pivot table without the panel.',
  async () => {
    await show(<ReportSwitch />);
    await expect.element(page.getByRole('columnheader', { name: 'Spring' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show totals by term' }).click();
    await expect.element(page.getByRole('columnheader', { name: 'Teacher' })).toBeVisible();
    expect(button('Change fields').elements()).toHaveLength(0);
    expect(sidebar()).toBeNull();
  },
);

claim('Hiding the trigger does not close the panel.', async () => {
  await show(<ReportSwitch />);
  await button('Change fields').click();
  await expect.element(button('Hide fields')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show totals by term' }).click();
  await expect.element(button('Hide fields')).not.toBeInTheDocument();
  expect(sidebar()).not.toBeNull();
});

claim(
  '“Manage pivot” in the column menus still opens the panel, unless you remove it with `slotProps={{ columnMenu: { slots: { columnMenuPivotItem: null } } }}`.',
  async () => {
    const open = async () => {
      await userEvent.hover(page.getByRole('columnheader', { name: /Teacher/ }));
      await button('Teacher column menu').click();
      await expect.element(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    };
    const first = await show(<Grid showToolbar={false} />);
    await open();
    await page.getByRole('menuitem', { name: 'Manage pivot' }).click();
    await expect.poll(sidebar).not.toBeNull();
    await first.unmount();
    await show(<Grid slotProps={{ columnMenu: { slots: { columnMenuPivotItem: null } } }} />);
    await open();
    expect(page.getByRole('menuitem', { name: 'Manage pivot' }).elements()).toHaveLength(0);
  },
);

claim('It sits inside the grid and takes 300 pixels from its width.', async () => {
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} />);
  const width = () =>
    document.querySelector('.MuiDataGrid-virtualScroller')?.getBoundingClientRect().width ?? 0;
  await expect.poll(width).toBeGreaterThan(800);
  const before = width();
  apiRef.current?.setPivotPanelOpen(true);
  await expect.poll(() => sidebar()?.getBoundingClientRect().width).toBe(300);
  expect(before - width()).toBe(300);
});

claim(
  'In a right-to-left layout, this version resizes the wrong way: the panel shrinks when people drag its edge into the table.',
  async () => {
    const resized = async (direction: 'ltr' | 'rtl', distance: number) => {
      const apiRef = ref();
      const screen = await show(<Grid apiRef={apiRef} />, { direction });
      await expect.poll(() => apiRef.current).not.toBeNull();
      apiRef.current?.setPivotPanelOpen(true);
      await expect.poll(() => sidebar()?.getBoundingClientRect().width).toBe(300);
      const handle = document.querySelector<HTMLElement>('.MuiDataGrid-resizablePanelHandle');
      if (!handle) throw new Error('There is no handle.');
      // Only a real pointer can be captured.
      vi.spyOn(handle, 'setPointerCapture').mockImplementation(() => undefined);
      const { left } = handle.getBoundingClientRect();
      handle.dispatchEvent(new PointerEvent('pointerdown', { clientX: left }));
      handle.dispatchEvent(new PointerEvent('pointermove', { clientX: left + distance }));
      const width = sidebar()?.getBoundingClientRect().width;
      await screen.unmount();
      return width;
    };
    expect(await resized('ltr', -30)).toBe(330);
    expect(await resized('rtl', 30)).toBe(270);
  },
);

claim(
  'When the panel opens, the focus stays on the trigger. :kbd[Esc] does not close the panel.',
  async () => {
    await show(<Grid />);
    await button('Pivot fields').click();
    await expect.poll(sidebar).not.toBeNull();
    await expect.element(button('Pivot fields')).toHaveFocus();
    await expect.element(button('Pivot fields')).toHaveAttribute('aria-expanded', 'true');
    const id = button('Pivot fields').element().getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await pivotSwitch().click();
    await userEvent.keyboard('{Escape}');
    expect(sidebar()).not.toBeNull();
  },
);
