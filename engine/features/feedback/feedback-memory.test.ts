import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMemory, withMessage, withoutMessage, withVote } from './feedback-memory.ts';
import type { FeedbackMessage } from './feedback-message.ts';

const empty = { votes: {}, outbox: [] };
const message: FeedbackMessage = {
  key: 'key-00000001',
  page: '/a',
  section: '',
  rating: 1,
  comment: 'Good',
  locale: 'en',
  version: '8.5.0',
};

describe('what a browser remembers', () => {
  it.each([
    [null, empty],
    ['', empty],
    ['{', empty],
    ['null', empty],
    ['[]', empty],
    ['{"votes":7,"outbox":7}', empty],
    ['{"votes":{"/a":1,"/b":0,"/c":2,"/d":"1"}}', { votes: { '/a': 1, '/b': 0 }, outbox: [] }],
    ['{"outbox":[null,{},{"key":"a"}]}', empty],
    [
      JSON.stringify({ outbox: [message, { ...message, rating: 3 }] }),
      { votes: {}, outbox: [message] },
    ],
  ])('from %j is %j', (text, memory) => {
    expect(parseMemory(text)).toEqual(memory);
  });

  it('is read from any text without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseMemory(text);
      }),
    );
  });

  it('holds the last vote of a page and forgets the oldest pages', () => {
    let memory = withVote(withVote(parseMemory(null), '/first', 1), '/first', 0);
    expect(memory.votes).toEqual({ '/first': 0 });
    for (let at = 0; at < 200; at += 1) memory = withVote(memory, `/page-${at}`, 1);
    expect(Object.keys(memory.votes)).toHaveLength(200);
    expect(memory.votes).not.toHaveProperty('/first');
  });

  it('holds a waiting message once', () => {
    const memory = withMessage(withMessage(parseMemory(null), message), message);
    expect(memory.outbox).toEqual([message]);
    expect(withoutMessage(memory, message.key).outbox).toEqual([]);
  });
});
