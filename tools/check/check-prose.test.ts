import { describe, expect, it } from 'vitest';
import { checkProse, refusedIn } from './check-prose.ts';

describe('checkProse', () => {
  it('refuses British spelling with file, line and what to write', () => {
    const { problems } = checkProse('One\n\nThe colour.', 'page.md');
    expect(problems).toEqual([
      { file: 'page.md', line: 3, message: '"colour"', fix: 'Write color.' },
    ]);
  });

  it('leaves code and addresses alone', () => {
    const text =
      'Set `colour` as in [that](/the-colour/).\n\n```ts\ncolour\n```\n::demo{name="colour"}';
    expect(checkProse(text, 'page.md').problems).toEqual([]);
  });

  it('hints at words that are often wrong', () => {
    expect(checkProse('It is just a hint.', 'page.md').hints).toHaveLength(1);
  });

  it('refuses phrases that nobody would say', () => {
    expect(refusedIn('More ways to take this page away, measured in vain')).toEqual([
      'in vain',
      'take this page away',
    ]);
    expect(refusedIn('More ways to use this page')).toEqual([]);
  });
});
