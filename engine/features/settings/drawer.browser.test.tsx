// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Drawer, openDrawer } from './drawer.island.tsx';

vi.mock('./settings.css?url', () => ({ default: 'data:text/css,' }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(document.head, 'append').mockImplementation((link) =>
    queueMicrotask(() => {
      (link as HTMLLinkElement).onload?.(new Event('load'));
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function open(title: string): Promise<void> {
  return act(() =>
    openDrawer(
      ({ onClose }) => (
        <Drawer title={title} closeLabel="Close" onClose={onClose}>
          <button type="button" data-open="other">
            Other
          </button>
        </Drawer>
      ),
      (key) => key,
    ),
  );
}

function openTitles(): (string | null | undefined)[] {
  const open = [...document.querySelectorAll('dialog[open]')];
  return open.map((dialog) => dialog.querySelector('h2')?.textContent);
}

it('opens one drawer at a time', async () => {
  await open('First');
  await open('Second');
  expect(openTitles()).toEqual(['First']);
});

it('makes room for what a button in it opens', async () => {
  await open('First');
  act(() => document.querySelector<HTMLElement>('[data-open="other"]')?.click());
  await open('Second');
  expect(openTitles()).toEqual(['Second']);
});
