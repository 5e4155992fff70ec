import { expect, it } from 'vitest';

const files = import.meta.glob<string>('./**/{claims.test.tsx,page.zh.md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Sentences that a claim proves, and what the translation says instead of what was wrong in both. */
it.each([
  [
    'data-grid/quickstart',
    'With a new list on each render, the grid computes its columns again each time, and a column that people have resized goes back to the width you set.',
    '如果每次渲染都传入新列表，表格每次都要重新计算各列，用户拖动过的列宽也会恢复成你设置的宽度。',
  ],
  [
    'data-grid/quickstart',
    'The scroll position and an open edit field survive.',
    '滚动位置和正在编辑的单元格不受影响。',
  ],
  [
    'date-pickers/overview',
    'People can type a date that does not exist, such as February 31.',
    '用户可能输入不存在的日期，例如 2 月 31 日。',
  ],
  [
    'date-pickers/quickstart',
    'While people type, `onAccept` also fires for half-typed years, so save only if `validationError` in its second argument is `null`.',
    '用户打字时，年份还没输完也会触发 `onAccept`，所以只在第二个参数的 `validationError` 为 `null` 时才保存。',
  ],
])('the Chinese page of %s says what is proven: %s', (folder, sentence, translation) => {
  expect(files[`./${folder}/claims.test.tsx`]).toContain(`'${sentence}'`);
  expect(files[`./${folder}/page.zh.md`]).toContain(translation);
});

it.each(Object.entries(files).filter(([file]) => file.endsWith('.zh.md')))(
  '%s repeats no claim that was wrong in English',
  (_file, text) => {
    expect(text).not.toMatch(/从头再来|半个日期/);
  },
);
