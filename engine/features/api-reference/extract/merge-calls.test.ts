import { expect, it } from 'vitest';
import { mergeCalls } from './merge-calls.ts';

it('leaves a single way to call as it is', () => {
  const call = { parameters: [{ name: 'id', type: 'string' }], returns: { type: 'number' } };
  expect(mergeCalls([call])).toEqual(call);
  expect(mergeCalls([])).toEqual({ parameters: [] });
});

it('makes optional what one way does not take, and keeps functions apart', () => {
  expect(
    mergeCalls([
      { parameters: [{ name: 'id', type: 'string' }], returns: { type: '() => void' } },
      {
        parameters: [
          { name: 'at', type: 'number' },
          { name: 'open', type: 'boolean', description: 'Open it.' },
        ],
        returns: { type: 'number' },
      },
    ]),
  ).toEqual({
    parameters: [
      { name: 'id', type: 'string | number' },
      { name: 'open', type: 'boolean', description: 'Open it.', optional: true },
    ],
    returns: { type: '(() => void) | number' },
  });
});
