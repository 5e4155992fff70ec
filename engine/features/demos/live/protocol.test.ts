import fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestCode, longestMessage, tallestFrame } from './limits.ts';
import {
  formatMessage,
  parseFrameMessage,
  parsePageMessage,
  type PageMessage,
} from './protocol.ts';

const run = '0123456789abcdef0123456789abcdef';

it.each([
  { type: 'ready' },
  { type: 'pong', ping: 3 },
  { type: 'started', run },
  { type: 'rendered', run },
  { type: 'height', run, height: 240 },
  { type: 'failed', run, problem: { kind: 'code', detail: 'x is not defined', line: 4 } },
  { type: 'failed', run, problem: { kind: 'unknownImport', detail: 'lodash' } },
])('takes $type', (message) => {
  expect(parseFrameMessage(JSON.stringify(message))).toEqual(message);
});

it.each([
  ['an object instead of text', { type: 'ready' }],
  ['text that is no JSON', '{type:"ready"}'],
  ['an unknown type', '{"type":"navigate","to":"https://elsewhere.test"}'],
  ['a further field', '{"type":"ready","html":"<b>"}'],
  ['a guessed run', JSON.stringify({ type: 'rendered', run: 'mine' })],
  ['a height out of bounds', JSON.stringify({ type: 'height', run, height: tallestFrame + 1 })],
  ['a height that is no number', JSON.stringify({ type: 'height', run, height: '9px' })],
  ['a line before the first', failedAt(0)],
  ['a message that is too long', `{"type":"ready"${' '.repeat(longestMessage)}}`],
  ['null', null],
  ['nothing', undefined],
  ['null as JSON', 'null'],
])('drops %s', (_name, data) => {
  expect(parseFrameMessage(data)).toBeUndefined();
});

function failedAt(line: number): string {
  return JSON.stringify({ type: 'failed', run, problem: { kind: 'code', detail: '', line } });
}

it('never throws, whatever is sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.json(), fc.string({ unit: 'binary' })), (data) => {
      parseFrameMessage(data);
      parsePageMessage(data);
    }),
    { numRuns: 1000 },
  );
}, 30_000);

it('gives a fresh object that carries nothing but known fields', () => {
  const message = parseFrameMessage('{"type":"ready","__proto__":{"polluted":true}}');
  expect(message).toBeUndefined();
  expect('polluted' in {}).toBe(false);
});

it('lets the page ask for code up to the limit', () => {
  const settings = { dense: false, direction: 'ltr', paletteMode: 'dark' } as const;
  const order: PageMessage = {
    type: 'run',
    run,
    code: 'x'.repeat(longestCode),
    files: {},
    settings,
  };
  expect(parsePageMessage(formatMessage(order))).toEqual(order);
  expect(parsePageMessage(formatMessage({ ...order, code: `${order.code}x` }))).toBeUndefined();
});
