import { expect, test } from 'vitest';
import { drawLiveBlocks, type LiveBlock } from './draw-live-blocks.node.ts';

/** Two blocks that count how often they are drawn. */
function blocksOf(keys: readonly string[], drawn: string[]): LiveBlock[] {
  return keys.map((key) => ({
    block: { kind: 'html', html: '', markdown: '' },
    key,
    draw: () => {
      drawn.push(key);
      return `<b>${key}</b>`;
    },
  }));
}

test('the same demos are drawn once for all languages', async () => {
  const drawn: string[] = [];
  const sources = {};
  const first = await drawLiveBlocks(blocksOf(['a', 'b'], drawn), sources);
  const again = await drawLiveBlocks(blocksOf(['a', 'b'], drawn), sources);
  expect(again).toBe(first);
  expect(first.html).toEqual(['<b>a</b>', '<b>b</b>']);
  expect(drawn).toEqual(['a', 'b']);
});

test('other blocks, another order or other sources are drawn anew', async () => {
  const drawn: string[] = [];
  const sources = {};
  await drawLiveBlocks(blocksOf(['a', 'b'], drawn), sources);
  await drawLiveBlocks(blocksOf(['b', 'a'], drawn), sources);
  await drawLiveBlocks(blocksOf(['a', 'b'], drawn), {});
  expect(drawn).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
});
