import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from './site.fixture.ts';

const longScript = `console.log(${JSON.stringify('hello '.repeat(200))})`;

const files = {
  'index.html': '<h1>Home</h1>',
  'x/introduction/index.html': '<h1>Introduction</h1>',
  'zh/index.html': '<h1>首页</h1>',
  'x/中/index.html': '<h1>中</h1>',
  'zh/404.html': '<h1>找不到页面</h1>',
  '404.html': `<h1>Page not found</h1>${' '.repeat(300)}`,
  '_assets/app.BfQ1.js': longScript,
  '_assets/ready.css': 'a{}'.repeat(300),
  '_assets/ready.css.br': 'ready-made',
  'images/logo.png': Buffer.from([137, 80, 78, 71]),
  'x/introduction.md': '# Introduction',
  'sitemap.xml': '<urlset/>',
  'x/sw.js': 'self.skipWaiting()',
  '.secret': 'hidden',
  _headers: '/*',
  _redirects: '/a /b 301',
  '_redirects.json': JSON.stringify([
    { from: '/old', to: '/x/introduction/', status: 301 },
    { from: '/store', to: 'https://store.example/themes', status: 302 },
    { from: '/moved/*', to: '/x/*', status: 301 },
    { from: '/loose*', to: '/*', status: 301 },
  ]),
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite(files);
});
afterAll(() => site.remove());

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/x/introduction/', 'text/html; charset=utf-8', 'no-cache'],
    [
      '/_assets/app.BfQ1.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/_assets/ready.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/images/logo.png', 'image/png', 'public, max-age=86400'],
    ['/x/introduction.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
    ['/x/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('serves %s as %s, %s', async (target, contentType, cacheControl) => {
    const answer = await site.send(target);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(contentType);
    expect(answer.headers['cache-control']).toBe(cacheControl);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const answer = await site.send('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('13');
    expect(answer.text).toBe('');
  });

  it('refuses other methods', async () => {
    const answer = await site.send('/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('carries the security headers on pages, redirects and misses', async () => {
    for (const target of ['/', '/old', '/nothing/', '/nothing.js']) {
      const { headers } = await site.send(target);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });

  it('serves what a later build wrote', async () => {
    await site.send('/sitemap.xml');
    await writeFile(path.join(site.dist, 'sitemap.xml'), '<urlset><url/></urlset>');
    await vi.waitFor(
      async () => {
        expect((await site.send('/sitemap.xml')).text).toBe('<urlset><url/></urlset>');
      },
      { timeout: 30_000, interval: 100 },
    );
  });
});

describe('ETag', () => {
  it('saves the body of a page the reader already has', async () => {
    const first = await site.send('/');
    const again = await site.send('/', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.etag).toBe(first.headers.etag);
  });

  it('differs between encodings and between pages', async () => {
    const plain = await site.send('/_assets/app.BfQ1.js');
    const brotli = await site.send('/_assets/app.BfQ1.js', {
      headers: { 'accept-encoding': 'br' },
    });
    const page = await site.send('/');
    expect(new Set([plain, brotli, page].map(({ headers }) => headers.etag)).size).toBe(3);
  });
});

describe('compression', () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each(['br', 'gzip'] as const)('sends %s when accepted', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const answer = await site.send('/_assets/app.BfQ1.js', { headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decoders[encoding](answer.bytes).toString()).toBe(longScript);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
  });

  it('sends the file the build has compressed', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    expect((await site.send('/_assets/ready.css', { headers })).text).toBe('ready-made');
  });

  it.each(['/images/logo.png', '/'])('leaves %s as it is', async (target) => {
    const answer = await site.send(target, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

describe('redirects', () => {
  it.each([
    ['/x/introduction', 301, '/x/introduction/'],
    ['/x/introduction?a=1', 301, '/x/introduction/?a=1'],
    ['/x/introduction/index.html', 301, '/x/introduction/'],
    ['//x//introduction/', 301, '/x/introduction/'],
    ['/zh', 301, '/zh/'],
    ['/old', 301, '/x/introduction/'],
    ['/old/?a=1', 301, '/x/introduction/?a=1'],
    ['/store', 302, 'https://store.example/themes'],
    ['/moved/introduction/', 301, '/x/introduction/'],
    ['/moved/%E4%B8%AD?q', 301, '/x/%E4%B8%AD?q'],
    ['/moved/nothing/', 404, undefined],
    ['/loose/introduction', 404, undefined],
  ])('%s gives %i %s', async (target, status, location) => {
    const answer = await site.send(target);
    expect(answer.status).toBe(status);
    expect(answer.headers.location).toBe(location);
  });

  it.each([
    '//evil.test/..',
    '//evil.test',
    '//evil.test/%2e%2e',
    '///evil.test//',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '/%09/evil.test',
    '//evil.test/x/introduction',
    '/moved///evil.test',
    '/moved/%2f%2fevil.test',
    '/loose//evil.test',
    '/loose/%2fevil.test',
    'http://evil.test/x/introduction',
  ])('%s never leads to another host', async (target) => {
    const { headers } = await site.send(target);
    const base = 'http://ours.test';
    expect(new URL(String(headers.location ?? '/'), base).origin).toBe(base);
  });
});

describe('what is not there', () => {
  it.each([
    ['/nothing/', 'Page not found'],
    ['/x/v8.5', 'Page not found'],
    ['/404.html', 'Page not found'],
    ['/zh/nothing/', '找不到页面'],
    ['/zhongwen/', 'Page not found'],
    ['/%zz', 'Page not found'],
  ])('%s shows the page "%s"', async (target, text) => {
    const answer = await site.send(target);
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.text).toContain(text);
  });

  it.each(['/_assets/gone.js', '/images/gone.png', '/x/gone.md'])(
    '%s is plain text, never a page',
    async (target) => {
      const answer = await site.send(target);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    '/.secret',
    '/_redirects.json',
    '/_headers',
    '/_redirects',
    '/../package.json',
    '/x/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/%252e%252e/package.json',
    '/_assets/ready.css.br',
    '/x/introduction/index.html%00.js',
  ])('%s does not exist', async (target) => {
    expect((await site.send(target)).status).toBe(404);
  });

  it('says so in plain text when the site has no page for it', async () => {
    const bare = await createTestSite({ 'index.html': 'Home' });
    const answer = await bare.send('/nothing/');
    await bare.remove();
    expect([answer.status, answer.text]).toEqual([404, 'Not found']);
  });

  it('finds a Chinese page built as a folder', async () => {
    const bare = await createTestSite({ 'zh/404/index.html': '找不到' });
    const answer = await bare.send('/zh/nothing/');
    await bare.remove();
    expect([answer.status, answer.text]).toEqual([404, '找不到']);
  });
});

it('refuses a table of redirects that names what is wrong', async () => {
  const bad = JSON.stringify([{ from: '/a', to: '//evil.test', status: 301 }]);
  await expect(createTestSite({ '_redirects.json': bad })).rejects.toThrow('"0.to" is wrong');
});

describe('what proxies and old links ask for', () => {
  it.each([
    ['http://docs.example/x/introduction/', 200, undefined],
    ['HTTP://docs.example', 200, undefined],
    ['http://docs.example?q=1', 200, undefined],
    ['http://docs.example/x/introduction', 301, '/x/introduction/'],
    ['http://docs.example//evil.test', 404, undefined],
    ['http:/x/introduction/', 400, undefined],
    ['http://docs.example/_health', 200, undefined],
  ])('answers %s with %i', async (target, status, location) => {
    const answer = await site.send(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('lets a redirect be remembered for an hour', async () => {
    const { headers } = await site.send('/old');
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('sends the page for what is missing compressed', async () => {
    const answer = await site.send('/nothing/', { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([404, 'gzip']);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(gunzipSync(answer.bytes).toString()).toContain('Page not found');
  });
});
