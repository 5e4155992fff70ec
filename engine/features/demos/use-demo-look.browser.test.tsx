// @vitest-environment happy-dom
import { useTheme } from '@mui/material/styles';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeSettings, resetSettings } from '../settings/settings.browser.ts';
import type { DemoLook } from './demo-look.ts';
import { offerDemoLooks } from './demo-looks.browser.ts';
import { LiveDemo } from './live-demo.island.tsx';

let mine: DemoLook | undefined;
const asked = vi.fn();

/** Draws a demo that says how round the corners of its theme are. */
async function drawDemo() {
  const host = document.createElement('div');
  const root = createRoot(host);
  const onMode = vi.fn();
  await settle(() =>
    root.render(
      <LiveDemo onMode={onMode}>
        <Probe />
      </LiveDemo>,
    ),
  );
  return { host, onMode, close: () => act(() => root.unmount()) };
}

/** Does something and waits for all that follows from it. */
async function settle(action: () => unknown): Promise<void> {
  await act(async () => {
    action();
    await Promise.resolve();
  });
}

function Probe() {
  return String(useTheme().shape.borderRadius);
}

function lookOf(borderRadius: number): DemoLook {
  return { key: `radius ${String(borderRadius)}`, options: { shape: { borderRadius } } };
}

function wornVariables(): string {
  return document.adoptedStyleSheets
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .join('\n');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  asked.mockClear();
  mine = lookOf(12);
  offerDemoLooks({
    site: () => Promise.reject(new Error('offline')),
    mine: () => {
      asked();
      return Promise.resolve(mine);
    },
  });
});
afterEach(() => {
  resetSettings();
  vi.unstubAllGlobals();
});

it('asks for no look before one is chosen', async () => {
  const { host, onMode, close } = await drawDemo();
  expect(host.textContent).toBe('4');
  expect(onMode).toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
  close();
});

it('wears the chosen look, what another tab makes of it, and the library’s own again', async () => {
  const { host, close } = await drawDemo();
  await settle(() => changeSettings({ demoTheme: 'mine' }));
  expect(host.textContent).toBe('12');
  expect(wornVariables()).toContain('--mui-shape-borderRadius: 12px');
  mine = lookOf(20);
  await settle(() => dispatchEvent(new Event('storage')));
  expect(host.textContent).toBe('20');
  await settle(() => changeSettings({ demoTheme: 'library' }));
  expect(host.textContent).toBe('4');
  expect(wornVariables()).not.toContain('--mui-shape');
  close();
});

it('is shown only when it wears what was chosen', async () => {
  changeSettings({ demoTheme: 'mine' });
  let give: (look: DemoLook) => void = () => undefined;
  const coming = new Promise<DemoLook>((resolve) => (give = resolve));
  offerDemoLooks({ site: () => coming, mine: () => coming });
  const { host, onMode, close } = await drawDemo();
  expect(onMode).not.toHaveBeenCalled();
  await settle(() => give(lookOf(7)));
  expect(host.textContent).toBe('7');
  expect(onMode).toHaveBeenCalled();
  close();
});

it.each(['site', 'mine'] as const)(
  'works in the library’s own look when %s has none',
  async (name) => {
    mine = undefined;
    changeSettings({ demoTheme: name });
    const { host, onMode, close } = await drawDemo();
    expect(host.textContent).toBe('4');
    expect(onMode).toHaveBeenCalled();
    close();
  },
);
