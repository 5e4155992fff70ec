import { expect, it } from 'vitest';
import { leadOf } from './lead-of.ts';

it('keeps a short description whole', () => {
  expect(leadOf('Show rows. Hide rows.', 'en')).toBe('Show rows. Hide rows.');
});

it('takes the first sentence of a long one, with the dots inside it', () => {
  const first = 'Style it with v7.1 names such as sx.color, and read the rest of the guide later.';
  expect(leadOf(`${first} Then more of it.`, 'en')).toBe(first);
  const chinese =
    '数据网格可以在服务器上筛选数据，也可以在浏览器中筛选数据，两种方式都会在这里一步一步地介绍给大家，并且配有许多可以直接运行的示例代码和说明文字。';
  expect(leadOf(`${chinese}然后是第二句话。`, 'zh')).toBe(chinese);
});
