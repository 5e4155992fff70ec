// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const showMyVersions = vi.fn();
const lines = [
  { id: 'lib', name: 'Library', versions: ['9.0.0', '8.2.0', '8.0.0'], packages: [], upgrades: [] },
  { id: 'other', name: 'Other', versions: ['1.0.0'], packages: [], upgrades: [] },
];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.resetModules();
  localStorage.clear();
  vi.doMock('./load-lines.browser.ts', () => ({ knownLines: () => lines }));
  vi.doMock('./show-versions.browser.ts', () => ({ showMyVersions }));
});

afterEach(() => {
  vi.doUnmock('./load-lines.browser.ts');
  vi.doUnmock('./show-versions.browser.ts');
  vi.resetModules();
  document.documentElement.removeAttribute('data-my-versions');
  document.body.replaceChildren();
});

async function draw(): Promise<() => void> {
  const { DocsProvider } = await import('../config/docs-provider.tsx');
  const { VersionFields } = await import('./version-fields.island.tsx');
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () => {
    root.render(
      <DocsProvider value={{ locale: 'en', translate: (key) => key }}>
        <VersionFields />
      </DocsProvider>,
    );
    await Promise.resolve();
  });
  return () => act(() => root.unmount());
}

function fieldOf(id: string): HTMLSelectElement | null {
  return document.querySelector<HTMLSelectElement>(`#settings-version-${id}`);
}

async function choose(id: string, version: string): Promise<void> {
  const field = fieldOf(id);
  await act(async () => {
    if (field) field.value = version;
    field?.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.dynamicImportSettled();
  });
}

it('offers the versions of each line by major, and nothing chosen at first', async () => {
  const end = await draw();
  expect(fieldOf('lib')?.value).toBe('');
  expect([...(fieldOf('lib')?.querySelectorAll('optgroup') ?? [])].map((it) => it.label)).toEqual([
    '9.x',
    '8.x',
  ]);
  expect(document.querySelectorAll('label')).toHaveLength(2);
  end();
});

it('keeps what is chosen, shows it at once, and forgets it again', async () => {
  const end = await draw();
  await choose('lib', '8.2.0');
  expect(localStorage.getItem('docs-versions')).toBe('lib=8.2.0');
  expect(document.documentElement.hasAttribute('data-my-versions')).toBe(true);
  expect(showMyVersions).toHaveBeenCalledOnce();
  await choose('other', '1.0.0');
  expect(localStorage.getItem('docs-versions')).toBe('lib=8.2.0&other=1.0.0');
  await choose('lib', '');
  await choose('other', '');
  expect(localStorage.getItem('docs-versions')).toBeNull();
  expect(document.documentElement.hasAttribute('data-my-versions')).toBe(false);
  end();
});

it('keeps showing a version that is offered no longer', async () => {
  localStorage.setItem('docs-versions', 'lib=6.1.0');
  const end = await draw();
  expect(fieldOf('lib')?.value).toBe('6.1.0');
  end();
});
