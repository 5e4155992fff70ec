import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.cache/mcp-tasks');

/** Pages that are read for a task, tasks that must be solved, and characters that no answer may exceed. */
const limits = { pages: 3, solved: 23, characters: 12_000 };

interface Task {
  task: string;
  /** Names that an answer to the task has to use. */
  uses: string[];
}

interface Solution {
  demo: string;
  page: string;
  files: readonly { name: string; text: string }[];
}

/** Asks a client, and counts how much it has to read. */
interface Asker {
  ask: (name: string, args: Record<string, unknown>) => Promise<Answer>;
  calls: number;
  longest: number;
}

interface Answer {
  text: string;
  data: Record<string, unknown>;
}

/**
 * Solves tasks with nothing but answers of the MCP server, by search and by reading the demos of the pages it finds, and
 * compiles the solutions with the installed packages.
 */
export async function benchMcpTasks(): Promise<void> {
  const tasks = JSON.parse(readFileSync(path.join(root, 'mcp/tasks.json'), 'utf8')) as Task[];
  const client = new Client({ name: 'bench', version: '1' });
  const args = [path.join(root, 'tools/mcp.mjs')];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root }));
  const asker = createAsker(client);
  rmSync(folder, { recursive: true, force: true });
  const solutions: (Solution | undefined)[] = [];
  for (const [at, task] of tasks.entries()) {
    const solution = await solve(asker, task);
    solutions.push(solution);
    if (solution) writeSolution(at, solution);
  }
  await client.close();
  const faults = compile();
  let solved = 0;
  for (const [at, { task }] of tasks.entries()) {
    const solution = solutions[at];
    const own = faults.filter((line) => line.includes(`${folderOf(at)}/`));
    if (solution && own.length === 0) solved += 1;
    const verdict = !solution ? 'NOT FOUND' : own.length === 0 ? 'compiles' : 'DOES NOT COMPILE';
    console.log(`${verdict}: ${task}${solution ? ` (${solution.page} ${solution.demo})` : ''}`);
    for (const line of own) console.log(`  ${line}`);
  }
  const kept = solved >= limits.solved && asker.longest <= limits.characters;
  console.log(
    `${String(solved)} of ${String(tasks.length)} tasks compile, at least ${String(limits.solved)} promised; ` +
      `${String(asker.calls)} calls, the longest answer ${String(asker.longest)} characters; ${kept ? 'kept' : 'MISSED'}`,
  );
  if (!kept) process.exitCode = 1;
}

function createAsker(client: Client): Asker {
  const asker: Asker = {
    calls: 0,
    longest: 0,
    async ask(name, args) {
      const answer = await client.callTool({ name, arguments: args });
      const [first] = answer.content as { text: string }[];
      const data = (answer.structuredContent ?? {}) as Record<string, unknown>;
      const text = first?.text ?? '';
      asker.calls += 1;
      asker.longest = Math.max(asker.longest, text.length + JSON.stringify(data).length);
      return { text, data };
    },
  };
  return asker;
}

/** The first demo of the pages that search finds which uses what the task is about. */
async function solve(asker: Asker, { task, uses }: Task): Promise<Solution | undefined> {
  const { data } = await asker.ask('search_docs', { query: task, kind: 'guide' });
  const results = data['results'] as { path: string }[];
  for (const { path: page } of results.slice(0, limits.pages)) {
    const list = await asker.ask('get_demo', { page });
    for (const demo of (list.data['demos'] ?? []) as string[]) {
      const text = await readWhole(asker, { page, name: demo });
      if (uses.every((name) => new RegExp(`\\b${name}\\b`).test(text)))
        return { demo, page, files: filesIn(text) };
    }
  }
  return undefined;
}

async function readWhole(asker: Asker, args: { page: string; name: string }): Promise<string> {
  const { text, data } = await asker.ask('get_demo', args);
  // What does not fit into an answer is no answer that a program takes at once.
  return data['next'] === undefined ? text : '';
}

/** The files of an answer: fences that say how they are called. */
function filesIn(text: string): { name: string; text: string }[] {
  const fences = /^````\w+ title="([^"]+)"\n([\s\S]*?)\n````$/gm;
  return [...text.matchAll(fences)].map(([, name = '', code = '']) => ({ name, text: code }));
}

function folderOf(at: number): string {
  return `task-${String(at + 1)}`;
}

function writeSolution(at: number, { files }: Solution): void {
  const own = path.join(folder, folderOf(at));
  mkdirSync(own, { recursive: true });
  for (const { name, text } of files) writeFileSync(path.join(own, path.basename(name)), text);
}

/** What the compiler says about all solutions. */
function compile(): string[] {
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = { noUnusedLocals: false, exactOptionalPropertyTypes: false, types: [] };
  writeFileSync(
    config,
    JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, include: ['task-*'] }),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', config], {
    encoding: 'utf8',
    cwd: root,
  });
  const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
  if (status !== 0 && faults.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  return faults;
}
