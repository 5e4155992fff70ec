// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function load() {
  return import('./trusted.browser.ts');
}

it('gives plain text where the browser knows no Trusted Types', async () => {
  vi.stubGlobal('trustedTypes', undefined);
  const { trustedHtml, trustedScriptAddress } = await load();
  expect(trustedHtml('<b>a</b>')).toBe('<b>a</b>');
  expect(trustedScriptAddress('/x/sw.js')).toBe('/x/sw.js');
});

it('makes its one policy once and lets it vouch', async () => {
  const vouch = (text: string) => `vouched ${text}`;
  const createPolicy = vi.fn(() => ({ createHTML: vouch, createScriptURL: vouch }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml, trustedScriptAddress } = await load();
  expect(trustedHtml('a')).toBe('vouched a');
  expect(trustedScriptAddress('/b.js')).toBe('vouched /b.js');
  expect(createPolicy).toHaveBeenCalledOnce();
  expect(createPolicy).toHaveBeenCalledWith('docs', expect.anything());
});

it.each(['javascript:alert(1)', 'data:text/javascript,1', 'http://evil.test/a.js'])(
  'vouches for no script at %s',
  async (address) => {
    vi.stubGlobal('trustedTypes', undefined);
    const { trustedScriptAddress } = await load();
    expect(() => trustedScriptAddress(address)).toThrow(TypeError);
  },
);
