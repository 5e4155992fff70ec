import type { ServerSettings } from './read-server-settings.ts';

type Address = Pick<ServerSettings, 'host' | 'port'>;

const explanations: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used without special rights. Choose one above 1023: PORT=4173 npm start`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Choose another: HOST=127.0.0.1 npm start`,
};

/** Says why the server could not start to listen, and what to do. */
export function explainListenError(error: unknown, address: Address): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return explanations[code]?.(address) ?? `The server could not start: ${String(error)}`;
}
