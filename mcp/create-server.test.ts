import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
import { cutText } from './cut-text.ts';
import { smallDocs } from './docs.fixture.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createServer(smallDocs).connect(far);
  await client.connect(near);
});
afterAll(() => client.close());

async function call(name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { text: string }[];
  return {
    text: first?.text ?? '',
    data: (answer.structuredContent ?? {}) as Record<string, unknown>,
    error: answer._meta?.['error'] as Record<string, unknown>,
    isError: answer.isError === true,
  };
}

async function errorOf(name: string, args: Record<string, unknown>): Promise<McpError> {
  const error: unknown = await client
    .callTool({ name, arguments: args })
    .catch((it: unknown) => it);
  expect(error).toBeInstanceOf(McpError);
  return error as McpError;
}

describe('the tools', () => {
  it('are eight, each with schemas of its arguments and of its facts', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'list_pages',
      'get_page',
      'list_components',
      'get_api',
      'get_demo',
      'get_migration',
      'get_changes',
    ]);
    expect(tools.filter(({ outputSchema }) => outputSchema?.type !== 'object')).toEqual([]);
    expect(tools[0]?.inputSchema).toMatchObject({
      type: 'object',
      required: ['query'],
      additionalProperties: false,
      properties: { limit: { type: 'integer', minimum: 1, maximum: 8 } },
    });
  });

  it('take the languages of the documentation, and its first unless told', async () => {
    const { tools } = await client.listTools();
    for (const { inputSchema } of tools) {
      expect(inputSchema.properties?.['language']).toMatchObject({
        enum: ['en', 'zh'],
        default: 'en',
      });
    }
  });

  it('find pages with version, section and excerpt', async () => {
    const { data, text } = await call('search_docs', { query: 'click more columns' });
    expect(data['results']).toMatchObject([
      {
        title: 'Sorting',
        path: '/grid/sorting/',
        url: 'https://docs.example/grid/sorting/#part',
        product: 'Grid',
        version: '8.5.0',
        part: { kind: 'section', title: 'Multi-sorting' },
      },
    ]);
    expect(text).toContain('Hold Shift and click more columns.');
    expect(text).toContain('1. Sorting › Multi-sorting (Grid 8.5.0)');
  });

  it('find Chinese pages, filter, and say when nothing is found', async () => {
    expect((await call('search_docs', { query: '多列排序', language: 'zh' })).text).toContain(
      '排序',
    );
    const api = await call('search_docs', { query: 'grid', kind: 'api' });
    expect(api.data['results']).toHaveLength(1);
    expect((await call('search_docs', { query: '木琴' })).text).toMatch(/^Nothing was found/);
  });

  it.each([
    '/grid/sorting',
    'grid/sorting/',
    '/grid/sorting.md',
    'https://docs.example/grid/sorting/?a=1#b',
    '/zh/grid/sorting/',
    '/old',
  ])('read the page at %s', async (path) => {
    const { text, data } = await call('get_page', { path });
    expect(text).toMatch(/^# Sorting/);
    expect(data).toMatchObject({ path: '/grid/sorting/', version: '8.5.0' });
  });

  it('read one section, and a page in Chinese', async () => {
    const section = await call('get_page', { path: '/grid/sorting', section: 'multi-sorting' });
    expect(section.text).toBe('## Multi-sorting\n\nHold Shift and click more columns.\n');
    const chinese = await call('get_page', { path: '/grid/sorting', language: 'zh' });
    expect(chinese.text).toMatch(/^# 排序/);
  });

  it('read an API whole or only the members asked for', async () => {
    expect((await call('get_api', { name: '<Grid />' })).text).toContain('`rows`');
    const one = await call('get_api', { name: 'grid', members: ['sortmodel'], version: 'v8' });
    expect(one.text).toBe(
      '# Grid API\n\n## Props\n\n| Name | Description |\n| --- | --- |\n| `sortModel` | The order. |\n',
    );
    expect(one.data).toMatchObject({
      package: '@lib/grid',
      version: '8.5.0',
      isOutline: false,
      counts: { props: 2, slots: 0 },
    });
  });

  it('name what an installed version lacks', async () => {
    const whole = await call('get_api', { name: 'Grid', installed: '7' });
    expect(whole.text).toMatch(
      /^Newer than 7\.8\.0: `slots\.header` \(8\.0\.0\), `slots\.footer` \(8\.0\.0\)\.\n\n# Grid API/,
    );
    expect(whole.data['newer']).toEqual({
      installed: '7.8.0',
      members: ['header', 'footer'].map((name) => ({
        table: 'slots',
        name,
        code: `slots.${name}`,
        since: '8.0.0',
      })),
    });
    const rows = await call('get_api', { name: 'Grid', members: ['rows'], installed: '7.8.0' });
    expect(rows.text).toMatch(/^Nothing here is newer than 7\.8\.0\.\n/);
    expect((await call('get_api', { name: 'Grid', installed: '8.0.0' })).data['newer']).toEqual({
      installed: '8.0.0',
      members: [],
    });
  });

  it('say beside what is found that an installed version lacks it', async () => {
    const query = { query: 'header', kind: 'api' };
    const found = await call('search_docs', { ...query, installed: '7.8.0' });
    expect(found.text).toContain('Grid API › header (Grid 8.5.0, only since 8.0.0)');
    expect(found.data['results']).toMatchObject([{ since: '8.0.0' }]);
    for (const installed of ['8.0.0', '3.1.0']) {
      const { text } = await call('search_docs', { ...query, installed });
      expect(text).toContain('Grid API › header (Grid 8.5.0)');
    }
  });

  it('read a demo in either language, or list the demos of a page', async () => {
    const ts = await call('get_demo', { name: 'basic-sorting' });
    expect(ts.data['files']).toEqual(['basic-sorting.tsx', 'data.ts']);
    expect(ts.text).toContain('```tsx title="basic-sorting.tsx"\nconst a: number = 1;\n');
    expect(ts.text).toContain('```ts title="data.ts"\nexport const rows: Row[] = [];\n');
    expect(ts.data['packages']).toEqual({ '@lib/grid': '8.5.0' });
    const js = await call('get_demo', { name: 'basic-sorting', code: 'js', page: '/old' });
    expect(js.text).toContain('```jsx title="basic-sorting.jsx"\nconst a = 1;\n');
    const list = await call('get_demo', { page: '/grid/sorting' });
    expect(list.data['demos']).toEqual(['basic-sorting', 'multi-sorting']);
    expect(list.data['imports']).toEqual({ 'basic-sorting': [], 'multi-sorting': ['Grid'] });
    expect(list.text).toBe('Sorting:\n- basic-sorting\n- multi-sorting (Grid)');
  });
});

describe('lists', () => {
  it('name the pages of a language by group, some at a time', async () => {
    const { text, data } = await call('list_pages', { product: 'grid', limit: 1 });
    expect(text).toContain('Grid:\n- Sorting: /grid/sorting/');
    expect(data).toMatchObject({
      total: 3,
      nextStart: 1,
      pages: [{ title: 'Sorting', path: '/grid/sorting/' }],
    });
    const rest = await call('list_pages', { product: 'grid', start: 1 });
    expect(rest.data['nextStart']).toBeUndefined();
    expect(rest.data['pages']).toHaveLength(2);
  });

  it('name the entries of the API reference', async () => {
    const { text, data } = await call('list_components', { kind: 'component' });
    expect(text).toBe('1 entries: Grid.\n');
    expect(data['components']).toEqual([{ name: 'Grid', kind: 'component', path: '/api/grid/' }]);
    expect((await call('list_components', { kind: 'hook' })).data['total']).toBe(0);
  });
});

describe('the guides to newer versions', () => {
  it('are read when there is one, also by a part of its number', async () => {
    const { text, data } = await call('get_migration', { product: 'grid', from: '7.1', to: 'v8' });
    expect(text).toContain('Rename `Header` to `header`.');
    expect(data['guides']).toEqual([
      { title: 'Migrate to 8', path: '/grid/migration/', from: 'v7', to: 'v8' },
    ]);
  });
});

describe('what is long', () => {
  it('is answered with its beginning and its outline, and read by section', async () => {
    const { text, data } = await call('get_page', { path: '/grid/long' });
    expect(data).toMatchObject({ isOutline: true });
    expect(text).toMatch(/^# Long\n\nHow it begins\.\n\nThe page has 2\d{4} characters\./);
    expect(text).toContain('- Second (20021 characters)');
    const section = await call('get_page', { path: '/grid/long', section: 'First' });
    expect(section.text).toBe('## First\n\nShort.\n');
  });

  it('is read on from where an answer ended, and never longer than promised', async () => {
    const pieces: string[] = [];
    for (let offset: unknown = 0; offset !== undefined;) {
      const answer = await client.callTool({
        name: 'get_page',
        arguments: { path: '/grid/long', section: 'Second', offset },
      });
      const [first] = answer.content as { text: string }[];
      const facts = answer.structuredContent as Record<string, unknown>;
      expect((first?.text.length ?? 0) + JSON.stringify(facts).length).toBeLessThanOrEqual(12_000);
      pieces.push(first?.text.replace(/\n\n\[Characters .*\]\n$/, '\n') ?? '');
      offset = facts['next'];
    }
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(`## Second\n\n${'long line\n'.repeat(2001)}`);
  });

  it('does not end within code when it can end before', () => {
    const text = `${'words\n'.repeat(150)}\`\`\`ts\n${'code;\n'.repeat(200)}\`\`\`\n`;
    expect(cutText(text, { room: 1400 })).toMatchObject({ next: 900 });
    const code = `\`\`\`ts\n${'code;\n'.repeat(500)}\`\`\`\n`;
    expect(cutText(code, { room: 1400 }).next).toBeGreaterThan(1000);
    expect(cutText('x'.repeat(500), { room: 300 }).next).toBe(100);
  });

  it('is said of a page that moved', async () => {
    expect((await call('get_page', { path: '/old' })).data['movedFrom']).toBe('/old');
    expect((await call('get_page', { path: '/grid/sorting' })).data).not.toHaveProperty(
      'movedFrom',
    );
  });
});

describe('the resources', () => {
  it('are pages and entries of the API reference, all of which can be read', async () => {
    const { resources, nextCursor } = await client.listResources();
    expect(nextCursor).toBeUndefined();
    expect(resources.map(({ uri }) => uri)).toEqual([
      'docs://page/grid/sorting/',
      'docs://page/grid/long/',
      'docs://page/grid/migration/',
      'docs://api/grid/grid',
    ]);
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri });
      expect(contents).toMatchObject([{ uri, mimeType }]);
    }
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(['page', 'api']);
    const chinese = await client.readResource({ uri: 'docs://page/zh/grid/sorting/' });
    expect(chinese.contents).toMatchObject([{ text: expect.stringMatching(/^# 排序/) as string }]);
  });

  it.each([
    'docs://page/nowhere/',
    'docs://page/grid/planned/',
    'docs://api/x',
    'file:///etc/passwd',
  ])('do not have %s', async (uri) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 });
  });

  it('are listed from a place of the list only', async () => {
    await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({
      code: ErrorCode.InvalidParams,
    });
  });
});

describe('the prompts', () => {
  it('are three, and name the tools to use', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['set_up', 'migrate', 'review_code']);
    const { messages } = await client.getPrompt({
      name: 'migrate',
      arguments: { product: 'grid', from: '7' },
    });
    expect(messages).toMatchObject([
      { role: 'user', content: { text: expect.stringContaining('get_migration') as string } },
    ]);
  });

  it.each([
    ['sing', {}],
    ['migrate', { product: 'grid' }],
    ['set_up', { product: 'boat' }],
  ])('refuse %s with %j', async (name, args) => {
    await expect(client.getPrompt({ name, arguments: args })).rejects.toMatchObject({
      code: ErrorCode.InvalidParams,
    });
  });
});

describe('the changes between two versions', () => {
  it('are listed by component, each with its page', async () => {
    const { text, data } = await call('get_changes', {
      package: '@lib/grid',
      from: '7.8.0',
      to: '8.5.0',
      language: 'zh',
    });
    expect(text).toBe(
      '# @lib/grid: 7.8.0 to 8.5.0\n\n' +
        '## Grid\n\n/api/grid/\n\n' +
        '- Added: `slots.footer`\n- Removed: `sorting`\n- Renamed: `slots.Header` → `slots.header`\n- New type: `rows`\n- New default: `sortModel`\n- Now required: `rows`\n- Guide: [Sorting](/zh/grid/sorting/#part) (`sorting`)\n\n' +
        '## old-list\n\n- Removed: all of it\n',
    );
    expect(data).toMatchObject({
      from: '7.8.0',
      to: '8.5.0',
      versions: ['7.0.0', '7.8.0', '8.0.0', '8.5.0'],
    });
    expect(data['components']).toBe(2);
    expect(data['changes']).toMatchObject({ renamed: 1, removed: 2, added: 1 });
  });

  it('of one component are told with what members were and became', async () => {
    const { text, data } = await call('get_changes', {
      package: '@lib/grid',
      from: '7',
      to: 'v8',
      component: '<Grid />',
    });
    expect(text).toContain('- New type: `rows`: `Row[]` → `readonly Row[]`\n');
    expect(text).toContain('- Renamed: `slots.Header` → `slots.header`\n');
    expect(text).toContain('- New default: `sortModel`: `[]` → `null`\n');
    expect(text).not.toContain('old-list');
    expect(data).toMatchObject({ from: '7.8.0', to: '8.5.0' });
    expect(data['notes']).toBeUndefined();
    expect(data['components']).toBe(1);
  });

  it('of a component that was gone before are none', async () => {
    const { text } = await call('get_changes', {
      package: '@lib/grid',
      from: '8.0.0',
      to: '8.5.0',
      component: 'old-list',
    });
    expect(text).toBe('# old-list of @lib/grid: 8.0.0 to 8.5.0\n\nNothing changed in its API.\n');
  });

  it('of a paid package bring those it is built on, and say what nobody looked at', async () => {
    const { text, data } = await call('get_changes', {
      package: '@lib/grid-pro',
      from: '7.8.3',
      to: '8.5.1',
    });
    expect(text).toContain('## Grid\n');
    expect(text).toContain('## grid-pro\n\n- Added: all of it');
    expect(data['notes']).toEqual([
      '7.8.3 was not looked at; 7.8.0 stands for it.',
      '8.5.1 was not looked at; 8.5.0 stands for it.',
    ]);
  });

  it('say nothing of a package that was not looked at before them', async () => {
    const { text, data } = await call('get_changes', {
      package: '@lib/grid-pro',
      from: '7.0',
      to: '8.5',
    });
    expect(text).not.toMatch(/grid-pro\n\n- |tree-pro/);
    expect(data['notes']).toEqual(['@lib/grid-pro was looked at only in 7.8.0, 8.5.0.']);
  });
});

describe('wrong questions', () => {
  const grid = { package: '@lib/grid' };

  it.each([
    ['search_docs', {}, 'query'],
    ['search_docs', { query: '  ' }, 'query'],
    ['search_docs', { query: 'x'.repeat(501) }, 'query'],
    ['search_docs', { query: 'x', limit: 0 }, 'limit'],
    ['search_docs', { query: 'x', limit: 1.5 }, 'limit'],
    ['search_docs', { query: 'x', language: 'fr' }, 'language'],
    ['search_docs', { query: 'x', colour: 'red' }, 'colour'],
    ['get_page', { path: 7 }, 'path'],
    ['get_page', { path: '/a', version: 'newest' }, 'version'],
    ['get_api', { name: 'Grid', members: [] }, 'members'],
    ['get_api', { name: 'Grid', installed: 'newest' }, 'installed'],
    ['get_demo', { name: 'x', code: 'coffee' }, 'code'],
    ['get_changes', { package: '@lib/grid', from: '7' }, 'to'],
    ['get_changes', { package: '@lib/grid', from: 'old', to: '8' }, 'from'],
    ['get_page', { path: '/a', offset: -1 }, 'offset'],
    ['get_migration', {}, 'product'],
  ])('to %s with %j name the argument', async (name, args, argument) => {
    const { isError, error, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(error).toMatchObject({ type: 'invalid_arguments', issues: [{ argument }] });
    expect(text).toContain(`Wrong arguments for ${name}: ${argument}: `);
  });

  it('to a tool that does not exist name those that do', async () => {
    const error = await errorOf('delete_docs', {});
    expect(error.code).toBe(ErrorCode.InvalidParams);
    expect(error.data).toMatchObject({ type: 'unknown_tool' });
  });

  it.each([
    ['get_page', { path: '/grid/sortin' }, 'page_not_found', '/grid/sorting/'],
    ['get_page', { path: '/grid/sorting', section: 'multi' }, 'section_not_found', 'Multi-sorting'],
    ['get_page', { path: '../../etc/passwd' }, 'page_not_found', undefined],
    ['get_api', { name: 'Grids' }, 'api_not_found', 'Grid'],
    ['get_api', { name: 'Grid', product: 'charts' }, 'product_not_found', 'grid'],
    ['search_docs', { query: 'sort', product: 'charts' }, 'product_not_found', 'grid'],
    ['list_pages', { product: 'charts' }, 'product_not_found', 'grid'],
    ['list_components', { product: 'charts' }, 'product_not_found', 'grid'],
    ['get_page', { path: '/grid/planned' }, 'page_not_written', '/grid/sorting/'],
    ['get_migration', { product: 'grid', from: '8' }, 'migration_not_found', 'v7 to v8'],
    ['get_api', { name: 'Grid', members: ['sortModal'] }, 'api_not_found', 'sortModel'],
    ['get_api', { name: 'Grid', installed: '3' }, 'version_not_recorded', undefined],
    ['get_demo', { name: 'basic-sort' }, 'demo_not_found', 'basic-sorting'],
    ['get_demo', { page: '/nowhere' }, 'page_not_found', undefined],
    ['get_page', { path: '/grid/sorting', version: '7' }, 'version_not_documented', undefined],
    ['search_docs', { query: 'sort', version: '7.1' }, 'version_not_documented', undefined],
    [
      'get_changes',
      { package: '@lib/grids', from: '7', to: '8' },
      'history_not_found',
      '@lib/grid',
    ],
    ['get_changes', { ...grid, from: '6', to: '8' }, 'version_not_recorded', undefined],
    ['get_changes', { ...grid, from: '7', to: '9.1.0' }, 'version_not_recorded', undefined],
    ['get_changes', { ...grid, from: '8', to: '7' }, 'versions_not_in_order', undefined],
    ['get_changes', { ...grid, from: '8.5.1', to: '8.5.2' }, 'versions_not_in_order', undefined],
    ['get_changes', { ...grid, from: '7', to: '8', component: 'Gird' }, 'api_not_found', 'Grid'],
    ['get_changes', { ...grid, from: '7', to: '8', component: 'GridPro' }, 'api_not_found', 'Grid'],
  ])('%s %j are refused as %s', async (name, args, type, suggestion) => {
    const { isError, error, text } = await call(name, args);
    expect(isError).toBe(true);
    expect(error).toMatchObject({ type, message: text });
    if (suggestion !== undefined) expect(error['suggestions']).toContain(suggestion);
  });
});
