import { Component, type ComponentProps, type ReactNode } from 'react';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGridPremium, PromptFieldControl } from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import { columns, rows } from './demos/data.ts';
import GardenToolbar from './demos/garden-toolbar.tsx';
import RenderProp from './demos/render-prop.tsx';
import StateClass from './demos/state-class.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
  }
}

claim('They get the grid from context, so you write no state', async () => {
  await show(<GardenToolbar />);
  await button('Columns').click();
  await expect.element(page.getByRole('checkbox', { name: 'Gardener' })).toBeVisible();
});

claim('but a footer works, too', async () => {
  const Footer = () => <ColumnsPanelTrigger>Columns below</ColumnsPanelTrigger>;
  const footer = { footer: Footer };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={rows} columns={columns} slots={footer} />
    </div>,
  );
  await button('Columns below').click();
  await expect.element(page.getByRole('checkbox', { name: 'Gardener' })).toBeVisible();
});

claim('Outside a grid, they throw an error.', async () => {
  await show(
    <Boundary>
      <ExportCsv>Download</ExportCsv>
    </Boundary>,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/inside the DataGrid/);
});

claim(
  'An `onClick` on the element of a trigger or an export is never called. Set it on the grid component instead, which also runs its own handler.',
  async () => {
    const lost = vi.fn();
    const called = vi.fn();
    const MyToolbar = () => (
      <Toolbar>
        <ColumnsPanelTrigger render={<Button onClick={lost} />} onClick={called}>
          Columns
        </ColumnsPanelTrigger>
      </Toolbar>
    );
    const slots = { toolbar: MyToolbar };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
      </div>,
    );
    await button('Columns').click();
    await expect.element(page.getByRole('checkbox', { name: 'Gardener' })).toBeVisible();
    expect(called).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  },
);

claim(
  'So does a `ToolbarButton` without a `Toolbar` around it, or a part of `QuickFilter` or `PromptField` without its parent.',
  async () => {
    for (const part of [
      <ToolbarButton key="button">Print</ToolbarButton>,
      <QuickFilterControl key="control" />,
      <PromptFieldControl key="prompt" />,
    ]) {
      const Footer = () => <Boundary>{part}</Boundary>;
      const { unmount } = await show(
        <div style={{ height: 300, width: 500 }}>
          <DataGridPremium rows={rows} columns={columns} slots={{ footer: Footer }} />
        </div>,
      );
      await expect.element(page.getByRole('alert')).toMatchTextContent(/must be placed within/);
      await unmount();
    }
  },
);

claim(
  'By default, panel triggers and exports render the base slot `baseButton`, and `ToolbarButton` renders `baseIconButton`. `Toolbar` and `QuickFilter` render a `<div>`.',
  async () => {
    const BaseButton = ({ children, id }: { children?: ReactNode; id?: string }) => (
      <button id={id} data-slot="baseButton">
        {children}
      </button>
    );
    const BaseIconButton = ({ children }: { children?: ReactNode }) => (
      <button data-slot="baseIconButton">{children}</button>
    );
    const MyToolbar = () => (
      <Toolbar>
        <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
        <FilterPanelTrigger>Filters</FilterPanelTrigger>
        <ExportCsv>Download</ExportCsv>
        <ToolbarButton>Print</ToolbarButton>
        <QuickFilter data-testid="search" />
      </Toolbar>
    );
    const slots = { toolbar: MyToolbar, baseButton: BaseButton, baseIconButton: BaseIconButton };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
      </div>,
    );
    for (const name of ['Columns', 'Filters', 'Download']) {
      await expect.element(button(name)).toHaveAttribute('data-slot', 'baseButton');
    }
    await expect.element(button('Print')).toHaveAttribute('data-slot', 'baseIconButton');
    expect(page.getByRole('toolbar').element().tagName).toBe('DIV');
    expect(page.getByTestId('search').element().tagName).toBe('DIV');
  },
);

claim('For `ToolbarButton`, set `disabled` there, too.', async () => {
  const MyToolbar = () => (
    <Toolbar>
      <ToolbarButton render={<Button disabled />}>On the element</ToolbarButton>
      <ToolbarButton render={<Button />} disabled>
        On the grid component
      </ToolbarButton>
    </Toolbar>
  );
  const slots = { toolbar: MyToolbar };
  await show(
    <div style={{ height: 300, width: 500 }}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
    </div>,
  );
  await expect.element(button('On the element')).toBeEnabled();
  await expect.element(button('On the grid component')).toBeDisabled();
});

claim(
  'The columns, filter and AI Assistant panels open next to the element that has the `ref`.',
  async () => {
    const WithoutRef = (props: ComponentProps<typeof Button>) => {
      const others = { ...props };
      delete others.ref;
      return <Button {...others} />;
    };
    const leftOfPanel = async (element: ComponentProps<typeof ColumnsPanelTrigger>['render']) => {
      const MyToolbar = () => (
        <Toolbar style={{ justifyContent: 'start' }}>
          <ColumnsPanelTrigger render={element}>Columns</ColumnsPanelTrigger>
        </Toolbar>
      );
      const { unmount } = await show(
        <div style={{ height: 300, width: 1200 }}>
          <DataGrid rows={rows} columns={columns} slots={{ toolbar: MyToolbar }} showToolbar />
        </div>,
      );
      await button('Columns').click();
      await expect.element(page.getByRole('checkbox', { name: 'Gardener' })).toBeVisible();
      const panel = () =>
        document.querySelector('.MuiDataGrid-panel')?.getBoundingClientRect().left ?? 0;
      await expect.poll(panel).toBeGreaterThan(0);
      const left = panel();
      await unmount();
      return left;
    };
    expect(await leftOfPanel(<Button />)).toBeLessThan(300);
    expect(await leftOfPanel(<WithoutRef />)).toBeGreaterThan(600);
  },
);

claim(
  'This example turns a trigger into a toolbar button, so that it opens the panel and takes part in keyboard navigation:',
  async () => {
    const MyToolbar = () => (
      <Toolbar>
        <ToolbarButton>First</ToolbarButton>
        <Tooltip title="Columns">
          <ColumnsPanelTrigger render={<ToolbarButton />}>
            <ViewColumnIcon fontSize="small" />
          </ColumnsPanelTrigger>
        </Tooltip>
      </Toolbar>
    );
    const slots = { toolbar: MyToolbar };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
      </div>,
    );
    await expect.element(button('First')).toHaveAttribute('tabindex', '0');
    await expect.element(button('Columns')).toHaveAttribute('tabindex', '-1');
    await userEvent.keyboard('{Tab}');
    await expect.element(button('First')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Columns')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('checkbox', { name: 'Gardener' })).toBeVisible();
  },
);

claim(
  '`className`, `style` and `sx` are merged. For `style` and `sx`, the element wins.',
  async () => {
    const inner = { opacity: 0.7, letterSpacing: '3px' };
    const MyToolbar = () => (
      <Toolbar>
        <ColumnsPanelTrigger
          className="outer"
          style={{ opacity: 0.5, wordSpacing: '5px' }}
          render={<Button className="inner" style={inner} sx={{ order: 7 }} />}
        >
          Columns
        </ColumnsPanelTrigger>
      </Toolbar>
    );
    const slots = { toolbar: MyToolbar };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
      </div>,
    );
    const element = button('Columns');
    await expect.element(element).toHaveClass('outer', 'inner');
    const style = getComputedStyle(element.element());
    expect(style.opacity).toBe('0.7');
    expect(style.letterSpacing).toBe('3px');
    expect(style.wordSpacing).toBe('5px');
    expect(style.order).toBe('7');
  },
);

claim('the content or a prop depends on the state', async () => {
  await show(<RenderProp />);
  await button('Filter').click();
  await page.getByRole('textbox', { name: 'Value' }).fill('pump');
  await expect.element(button('Filters: 1')).toHaveClass('MuiButton-contained');
});

claim('Open a panel to see its button change', async () => {
  await show(<StateClass />);
  await expect.element(button('Columns')).not.toHaveClass('panel-open');
  await button('Columns').click();
  await expect.element(button('Columns')).toHaveClass('panel-open');
  await expect.element(button('Filters')).not.toHaveClass('panel-open');
});

claim(
  'The `id` connects the label to the input, and `expanded` keeps the input in the tab order.',
  async () => {
    const MyToolbar = () => (
      <Toolbar>
        <QuickFilter expanded>
          <QuickFilterControl
            render={({ ref, ...props }) => (
              <TextField
                {...props}
                id={props.slotProps?.htmlInput?.id}
                inputRef={ref}
                label="Search"
                size="small"
              />
            )}
          />
        </QuickFilter>
      </Toolbar>
    );
    const slots = { toolbar: MyToolbar };
    await show(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid rows={rows} columns={columns} slots={slots} showToolbar />
      </div>,
    );
    const field = page.getByRole('searchbox', { name: 'Search' });
    await expect.element(field).not.toHaveAttribute('tabindex', '-1');
    await field.fill('pump');
    await expect.element(page.getByText('Chard')).not.toBeInTheDocument();
    await expect.element(page.getByText('Pumpkins')).toBeVisible();
  },
);
