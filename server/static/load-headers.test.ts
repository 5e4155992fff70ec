import { afterAll, beforeAll, expect, it } from 'vitest';
import { noSources } from '../../engine/model/content-policy.ts';
import { createHeaderTable, headersOfPath } from '../../engine/model/header-table.ts';
import { createTestSite, type TestSite } from '../site.fixture.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    'index.html': '<h1>Home</h1>',
    'demo-frame/index.html': '<div id="stage"></div>',
    'ad-frame.html': '<p>Ad</p>',
    '_assets/frame/start-a1.js': 'start()',
    '_assets/page-b2.js': 'enhance()',
  });
});
afterAll(() => site.remove());

it('takes origin, network and forms from the frame and lets only this site embed it', async () => {
  const { headers } = await site.send('/demo-frame/');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      'sandbox allow-scripts',
      "default-src 'none'",
      "connect-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]),
  );
});

it('takes origin and forms from the frame of the ad network', async () => {
  const { status, headers } = await site.send('/ad-frame.html');
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toBe(
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  );
});

it('looks up no names that code in the frame hints at', async () => {
  const { headers } = await site.send('/demo-frame/');
  expect(headers['x-dns-prefetch-control']).toBe('off');
});

it('lets the frame, which has no origin, load its scripts', async () => {
  const { headers } = await site.send('/_assets/frame/start-a1.js');
  expect(headers['access-control-allow-origin']).toBe('*');
});

it.each(['/', '/_assets/page-b2.js', '/demo-frame/missing'])(
  'opens nothing else: %s',
  async (to) => {
    const { headers } = await site.send(to);
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-eval');
  },
);

it('sends the headers the build has written, by the class of the address', async () => {
  const table = createHeaderTable(
    { ...noSources, scriptHashes: ['sha256-abc='] },
    { '/demos/': 'demos' },
  );
  const built = await createTestSite({
    'index.html': '<h1>Home</h1>',
    'demos/index.html': '<style></style>',
    'data.json': '{}',
    '_headers.json': JSON.stringify(table),
  });
  for (const target of ['/', '/demos/', '/data.json', '/nothing/', '/demos']) {
    const { status, headers } = await built.send(target);
    const routeClass = status === 301 ? 'redirect' : status === 404 ? 'missing' : undefined;
    const wanted = routeClass ? table.classes[routeClass] : headersOfPath(table, target);
    for (const [name, value] of Object.entries(wanted)) {
      expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(value);
    }
  }
  await built.remove();
  expect(table.classes.page['Content-Security-Policy']).toContain(
    "script-src 'sha256-abc=' 'strict-dynamic'",
  );
});

it.each(['{', '[]', '{"rules":{}}'])(
  'refuses the table %s and says what is wrong',
  async (text) => {
    await expect(createTestSite({ '_headers.json': text })).rejects.toThrow('_headers.json: ');
  },
);
