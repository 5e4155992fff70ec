import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadApiData, prepareApiData } from 'engine/pipeline/compile/api-data.node.ts';
import { withApiRoutes } from 'engine/pipeline/site/api-routes.ts';
import { createSiteIndex, type SiteIndex } from 'engine/pipeline/site/site-index.ts';
import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import { docsConfig } from '../docs.config.ts';

const siteDir = path.resolve(import.meta.dirname, '..');

function rowsOf(file: string): string[][] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
}

let index: SiteIndex;
let byId: Map<string, ApiEntry>;

beforeAll(async () => {
  const data = await loadApiData(await prepareApiData(docsConfig, siteDir));
  index = withApiRoutes(createSiteIndex(docsConfig, [], new Set()), data);
  byId = new Map(data?.entries.map((entry) => [entry.id, entry]));
}, 240_000);

/** A fact as one word, e.g. `items*` for a required prop and `size='small'` for one of its values. */
function factsOf({ props, slots, classes, inherits }: ApiEntry): string[] {
  const documented = props.filter(({ beyond }) => !beyond);
  return [
    ...documented.flatMap(({ name, required, deprecated, literals }) => [
      `prop ${name}`,
      ...(required ? [`required ${name}`] : []),
      ...(deprecated === undefined ? [] : [`deprecated ${name}`]),
      ...(literals ?? []).map((literal) => `literal ${name} ${literal}`),
    ]),
    ...slots.filter(({ beyond }) => !beyond).map(({ name }) => `slot ${name}`),
    ...classes.filter(({ beyond }) => !beyond).map(({ key }) => `class ${key}`),
    ...(inherits === undefined ? [] : [`inherits ${inherits}`]),
  ];
}

function expectedFacts([
  ,
  props = '',
  slots = '',
  classes = '',
  inherits = '',
]: string[]): string[] {
  return [
    ...wordsOf(props).flatMap((word) => {
      const [, name = '', marks = '', , literals = ''] =
        /^([\w-]+)([*!]*)(=(.*))?$/.exec(word) ?? [];
      return [
        `prop ${name}`,
        ...(marks.includes('*') ? [`required ${name}`] : []),
        ...(marks.includes('!') ? [`deprecated ${name}`] : []),
        ...(literals === '' ? [] : literals.split('|').map((it) => `literal ${name} ${it}`)),
      ];
    }),
    ...wordsOf(slots).map((name) => `slot ${name}`),
    ...wordsOf(classes).map((key) => `class ${key}`),
    ...wordsOf(inherits).map((name) => `inherits ${name}`),
  ];
}

function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** How many known facts were found, and how many found ones are known. */
interface Score {
  hits: number;
  known: number;
  found: number;
}

/** Scores by kind of fact: `prop`, `required`, `deprecated`, `literal`, `slot`, `class`, `inherits`. */
function scoresOf(rows: readonly string[][]): Map<string, Score> {
  const scores = new Map<string, Score>();
  function count(facts: readonly string[], field: keyof Score): void {
    for (const fact of facts) {
      const [kind = ''] = fact.split(' ');
      const score = scores.get(kind) ?? { hits: 0, known: 0, found: 0 };
      scores.set(kind, { ...score, [field]: score[field] + 1 });
    }
  }
  for (const row of rows) {
    const entry = byId.get(row[0] ?? '');
    const [found, known] = [entry ? factsOf(entry) : [], expectedFacts(row)];
    count(known, 'known');
    count(found, 'found');
    count(
      known.filter((fact) => found.includes(fact)),
      'hits',
    );
  }
  return scores;
}

describe('charts and tree view', () => {
  it.each(['prop', 'required', 'deprecated', 'literal', 'slot', 'class', 'inherits'])(
    '%s: at least 99.5 percent of what is known was found, and 99 percent of what was found is known',
    (kind) => {
      const none = { hits: 0, known: 0, found: 0 };
      const { hits, known, found } = scoresOf(rowsOf('api-facts.tsv')).get(kind) ?? none;
      expect(hits).toBeGreaterThanOrEqual(0.995 * known);
      expect(hits).toBeGreaterThanOrEqual(0.99 * found);
    },
  );

  it('are compared by facts of every kind that the packages have', () => {
    const scores = scoresOf(rowsOf('api-facts.tsv'));
    expect(scores.get('prop')?.known).toBeGreaterThan(700);
    expect(scores.get('class')?.known).toBeGreaterThan(100);
    expect(scores.get('slot')?.known).toBeGreaterThan(100);
  });
});

/** Where the installed packages say more than the facts do: their types are the better witness. */
const better: Readonly<Record<string, string>> = {
  '/x/api/charts/axis-config': 'only one member is required in every arm of the union',
  '/x/api/data-grid/grid-api': 'deprecated methods are marked',
  '/x/api/date-pickers/pickers-range-calendar-header': 'the type of its slots is exported',
  '/api-docs/chip': 'the installed version has slots',
  '/api-docs/form-control-label': 'the types require the label',
  '/api-docs/global-styles': 'the types require the styles',
  '/api-docs/mobile-stepper': 'the types require both buttons',
  '/api-docs/pigment-container': 'its classes are exported',
  '/system/api/stack': 'its class is exported',
  '/api-docs/step-icon': 'the types require the icon',
  '/api-docs/tooltip': 'the types require the title',
};

describe('all products', () => {
  it('have a page for every known entry, with as many props, slots and classes', () => {
    const wrong = rowsOf('api-counts.tsv').flatMap(([pathname = '', ...counts]) => {
      const entry = index.api.get(pathname)?.entry;
      if (entry === undefined) return [`${pathname} has no page`];
      const found = countsOf(entry).join(' ');
      return found === counts.join(' ') || pathname in better ? [] : [`${pathname}: ${found}`];
    });
    expect(wrong).toEqual([]);
  });

  it('show required props that nobody documents', () => {
    const items = byId.get('tree-view/rich-tree-view')?.props.find(({ name }) => name === 'items');
    expect(items).toMatchObject({ required: true, beyond: true });
  });

  it('list the selectors and events of the data grid', () => {
    expect(byId.get('data-grid/selectors')?.props.length).toBeGreaterThanOrEqual(94);
    expect(byId.get('data-grid/events')?.props.length).toBeGreaterThanOrEqual(60);
  });

  it('mark what a plan is needed for', () => {
    const props = byId.get('data-grid/data-grid-premium')?.props ?? [];
    const planOf = (name: string) => props.find((prop) => prop.name === name)?.plan;
    expect(planOf('columns')).toBeUndefined();
    expect(planOf('treeData')).toBe('pro');
    expect(planOf('aggregationModel')).toBe('premium');
  });
});

function countsOf({ kind, props, slots, classes, plan, inherits }: ApiEntry): (string | number)[] {
  const own = props.filter(({ beyond }) => kind !== 'component' || !beyond);
  return [
    own.length,
    own.filter(({ required }) => required).length,
    slots.filter(({ beyond }) => !beyond).length,
    classes.length,
    own.filter(({ deprecated }) => deprecated !== undefined).length,
    plan ?? '',
    inherits ?? '',
  ];
}
