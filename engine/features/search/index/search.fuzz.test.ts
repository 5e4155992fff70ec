import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markMatches } from '../text/mark-matches.ts';
import { buildIndex } from './build-index.ts';
import { createIndexEngine } from './create-index-engine.ts';
import { openIndex } from './index-source.ts';
import { records } from './record.fixture.ts';

const { manifest, files } = buildIndex(records);
const engine = createIndexEngine(
  openIndex('/m', (address) =>
    Promise.resolve(address === '/m' ? { folder: '', ...manifest } : files.get(address)),
  ),
);

const words = [
  'filter',
  'Model',
  '密度',
  '<b>',
  '</mark>',
  '&lt;',
  '__proto__',
  'constructor',
  '$&',
  '(?',
  '\\',
  '\uE000',
  '=',
  '"',
];
const question = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(' ')),
);

it(
  'answers 10,000 odd questions without failing, and marks only places in the text',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(question, async (text) => {
        const { pages } = await engine.search({ text, locale: 'en' });
        for (const { title, parts } of pages) {
          for (const { text: shown, marks } of [title, ...parts.map((part) => part.title)]) {
            expectInOrder(shown, marks);
          }
        }
        expectInOrder(text, markMatches(text, [text, 'filter', '密度']).marks);
      }),
      { numRuns: 10_000 },
    );
  },
);

function expectInOrder(text: string, marks: readonly (readonly [number, number])[]): void {
  let last = 0;
  for (const [start, end] of marks) {
    if (start < last || end <= start || end > text.length) expect({ text, marks }).toBe('in order');
    last = end;
  }
}
