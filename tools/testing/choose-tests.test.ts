import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseByTurn, currentTurn, folderOf } from './choose-tests.mjs';

const items = Array.from({ length: 40 }, (_, index) => `page-${String(index)}`);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('chooseByTurn', () => {
  it('takes each item once in ten turns', () => {
    vi.stubEnv('FULL', '');
    const turns = Array.from({ length: 10 }, (_, number) =>
      chooseByTurn(items, () => undefined, { number: 241 + number, changed: new Set() }),
    );
    expect(turns.flat().sort()).toEqual([...items].sort());
  });

  it('takes what changed in every turn', () => {
    vi.stubEnv('FULL', '');
    const turn = { number: 0, changed: new Set(['page-7']) };
    expect(chooseByTurn(items, (item) => item, turn)).toContain('page-7');
    expect(chooseByTurn(items, (item) => item, turn)).not.toContain('page-8');
  });

  it('takes everything in the full run', () => {
    vi.stubEnv('FULL', '1');
    const turn = { number: 0, changed: new Set<string>() };
    expect(chooseByTurn(items, () => undefined, turn)).toEqual(items);
  });
});

describe('currentTurn', () => {
  it('moves with the commits of the repository', () => {
    vi.stubEnv('GATE_RUN', undefined);
    expect(currentTurn().number).toBeGreaterThan(200);
  });
});

describe('folderOf', () => {
  it.each([
    ['site/content/charts/bars/overview/page.md', 'charts/bars/overview'],
    ['site/content/charts/bars/overview/page.zh.md', 'charts/bars/overview'],
    ['site/content/charts/axis/demos/data.ts', 'charts/axis'],
    ['site/content/charts/axis/claims.test.tsx', 'charts/axis'],
    ['site/content/charts/navigation.ts', undefined],
    ['engine/pipeline/render/head.tsx', undefined],
  ])('of %s is %s', (file, folder) => {
    expect(folderOf(file)).toBe(folder);
  });
});
