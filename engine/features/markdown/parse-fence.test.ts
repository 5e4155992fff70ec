import { describe, expect, it } from 'vitest';
import { parseFence } from './parse-fence.ts';

const value = Array(8).fill('x').join('\n');

describe('parseFence', () => {
  it('reads language, title and marked lines in either order', () => {
    const fence = { lang: 'tsx', title: 'a b.tsx', marked: [2, 5, 6, 7], faults: [] };
    expect(parseFence({ lang: 'tsx', meta: 'title="a b.tsx" {2,5-7}', value })).toEqual(fence);
    expect(parseFence({ lang: 'tsx', meta: '{2, 5-7} title="a b.tsx"', value })).toEqual(fence);
  });

  it('lets a fence say why it is not compiled, with a reason', () => {
    expect(parseFence({ lang: 'ts', meta: 'check="off: a fragment"', value }).faults).toEqual([]);
    expect(parseFence({ lang: 'ts', meta: 'check="off"', value }).faults).toHaveLength(1);
  });

  it('takes a fence without a first line as plain text', () => {
    expect(parseFence({ lang: null, meta: null, value })).toEqual({ marked: [], faults: [] });
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
    ['ts', '{a}', 'The marked lines "{a}" are not in the code.', /8 lines/],
  ])('refuses %s %s', (lang, meta, message, mend) => {
    const { faults } = parseFence({ lang, meta, value });
    expect(faults).toEqual([{ message, mend: expect.stringMatching(mend) as string }]);
  });
});
