import { setTimeout } from 'node:timers/promises';

const patience = 120_000;
const interval = 50;

/** Asks again and again until there is an answer; the message says what did not come. */
export async function waitFor<Answer>(
  ask: () => Promise<Answer | undefined> | Answer | undefined,
  explain: () => string,
): Promise<Answer> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await setTimeout(interval);
  }
  throw new Error(explain());
}
