import type * as Storage from './storage.browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let storage: typeof Storage;

beforeEach(async () => {
  vi.resetModules();
  storage = await import('./storage.browser.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
}

function stubStorage(changes: object = {}): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    ...changes,
  });
  return values;
}

describe('storage', () => {
  it('reads, writes and removes', () => {
    const values = stubStorage();
    expect(storage.readStorage('mode')).toBeNull();
    expect(storage.writeStorage('mode', 'dark')).toBe(true);
    expect([values.get('mode'), storage.readStorage('mode')]).toEqual(['dark', 'dark']);
    storage.removeStorage('mode');
    expect([values.has('mode'), storage.readStorage('mode')]).toEqual([false, null]);
  });

  it('sees what another tab wrote', () => {
    const values = stubStorage();
    storage.writeStorage('mode', 'dark');
    values.set('mode', 'light');
    expect(storage.readStorage('mode')).toBe('light');
  });

  it('F15 keeps a refused value for the visit', () => {
    stubStorage({ setItem: refuse }).set('mode', 'light');
    expect(storage.writeStorage('mode', 'dark')).toBe(false);
    expect(storage.readStorage('mode')).toBe('dark');
    storage.removeStorage('mode');
    expect(storage.readStorage('mode')).toBeNull();
  });

  it('forgets a value that the browser will not remove', () => {
    stubStorage({ removeItem: refuse }).set('mode', 'dark');
    storage.removeStorage('mode');
    expect(storage.readStorage('mode')).toBeNull();
    storage.writeStorage('mode', 'light');
    expect(storage.readStorage('mode')).toBe('light');
  });

  it.each([
    ['is missing', undefined],
    ['is null', null],
    ['throws when touched', new Proxy({}, { get: refuse })],
  ])('works for the visit when localStorage %s', (_name, value) => {
    vi.stubGlobal('localStorage', value);
    expect(storage.readStorage('mode')).toBeNull();
    storage.writeStorage('mode', 'dark');
    expect(storage.readStorage('mode')).toBe('dark');
    storage.removeStorage('mode');
    expect(storage.readStorage('mode')).toBeNull();
  });

  it('ignores what is not text', () => {
    stubStorage({ getItem: () => ({}) });
    expect(storage.readStorage('mode')).toBeNull();
  });
});
