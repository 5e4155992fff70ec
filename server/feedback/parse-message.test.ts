import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedbackLimits } from '../../engine/features/feedback/feedback-message.ts';
import { parseBody, parseMessage } from './parse-message.ts';

const least = { page: '/x/introduction', rating: 1 };

describe('a message', () => {
  it('is read with every field', () => {
    const data = {
      key: '7b0f4c1e-7a10-4a0e-9d5a-0d7a2f1c9b11',
      page: '/x/react-data-grid/filtering',
      section: 'quick-filter',
      rating: 0,
      comment: ' The example\r\nis missing. ',
      locale: 'zh',
      version: '8.5.0',
      elapsed: 9000,
      website: '',
      stranger: 'dropped',
    };
    const { elapsed, website, stranger, ...message } = data;
    expect([elapsed, website, stranger]).toEqual([9000, '', 'dropped']);
    expect(parseMessage(data)).toEqual({
      message: { ...message, comment: 'The example\nis missing.' },
      suspect: false,
    });
  });

  it.each([
    [{ page: '/a', rating: '1' }, 1],
    [{ page: '/a', rating: '0' }, 0],
    [{ page: '/a', rating: '', comment: 'x' }, null],
    [{ page: '/a', rating: null, comment: 'x' }, null],
  ])('%j has the rating %s', (data, rating) => {
    expect(parseMessage(data)?.message.rating).toBe(rating);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'hello'],
    ['no page', { rating: 1 }],
    ['another site', { page: 'https://evil.test/', rating: 1 }],
    ['a backslash', { page: '/\\evil.test', rating: 1 }],
    ['a blank in the page', { page: '/a b', rating: 1 }],
    ['a page that is too long', { page: `/${'a'.repeat(feedbackLimits.page)}`, rating: 1 }],
    ['no vote and no words', { page: '/a' }],
    ['blanks for words', { page: '/a', comment: ' \n ' }],
    ['a third rating', { page: '/a', rating: 2 }],
    ['a true rating', { page: '/a', rating: true }],
    ['a long comment', { page: '/a', comment: 'a'.repeat(feedbackLimits.comment + 1) }],
    ['a comment that is no text', { page: '/a', comment: { toString: 'x' } }],
    ['a short key', { ...least, key: 'abc' }],
    ['a key with signs', { ...least, key: "abcdefgh'; DROP TABLE feedback" }],
    ['a foreign locale', { ...least, locale: '<b>' }],
    ['a negative time', { ...least, elapsed: -1 }],
  ])('is not read from %s', (_what, data) => {
    expect(parseMessage(data)).toBeUndefined();
  });

  it.each([
    ['a filled trap', { ...least, website: 'http://spam.test' }, true],
    ['a comment in a blink', { ...least, comment: 'Buy now', elapsed: 300 }, true],
    ['a quick vote without words', { ...least, elapsed: 300 }, false],
    ['a comment of a plain form', { ...least, comment: 'Thanks' }, false],
  ])('with %s is suspect: %s', (_what, data, suspect) => {
    expect(parseMessage(data)?.suspect).toBe(suspect);
  });

  it('never throws and never changes the prototype of objects', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (data) => {
        parseMessage(data);
      }),
      { numRuns: 2_000 },
    );
    parseMessage(JSON.parse('{"__proto__":{"polluted":1},"page":"/a","rating":1}'));
    expect('polluted' in {}).toBe(false);
  });
});

describe('a body', () => {
  it.each([
    ['application/json', '{"page":"/a"}', { page: '/a' }],
    ['application/json', '{"page":', undefined],
    ['application/json', '['.repeat(16_000), undefined],
    ['application/x-www-form-urlencoded', 'page=%2Fa&comment=a+b', { page: '/a', comment: 'a b' }],
    ['application/x-www-form-urlencoded', '%zz&&==', { '%zz': '', '': '=' }],
  ])('of %s %j is %j', (type, body, data) => {
    expect(parseBody(type, body)).toEqual(data);
  });
});
