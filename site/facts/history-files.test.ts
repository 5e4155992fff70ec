import path from 'node:path';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  apiSchemaHref,
  dataHrefOf,
  historyHrefOf,
  historyListHref,
  historySchemaHref,
} from 'engine/pipeline/site/api-addresses.ts';
import { loadApiData, prepareApiData } from 'engine/pipeline/compile/api-data.node.ts';
import { apiFilesOf } from 'engine/pipeline/render/api-files.ts';
import { loadApiHistory } from 'engine/pipeline/load/api-history.node.ts';
import { withApiRoutes } from 'engine/pipeline/site/api-routes.ts';
import { packageVersionOf } from 'engine/pipeline/load/package-version.node.ts';
import { createSiteIndex } from 'engine/pipeline/site/site-index.ts';
import type { ApiEntry } from 'engine/features/api-reference/api-entry.ts';
import type { HistoryData } from 'engine/features/api-reference/history/history-data.ts';
import { compareVersions } from 'engine/model/compare-versions.ts';
import { hrefOf } from 'engine/model/href.ts';
import { docsConfig } from '../docs.config.ts';

const siteDir = path.resolve(import.meta.dirname, '..');
const apiHistory = await loadApiHistory(siteDir);
const products = [...apiHistory.keys()];

/** What programs read below `/api/data/`, by address. */
let files: Map<string, unknown>;
let readHistory: Reader<HistoryData>;
/** The data of all entries, by address. */
let entries: Map<string, ApiEntry>;

beforeAll(async () => {
  const api = await loadApiData(await prepareApiData(docsConfig, siteDir));
  const index = withApiRoutes(createSiteIndex(docsConfig, [], new Set()), api);
  const written = apiFilesOf({
    index,
    apiHistory,
    localeCodes: ['en'],
    hrefOf: (pathname, locale) => hrefOf(pathname, locale, { locales: ['en'] }),
  });
  files = new Map(written.map(({ href, data }) => [href, JSON.parse(JSON.stringify(data))]));
  readHistory = createReader<HistoryData>(historySchemaHref);
  const readEntry = createReader<ApiEntry>(apiSchemaHref);
  const own = index.apiData.entries.map((entry) => dataHrefOf(entry));
  entries = new Map(own.map((href) => [href, readEntry(files.get(href))]));
}, 240_000);

it('lists every entry with the address of its page, as readers know it', () => {
  const list = files.get('/api/data/index.json') as { id: string; page?: string }[];
  const pageOf = (id: string) => list.find((entry) => entry.id === id)?.page;
  expect(list.length).toBeGreaterThan(400);
  expect(pageOf('material/button')).toBe('/api/button/');
  expect(pageOf('data-grid/data-grid')).toBe('/x/api/data-grid/data-grid/');
});

/** Reads data that follow a schema of the site; throws with what is wrong with others. */
type Reader<Data> = (data: unknown) => Data;

function createReader<Data>(schemaHref: string): Reader<Data> {
  // The validator knows older dialects only; no rule of these schemas differs between them.
  const rules = Object.entries(files.get(schemaHref) ?? {}).filter(([key]) => key !== '$schema');
  const validate = new AjvJsonSchemaValidator().getValidator<Data>(Object.fromEntries(rules));
  return (data) => {
    const result = validate(data);
    if (!result.valid) throw new Error(result.errorMessage);
    return result.data;
  };
}

function historyFileOf(product: string): HistoryData {
  return readHistory(files.get(historyHrefOf(product)));
}

function packagesOf(product: string) {
  return docsConfig.products.find(({ folder }) => folder === product)?.api?.packages ?? [];
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
    substitutes: { '8.1.0': '8.0.0' },
    guides: [],
    members: [
      { entry: 'grid', table: 'props', name: 'rows', changes: [{ version: '8.0.0', type: 'A' }] },
    ],
  };
  const [member] = sound.members;

  it('takes a history', () => {
    expect(readHistory(sound)).toBe(sound);
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
    expect(() => readHistory(JSON.parse(JSON.stringify(data)))).toThrow();
  });
});

describe.each(products)('the history of %s for programs', (product) => {
  it('follows the schema that it names', () => {
    expect(files.get(historyHrefOf(product))).toMatchObject({ $schema: historySchemaHref });
    expect(historyFileOf(product).product).toBe(product);
  });

  it('is in the list of histories with its packages, the free one first', () => {
    const { versions } = historyFileOf(product);
    const packages = packagesOf(product).filter((it) => !it.ownVersions);
    expect(files.get(historyListHref)).toContainEqual({
      product,
      packages: packages.map(({ name }) => name),
      versions,
      href: historyHrefOf(product),
    });
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
    const [free] = packagesOf(product);
    const installed = new Map(
      packagesOf(product).map(({ name }) => [name, packageVersionOf(name, siteDir)]),
    );
    const lost = historyFileOf(product)
      .members.filter(({ changes }) => {
        const version = installed.get(changes[0]?.package ?? free?.name ?? '') ?? '';
        const last = changes.findLast((change) => compareVersions(change.version, version) <= 0);
        return last && !last.gone && !last.undocumented;
      })
      .filter(({ entry, table, name }) => !namesOf(product, entry, table).includes(name));
    expect(lost).toEqual([]);
  });

  it('knows every entry of its packages', () => {
    const own = packagesOf(product).filter((it) => !it.ownVersions);
    const known = new Set(historyFileOf(product).members.map(({ entry }) => entry));
    const expected = [...entries.values()].filter(
      ({ folder, packageName }) => folder === product && own.some((it) => it.name === packageName),
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.filter(({ slug }) => !known.has(slug)).map(({ name }) => name)).toEqual([]);
  });
});

type Change = HistoryData['members'][number]['changes'][number];

/** What is true of every member before its first change. */
const absent: Change = { version: '', gone: true };

/** What a change says beside its version, as text. */
function factsOf(change: Change): string {
  return JSON.stringify({ ...change, version: '' });
}

/** Names of the rows of a table in the data of an entry; none when there is no such entry. */
function namesOf(product: string, slug: string, table: string): string[] {
  const entry = entries.get(dataHrefOf({ id: `${product}/${slug}` }));
  if (!entry) {
    return [];
  }
  switch (table) {
    case 'props':
    case 'slots':
    case 'methods':
      return entry[table].map(({ name }) => name);
    case 'classes':
      return [
        ...entry.classes.map(({ key }) => key),
        ...entry.slots.filter(({ className }) => className).map(({ name }) => name),
      ];
    case 'parameters':
      return entry.signature?.parameters.map(({ name }) => name) ?? [];
    case 'returns':
      return entry.signature?.returns ? [''] : [];
    default:
      return [''];
  }
}
