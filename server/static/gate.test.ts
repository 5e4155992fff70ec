import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets so many works run at a time, in their order, also when some fail', async () => {
  const pass = createGate(2);
  const started: number[] = [];
  let running = 0;
  let most = 0;
  async function work(number: number): Promise<number> {
    started.push(number);
    most = Math.max(most, (running += 1));
    await new Promise(setImmediate);
    running -= 1;
    if (number % 3 === 0) throw new Error('broken');
    return number;
  }
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const outcomes = await Promise.allSettled(numbers.map((number) => pass(() => work(number))));
  expect(started).toEqual(numbers);
  expect(most).toBe(2);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
    numbers.map((number) => number % 3 !== 0),
  );
});
