import { expect, it } from 'vitest';
import { emptyApiData } from '../../features/api-reference/api-data.ts';
import { entryOf } from '../../features/api-reference/entry.fixture.ts';
import { apiUsesOf } from './api-uses.ts';
import { configOf, pageOf } from './site.fixture.ts';
import { createSiteIndex } from './site-index.ts';

const index = {
  ...createSiteIndex(configOf(), [pageOf('grid/overview')], new Set()),
  apiData: { ...emptyApiData, entries: [entryOf('DataGrid'), entryOf('Toolbar')] },
};

function usesIn(text: string) {
  return apiUsesOf(index, new Map([['grid/overview', new Map([['first-demo', text]])]]));
}

it('leads from an entry to the demos that import it, with the props they set', () => {
  const uses = usesIn(
    "import { DataGrid as Grid, type Other } from '@lib/grid';\nimport Toolbar from '@lib/grid/Toolbar';\n<Grid rows={[]} />",
  );
  expect(Object.fromEntries(uses)).toEqual({
    'grid/data-grid': [{ pathname: '/grid', demo: 'first-demo', props: ['rows'] }],
    'grid/toolbar': [{ pathname: '/grid', demo: 'first-demo', props: [] }],
  });
});

it('leaves things of the same name from other packages alone', () => {
  expect(usesIn("import { DataGrid } from './data-grid.tsx';\n<DataGrid rows={[]} />").size).toBe(
    0,
  );
});
