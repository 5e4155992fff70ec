import type { ApiHistory } from 'engine/features/api-reference/history/api-history.ts';
import type { Site } from 'engine/pipeline/site/site.ts';
import { describe, expect, it } from 'vitest';
import { dataGrid } from '../content/data-grid/product.ts';
import { changePathnames, changeStepAt, productChanges } from './change-steps.ts';

const history: ApiHistory = {
  versions: ['6.20.4', '7.0.0', '7.29.1', '8.0.0', '8.5.0', '8.29.0', '10.0.0'],
  released: [],
  packages: new Map(),
  substitutes: new Map(),
  members: new Map(),
};
const histories = new Map([['data-grid', history]]);
const site: Pick<Site, 'index' | 'apiHistory' | 'versionOf'> = {
  index: {
    config: { products: [dataGrid] },
  } as unknown as Site['index'],
  apiHistory: histories,
  versionOf: () => '8.5.0',
};

describe('the steps from major to major', () => {
  it('lead from each major that was looked at to the next', () => {
    expect(changePathnames(histories)).toEqual([
      '/api-docs/changes/data-grid-v6-v7',
      '/api-docs/changes/data-grid-v7-v8',
      '/api-docs/changes/data-grid-v8-v10',
    ]);
  });

  it('compare the documented version, else the last of a major, the newest first', () => {
    const [grid] = productChanges(site);
    expect(grid?.steps.map(({ from, to }) => [from, to])).toEqual([
      ['8.5.0', '10.0.0'],
      ['7.29.1', '8.5.0'],
      ['6.20.4', '7.29.1'],
    ]);
  });

  it('are found by their pathname', () => {
    expect(changeStepAt(site, '/api-docs/changes/data-grid-v6-v7').to).toBe('7.29.1');
    expect(() => changeStepAt(site, '/api-docs/changes/data-grid-v1-v2')).toThrow(
      'data-grid-v1-v2',
    );
  });

  it('are none where nothing was looked at', () => {
    expect(changePathnames(new Map())).toEqual([]);
    expect(productChanges({ ...site, apiHistory: new Map() })).toEqual([]);
  });
});
