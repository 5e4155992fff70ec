import { expect, it } from 'vitest';
import type { Block } from '../../model/page.ts';
import { placeAd } from './place-ad.ts';

const html = (text: string): Block => ({ kind: 'html', html: text, markdown: '' });
const demo: Block = { kind: 'demo', name: 'orders', line: 1 };
const textOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === 'html' ? block.html : '[demo]')).join('');

it('stands behind the first section', () => {
  const blocks = [html('<p>a</p><h2 id="b">b</h2>'), demo, html('<p>c</p><h2 id="d">d</h2>'), demo];
  expect(textOf(placeAd(blocks, '<ad>'))).toBe(
    '<p>a</p><h2 id="b">b</h2>[demo]<p>c</p><ad><h2 id="d">d</h2>[demo]',
  );
});

it('stands at the end of a text with fewer sections', () => {
  expect(textOf(placeAd([html('<p>a</p>'), demo], '<ad>'))).toBe('<p>a</p>[demo]<ad>');
});

it('changes nothing where there is no ad', () => {
  const blocks = [html('<h2 id="a">a</h2>')];
  expect(placeAd(blocks, '')).toBe(blocks);
});
