import type { ServerResponse } from 'node:http';

/** A body is handed to the system in slices of so many bytes. */
const slice = 64 * 1024;

/** Slices that go out in one turn of the loop; requests that have come meanwhile are next. */
const slicesPerTurn = 8;

/** A reader who takes a slice more slowly than this, in milliseconds, is let go. */
const slowest = 30_000;

/**
 * Ends an answer with its body. A large one goes out slice by slice, the next one only when the last
 * has gone: many large answers at once then hold up nobody, and none of them waits in memory.
 */
export function sendBytes(response: ServerResponse, bytes: Buffer | undefined): void {
  if (bytes === undefined || bytes.length <= slice) response.end(bytes);
  else sendSlices(response, bytes);
}

function sendSlices(response: ServerResponse, bytes: Buffer): void {
  // A reader who went while the body was read says so no more: nothing would clear the timer.
  if (response.destroyed) return;
  let sent = 0;
  const timer = setTimeout(() => response.destroy(), slowest);

  function sendNext(): void {
    if (response.destroyed) return;
    timer.refresh();
    const next = bytes.subarray(sent, (sent += slice));
    if (sent >= bytes.length) response.end(next);
    else response.write(next, () => takeTurn(sendNext));
  }

  response.once('close', () => clearTimeout(timer));
  sendNext();
}

const waiting: (() => void)[] = [];

function takeTurn(send: () => void): void {
  if (waiting.push(send) === 1) setImmediate(runTurn);
}

function runTurn(): void {
  for (const send of waiting.slice(0, slicesPerTurn)) send();
  waiting.splice(0, slicesPerTurn);
  if (waiting.length > 0) setImmediate(runTurn);
}
