import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeClasses } from '../../engine/model/route-class.ts';
import { createTestSite, type TestSite } from '../site.fixture.ts';
import { answers, files, table } from './answers.fixture.ts';
import { quote } from './nginx-text.ts';
import { writeNginx } from './write-nginx.ts';

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await createTestSite({ ...files });
  folder = await mkdtemp(path.join(tmpdir(), 'nginx-text-'));
});
afterAll(async () => {
  await site.remove();
  await rm(folder, { recursive: true });
});

it.each(answers)(
  'our server gives $method $target ($accept) $status $location',
  async ({ target, method = 'GET', accept, status, routeClass, location, text }) => {
    const answer = await site.send(target, { method, headers: accept ? { accept } : {} });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    if (text !== undefined) expect(answer.text).toContain(text);
    for (const [name, value] of Object.entries(table.classes[routeClass])) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value);
    }
  },
  30_000,
);

it('tells nginx every header of every class and every redirect', async () => {
  await writeNginx({ dist: site.dist, folder, brotli: true });
  const http = await readFile(path.join(folder, 'http.conf'), 'utf8');
  const server = await readFile(path.join(folder, 'server.conf'), 'utf8');
  for (const routeClass of routeClasses) {
    for (const [name, value] of Object.entries(table.classes[routeClass])) {
      expect(http).toContain(`  ${routeClass} ${quote(value)};`);
      expect(server).toContain(`add_header ${name} $docs_header_`);
    }
  }
  expect(http).toContain('"/x/demos/index.html" demos;');
  expect(http).toContain('"/old/" "/x/grid/$is_args$args";');
  expect(http).toContain('"/planned" "/x/grid/$is_args$args#soon";');
  expect(server).toContain('brotli_static on;');
  for (const service of ['feedback', 'events', 'health']) {
    expect(isHidden(server, `/_${service}`), service).toBe(false);
    expect(http).toMatch(new RegExp(`"~ /_\\(\\?:[^)]*\\b${service}\\b`));
  }
  expect(isHidden(server, '/_headers.json')).toBe(true);
});

/** Whether the first location of the file, which takes private addresses away, takes this one. */
function isHidden(server: string, target: string): boolean {
  return new RegExp(/location ~ "(.+)" \{/.exec(server)?.[1] ?? '').test(target);
}

it.each(['$host', 'a\nb'])('refuses to tell nginx %j', (text) => {
  expect(() => quote(text)).toThrow('nginx cannot be told');
});
