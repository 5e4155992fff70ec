import { expect, it } from 'vitest';
import { leadOf } from './lead.ts';

it('keeps a short description whole', () => {
  const page = { title: 'Rows', description: 'Show rows. Hide rows.' };
  expect(leadOf(page, 'en')).toBe('Show rows. Hide rows.');
});

it('takes the first sentence of a long one, with the dots inside it', () => {
  const first = 'Style it with v7.1 names such as sx.color, and read the rest of the guide later.';
  expect(leadOf({ title: 'Style', description: `${first} Then more of it.` }, 'en')).toBe(first);
  const chinese =
    '数据网格可以在服务器上筛选数据，也可以在浏览器中筛选数据，两种方式都会在这里一步一步地介绍给大家，并且配有许多可以直接运行的示例代码和说明文字。';
  const page = { title: '筛选', description: `${chinese}然后是第二句话。` };
  expect(leadOf(page, 'zh')).toBe(chinese);
});

it('prefers what the author wrote for the line', () => {
  const page = { title: 'Rows', description: 'Show rows.', lead: 'Rows, shown.' };
  expect(leadOf(page, 'en')).toBe('Rows, shown.');
});
