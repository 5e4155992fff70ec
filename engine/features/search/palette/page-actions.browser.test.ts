// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { sheetKey } from '../../settings/setting-keys.ts';
import { pageActions } from './page-actions.browser.ts';

it('presses the key of the sheet with all keys for the reader', () => {
  const pressed = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener('keydown', pressed, { once: true });
  const keys = pageActions({ version: '' }, (key) => key).find(({ name }) => name === 'keys');
  expect(keys).toMatchObject({ label: 'search.actions.keys', keywords: 'search.keywords.keys' });
  keys?.run?.();
  expect(pressed.mock.calls.map(([{ key }]) => key)).toEqual([sheetKey]);
});
