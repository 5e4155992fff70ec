import { expect, it } from 'vitest';
import type { PageView } from '../../model/page-view.ts';
import { sectionsOfView } from './search-sections.ts';

it('cuts a page at its headings and leaves out code, buttons and interface words', () => {
  const html =
    '<p>First <code>sx</code>&amp;more.</p><h2 id="setup">Set up<a href="#setup">\uE000heading.link\uE001</a></h2>' +
    '<p>Then this.</p><button>\uE000code.copy\uE001</button><pre><code>const theme = 1;\nconst a = &lt;b&gt;;</code></pre>';
  const view = {
    blocks: [{ kind: 'html', html }],
    contents: [{ id: 'setup', text: 'Set up', children: [] }],
  } as unknown as PageView;
  expect(sectionsOfView(view)).toEqual([
    { id: '', title: '', text: 'First sx&more.', code: '' },
    {
      id: 'setup',
      title: 'Set up',
      text: 'Then this.',
      code: 'const theme = 1; const a = <b>;',
      sample: 'const theme = 1;\nconst a = <b>;',
    },
  ]);
});

it('keeps the cells of a table apart, and ends its rows as sentences', () => {
  const row = (cell: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${cell} class="c">${text}</${cell}>`).join('\n')}</tr>\n`;
  const html =
    `<div><table><thead>${row('th', 'You want', 'Set')}</thead>` +
    `<tbody>${row('td', 'one height', '<code>rowHeight</code>')}` +
    `${row('td', 'No rows.', '')}${row('td', 'many', 'all')}</tbody></table></div><p>After it.</p>`;
  const view = { blocks: [{ kind: 'html', html }], contents: [] } as unknown as PageView;
  const [section] = sectionsOfView(view);
  expect(section?.text).toBe(
    'You want · Set. one height · rowHeight. No rows. many · all. After it.',
  );
});

it('leaves names whole that may be broken at the end of a line', () => {
  const html = '<p>Set <code>onColumnVisibility<wbr/>ModelChange</code><br/>twice.</p>';
  const view = { blocks: [{ kind: 'html', html }], contents: [] } as unknown as PageView;
  expect(sectionsOfView(view)[0]?.text).toBe('Set onColumnVisibilityModelChange twice.');
});

it('shows the first lines of long code', () => {
  const html = `<pre><code>${Array.from({ length: 9 }, (_, at) => `line ${String(at)}`).join('\n')}\n</code></pre>`;
  const view = { blocks: [{ kind: 'html', html }], contents: [] } as unknown as PageView;
  const [section] = sectionsOfView(view);
  expect(section?.sample?.split('\n')).toEqual([
    ...Array.from({ length: 7 }, (_, at) => `line ${String(at)}`),
    '…',
  ]);
});

it('shows code as it is after a change, and says where a line was cut', () => {
  const html = `<pre><code><span class="l l--del">old\n</span><span class="l l--ins">new ${'x'.repeat(90)}\n</span></code></pre>`;
  const view = { blocks: [{ kind: 'html', html }], contents: [] } as unknown as PageView;
  const [section] = sectionsOfView(view);
  expect(section?.sample).toBe(`new ${'x'.repeat(67)}…`);
});
