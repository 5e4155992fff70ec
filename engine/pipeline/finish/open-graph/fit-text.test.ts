import { describe, expect, it } from 'vitest';
import { clampLines, wrapText } from './fit-text.ts';

function widthOf(text: string): number {
  return text.length;
}

describe('wrapText', () => {
  it.each([
    ['one two three', 8, ['one two', 'three']],
    ['  one \n two ', 20, ['one two']],
    ['useGridApiContext', 9, ['useGrid', 'Api', 'Context']],
    ['useGridApiContext', 6, ['use', 'Grid', 'ApiCon', 'text']],
    ['@mui/x-data-grid', 8, ['@mui/x-', 'data-', 'grid']],
    ['aaaaaaaaaa b', 4, ['aaaa', 'aaaa', 'aa b']],
    ['', 8, []],
  ])('%j in %i is %j', (text, width, lines) => {
    expect(wrapText(text, width, widthOf)).toEqual(lines);
  });

  it('never makes a line wider than allowed', () => {
    const text = 'Server-side data withSomeVeryLongIdentifierInside and https://docs.example/a/b/c';
    for (let width = 1; width < 40; width++) {
      expect(wrapText(text, width, widthOf).filter((line) => line.length > width)).toEqual([]);
    }
  });
});

describe('clampLines', () => {
  const fit = { maxWidth: 8, widthOf };

  it('keeps what fits', () => {
    expect(clampLines(['one two', 'three'], { ...fit, limit: 2 })).toEqual(['one two', 'three']);
  });

  it('ends with an ellipsis inside the width, without a mark or blank before it', () => {
    expect(clampLines(['one, two', 'three'], { ...fit, limit: 1 })).toEqual(['one, tw…']);
    expect(clampLines(['one two,', 'three'], { ...fit, limit: 1 })).toEqual(['one two…']);
    expect(clampLines(['a', 'b - - cd', 'e'], { ...fit, limit: 2 })).toEqual(['a', 'b - - c…']);
  });

  it('shows nothing where no line fits', () => {
    expect(clampLines(['one'], { ...fit, limit: 0 })).toEqual([]);
  });
});
