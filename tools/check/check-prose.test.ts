import { describe, expect, it } from 'vitest';
import { checkProse } from './check-prose.ts';

describe('checkProse', () => {
  it('refuses British spelling with file, line and what to write', () => {
    const { problems } = checkProse('One\n\nThe colour.', 'page.md');
    expect(problems).toEqual([
      { file: 'page.md', line: 3, message: '"colour"', mend: 'Write color.' },
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
});
