import path from 'node:path';
import { parseArgs } from 'node:util';
import type { HttpAddress } from './serve-http.ts';

/** How the server was started. */
export interface McpOptions {
  /** Folder of the built site. */
  dist: string;
  /** Absent for standard input and output. */
  http?: HttpAddress;
}

const builtSite = path.resolve(import.meta.dirname, '../dist');

/** Reads `--http`, `--host`, `--port`, `--name` and `--dist`; anything else throws. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): McpOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      http: { type: 'boolean', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '4174' },
      name: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string', default: env['DIST'] ?? builtSite },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port must be a whole number from 0 to 65535, but it is "${values.port}".`);
  }
  const dist = path.resolve(values.dist);
  return values.http ? { dist, http: { host: values.host, port, names: values.name } } : { dist };
}
