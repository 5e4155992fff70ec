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
    'get_page',
    'get_api',
    'get_demo',
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
  expect(api).toMatchObject({ version: '8.5.0', entry: { props: [{ name: 'items' }] } });
  const demo = await data(client, 'get_demo', { name: 'project-files', code: 'js' });
  expect(demo).toMatchObject({ packages: { '@mui/x-tree-view': '8.5.0' } });
  const changes = await data(client, 'get_changes', {
    package: '@mui/x-tree-view',
    from: '8.3.1',
    to: '8.4.0',
    component: 'RichTreeView',
  });
  expect(changes['components']).toMatchObject([
    {
      path: '/x/api/tree-view/rich-tree-view/',
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: 'added', table: 'props', name: 'getItemChildren' }),
      ]) as unknown,
    },
  ]);
  const old = await client.callTool({
    name: 'get_api',
    arguments: { name: 'Button', version: '5' },
  });
  expect(old).toMatchObject({
    isError: true,
    structuredContent: { error: { type: 'version_not_documented' } },
  });
  await expect(client.callTool({ name: 'get_page', arguments: {} })).rejects.toMatchObject({
    code: -32602,
    data: { type: 'invalid_arguments' },
  });
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
