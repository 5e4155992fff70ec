import { afterEach, expect, it, vi } from 'vitest';
import { readDraft, writeDraft } from './draft.browser.ts';

afterEach(() => void vi.unstubAllGlobals());

function stubStorage(changes: object = {}): void {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
    ...changes,
  });
}

function refuse(): never {
  throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
}

it('keeps the text of each page until it is sent', () => {
  stubStorage();
  writeDraft('/a/', 'half a sentence');
  expect([readDraft('/a/'), readDraft('/b/')]).toEqual(['half a sentence', '']);
  writeDraft('/a/', '');
  expect(readDraft('/a/')).toBe('');
});

it.each([
  ['is full', { setItem: refuse }],
  ['is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('F15 loses no text to storage that %s while the document lives', (_name, changes) => {
  stubStorage(changes);
  writeDraft('/a/', 'a long thought');
  expect(readDraft('/a/')).toBe('a long thought');
  writeDraft('/a/', '');
  expect(readDraft('/a/')).toBe('');
});
