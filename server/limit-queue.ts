import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection behind the one that is being answered; browsers send none. */
const longestQueue = 8;

/**
 * Answers the requests of a connection one after the other, and closes the connection of a client
 * that sends many of them without waiting for answers: a thousand of them would be a few kilobytes
 * for the client to send, and a thousand answers for us to keep. Those that wait go with their
 * connection: Node tells nobody that the socket of an answer is gone which never had its turn.
 */
export function limitQueue(answer: RequestListener): RequestListener {
  /** What waits on each connection that has an answer under way. */
  const queues = new WeakMap<Socket, (() => void)[]>();

  /** Begins an answer; the next one of the connection has its turn when this one is out. */
  function begin(socket: Socket, response: ServerResponse, run: () => void): void {
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next) next();
      else queues.delete(socket);
    });
    // After an answer that closes the connection nobody would hear the next one.
    if (socket.writable) run();
  }

  return (request, response) => {
    const { socket } = request;
    const run = () => answer(request, response);
    // Not asked of Node: before its own answers, such as 417, nothing here would have its turn.
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      begin(socket, response, run);
      return;
    }
    queue.push(() => begin(socket, response, run));
    if (queue.length > longestQueue) socket.destroy();
  };
}
