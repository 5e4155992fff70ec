import createCache from '@emotion/cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DemoRoot } from 'engine/features/demos/demo-root.tsx';
import { createRtlStyleCache } from 'engine/features/demos/rtl-style-cache.ts';

// The first demo of a library loads the whole library.
vi.setConfig({ testTimeout: 60_000 });

/** All demos, or those of the pages that `npm run check` is asked for. */
const chosen = new RegExp(process.env['DEMOS_OF'] ?? '');
const demos = Object.entries(
  import.meta.glob<ComponentType>('./**/demos/*.tsx', { import: 'default' }),
).filter(([file]) => chosen.test(file));
const settings = { dense: true, direction: 'rtl', paletteMode: 'light' } as const;
/** What paid packages say without a license key; readers then see their watermark. */
const licenseNotice = /license key/i;
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      const text = words.map(String).join(' ');
      if (!licenseNotice.test(text)) complaints.push(text);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('there are demos', () => {
  expect(demos.length).toBeGreaterThan(process.env['DEMOS_OF'] ? 0 : 10);
});

test.each(demos)('%s is drawn without a word on the console', async (_file, load) => {
  const Demo = await load();
  const html = renderToString(
    <DemoRoot cache={createCache({ key: 'css' })}>
      <Demo />
    </DemoRoot>,
  );
  expect(html).not.toBe('');
  expect(complaints).toEqual([]);
});

test.each(demos)('%s is drawn dense and right to left', async (_file, load) => {
  const Demo = await load();
  const html = renderToString(
    <DemoRoot cache={createRtlStyleCache()} settings={settings}>
      <Demo />
    </DemoRoot>,
  );
  expect(html).not.toBe('');
  expect(complaints).toEqual([]);
});
