import { describe, expect, it } from 'vitest';
import { isTest, listFiles, readSource } from './source-files.ts';
import { unendedListeners } from './unended-listeners.ts';

const files = ['engine', 'site/screens']
  .flatMap(listFiles)
  .filter((file) => /\.(?:browser|island)\.tsx?$/.test(file) && !isTest(file));

describe('parts of pages', () => {
  it('end the listeners that they add to the document or window', () => {
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      unendedListeners(readSource(file)).map(
        ({ call, line }) =>
          `${file}:${String(line)} ${call} outlives its page. Fix: add { signal } to its options.`,
      ),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['function mount(a, { signal }) { document.addEventListener("click", f); }', 1],
    ['function mount(signal) { [1].map(() => addEventListener("click", f, true)); }', 1],
    ['function mount(a, { signal }) { document.addEventListener("click", f, { signal }); }', 0],
    ['function mount(a, { signal }) { a.addEventListener("click", f); }', 0],
    ['function start() { document.addEventListener("click", f); }', 0],
  ])('of %s, so many do not: %i', (source, count) => {
    expect(unendedListeners(source)).toHaveLength(count);
  });
});
