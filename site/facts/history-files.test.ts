import path from 'node:path';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { historyHrefOf, historySchemaHref } from 'engine/build/api-addresses.ts';
import { loadApiData, prepareApiData } from 'engine/build/api-data.node.ts';
import { apiFilesOf } from 'engine/build/api-files.ts';
import { loadApiHistory } from 'engine/build/api-history.node.ts';
import { withApiRoutes } from 'engine/build/api-routes.ts';
import { packageVersionOf } from 'engine/build/package-version.node.ts';
import { createSiteIndex } from 'engine/build/site-index.ts';
import { historySchema } from 'engine/features/api-reference/history/history-data.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';
import { docsConfig } from '../docs.config.ts';

const siteDir = path.resolve(import.meta.dirname, '..');
const apiHistory = await loadApiHistory(siteDir);
const products = [...apiHistory.keys()];

/** As much of a file as the tests read; its whole shape is the matter of its own schema. */
const HistoryFile = v.object({
  product: v.string(),
  versions: v.array(v.string()),
  released: v.array(v.string()),
  packages: v.record(v.string(), v.array(v.string())),
  members: v.array(
    v.object({
      entry: v.string(),
      table: v.string(),
      name: v.string(),
      changes: v.array(
        v.looseObject({
          version: v.string(),
          gone: v.optional(v.literal(true)),
          undocumented: v.optional(v.literal(true)),
          package: v.optional(v.string()),
        }),
      ),
    }),
  ),
});
type HistoryFile = v.InferOutput<typeof HistoryFile>;
type Change = HistoryFile['members'][number]['changes'][number];

/** What is true of every member before its first change. */
const absent: Change = { version: '', gone: true };

const named = v.array(v.looseObject({ name: v.string() }));
const EntryFile = v.looseObject({
  packageName: v.string(),
  props: named,
  slots: v.array(v.looseObject({ name: v.string(), className: v.optional(v.string()) })),
  methods: named,
  classes: v.array(v.looseObject({ key: v.string() })),
  signature: v.optional(
    v.looseObject({ parameters: named, returns: v.optional(v.looseObject({})) }),
  ),
});

/** What programs read below `/api/data/`, by address. */
let files: Map<string, unknown>;

beforeAll(async () => {
  const api = await loadApiData(await prepareApiData(docsConfig, siteDir));
  const index = withApiRoutes(createSiteIndex(docsConfig, [], new Set()), api);
  const written = apiFilesOf({ index, apiHistory, localeCodes: ['en'], hrefOf: (href) => href });
  files = new Map(written.map(({ href, data }) => [href, JSON.parse(JSON.stringify(data))]));
}, 240_000);

function historyFileOf(product: string): HistoryFile {
  return v.parse(HistoryFile, files.get(historyHrefOf(product)));
}

/** The schema without its dialect: of that the validator knows only older ones, and no rule here differs between them. */
function validator() {
  const { $schema, ...rules } = v.parse(
    v.looseObject({ $schema: v.string() }),
    files.get(historySchemaHref),
  );
  expect($schema).toBe(historySchema.$schema);
  return new AjvJsonSchemaValidator().getValidator(rules);
}

function isAscending(versions: readonly string[]): boolean {
  return versions.every(
    (version, at) => at === 0 || compareVersions(versions[at - 1] ?? '', version) < 0,
  );
}

describe('the schema', () => {
  const sound = {
    product: 'grid',
    versions: ['8.0.0'],
    released: ['8.0.0'],
    packages: {},
    members: [
      { entry: 'grid', table: 'props', name: 'rows', changes: [{ version: '8.0.0', type: 'A' }] },
    ],
  };
  const [member] = sound.members;

  it('takes a history', () => {
    expect(validator()(sound)).toMatchObject({ valid: true });
  });

  it.each([
    ['a version that is none', { ...sound, versions: ['8'] }],
    ['an unknown table', { ...sound, members: [{ ...member, table: 'events' }] }],
    ['a member without a name', { ...sound, members: [{ ...member, name: undefined }] }],
    ['a member that never was', { ...sound, members: [{ ...member, changes: [] }] }],
    [
      'a fact of an unknown kind',
      { ...sound, members: [{ ...member, changes: [{ version: '8.0.0', color: 'red' }] }] },
    ],
    ['a file without versions', { ...sound, versions: undefined }],
  ])('refuses %s', (_, data) => {
    expect(validator()(JSON.parse(JSON.stringify(data)))).toMatchObject({ valid: false });
  });
});

describe.each(products)('the history of %s for programs', (product) => {
  it('follows the schema that it names', () => {
    const file = files.get(historyHrefOf(product));
    expect(file).toMatchObject({ $schema: historySchemaHref, product });
    expect(validator()(file)).toMatchObject({ valid: true });
  });

  it('is in order', () => {
    const { versions, released, packages, members } = historyFileOf(product);
    expect(isAscending(versions)).toBe(true);
    expect(isAscending(released)).toBe(true);
    expect(Object.keys(packages)).toEqual(Object.keys(packages).sort());
    expect(Object.values(packages).filter((own) => !isAscending(own))).toEqual([]);
    const keys = members.map(({ entry, table, name }) => [entry, table, name].join('\t'));
    expect(keys).toEqual([...new Set(keys)].sort());
    const jumbled = members.filter(
      ({ changes }) => !isAscending(changes.map(({ version }) => version)),
    );
    expect(jumbled).toEqual([]);
  });

  it('speaks only of versions that were looked at', () => {
    const { versions, released, packages, members } = historyFileOf(product);
    const named = [
      ...Object.values(packages).flat(),
      ...members.flatMap(({ changes }) => changes.map(({ version }) => version)),
    ];
    expect(named.filter((version) => !versions.includes(version))).toEqual([]);
    expect(versions.filter((version) => !released.includes(version))).toEqual([]);
  });

  it('says of each member only what changed, and first that it came', () => {
    const idle = historyFileOf(product).members.filter(({ changes }) =>
      changes.some((change, at) => factsOf(change) === factsOf(changes[at - 1] ?? absent)),
    );
    expect(idle).toEqual([]);
  });

  it('names entries and members that have data of their own', () => {
    const { packageName = '' } = docsConfig.products.find(({ folder }) => folder === product) ?? {};
    const lost = historyFileOf(product)
      .members.filter(({ changes }) => {
        const version = packageVersionOf(changes[0]?.package ?? packageName, siteDir);
        const last = changes.findLast((change) => compareVersions(change.version, version) <= 0);
        return last && !last.gone && !last.undocumented;
      })
      .filter(({ entry, table, name }) => !namesOf(product, entry, table)?.includes(name));
    expect(lost).toEqual([]);
  });

  it('knows every entry of its packages', () => {
    const { api } = docsConfig.products.find(({ folder }) => folder === product) ?? {};
    const ownVersions = api?.packages.filter((it) => it.ownVersions).map(({ name }) => name) ?? [];
    const known = new Set(historyFileOf(product).members.map(({ entry }) => entry));
    const entries = [...files.keys()]
      .map((href) => new RegExp(`^/api/data/${product}/(.+)\\.json$`).exec(href)?.[1])
      .filter((slug) => slug !== undefined && slug !== 'types')
      .filter((slug) => !ownVersions.includes(entryFileOf(product, slug ?? '')?.packageName ?? ''));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter((slug) => !known.has(slug ?? ''))).toEqual([]);
  });
});

/** What a change says beside its version, as text. */
function factsOf(change: Change): string {
  return JSON.stringify({ ...change, version: '' });
}

function entryFileOf(product: string, slug: string) {
  const parsed = v.safeParse(EntryFile, files.get(`/api/data/${product}/${slug}.json`));
  return parsed.success ? parsed.output : undefined;
}

/** Names of the rows of a table in the data of an entry; undefined when there is no such entry. */
function namesOf(product: string, slug: string, table: string): string[] | undefined {
  const entry = entryFileOf(product, slug);
  switch (table) {
    case 'props':
    case 'slots':
    case 'methods':
      return entry?.[table].map(({ name }) => name);
    case 'classes':
      return (
        entry && [
          ...entry.classes.map(({ key }) => key),
          ...entry.slots.filter(({ className }) => className).map(({ name }) => name),
        ]
      );
    case 'parameters':
      return entry?.signature?.parameters.map(({ name }) => name);
    case 'returns':
      return entry?.signature?.returns && [''];
    default:
      return entry && [''];
  }
}
