import { expect, it } from 'vitest';
import { markMatches } from './mark-matches.ts';

function marked(text: string, terms: readonly string[]): string {
  const { marks } = markMatches(text, terms);
  let at = 0;
  let result = '';
  for (const [start, end] of marks) {
    result += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return result + text.slice(at);
}

it.each([
  ['Data Grid - Filtering', ['filter'], 'Data Grid - [Filtering]'],
  ['filterModel', ['filter'], '[filter]Model'],
  ['GridFilterOperator', ['filter'], 'Grid[Filter]Operator'],
  ['onFilterModelChange', ['filtermodel', 'filter', 'model'], 'on[FilterModel]Change'],
  ['filterModel', ['filtermodel'], '[filterModel]'],
  ['Autocomplete', ['auto'], '[Auto]complete'],
  ['Button', ['buton'], '[Button]'],
  ['重置密度设置', ['重置', '置密', '密度'], '[重置密度]设置'],
  ['nothing here', ['x'], 'nothing here'],
  ['<b>bold</b>', ['bold'], '<b>[bold]</b>'],
])('%s with %j gives %s', (text, terms, result) => {
  expect(marked(text, terms)).toBe(result);
});
