import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

/** A charging point for cars. */
export interface Charger {
  id: number;
  place: string;
  operator: string;
  kilowatts: number;
  free: number;
}

/** Charging points of the demos. */
export const rows: Charger[] = [
  { id: 1, place: 'Harbor Street', operator: 'Voltline', kilowatts: 50, free: 2 },
  { id: 2, place: 'City Library', operator: 'Greenplug', kilowatts: 11, free: 0 },
  { id: 3, place: 'Stadium North', operator: 'Voltline', kilowatts: 150, free: 4 },
  { id: 4, place: 'Old Market', operator: 'Greenplug', kilowatts: 22, free: 1 },
];

/** Columns of the demos. */
export const columns: GridColDef<Charger>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 130 },
  { field: 'operator', headerName: 'Operator', width: 110 },
  { field: 'kilowatts', headerName: 'kW', type: 'number', width: 80 },
  { field: 'free', headerName: 'Free', type: 'number', width: 80 },
];

/** Replaces a server with a language model: it understands two prompts. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((done) => setTimeout(done, 500));
  return {
    conversationId: 'conversation-1',
    select: -1,
    filters: /free/i.test(prompt) ? [{ column: 'free', operator: '>', value: 0 }] : [],
    sorting: /fast/i.test(prompt) ? [{ column: 'kilowatts', direction: 'desc' }] : [],
    grouping: [],
    aggregation: {},
    pivoting: {},
  };
}
