import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection behind the one that is being answered; browsers send none. */
const longestQueue = 8;

/**
 * Closes the connection of a client that sends many requests without waiting for answers: a thousand
 * of them would be a few kilobytes for the client to send, and a thousand answers for us to keep.
 */
export function limitQueue(answer: RequestListener): RequestListener {
  const queued = new WeakMap<Socket, number>();

  function enter(socket: Socket, response: ServerResponse): void {
    const count = (queued.get(socket) ?? 0) + 1;
    if (count > longestQueue) socket.destroy();
    queued.set(socket, count);
    response.once('close', () => queued.set(socket, (queued.get(socket) ?? 1) - 1));
  }

  return (request, response) => {
    // Node gives an answer its connection when those before it are out.
    if (response.socket === null) enter(request.socket, response);
    if (!request.socket.destroyed) answer(request, response);
  };
}
