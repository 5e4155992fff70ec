import { createServer } from 'node:net';

/**
 * @param {number} first
 * @returns {Promise<number>} the first port from there on that nobody listens to
 */
export async function findFreePort(first) {
  return (await isFree(first)) ? first : findFreePort(first + 1);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
