import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render, type RenderResult } from 'vitest-browser-react';
import { DemoRoot, type DemoSettings } from 'engine/features/demos/demo-root.tsx';
import { createRtlStyleCache } from 'engine/features/demos/rtl-style-cache.ts';
import { createStyleCache } from 'engine/features/demos/style-cache.ts';
import { defaultSettings } from 'engine/features/settings/display-settings.ts';
import { partsIn } from './parts-in.ts';

export { page, userEvent } from 'vitest/browser';
export { expect, vi } from 'vitest';

/** The arguments of `console.warn` in each claim so far. */
const warned: unknown[][][] = [];

/** What was warned of in this document: libraries say most things once, and all claims of a run share one document. */
export function warnings(): string {
  return warned.flat(2).join('\n');
}

/** Proves a sentence of the page beside the test in a real browser; `check-claims` finds the sentence on the page. */
export function claim(sentence: string, prove: () => Promise<void> | void): void {
  test(sentence, async () => {
    expect.hasAssertions();
    warned.push(vi.spyOn(console, 'warn').mock.calls);
    await prove();
  });
}

/** Proves that the parts of a component lie inside each other as the page lists them below `::anatomy`. */
export function anatomy(text: string, component: string, draw: () => unknown): void {
  test(`anatomy of ${component}`, async () => {
    await draw();
    const places = partsIn(text, component);
    expect(places.length, `parts listed below ::anatomy{component="${component}"}`).toBeGreaterThan(
      0,
    );
    for (const place of places) {
      await expect.poll(() => document.querySelector(place), { message: place }).not.toBeNull();
    }
  });
}

/** Draws what a claim is about the way demos are drawn on the site; its styles leave with it, for many make every next claim slower. */
export function show(
  children: ReactNode,
  settings: Partial<DemoSettings> = {},
): Promise<RenderResult> {
  const { dense, direction, paletteMode } = { ...defaultSettings, ...settings };
  document.documentElement.dir = direction;
  Object.assign(document.documentElement.dataset, {
    mode: paletteMode,
    muiColorScheme: paletteMode,
  });
  const cache = direction === 'rtl' ? createRtlStyleCache() : createStyleCache();
  onTestFinished(() => cache.sheet.flush());
  return render(
    <DemoRoot cache={cache} settings={{ dense, direction, paletteMode }} drawnIn={paletteMode}>
      {children}
    </DemoRoot>,
  );
}
