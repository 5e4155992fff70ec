import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

/** A hiking trail. */
export interface Trail {
  id: number;
  name: string;
  region: string;
  kilometers: number;
  climb: number;
}

/** Trails of the demos. */
export const rows: Trail[] = [
  { id: 1, name: 'Larch Ridge', region: 'North', kilometers: 14, climb: 820 },
  { id: 2, name: 'Mill Creek Loop', region: 'South', kilometers: 6, climb: 120 },
  { id: 3, name: 'Three Lakes', region: 'North', kilometers: 21, climb: 640 },
  { id: 4, name: 'Fern Gorge', region: 'West', kilometers: 9, climb: 310 },
];

/** Columns of the demos. */
export const columns: GridColDef<Trail>[] = [
  { field: 'name', headerName: 'Trail', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'kilometers', headerName: 'km', type: 'number', width: 80 },
  { field: 'climb', headerName: 'Climb (m)', type: 'number', width: 100 },
];

/** Prompts that the demos understand. */
export const suggestions = [{ value: 'Short trails' }, { value: 'Steepest first' }];

/** Replaces a server with a language model. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((done) => setTimeout(done, 500));
  return {
    conversationId: 'conversation-1',
    select: -1,
    filters: /short/i.test(prompt) ? [{ column: 'kilometers', operator: '<', value: 10 }] : [],
    sorting: /steep/i.test(prompt) ? [{ column: 'climb', direction: 'desc' }] : [],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
}
