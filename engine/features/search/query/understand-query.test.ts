import { describe, expect, it } from 'vitest';
import { understandQuery } from './understand-query.ts';

function termsIn(text: string): string[] {
  return understandQuery(text).queryTerms.map(({ term }) => term);
}

describe('understandQuery', () => {
  it('leaves out words that say nothing, unless there are no others', () => {
    expect(termsIn('how to pin a column')).toEqual(['pin', 'column']);
    expect(termsIn('how to')).toEqual(['how', 'to']);
    expect(termsIn('color of my app')).toEqual(['color']);
    expect(termsIn('color of my app bar')).toEqual(['color', 'app', 'bar']);
  });

  it('keeps a name whole and knows its parts', () => {
    expect(understandQuery('filterModel').queryTerms).toMatchObject([
      { term: 'filtermodel', parts: ['filter', 'model'] },
    ]);
  });

  it('joins neighboring words, which may be a name', () => {
    expect(understandQuery('filter model').joined).toContain('filtermodel');
  });

  it('looks for the page that is called by a pasted path', () => {
    expect(understandQuery('theme.zIndex.modal').joined).toContain('=themezindex');
    expect(understandQuery('<DataGrid rows={rows} />').joined).toEqual(['=datagrid']);
  });

  it('takes only the last word as unfinished, and not after a space', () => {
    expect(understandQuery('data gr').queryTerms.map(({ open }) => open)).toEqual([false, true]);
    expect(understandQuery('data gr ').queryTerms.map(({ open }) => open)).toEqual([false, false]);
  });

  it('pairs Chinese characters and drops question words', () => {
    expect(termsIn('如何重置密度')).toEqual(['重置', '置密', '密度']);
  });

  it('looks for the names in pasted code, the component most', () => {
    const { queryTerms } = understandQuery('<DataGrid checkboxSelection />');
    expect(queryTerms.map(({ term, weight }) => [term, weight])).toEqual([
      ['datagrid', 2],
      ['checkboxselect', 1],
    ]);
  });

  it('looks at the beginning of a long text only', () => {
    expect(understandQuery('word '.repeat(10_000)).queryTerms.length).toBeLessThanOrEqual(8);
  });
});
