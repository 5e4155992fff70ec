import { expect, test } from 'vitest';
import type { IndexSource } from './index-source.ts';
import type { TermShard } from './index-files.ts';
import { lookUp } from './look-up.ts';

const files: readonly TermShard[] = [
  { icon: [1, 0, 9, 0], pin: [1, 0, 9, 0] },
  { tree: [1, 0, 9, 0] },
  { treeitem: [1, 0, 9, 0] },
];

function sourceOf(loaded: number[]): IndexSource {
  const unused = () => Promise.reject(new Error('Nobody asks for this.'));
  return {
    manifest: () =>
      Promise.resolve({
        folder: '/',
        pages: 1,
        ranges: [],
        families: [],
        shards: ['i', 't', 'treei'],
      }),
    shard(at) {
      loaded.push(at);
      return Promise.resolve(files[at] ?? {});
    },
    card: unused,
    texts: unused,
    vocabulary: () => Promise.resolve([]),
  };
}

test.each([
  ['a whole word loads the file that it stands in', 'tree', false, ['tree'], [1]],
  ['a word that may go on loads the next file too', 'tree', true, ['tree', 'treeitem'], [1, 2]],
  [
    'a word that nobody wrote is completed, even in the next file',
    'tre',
    false,
    ['tree', 'treeitem'],
    [1, 2],
  ],
  ['a word with half an ending is finished', 'pinni', true, ['pin'], [0]],
])('%s', async (_, term, open, found, wanted) => {
  const loaded: number[] = [];
  const answers = await lookUp(sourceOf(loaded), term, { open, guess: true });
  expect(answers.map((answer) => answer.term)).toEqual(found);
  expect([...new Set(loaded)]).toEqual(wanted);
});
