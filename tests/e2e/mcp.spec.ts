import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '@playwright/test';
import { dist } from '../built-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'tools/mcp.mjs');

interface Question {
  question: string;
  language?: string;
  /** Addresses of pages that answer it; those not written yet do no harm. */
  answers: string[];
}

const questions = JSON.parse(
  readFileSync(path.join(root, 'mcp/questions.json'), 'utf8'),
) as Question[];

async function data(client: Client, name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  return answer.structuredContent as Record<string, unknown>;
}

async function pagesFor(client: Client, { question, language = 'en' }: Question) {
  const { results } = await data(client, 'search_docs', { query: question, language, limit: 3 });
  return (results as { path: string }[]).map((result) => result.path);
}

test('a program asks twenty questions and reads the pages, over standard input and output', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const args = [program, '--dist', dist];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
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
  expect(questions.length).toBeGreaterThanOrEqual(20);
  for (const question of questions) {
    const found = await pagesFor(client, question);
    const right = found.some((page) => question.answers.includes(page));
    expect(right, `${question.question}: ${found.join(', ')}`).toBe(true);
  }
  const page = await data(client, 'get_page', { path: '/material-ui/getting-started/usage/' });
  expect(page).toMatchObject({ path: '/getting-started/usage/' });
  const api = await data(client, 'get_api', { name: 'RichTreeView', members: ['items'] });
  expect(api).toMatchObject({ version: '8.5.0', package: '@mui/x-tree-view', isOutline: false });
  const demo = await data(client, 'get_demo', { name: 'project-files', code: 'js' });
  expect(demo).toMatchObject({ packages: { '@mui/x-tree-view': '8.5.0' } });
  const changes = await data(client, 'get_changes', {
    package: '@mui/x-tree-view',
    from: '8.3.1',
    to: '8.4.0',
    component: 'RichTreeView',
  });
  expect(changes).toMatchObject({
    components: 1,
    changes: { added: expect.any(Number) },
  });
  const guides = await data(client, 'get_migration', { product: 'x-data-grid', from: '6' });
  expect(guides['guides']).toMatchObject([
    { from: 'v6', to: 'v7' },
    { from: 'v7', to: 'v8' },
  ]);
  const old = await client.callTool({
    name: 'get_api',
    arguments: { name: 'Button', version: '5' },
  });
  expect(old).toMatchObject({
    isError: true,
    _meta: { error: { type: 'version_not_documented' } },
  });
  expect(await client.callTool({ name: 'get_page', arguments: {} })).toMatchObject({
    isError: true,
    _meta: { error: { type: 'invalid_arguments' } },
  });
  await client.close();
});

/** Characters of an answer, words and data together. */
async function lengthOf(client: Client, name: string, args: Record<string, unknown>) {
  const { content, structuredContent } = await client.callTool({ name, arguments: args });
  const [first] = content as { text: string }[];
  return (first?.text.length ?? 0) + JSON.stringify(structuredContent ?? {}).length;
}

/** All things that a list of the protocol names, read to its end. */
async function listAll<Item>(
  list: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | undefined }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await list(cursor);
    all.push(...items);
    cursor = next;
  } while (cursor !== undefined);
  return all;
}

test('a program that inspects everything finds it named, described, readable and never too long', async () => {
  const client = new Client({ name: 'test', version: '1' });
  const args = [program, '--dist', dist];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
  const { tools } = await client.listTools();
  const { prompts } = await client.listPrompts();
  const { resourceTemplates } = await client.listResourceTemplates();
  for (const { name, title, description } of [...tools, ...prompts, ...resourceTemplates]) {
    expect(title && description, name).toBeTruthy();
  }
  for (const { name, inputSchema, outputSchema } of tools) {
    expect(outputSchema, name).toMatchObject({ type: 'object' });
    for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
      const { description = '', enum: choices } = schema as {
        description?: string;
        enum?: unknown;
      };
      expect(description !== '' || choices !== undefined, `${name} ${argument}`).toBe(true);
    }
  }
  const resources = await listAll(async (cursor) => {
    const answer = await client.listResources(cursor === undefined ? {} : { cursor });
    return { items: answer.resources, next: answer.nextCursor };
  });
  expect(resources.length).toBeGreaterThan(400);
  expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length);
  const longest: [number, string][] = [];
  for (const { uri, name, title = '', mimeType } of resources) {
    const { contents } = await client.readResource({ uri });
    expect(contents[0], uri).toMatchObject({
      uri,
      mimeType,
      text: expect.stringMatching(/./),
    });
    longest.push(
      mimeType === 'application/json'
        ? [await lengthOf(client, 'get_api', { name: title }), uri]
        : [await lengthOf(client, 'get_page', { path: name }), uri],
    );
  }
  for (const { name } of tools.filter((tool) => tool.name.startsWith('list_'))) {
    longest.push([await lengthOf(client, name, {}), name]);
  }
  for (const product of ['@mui/material', '@mui/x-data-grid-premium', '@mui/x-charts-pro']) {
    const changes = { package: product, from: '7', to: '8' };
    longest.push([await lengthOf(client, 'get_changes', changes), product]);
  }
  const [most = 0, where = ''] = longest.toSorted(([a], [b]) => b - a)[0] ?? [];
  console.log(
    `${String(longest.length)} answers, the longest ${String(most)} characters: ${where}`,
  );
  expect(most).toBeLessThanOrEqual(12_000);
  await client.close();
});

test('the same answers come over streamable HTTP', async () => {
  const server = spawn(process.execPath, [program, '--http', '--port', '0', '--dist', dist]);
  try {
    const [line] = (await once(server.stderr, 'data')) as [Buffer];
    const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    const page = await data(client, 'get_page', { path: '/zh/x/react-tree-view/', language: 'zh' });
    expect(page).toMatchObject({ path: '/zh/x/react-tree-view/', version: '8.5.0' });
    await client.close();
  } finally {
    server.kill();
  }
});
