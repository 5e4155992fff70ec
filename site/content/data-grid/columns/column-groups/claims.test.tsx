import { Component, type ReactNode } from 'react';
import {
  DataGrid,
  type GridApi,
  type GridColumnGroupHeaderParams,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import CollapsibleGroups from './demos/collapsible-groups.tsx';
import { columns, stations } from './demos/data.ts';
import GroupSwitches from './demos/group-switches.tsx';
import LowGroups from './demos/low-groups.tsx';
import ReorderInGroups from './demos/reorder-in-groups.tsx';
import WeatherStations from './demos/weather-stations.tsx';

const wide = (children: ReactNode) => <div style={{ width: 1000 }}>{children}</div>;
const groupHeaders = () =>
  [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeader--filledGroup')].map(
    (element) => element.textContent,
  );
const header = (field: string) => {
  const found = document.querySelector(`[role=columnheader][data-field="${field}"]`);
  if (!found) throw new Error(`No header ${field}`);
  return found;
};
const order = () =>
  [...document.querySelectorAll('[role=columnheader][data-field]')].map((element) =>
    element.getAttribute('data-field'),
  );

/** An event of a drag. A `DataTransfer` from a script always says `none`, so the effect is set here. */
function fire(type: string, element: Element, clientX: number) {
  const dataTransfer = new DataTransfer();
  Object.defineProperty(dataTransfer, 'dropEffect', { value: 'move' });
  element.dispatchEvent(
    new DragEvent(type, { bubbles: true, cancelable: true, clientX, dataTransfer }),
  );
}

/** Drags a header over another one. The grid compares two positions to see the direction. */
function drag(from: string, to: string) {
  const source = header(from).querySelector('[draggable=true]');
  const target = header(to).querySelector('[draggable=true]');
  if (!source || !target) throw new Error('Not draggable');
  const start = source.getBoundingClientRect().left + 10;
  const end = target.getBoundingClientRect().left + 10;
  fire('dragstart', source, start);
  fire('dragover', target, start < end ? end - 1 : end + 1);
  fire('dragover', target, end);
  fire('dragend', source, end);
}

claim(
  'If the groups are not equally deep, they fill the header rows from the top: a column with fewer groups has the empty space directly above its own header.',
  async () => {
    await show(wide(<WeatherStations />));
    await expect.poll(groupHeaders).toEqual(['Temperature', 'Weather', 'Precipitation']);
    const rows = [...document.querySelectorAll('.MuiDataGrid-columnHeaders [role=row]')];
    expect(rows.length).toBe(3);
    expect(rows[0]?.textContent).toBe('TemperatureWeather');
    expect(rows[1]?.textContent).toBe('Precipitation');
  },
);

claim(
  'If two columns of a group are not next to each other, the group header appears twice.',
  async () => {
    await show(
      wide(
        <DataGrid
          rows={stations}
          columns={columns}
          columnGroupingModel={[
            { groupId: 'Ends', children: [{ field: 'low' }, { field: 'wind' }] },
          ]}
        />,
      ),
    );
    await expect.poll(groupHeaders).toEqual(['Ends', 'Ends']);
  },
);

/** Shows the message of an error instead of what threw it. */
class Caught extends Component<{ children: ReactNode }, { message: string }> {
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override state = { message: '' };

  override render() {
    return this.state.message === '' ? (
      this.props.children
    ) : (
      <p role="alert">{this.state.message}</p>
    );
  }
}

const drawModel = (columnGroupingModel: GridColumnGroupingModel) =>
  show(
    <Caught>
      {wide(
        <DataGrid rows={stations} columns={columns} columnGroupingModel={columnGroupingModel} />,
      )}
    </Caught>,
  );

claim(
  'The grid throws an error if a `field` occurs twice in the model, or if two groups of the same parent, or a group and one inside it, share a `groupId`.',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const first = await drawModel([
      { groupId: 'a', children: [{ field: 'low' }] },
      { groupId: 'b', children: [{ field: 'low' }] },
    ]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/duplicated field/);
    await first.unmount();
    const second = await drawModel([
      { groupId: 'a', children: [{ field: 'low' }] },
      { groupId: 'a', children: [{ field: 'high' }] },
    ]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/used multiple times/);
    await second.unmount();
    await drawModel([
      { groupId: 'a', children: [{ groupId: 'b', children: [{ groupId: 'a', children: [] }] }] },
    ]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/used multiple times/);
  },
);

claim(
  'It does not notice the same `groupId` inside two different groups: both headers then use the properties of the last one.',
  async () => {
    await drawModel([
      {
        groupId: 'a',
        children: [{ groupId: 'same', headerName: 'First', children: [{ field: 'low' }] }],
      },
      {
        groupId: 'b',
        children: [{ groupId: 'same', headerName: 'Last', children: [{ field: 'high' }] }],
      },
    ]);
    await expect.poll(groupHeaders).toEqual(['a', 'b', 'Last', 'Last']);
  },
);

const headerHeights = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeaders [role=row]')].map(
    (row) => row.getBoundingClientRect().height,
  );

claim(
  'Set `columnGroupHeaderHeight` to give each row of group headers its own height in pixels:',
  async () => {
    const tall = await show(wide(<WeatherStations />));
    // By default, they are as tall as the column headers.
    await expect.poll(headerHeights).toEqual([56, 56, 56]);
    await tall.unmount();
    await show(wide(<LowGroups />));
    await expect.poll(headerHeights).toEqual([32, 32, 56]);
  },
);

claim(
  'The `density` of the grid scales both heights: by 0.7 for `compact` and by 1.3 for `comfortable`, rounded down.',
  async () => {
    const grid = (density: 'compact' | 'comfortable') =>
      wide(
        <DataGrid
          rows={stations}
          columns={columns}
          columnGroupingModel={[{ groupId: 'Temperature', children: [{ field: 'low' }] }]}
          columnGroupHeaderHeight={32}
          density={density}
        />,
      );
    const compact = await show(grid('compact'));
    await expect.poll(headerHeights).toEqual([22, 39]);
    await compact.unmount();
    await show(grid('comfortable'));
    await expect.poll(headerHeights).toEqual([41, 72]);
  },
);

claim('When every column of a group is hidden, its header disappears too.', async () => {
  await show(wide(<GroupSwitches />));
  await expect.poll(groupHeaders).toEqual(['Temperature', 'Precipitation']);
  await page.getByRole('checkbox', { name: 'Temperature' }).click();
  await expect.poll(groupHeaders).toEqual(['Precipitation']);
  expect(order()).toEqual(['station', 'rain', 'snow', 'wind']);
});

claim('Put a button in the group header that hides all columns except the first.', async () => {
  await show(wide(<CollapsibleGroups />));
  const button = page.getByRole('button', { name: 'Weather details' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect.poll(order).toEqual(['station', 'low', 'high', 'rain']);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.poll(() => order().length).toBe(6);
});

claim(
  'In a focused group header, the grid prevents the default action of :kbd[Space], so the demo stops that key from bubbling to the header.',
  async () => {
    const plain = await show(
      wide(
        <DataGrid
          rows={stations}
          columns={columns}
          columnGroupingModel={[
            {
              groupId: 'Temperature',
              renderHeaderGroup: () => <button tabIndex={0}>Details</button>,
              children: [{ field: 'low' }],
            },
          ]}
        />,
      ),
    );
    const pressed = vi.fn();
    const listen = (event: KeyboardEvent) => pressed(event.key, event.defaultPrevented);
    document.addEventListener('keydown', listen);
    await expect.poll(() => order().length).toBe(6);
    // From the empty group above “Station” to the button.
    await userEvent.click(header('station'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Details');
    await userEvent.keyboard(' ');
    await expect.poll(() => pressed.mock.lastCall).toEqual([' ', true]);
    document.removeEventListener('keydown', listen);
    await plain.unmount();

    await show(wide(<CollapsibleGroups />));
    await expect.poll(() => order().length).toBe(6);
    await userEvent.click(header('station'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect
      .poll(() => document.activeElement?.getAttribute('aria-label'))
      .toBe('Temperature details');
    await userEvent.keyboard(' ');
    await expect.poll(order).toEqual(['station', 'low', 'rain', 'snow', 'wind']);
  },
);

claim(
  'By default, a column cannot leave its group, and no other column can be dropped between the columns of a group.',
  async () => {
    await show(wide(<ReorderInGroups />));
    await expect.poll(() => order().length).toBe(5);
    const before = ['code', 'title', 'lectures', 'labs', 'room'];
    drag('code', 'room');
    drag('room', 'title');
    // Inside the group the same gesture works, so the two above were refused.
    drag('code', 'title');
    await expect.poll(order).toEqual(['title', 'code', ...before.slice(2)]);
  },
);

claim('Set `freeReordering: true` on a group to allow both.', async () => {
  await show(wide(<ReorderInGroups />));
  await expect.poll(() => order().length).toBe(5);
  drag('lectures', 'room');
  await expect.poll(order).toEqual(['code', 'title', 'labs', 'room', 'lectures']);
  await expect.poll(groupHeaders).toEqual(['Course', 'Workload', 'Workload']);
});

claim(
  'Pinning a single column of a group splits the group: its header appears above the pinned part and above the rest.',
  async () => {
    await show(
      wide(
        <DataGridPro
          rows={stations}
          columns={columns.slice(1)}
          columnGroupingModel={[
            { groupId: 'Temperature', children: [{ field: 'low' }, { field: 'high' }] },
          ]}
          pinnedColumns={{ left: ['low'] }}
        />,
      ),
    );
    await expect.poll(groupHeaders).toEqual(['Temperature', 'Temperature']);
  },
);

claim(
  'write one row for each level of groups, above the row with the column headers.',
  async () => {
    const apiRef: { current: GridApi | null } = { current: null };
    await show(
      wide(
        <DataGrid
          apiRef={apiRef}
          rows={stations.slice(0, 1)}
          columns={columns.slice(0, 2)}
          columnGroupingModel={[
            { groupId: 'out', children: [{ groupId: 'in', children: [{ field: 'low' }] }] },
          ]}
        />,
      ),
    );
    await expect.poll(() => groupHeaders().length).toBe(2);
    expect(apiRef.current?.getColumnGroupPath('low')).toEqual(['out', 'in']);
    expect(apiRef.current?.getAllGroupDetails()).toEqual({
      out: { groupId: 'out' },
      in: { groupId: 'in' },
    });
    expect(apiRef.current?.getDataAsCsv().split('\r\n').slice(0, 3)).toEqual([
      ',out',
      ',in',
      'Station,Low (°C)',
    ]);
    expect(
      apiRef.current?.getDataAsCsv({ includeColumnGroupsHeaders: false }).split('\r\n')[0],
    ).toBe('Station,Low (°C)');
  },
);

claim(
  ':kbd[ArrowUp] on a column header goes to the group above, and :kbd[ArrowRight] goes from there to the next group.',
  async () => {
    await show(wide(<LowGroups />));
    await expect.poll(() => order().length).toBe(6);
    await userEvent.click(header('low'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Temperature');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Precipitation');
    expect(document.activeElement?.getAttribute('aria-colspan')).toBe('2');
    expect(document.activeElement?.getAttribute('role')).toBe('columnheader');
  },
);

claim(
  'In right-to-left layouts, this does not change for group headers, although the next group is on the left there.',
  async () => {
    await show(wide(<LowGroups />), { direction: 'rtl' });
    await expect.poll(() => order().length).toBe(6);
    await userEvent.click(header('low'));
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Temperature');
    const before = document.activeElement?.getBoundingClientRect().left ?? 0;
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Precipitation');
    expect(document.activeElement?.getBoundingClientRect().left).toBeLessThan(before);
  },
);

claim('Group headers cannot be sorted, dragged or resized, and they have no menu.', async () => {
  await show(
    wide(
      <DataGridPro
        rows={stations}
        columns={columns}
        columnGroupingModel={[
          { groupId: 'Temperature', children: [{ field: 'low' }, { field: 'high' }] },
        ]}
      />,
    ),
  );
  await expect.poll(groupHeaders).toEqual(['Temperature']);
  for (const part of ['[draggable=true]', 'button', '.MuiDataGrid-columnSeparator--resizable']) {
    const group = `.MuiDataGrid-columnHeader--filledGroup ${part}`;
    expect(header('low').querySelectorAll(part).length, part).toBeGreaterThan(0);
    expect(document.querySelectorAll(group).length, part).toBe(0);
  }
  await userEvent.click(page.getByText('Temperature'));
  expect(document.querySelectorAll('[aria-sort=ascending]').length).toBe(0);
  // Above the columns without a group.
  expect(document.querySelectorAll('.MuiDataGrid-columnHeader--emptyGroup').length).toBe(2);
});

claim('a tooltip on the header text; with `renderHeaderGroup`, there is none', async () => {
  await show(
    wide(
      <DataGrid
        rows={stations}
        columns={columns}
        columnGroupingModel={[
          { groupId: 'Cold', description: 'In winter', children: [{ field: 'low' }] },
          {
            groupId: 'Wet',
            description: 'In spring',
            renderHeaderGroup: () => <span>Wet days</span>,
            children: [{ field: 'rain' }],
          },
        ]}
      />,
    ),
  );
  await userEvent.hover(page.getByText('Wet days'));
  await userEvent.hover(page.getByText('Cold'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('In winter');
});

claim('A hidden column between them counts, too.', async () => {
  const columnGroupingModel = [
    { groupId: 'Weather', children: [{ field: 'low' }, { field: 'rain' }] },
  ];
  const grid = (columnVisibilityModel: Record<string, boolean>, shown: typeof columns) =>
    show(
      wide(
        <DataGrid
          rows={stations}
          columns={shown}
          {...{ columnGroupingModel, columnVisibilityModel }}
        />,
      ),
    );
  const split = await grid({ high: false }, columns);
  await expect.poll(groupHeaders).toEqual(['Weather', 'Weather']);
  expect(order()).toEqual(['station', 'low', 'rain', 'snow', 'wind']);
  await split.unmount();
  await grid(
    {},
    columns.filter((column) => column.field !== 'high'),
  );
  await expect.poll(groupHeaders).toEqual(['Weather']);
});

claim(
  'Both functions get the `groupId`, `headerName`, `description`, `depth` and `maxDepth` of the group, and `fields`, the visible columns below the header.',
  async () => {
    const headerClassName = vi.fn<(params: GridColumnGroupHeaderParams) => string>(() => 'marked');
    const renderHeaderGroup = vi.fn<(params: GridColumnGroupHeaderParams) => string>(() => 'Drawn');
    await show(
      wide(
        <DataGrid
          rows={stations}
          columns={columns}
          columnVisibilityModel={{ high: false }}
          columnGroupingModel={[
            {
              groupId: 'weather',
              headerName: 'Weather',
              description: 'All readings',
              headerClassName,
              renderHeaderGroup,
              children: [{ field: 'low' }, { field: 'high' }, { field: 'rain' }, { field: 'wind' }],
            },
          ]}
        />,
      ),
    );
    await expect.poll(groupHeaders).toEqual(['Drawn', 'Drawn']);
    expect(document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup.marked').length).toBe(
      2,
    );
    const expected = {
      groupId: 'weather',
      headerName: 'Weather',
      description: 'All readings',
      depth: 0,
      maxDepth: 1,
    };
    for (const called of [headerClassName, renderHeaderGroup]) {
      expect(called).toHaveBeenCalledWith(
        expect.objectContaining({ ...expected, fields: ['low', 'rain'] }),
      );
      expect(called).toHaveBeenCalledWith(
        expect.objectContaining({ ...expected, fields: ['wind'] }),
      );
    }
  },
);

claim(
  'A column that is alone in its group can be dragged out without `freeReordering`, and takes the group header with it.',
  async () => {
    await show(
      wide(
        <DataGridPro
          rows={stations}
          columns={columns}
          columnGroupingModel={[
            { groupId: 'Cold', children: [{ field: 'low' }] },
            { groupId: 'Wet', children: [{ field: 'rain' }, { field: 'snow' }] },
          ]}
        />,
      ),
    );
    await expect.poll(groupHeaders).toEqual(['Cold', 'Wet']);
    drag('low', 'wind');
    await expect.poll(order).toEqual(['station', 'high', 'rain', 'snow', 'wind', 'low']);
    await expect.poll(groupHeaders).toEqual(['Wet', 'Cold']);
  },
);
