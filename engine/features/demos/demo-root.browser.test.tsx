// @vitest-environment happy-dom
import { useColorScheme } from '@mui/material/styles';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings, type PaletteMode } from '../settings/display-settings.ts';
import { DemoRoot } from './demo-root.tsx';
import { createStyleCache } from './style-cache.ts';

const cache = createStyleCache();

function Probe() {
  const { mode, setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>{mode}</button>;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lets a demo choose its mode, until the page changes its own', () => {
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (paletteMode: PaletteMode) =>
    act(() =>
      root.render(
        <DemoRoot cache={cache} settings={{ ...defaultSettings, paletteMode }}>
          <Probe />
        </DemoRoot>,
      ),
    );
  draw('light');
  expect(host.textContent).toBe('light');
  act(() => host.querySelector('button')?.click());
  expect(host.textContent).toBe('dark');
  draw('dark');
  draw('light');
  expect(host.textContent).toBe('light');
  act(() => root.unmount());
});
