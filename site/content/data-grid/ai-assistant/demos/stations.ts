import type { GridColDef, PromptResponse } from '@mui/x-data-grid-premium';

/** A bike-sharing station. */
export interface Station {
  id: number;
  name: string;
  city: string;
  bikes: number;
  trips: number;
}

/** Stations of the demos. */
export const rows: Station[] = [
  { id: 1, name: 'Central Square', city: 'Utrecht', bikes: 24, trips: 1840 },
  { id: 2, name: 'University', city: 'Utrecht', bikes: 18, trips: 2210 },
  { id: 3, name: 'River Park', city: 'Ghent', bikes: 9, trips: 610 },
  { id: 4, name: 'North Station', city: 'Ghent', bikes: 30, trips: 2950 },
  { id: 5, name: 'Old Mill', city: 'Malmö', bikes: 6, trips: 380 },
  { id: 6, name: 'Concert Hall', city: 'Malmö', bikes: 14, trips: 1270 },
];

/** The language model receives the descriptions and examples. */
export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'city', headerName: 'City', width: 110, examples: ['Utrecht', 'Ghent'] },
  {
    field: 'bikes',
    headerName: 'Bikes',
    type: 'number',
    width: 90,
    description: 'Bikes that are parked at the station right now',
  },
  {
    field: 'trips',
    headerName: 'Trips',
    type: 'number',
    width: 90,
    description: 'Trips that started here in the last month',
  },
];

const answer: PromptResponse = {
  conversationId: 'conversation-1',
  select: -1,
  filters: [],
  sorting: [],
  grouping: [],
  aggregation: {},
  pivoting: {},
};

/** The response to “Busiest stations first”. */
export const busiest: PromptResponse = {
  ...answer,
  sorting: [{ column: 'trips', direction: 'desc' }],
};

/** Replaces a server with a language model: it understands three prompts. */
export async function answerPrompt(prompt: string): Promise<PromptResponse> {
  await new Promise((done) => setTimeout(done, 500));
  if (/busiest/i.test(prompt)) {
    return busiest;
  }
  if (/by city/i.test(prompt)) {
    return { ...answer, grouping: [{ column: 'city' }], aggregation: { trips: 'sum' } };
  }
  if (/few bikes/i.test(prompt)) {
    return { ...answer, filters: [{ column: 'bikes', operator: '<', value: 10 }] };
  }
  throw new Error('This demo only understands the three suggestions.');
}

/** Prompts that `answerPrompt` understands. */
export const suggestions = [
  { value: 'Busiest stations first' },
  { value: 'Trips by city' },
  { value: 'Stations with few bikes' },
];
