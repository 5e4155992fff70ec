import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './create-server.ts';
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
    data: answer.structuredContent as Record<string, unknown>,
    isError: answer.isError === true,
  };
}

async function refusalOf(name: string, args: Record<string, unknown>): Promise<McpError> {
  const error: unknown = await client
    .callTool({ name, arguments: args })
    .catch((it: unknown) => it);
  expect(error).toBeInstanceOf(McpError);
  return error as McpError;
}

describe('the tools', () => {
  it('are four, each with a schema of its arguments', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'get_page',
      'get_api',
      'get_demo',
    ]);
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
        excerpt: 'Hold Shift and click more columns.',
      },
    ]);
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
      entry: { props: [{ name: 'sortModel' }] },
    });
  });

  it('read a demo in either language, or list the demos of a page', async () => {
    const ts = await call('get_demo', { name: 'basic-sorting' });
    expect(ts.data['files']).toEqual([
      { name: 'basic-sorting.tsx', text: 'const a: number = 1;\n' },
      { name: 'data.ts', text: 'export const rows: Row[] = [];' },
    ]);
    expect(ts.data['packages']).toEqual({ '@lib/grid': '8.5.0' });
    const js = await call('get_demo', { name: 'basic-sorting', code: 'js', page: '/old' });
    expect(js.text).toContain('```jsx title="basic-sorting.jsx"\nconst a = 1;\n');
    const list = await call('get_demo', { page: '/grid/sorting' });
    expect(list.data['demos']).toEqual(['basic-sorting', 'multi-sorting']);
  });
});

describe('wrong questions', () => {
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
    ['get_demo', { name: 'x', code: 'coffee' }, 'code'],
  ])('to %s with %j name the argument', async (name, args, argument) => {
    const error = await refusalOf(name, args);
    expect(error.code).toBe(ErrorCode.InvalidParams);
    expect(error.data).toMatchObject({ type: 'invalid_arguments', issues: [{ argument }] });
  });

  it('to a tool that does not exist name those that do', async () => {
    const error = await refusalOf('delete_docs', {});
    expect(error.code).toBe(ErrorCode.InvalidParams);
    expect(error.data).toMatchObject({ type: 'unknown_tool' });
  });

  it.each([
    ['get_page', { path: '/grid/sortin' }, 'page_not_found', '/grid/sorting/'],
    ['get_page', { path: '/grid/sorting', section: 'multi' }, 'section_not_found', 'Multi-sorting'],
    ['get_page', { path: '../../etc/passwd' }, 'page_not_found', undefined],
    ['get_api', { name: 'Grids' }, 'api_not_found', 'Grid'],
    ['get_api', { name: 'Grid', product: 'charts' }, 'api_not_found', 'Grid'],
    ['get_api', { name: 'Grid', members: ['sortModal'] }, 'api_not_found', 'sortModel'],
    ['get_demo', { name: 'basic-sort' }, 'demo_not_found', 'basic-sorting'],
    ['get_demo', { page: '/nowhere' }, 'page_not_found', undefined],
    ['get_page', { path: '/grid/sorting', version: '7' }, 'version_not_documented', undefined],
    ['search_docs', { query: 'sort', version: '7.1' }, 'version_not_documented', undefined],
  ])('%s %j are refused as %s', async (name, args, type, suggestion) => {
    const { isError, data, text } = await call(name, args);
    const error = data['error'] as { type: string; message: string; suggestions?: string[] };
    expect(isError).toBe(true);
    expect(error.type).toBe(type);
    expect(error.message).toBe(text);
    if (suggestion !== undefined) expect(error.suggestions?.[0]).toBe(suggestion);
  });
});
