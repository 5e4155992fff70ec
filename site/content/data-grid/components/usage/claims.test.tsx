import { Component, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { claim, expect, page, show, vi } from '#claims';
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

claim('They get the grid from context, so you write no state and no callbacks.', async () => {
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
  'An `onClick` on the element is never called. Set it on the grid component instead, which also runs its own handler.',
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
