import { createHmac, randomBytes } from 'node:crypto';
import type { ParsedMessage } from './parse-message.ts';

/** Known to this process only: nobody can learn from a key who sent the message. */
const secret = randomBytes(32);

/** A plain form sent again within this time is taken for the same message. */
const window = 10 * 60_000;

/** A key for a message that came without one, from a form in a browser without script. */
export function deriveKey(client: string, { message }: ParsedMessage, time = Date.now()): string {
  const { page, section, rating, comment } = message;
  const parts = [client, page, section, rating, comment, Math.floor(time / window)];
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
