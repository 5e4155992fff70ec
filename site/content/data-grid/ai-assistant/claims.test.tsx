import { useState } from 'react';
import {
  type Conversation,
  DataGridPremium,
  type DataGridPremiumProps,
  GridAiAssistantPanel,
  type GridApi,
  type PromptResponse,
} from '@mui/x-data-grid-premium';
import { claim, expect, page, show, userEvent, vi } from '#claims';
import BikeAssistant from './demos/bike-assistant.tsx';
import OwnPrompt from './demos/own-prompt.tsx';
import PromptContext from './demos/prompt-context.tsx';
import SavedConversation from './demos/saved-conversation.tsx';
import { columns, rows } from './demos/stations.ts';

const ref = (): { current: GridApi | null } => ({ current: null });
type OnPrompt = NonNullable<DataGridPremiumProps['onPrompt']>;

const slots = { aiAssistantPanel: GridAiAssistantPanel };
const empty: PromptResponse = {
  conversationId: 'one',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};
const names = () =>
  [...document.querySelectorAll('[role=gridcell][data-field=name]')].map(
    (cell) => cell.textContent,
  );
const trigger = () => page.getByRole('button', { name: 'AI Assistant', exact: true });
const field = () => page.getByRole('textbox', { name: /prompt/i });
const suggestion = (name: string) => page.getByRole('button', { name });

async function open() {
  await trigger().click();
  await expect.element(field()).toHaveFocus();
}

function Grid(props: Partial<DataGridPremiumProps>) {
  return (
    <div style={{ height: 500, width: 900 }}>
      <DataGridPremium
        rows={rows}
        columns={columns}
        aiAssistant
        showToolbar
        slots={slots}
        {...props}
      />
    </div>
  );
}

claim('Open “AI Assistant” in the toolbar and click a suggestion', async () => {
  await show(<BikeAssistant />);
  await open();
  await suggestion('Busiest stations first').click();
  await expect.poll(() => names()[0]).toBe('North Station');
});

claim(
  'Without `slots.aiAssistantPanel`, the button appears, but it opens an empty panel.',
  async () => {
    await show(<Grid slots={{}} />);
    await trigger().click();
    await expect.poll(() => document.querySelector('.MuiDataGrid-panel')).not.toBeNull();
    expect(document.querySelector('.MuiDataGrid-panel')?.textContent).toBe('');
  },
);

claim(
  'Your response sets it, and the grid passes it to `onPrompt` with the next prompt.',
  async () => {
    const apiRef = ref();
    const onPrompt = vi.fn<OnPrompt>(async () => empty);
    await show(<Grid apiRef={apiRef} onPrompt={onPrompt} />);
    await apiRef.current?.aiAssistant.processPrompt('a');
    await apiRef.current?.aiAssistant.processPrompt('b');
    expect(onPrompt.mock.calls).toMatchObject([
      ['a', expect.any(String), undefined],
      ['b', expect.any(String), 'one'],
    ]);
  },
);

claim(
  'the grid shows its loading overlay, and “Processing…” appears below the prompt',
  async () => {
    await show(<Grid onPrompt={() => new Promise(() => {})} />);
    await open();
    await userEvent.keyboard('Anything{Enter}');
    await expect.element(page.getByText('Processing…')).toBeVisible();
    await expect.poll(() => document.querySelector('.MuiDataGrid-overlayWrapper')).not.toBeNull();
  },
);

claim(
  'A filter that someone set by hand is gone after the next prompt, unless the response repeats it. So is the text of the quick filter.',
  async () => {
    const apiRef = ref();
    await show(<Grid apiRef={apiRef} onPrompt={async () => ({ ...empty, select: 2 })} />);
    apiRef.current?.setFilterModel({
      items: [{ field: 'bikes', operator: '>', value: 20 }],
      quickFilterValues: ['Ghent'],
    });
    await expect.poll(names).toEqual(['North Station']);
    await apiRef.current?.aiAssistant.processPrompt('a');
    await expect.poll(() => names().length).toBe(6);
    expect([...(apiRef.current?.getSelectedRows().keys() ?? [])]).toEqual([1, 2]);
  },
);

claim('A pivot is the exception: `pivoting: {}` does not turn it off.', async () => {
  const apiRef = ref();
  const pivoting = { columns: [], rows: ['city'], values: [{ trips: 'sum' }] };
  const onPrompt: OnPrompt = async (prompt) =>
    prompt === 'pivot' ? { ...empty, pivoting } : empty;
  await show(<Grid apiRef={apiRef} onPrompt={onPrompt} />);
  const active = () => apiRef.current?.state.pivoting.active;
  await apiRef.current?.aiAssistant.processPrompt('pivot');
  await expect.poll(active).toBe(true);
  await apiRef.current?.aiAssistant.processPrompt('anything else');
  expect(active()).toBe(true);
});

claim('Columns with a filter or a total move to the front.', async () => {
  const apiRef = ref();
  const filters = [{ column: 'trips', operator: '>', value: 1 }];
  await show(<Grid apiRef={apiRef} onPrompt={async () => ({ ...empty, filters })} />);
  await apiRef.current?.aiAssistant.processPrompt('a');
  expect(apiRef.current?.getVisibleColumns()[0]?.field).toBe('trips');
});

claim('With `disablePivoting`, the grid turns a pivot into groups and totals.', async () => {
  const apiRef = ref();
  const onPrompt: OnPrompt = async () => ({
    ...empty,
    grouping: [],
    aggregation: {},
    pivoting: { columns: [], rows: ['city'], values: [{ trips: 'sum' }] },
  });
  await show(<Grid apiRef={apiRef} disablePivoting onPrompt={onPrompt} />);
  await apiRef.current?.aiAssistant.processPrompt('a');
  expect(apiRef.current?.state.rowGrouping.model).toEqual(['city']);
  expect(apiRef.current?.state.aggregation.model).toEqual({ trips: 'sum' });
});

claim(
  'A filter for a column that does not exist makes the prompt fail with a technical message, and nothing is applied.',
  async () => {
    const apiRef = ref();
    const filters = [{ column: 'mayor', operator: '>', value: 1 }];
    const onPrompt: OnPrompt = async () => ({
      ...empty,
      filters,
      sorting: [{ column: 'trips', direction: 'desc' }],
    });
    await show(<Grid apiRef={apiRef} onPrompt={onPrompt} />);
    const result = await apiRef.current?.aiAssistant.processPrompt('a');
    expect(result).toBeInstanceOf(TypeError);
    expect(apiRef.current?.getSortModel()).toEqual([]);
    expect(apiRef.current?.state.filter.filterModel.items).toEqual([]);
  },
);

claim(
  'A filter with an operator that the column does not have makes the prompt fail, too, but the broken filter stays in the filter model.',
  async () => {
    const apiRef = ref();
    const filters = [{ column: 'bikes', operator: 'roughly', value: 1 }];
    await show(<Grid apiRef={apiRef} onPrompt={async () => ({ ...empty, filters })} />);
    const result = await apiRef.current?.aiAssistant.processPrompt('a');
    expect(result).toBeInstanceOf(Error);
    expect(apiRef.current?.state.filter.filterModel.items).toMatchObject([{ operator: 'roughly' }]);
  },
);

claim(
  'By default, it contains neither the `headerName` nor any values from the rows.',
  async () => {
    await show(<PromptContext />);
    await open();
    await suggestion('Trips by city').click();
    const context = page.getByRole('region', { name: 'Prompt context' });
    await expect.element(context).toMatchTextContent(/"field": "bikes"/);
    await expect.element(context).toMatchTextContent(/Bikes that are parked/);
    await expect.element(context).not.toMatchTextContent(/headerName/);
    await expect.element(context).not.toMatchTextContent(/River Park/);
  },
);

claim(
  '`allowAiAssistantDataSampling` covers every column, including hidden ones and ids, and overrides `examples`.',
  async () => {
    const apiRef = ref();
    const onPrompt = vi.fn<OnPrompt>(async () => empty);
    await show(
      <Grid
        apiRef={apiRef}
        onPrompt={onPrompt}
        columns={[{ field: 'id' }, { field: 'city', examples: ['Somewhere'] }]}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        allowAiAssistantDataSampling
      />,
    );
    await apiRef.current?.aiAssistant.processPrompt('a');
    const sent = JSON.parse(onPrompt.mock.lastCall?.[1] ?? '[]');
    const examples = (field: string) =>
      sent.find((column: { field: string }) => column.field === field).examples;
    expect(examples('id')).toHaveLength(5);
    expect(examples('city')).toHaveLength(5);
    expect(examples('city')).not.toContain('Somewhere');
  },
);

claim(
  'When `onPrompt` rejects, the error message appears below the prompt in red, and the grid keeps its state.',
  async () => {
    await show(<BikeAssistant />);
    await open();
    await userEvent.keyboard('What is the weather?{Enter}');
    await expect
      .element(page.getByText('This demo only understands the three suggestions.'))
      .toBeVisible();
    expect(names()).toHaveLength(6);
    await expect.element(page.getByRole('button', { name: 'Run again' })).toBeInTheDocument();
  },
);

claim(
  'The callback fires when someone sends a prompt, and again when the response arrives.',
  async () => {
    const first = await show(<SavedConversation />);
    await open();
    await suggestion('Trips by city').click();
    await expect.element(page.getByText('Saved prompts: 2')).toBeVisible();
    await first.unmount();
    const apiRef = ref();
    const change = vi.fn<(conversations: Conversation[]) => void>();
    await show(
      <Grid
        apiRef={apiRef}
        onPrompt={async () => empty}
        onAiAssistantConversationsChange={change}
      />,
    );
    await apiRef.current?.aiAssistant.processPrompt('a');
    const variants = change.mock.calls.map(([list]) => list[0]?.prompts[0]?.variant);
    expect(variants[0]).toBe('processing');
    expect(variants.at(-1)).toBe('success');
  },
);

const two: Conversation[] = ['First', 'Second'].map((title) => ({
  id: title,
  title,
  prompts: [{ value: `${title} prompt`, createdAt: new Date('2026-03-02T09:00:00Z') }],
}));

claim('In this version, changing it back to 0 has no effect', async () => {
  const apiRef = ref();
  function Controlled() {
    const [index, setIndex] = useState(0);
    return (
      <>
        <button onClick={() => setIndex(index === 0 ? 1 : 0)}>Prop is {index}</button>
        <Grid
          apiRef={apiRef}
          aiAssistantConversations={two}
          aiAssistantActiveConversationIndex={index}
        />
      </>
    );
  }
  const active = () => apiRef.current?.state.aiAssistant.activeConversationIndex;
  await show(<Controlled />);
  await page.getByRole('button', { name: 'Prop is 0' }).click();
  await expect.poll(active).toBe(1);
  await page.getByRole('button', { name: 'Prop is 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Prop is 0' })).toBeVisible();
  expect(active()).toBe(1);
});

claim('The promise never rejects. After a failure, it resolves with the error.', async () => {
  await show(<OwnPrompt />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Done.');
  await expect.poll(names).toEqual(['River Park', 'Old Mill']);
  await page.getByRole('textbox', { name: 'Ask about the stations' }).fill('Weather');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByRole('status')).toMatchTextContent(/This demo only understands/);
});

claim(
  'When the panel opens, the focus moves to the prompt field, and :kbd[Enter] sends the prompt.',
  async () => {
    const onPrompt = vi.fn<OnPrompt>(async () => empty);
    await show(<Grid onPrompt={onPrompt} />);
    await trigger().click();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('Hello{Enter}');
    await expect.poll(() => onPrompt.mock.calls[0]?.[0]).toBe('Hello');
  },
);

claim(
  'In a grid with `getRowId`, `select` does not work in this version: it selects the id `undefined`.',
  async () => {
    const apiRef = ref();
    const onPrompt = vi.fn<OnPrompt>(async () => ({ ...empty, select: 2 }));
    const selected = () => [...(apiRef.current?.state.rowSelection.ids ?? [])];
    const first = await show(<Grid apiRef={apiRef} onPrompt={onPrompt} />);
    await apiRef.current?.aiAssistant.processPrompt('a');
    expect(selected()).toEqual([1, 2]);
    await first.unmount();
    await show(<Grid apiRef={apiRef} onPrompt={onPrompt} getRowId={(row) => row.name} />);
    await apiRef.current?.aiAssistant.processPrompt('a');
    expect(selected()).toEqual([undefined]);
  },
);

claim('the `value` can also be the label of an option', async () => {
  const apiRef = ref();
  const filters = [{ column: 'city', operator: 'is', value: 'Town of Ghent' }];
  const city = {
    field: 'city',
    type: 'singleSelect' as const,
    valueOptions: [{ value: 'Ghent', label: 'Town of Ghent' }, 'Utrecht'],
  };
  await show(
    <Grid
      apiRef={apiRef}
      columns={[...columns.slice(0, 1), city]}
      onPrompt={async () => ({ ...empty, filters })}
    />,
  );
  await apiRef.current?.aiAssistant.processPrompt('Only Ghent');
  await expect.poll(names).toEqual(['River Park', 'North Station']);
});

claim(
  'A total for a column that does not exist is no error: it moves the last column to the front.',
  async () => {
    const apiRef = ref();
    const fields = () => apiRef.current?.getAllColumns().map((column) => column.field);
    await show(
      <Grid apiRef={apiRef} onPrompt={async () => ({ ...empty, aggregation: { mayor: 'sum' } })} />,
    );
    expect(fields()).toEqual(['name', 'city', 'bikes', 'trips']);
    const result = await apiRef.current?.aiAssistant.processPrompt('a');
    expect(result).not.toBeInstanceOf(Error);
    expect(fields()).toEqual(['trips', 'name', 'city', 'bikes']);
  },
);

claim('In a response that also groups, it selects the group rows.', async () => {
  const apiRef = ref();
  const onPrompt: OnPrompt = async () => ({ ...empty, grouping: [{ column: 'city' }], select: 2 });
  await show(<Grid apiRef={apiRef} onPrompt={onPrompt} />);
  await apiRef.current?.aiAssistant.processPrompt('a');
  expect([...(apiRef.current?.state.rowSelection.ids ?? [])]).toEqual([
    'auto-generated-row-city/Utrecht',
    'auto-generated-row-city/Ghent',
  ]);
});

claim(
  '`initialState.aiAssistant.activeConversationIndex` is ignored: the grid starts with the first conversation.',
  async () => {
    const apiRef = ref();
    await show(
      <Grid
        apiRef={apiRef}
        initialState={{ aiAssistant: { conversations: two, activeConversationIndex: 1 } }}
      />,
    );
    expect(apiRef.current?.state.aiAssistant.activeConversationIndex).toBe(0);
    await open();
    await expect.element(page.getByText('First prompt')).toBeVisible();
  },
);

claim(
  'The grid writes the `conversationId` into them, so with frozen objects each prompt ends with an error, after its changes were applied.',
  async () => {
    const apiRef = ref();
    function Frozen() {
      const [conversations, setConversations] = useState<Conversation[]>([]);
      return (
        <Grid
          apiRef={apiRef}
          aiAssistantConversations={conversations}
          onAiAssistantConversationsChange={(next) =>
            setConversations(next.map((conversation) => Object.freeze(conversation)))
          }
          onPrompt={async () => {
            await new Promise((done) => setTimeout(done, 100));
            return { ...empty, sorting: [{ column: 'trips', direction: 'desc' }] };
          }}
        />
      );
    }
    await show(<Frozen />);
    await expect.poll(names).toHaveLength(6);
    const result = await apiRef.current?.aiAssistant.processPrompt('a');
    expect(result).toBeInstanceOf(TypeError);
    await expect.poll(() => names()[0]).toBe('North Station');
  },
);

claim(
  'If columns are pinned to the left, headers and cells then show different columns in this version, so do not pin any there.',
  async () => {
    const apiRef = ref();
    const filters = [{ column: 'trips', operator: '>', value: 1 }];
    const fields = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute('data-field'));
    const first = () => [
      fields('[role=columnheader][data-field]')[0],
      fields('[data-rowindex="0"] [role=gridcell][data-field]')[0],
    ];
    await show(
      <Grid
        apiRef={apiRef}
        initialState={{ pinnedColumns: { left: ['name'] } }}
        onPrompt={async () => ({ ...empty, filters })}
      />,
    );
    await expect.poll(first).toEqual(['name', 'name']);
    await apiRef.current?.aiAssistant.processPrompt('a');
    await expect.poll(first).toEqual(['trips', 'name']);
  },
);
