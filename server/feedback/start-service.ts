import { quarantine } from '../database/quarantine.ts';
import { openLibsql } from '../database/open-libsql.ts';
import { openSqliteThread } from '../database/open-sqlite-thread.ts';
import type { Log } from '../log.ts';
import type { DatabaseSettings, ServerSettings } from '../read-server-settings.ts';
import { createFeedbackService, type FeedbackService } from './feedback-service.ts';
import { createFeedbackStore } from './feedback-store.ts';
import { createReconnectingStore, type ReconnectingStore } from './reconnecting-store.ts';

type Settings = Pick<
  ServerSettings,
  'database' | 'limits' | 'countsEvents' | 'proxies' | 'publicOrigin'
>;

/** Starts the feedback service; a database at fault does not stop the site, it is tried again later. */
export function startService(settings: Settings, log: Log): FeedbackService {
  const { limits, countsEvents, proxies, publicOrigin } = settings;
  const store = createStore(settings.database, log);
  return createFeedbackService({ store, limits, countsEvents, proxies, publicOrigin, log });
}

function createStore(database: DatabaseSettings, log: Log): ReconnectingStore {
  if (database.kind === 'libsql') {
    return createReconnectingStore({
      open: async () => createFeedbackStore(await openLibsql(database)),
      log,
    });
  }
  const { file, largest } = database;
  return createReconnectingStore({
    open: async () => createFeedbackStore(await openSqliteThread(file, { largest })),
    quarantine: () => quarantine(file),
    log,
  });
}
