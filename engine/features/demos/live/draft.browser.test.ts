import { afterEach, expect, it } from 'vitest';
import { removeStorage, writeStorage } from '../../../base/storage.browser.ts';
import { draftKeyOf } from './draft-key.ts';
import { readDraft, removeDraft, writeDraft } from './draft.browser.ts';

const id = 'x/demos/a';
afterEach(() => removeStorage(draftKeyOf(id)));

it('gives back what it kept, for the same source only', () => {
  writeDraft(id, 'source', { code: 'mine', open: true });
  expect(readDraft(id, 'source')).toEqual({ code: 'mine', open: true });
  expect(readDraft(id, 'changed source')).toBeUndefined();
  expect(readDraft('x/demos/b', 'source')).toBeUndefined();
  removeDraft(id);
  expect(readDraft(id, 'source')).toBeUndefined();
});

it.each(['', 'null', '[]', '{', '{"original":1}', '{"code":"x"}', '\u0000', '"%"'])(
  'takes nothing from %j',
  (stored) => {
    writeStorage(draftKeyOf(id), stored);
    expect(readDraft(id, 'source')).toBeUndefined();
  },
);
