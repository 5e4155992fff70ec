import { describe, expect, it } from 'vitest';
import { parseFence } from './parse-fence.ts';

const value = Array(8).fill('x').join('\n');

describe('parseFence', () => {
  it('reads language, title and marked lines in either order', () => {
    const fence = {
      lang: 'tsx',
      title: 'a b.tsx',
      marked: [2, 5, 6, 7],
      focused: [],
      words: [],
      faults: [],
    };
    expect(parseFence({ lang: 'tsx', meta: 'title="a b.tsx" {2,5-7}', value })).toEqual(fence);
    expect(parseFence({ lang: 'tsx', meta: '{2, 5-7} title="a b.tsx"', value })).toEqual(fence);
  });

  it('lets a fence say why it is not compiled, with a reason', () => {
    expect(parseFence({ lang: 'ts', meta: 'check="off: a fragment"', value }).faults).toEqual([]);
    expect(parseFence({ lang: 'ts', meta: 'check="off"', value }).faults).toHaveLength(1);
  });

  it('takes a fence without a first line as plain text', () => {
    expect(parseFence({ lang: null, meta: null, value })).toEqual({
      marked: [],
      focused: [],
      words: [],
      faults: [],
    });
  });

  it('reads lines in focus, words and numbers', () => {
    const meta = 'focus="2-3" words="x, theme.vars" {1} numbers="12"';
    expect(parseFence({ lang: 'ts', meta, value: 'x\ntheme.vars\ny' })).toEqual({
      lang: 'ts',
      marked: [1],
      focused: [2, 3],
      words: ['x', 'theme.vars'],
      firstNumber: 12,
      faults: [],
    });
    expect(parseFence({ lang: 'ts', meta: 'numbers', value }).firstNumber).toBe(1);
    expect(parseFence({ lang: 'ts', meta: 'title="numbers"', value }).firstNumber).toBeUndefined();
  });

  it.each([
    ['python', null, 'The code language "python" is not known.', /tsx, ts, jsx/],
    ['ts', 'file=a.ts', 'The code block cannot use "file=a.ts".', /title=/],
    ['ts', 'title=a.ts', 'The code block cannot use "title=a.ts".', /title=/],
    ['ts', 'title=""', 'The code block cannot use "title=""".', /title=/],
    ['ts', '{9}', 'The marked lines "{9}" are not in the code.', /8 lines/],
    ['ts', '{0}', 'The marked lines "{0}" are not in the code.', /8 lines/],
    ['ts', '{5-3}', 'The marked lines "{5-3}" are not in the code.', /8 lines/],
    ['ts', '{1-999999999}', 'The marked lines "{1-999999999}" are not in the code.', /8 lines/],
    ['ts', '{}', 'The marked lines "{}" are not in the code.', /8 lines/],
    [
      'ts',
      'focus="7-9"',
      'The lines of focus="7-9" are not in the code.',
      /focus="2,5-7"; the code has 8/,
    ],
    ['ts', 'focus=""', 'The lines of focus="" are not in the code.', /8 lines/],
    ['ts', 'words="x, y"', 'The word "y" is not in the code.', /useTheme, sx/],
    ['ts', 'words=""', 'The word "" is not in the code.', /useTheme, sx/],
    ['ts', 'numbers="a"', 'The code block cannot use "numbers="a"".', /numbers="12"/],
    ['ts', 'numbers numbers', 'The code block cannot use "numbers".', /once each/],
    ['ts', '{a}', 'The marked lines "{a}" are not in the code.', /8 lines/],
  ])('refuses %s %s', (lang, meta, message, fix) => {
    const { faults } = parseFence({ lang, meta, value });
    expect(faults).toEqual([{ message, fix: expect.stringMatching(fix) as string }]);
  });
});
