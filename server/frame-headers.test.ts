import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    'index.html': '<h1>Home</h1>',
    'demo-frame/index.html': '<div id="stage"></div>',
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
