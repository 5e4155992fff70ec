// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fillAllGroups, startNavigationRows } from './navigation-rows.browser.ts';

const nested = '<li><a href="/grid/api/" data-group="/api" data-rows="/api.json">API</a></li>';
const answers: Record<string, string> = {
  '/grid.json': `<li><a href="/grid/">Overview</a></li>${nested}`,
  '/api.json': '<li><a href="/grid/api/rows/">Rows</a></li>',
};

function nav(): Element {
  return document.querySelector('.nav') ?? document.body;
}

beforeEach(() => {
  document.body.innerHTML =
    '<nav class="nav"><ul><li><a href="/grid/" data-group="/grid-group" data-rows="/grid.json">Grid</a></li></ul></nav>';
  vi.stubGlobal(
    'fetch',
    vi.fn((address: string) =>
      Promise.resolve({ ok: address in answers, json: () => Promise.resolve(answers[address]) }),
    ),
  );
});

describe('startNavigationRows', () => {
  it('makes a group of a link, with its title and its name', () => {
    startNavigationRows();
    const group = document.querySelector('details');
    expect(group?.dataset).toMatchObject({ group: '/grid-group', rows: '/grid.json' });
    expect(group?.querySelector('summary')?.textContent).toBe('Grid');
    expect(group?.open).toBe(false);
    expect(nav().querySelector('a')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('keeps the focus on the title', () => {
    document.querySelector('a')?.focus();
    startNavigationRows();
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});

describe('fillAllGroups', () => {
  it('brings the rows of groups and of the groups in them', async () => {
    await fillAllGroups(nav());
    expect([...nav().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/grid/',
      '/grid/api/rows/',
    ]);
    expect(nav().querySelector('[data-rows]')).toBeNull();
  });

  it('ends where rows cannot be had, and leaves the group for another try', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    document.querySelector('a')?.setAttribute('data-rows', '/missing.json');
    await fillAllGroups(nav());
    expect(nav().querySelectorAll('details[data-rows]')).toHaveLength(1);
  });
});
