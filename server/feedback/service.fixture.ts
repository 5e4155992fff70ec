import type { ServerSettings } from '../read-server-settings.ts';
import { parseProxies } from './client-of.ts';
import type { FeedbackService } from './feedback-service.ts';
import { startService } from './start-service.ts';

/** A line of the log, parsed again. */
export interface LogLine {
  level: string;
  event: string;
  [fact: string]: unknown;
}

/** A service on a file of its own, with limits no test meets by accident. */
export function startTestService(
  file: string,
  settings: Partial<ServerSettings> = {},
): { service: FeedbackService; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const service = startService(
    {
      database: { kind: 'file', file, largest: 100_000_000 },
      limits: { perMinute: 10_000, perDay: 10_000, overall: 10_000 },
      countsEvents: false,
      proxies: parseProxies(undefined),
      publicOrigin: undefined,
      ...settings,
    },
    (level, event, facts) => lines.push({ level, event, ...facts }),
  );
  return { service, lines };
}
