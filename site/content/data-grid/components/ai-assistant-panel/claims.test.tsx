import {
  AiAssistantPanelTrigger,
  ColumnsPanelTrigger,
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  GridAiAssistantPanel,
  Toolbar,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import SmallAssistant from './demos/small-assistant.tsx';
import TrailAssistant from './demos/trail-assistant.tsx';
import { columns, rows } from './demos/trails.ts';

const button = (name: string) => page.getByRole('button', { name });
const panel = () => document.querySelector<HTMLElement>('.MuiDataGrid-panel');
const ref = (): { current: GridApi | null } => ({ current: null });
const trails = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
    (cell) => cell.textContent,
  );
const toolbar = () => (
  <Toolbar>
    <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
    <AiAssistantPanelTrigger>Ask</AiAssistantPanelTrigger>
  </Toolbar>
);
const slots = { toolbar, aiAssistantPanel: GridAiAssistantPanel };

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 400, width: 700 }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        slots={slots}
        aiAssistant
        showToolbar
        {...props}
      />
    </div>
  );
}

claim('`AiAssistantPanelTrigger` is a button that opens and closes the panel', async () => {
  await show(<TrailAssistant />);
  await button('Ask').click();
  await button('Short trails').click();
  await expect.poll(trails).toEqual(['Mill Creek Loop', 'Fern Gorge']);
  await button('Ask').click();
  await expect.poll(panel).toBeNull();
});

claim('The default toolbar of `DataGridPremium` adds one if you set `aiAssistant`.', async () => {
  const first = await show(<Grid slots={{}} />);
  await expect.element(button('AI Assistant')).toBeVisible();
  await first.unmount();
  await show(<Grid slots={{}} aiAssistant={false} />);
  await expect.element(button('Filters')).toBeVisible();
  expect(button('AI Assistant').elements()).toHaveLength(0);
});

claim('Without `aiAssistant` or without the slot, the trigger opens an empty panel.', async () => {
  for (const props of [{ aiAssistant: false }, { slots: { toolbar } }]) {
    const shown = await show(<Grid {...props} />);
    await button('Ask').click();
    await expect.poll(panel).not.toBeNull();
    expect(panel()?.textContent).toBe('');
    await shown.unmount();
  }
});

claim('The panel opens below the trigger.', async () => {
  await show(<Grid />);
  await button('Ask').click();
  await expect.element(page.getByRole('textbox')).toBeVisible();
  const bottom = button('Ask').element().getBoundingClientRect().bottom;
  expect(panel()?.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.floor(bottom));
});

claim(
  'The grid still positions the panel, closes it on :kbd[Esc] and on a click outside, and traps the focus in it.',
  async () => {
    await show(<SmallAssistant />);
    const field = page.getByRole('textbox', { name: 'Prompt' });
    await button('Ask').click();
    await expect.element(field).toHaveFocus();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      expect(document.activeElement?.closest('.MuiDataGrid-panel')).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.poll(panel).toBeNull();
    await button('Ask').click();
    await expect.element(field).toHaveFocus();
    await page.getByText('Larch Ridge').click();
    await expect.poll(panel).toBeNull();
  },
);

claim('This panel has no history, and closes when the answer arrives', async () => {
  await show(<SmallAssistant />);
  await button('Ask').click();
  await button('Steepest first').click();
  await expect.poll(panel).toBeNull();
  expect(trails()[0]).toBe('Larch Ridge');
  expect(trails()[1]).toBe('Three Lakes');
});

claim('The panel receives no props', async () => {
  const content = vi.fn<(props: object) => void>();
  const Custom = (props: object) => {
    content(props);
    return <p>Custom</p>;
  };
  await show(<Grid slots={{ toolbar, aiAssistantPanel: Custom }} />);
  await button('Ask').click();
  await expect.element(page.getByText('Custom')).toBeVisible();
  expect(content.mock.calls[0]?.[0]).toEqual({});
});

claim('throws an error if there is none at that index', async () => {
  const apiRef = ref();
  await show(<Grid apiRef={apiRef} />);
  await expect.element(button('Ask')).toBeVisible();
  expect(() => apiRef.current?.aiAssistant.setActiveConversationIndex(3)).toThrow(
    'Conversation not found',
  );
});

claim(
  'Only one of the panels for columns, filters and the AI Assistant is open at a time.',
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} />);
    await button('Ask').click();
    await expect.element(button('Ask')).toHaveAttribute('aria-expanded', 'true');
    await button('Columns').click();
    await expect.element(button('Columns')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(button('Ask')).not.toHaveAttribute('aria-expanded');
  },
);

claim(':kbd[Esc] closes the panel and returns the focus to the trigger.', async () => {
  await show(<Grid />);
  await button('Ask').click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Ask')).toHaveFocus();
});
