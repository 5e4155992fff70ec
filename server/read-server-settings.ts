import path from 'node:path';
import { eventsPath } from '../engine/features/analytics/event-message.ts';
import type { LibsqlAddress } from './database/open-libsql.ts';
import { parseProxies, type Proxies } from './feedback/client-of.ts';
import type { RateLimits } from './feedback/rate-limit.ts';

/** Where the server listens, what it serves and where it keeps feedback. */
export interface ServerSettings {
  host: string;
  port: number;
  /** Folder of the built site. */
  dist: string;
  database: DatabaseSettings;
  limits: RateLimits;
  /** True where the pages were built to send their events here. */
  countsEvents: boolean;
  proxies: Proxies;
  /** Origin readers see, when a proxy hides it from us. */
  publicOrigin: string | undefined;
}

/** A file for one machine, or a libSQL database that several share. */
export type DatabaseSettings = FileSettings | ({ kind: 'libsql' } & LibsqlAddress);

interface FileSettings {
  kind: 'file';
  file: string;
  /** How large it may become, in bytes. */
  largest: number;
}

/** Below the project, and ignored by git: `git clean -x` removes it. */
const usualFile = '.data/feedback.sqlite';
const megabyte = 1024 * 1024;

const root = path.resolve(import.meta.dirname, '..');

/** Reads the settings from the environment; an impossible one throws. */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const port = Number(env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 0 to 65535, but it is "${env.PORT ?? ''}".`);
  }
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    dist: path.resolve(env.DIST ?? path.join(root, 'dist')),
    database: readDatabase(env),
    limits: {
      perMinute: readCount(env, 'FEEDBACK_PER_MINUTE', 6),
      perDay: readCount(env, 'FEEDBACK_PER_DAY', 30),
      overall: readCount(env, 'FEEDBACK_PER_SECOND_OVERALL', 50),
    },
    countsEvents: env.ANALYTICS_BEACON === eventsPath,
    proxies: parseProxies(env.TRUSTED_PROXIES),
    publicOrigin: env.PUBLIC_ORIGIN,
  };
}

/** Reads where feedback is kept: `DATABASE_URL`, or else the file `FEEDBACK_FILE`. */
export function readDatabase(env: NodeJS.ProcessEnv): DatabaseSettings {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: authToken, FEEDBACK_FILE: file } = env;
  if (!url) {
    const largest = readCount(env, 'FEEDBACK_MEGABYTES', 1_000) * megabyte;
    return { kind: 'file', file: path.resolve(root, file ?? usualFile), largest };
  }
  if (!/^(libsql|https?|wss?|file):/.test(url)) {
    throw new Error(`DATABASE_URL must begin with libsql:, https: or file:, but it is "${url}".`);
  }
  return { kind: 'libsql', url, authToken };
}

function readCount(env: NodeJS.ProcessEnv, name: string, usual: number): number {
  const count = Number(env[name] ?? usual);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${name} must be a whole number above 0, but it is "${env[name] ?? ''}".`);
}
