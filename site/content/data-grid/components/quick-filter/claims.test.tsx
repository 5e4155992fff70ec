import { useState } from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type DataGridProps,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  type QuickFilterControlProps,
  type QuickFilterProps,
  QuickFilterTrigger,
  Toolbar,
} from '@mui/x-data-grid';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import AlbumSearch from './demos/album-search.tsx';
import CommaSearch from './demos/comma-search.tsx';
import ControlledSearch from './demos/controlled-search.tsx';
import { columns, rows } from './demos/data.ts';
import ExpandingSearch from './demos/expanding-search.tsx';

const button = (name: string) => page.getByRole('button', { name });
const search = () => page.getByRole('searchbox');
const titles = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=title]')].map(
    (cell) => cell.textContent,
  );

function Grid({
  filter,
  control,
  ...other
}: Partial<DataGridProps> & { filter?: QuickFilterProps; control?: QuickFilterControlProps }) {
  const [slots] = useState(() => ({
    toolbar: () => (
      <Toolbar>
        <QuickFilter {...filter}>
          <QuickFilterTrigger>Search</QuickFilterTrigger>
          <QuickFilterControl {...control} />
          <QuickFilterClear aria-label="Clear">x</QuickFilterClear>
        </QuickFilter>
      </Toolbar>
    ),
  }));
  return (
    <div style={{ height: 400, width: 600 }}>
      <DataGrid rows={rows} columns={columns} slots={slots} showToolbar {...other} />
    </div>
  );
}

claim('clears the text and focuses the field', async () => {
  await show(<AlbumSearch />);
  const field = page.getByRole('searchbox', { name: 'Search albums' });
  await field.fill('lantern');
  await expect.poll(titles).toEqual(['Copper Rooms', 'Slow Weather']);
  await button('Clear search').click();
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await expect.poll(() => titles().length).toBe(6);
});

claim('a collapsed field stays visible until you hide it', async () => {
  await show(<Grid />);
  await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(search()).toBeVisible();
});

claim(
  'A collapsed control has `tabIndex={-1}`, so without `expanded` people cannot reach an empty field with :kbd[Tab].',
  async () => {
    const first = await show(<Grid />);
    await expect.element(search()).toHaveAttribute('tabindex', '-1');
    await first.unmount();
    await show(<Grid filter={{ expanded: true }} />);
    await expect.element(search()).not.toHaveAttribute('tabindex');
  },
);

claim(
  'Expanding moves the focus to the field. Collapsing moves it back to the trigger.',
  async () => {
    await show(<ExpandingSearch />);
    await button('Search').click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('x{Escape}');
    await expect.element(search()).toHaveValue('');
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Search')).toHaveFocus();
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  'When the field loses the focus while it is empty, it collapses. With text in it, it stays expanded.',
  async () => {
    await show(<ExpandingSearch />);
    const trigger = button('Search');
    await trigger.click();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('ferry');
    await expect.poll(titles).toEqual(['Night Ferry']);
    await page.getByText('Ida Holm').click();
    await expect.element(search()).not.toHaveFocus();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
    await search().fill('');
    await page.getByText('Ida Holm').click();
    await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);

claim(
  ':kbd[Tab] out of an empty field does not reach the next element, and people have to press it again.',
  async () => {
    await show(<ExpandingSearch />);
    const trigger = button('Search');
    await trigger.click();
    await expect.element(search()).toHaveFocus();
    await userEvent.tab();
    await expect.element(trigger).toHaveFocus();
    await userEvent.tab();
    await expect.element(trigger).not.toHaveFocus();
    expect(document.activeElement?.closest('[role=grid]')).not.toBeNull();
  },
);

claim(
  'Without it, the field starts expanded if the filter model already contains words.',
  async () => {
    await show(
      <Grid
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['jazz'] } } }}
      />,
    );
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(search()).toHaveValue('jazz');
  },
);

claim(
  'Without `inputRef={ref}`, expanding or clearing does not move the focus to the input.',
  async () => {
    const first = await show(<Grid />);
    await button('Search').click();
    await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'true');
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect.element(search()).not.toHaveFocus();
    await button('Clear').click();
    await expect.element(search()).not.toHaveFocus();
    await first.unmount();
    await show(
      <Grid control={{ render: ({ ref, ...props }) => <TextField {...props} inputRef={ref} /> }} />,
    );
    await button('Search').click();
    await expect.element(search()).toHaveFocus();
  },
);

claim('This toolbar hides its title while people search', async () => {
  await show(<ControlledSearch />);
  await expect.element(page.getByText('Albums in stock')).toBeVisible();
  await button('Search').click();
  await expect.element(search()).toHaveFocus();
  expect(page.getByText('Albums in stock').elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Albums in stock')).toBeVisible();
});

claim('This search splits at commas, so a value can contain spaces', async () => {
  await show(<CommaSearch />);
  const field = page.getByRole('searchbox', { name: 'Any of, separated by commas' });
  await expect.element(field).toHaveValue('night ferry, c8');
  await expect.poll(titles).toEqual(['Night Ferry', 'Halogen']);
  await field.fill('slow weather, b2');
  await expect.poll(titles).toEqual(['Slow Weather', 'Northern Reel']);
});

/** Each keystroke renders the toolbar again. */
function Restless({ stable }: { stable: boolean }) {
  const [slots] = useState(() => {
    const outside = (input: string) => [input];
    function RestlessToolbar() {
      const [, setCount] = useState(0);
      return (
        <QuickFilter expanded debounceMs={500} parser={stable ? outside : (input) => [input]}>
          <QuickFilterControl
            onChange={() => {
              // After the keystroke, before the search.
              setTimeout(() => setCount((count) => count + 1), 10);
            }}
          />
        </QuickFilter>
      );
    }
    return { toolbar: RestlessToolbar };
  });
  return <Grid slots={slots} />;
}

claim(
  'If the toolbar renders again while someone types, a new `parser` cancels the search that is waiting.',
  async () => {
    const first = await show(<Restless stable />);
    await expect.poll(() => titles().length).toBe(6);
    await search().fill('ferry');
    await expect.poll(titles).toEqual(['Night Ferry']);
    await first.unmount();
    await show(<Restless stable={false} />);
    await expect.poll(() => titles().length).toBe(6);
    await search().fill('ferry');
    await new Promise((done) => setTimeout(done, 1_000));
    expect(titles()).toHaveLength(6);
  },
);

claim('The grid searches 150 ms after the last keystroke.', async () => {
  const change = vi.fn();
  await show(<Grid onFilterModelChange={change} />);
  await expect.poll(() => titles().length).toBe(6);
  const start = performance.now();
  await search().fill('ferry');
  await expect.poll(() => change).toHaveBeenCalledTimes(1);
  expect(performance.now() - start).toBeGreaterThan(149);
});

claim(
  '`aria-label` on `QuickFilterControl` ends up on the outer element of the default text field, not on the input.',
  async () => {
    await show(<Grid control={{ 'aria-label': 'Find' }} />);
    await expect.element(search()).not.toHaveAttribute('aria-label');
    expect(document.querySelector('.MuiTextField-root')?.getAttribute('aria-label')).toBe('Find');
  },
);

claim('`slotProps.htmlInput` on `QuickFilterControl` replaces the default attributes', async () => {
  await show(<Grid control={{ slotProps: { htmlInput: { 'aria-label': 'Find' } } }} />);
  const input = page.getByLabelText('Find');
  await expect.element(input).not.toHaveAttribute('role');
  const controls = button('Search').element().getAttribute('aria-controls');
  await expect.element(input).not.toHaveAttribute('id', controls ?? '');
  await button('Search').click();
  await input.click();
  await page.getByText('Ida Holm').click();
  await expect.element(button('Search')).toHaveAttribute('aria-expanded', 'true');
});

claim('`QuickFilterClear` is not a :kbd[Tab] stop, because :kbd[Esc] does the same.', async () => {
  await show(<Grid />);
  await expect.element(button('Clear')).toHaveAttribute('tabindex', '-1');
  await search().fill('ferry');
  await expect.poll(titles).toEqual(['Night Ferry']);
  await search().click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => titles().length).toBe(6);
});

claim('Clearing applies at once, but it does not cancel a search that is waiting', async () => {
  const change = vi.fn();
  await show(<Grid filter={{ expanded: true, debounceMs: 1_000 }} onFilterModelChange={change} />);
  await expect.poll(() => titles().length).toBe(6);
  await search().fill('ferry');
  await userEvent.keyboard('{Escape}');
  await expect.element(search()).toHaveValue('');
  await expect.poll(() => change.mock.lastCall?.[0].quickFilterValues).toEqual(['ferry']);
  await expect.poll(titles).toHaveLength(1);
  await expect.element(search()).toHaveValue('');
});
