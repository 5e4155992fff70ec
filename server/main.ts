import { existsSync } from 'node:fs';
import { boundHeap } from './bound-heap.ts';
import { createApp } from './create-app.ts';
import { checkOwnDatabase } from './database/quarantine.ts';
import { explainListenError } from './explain-listen-error.ts';
import { startService } from './feedback/start-service.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { readServerSettings } from './read-server-settings.ts';

/** How long the end may take after the order to stop, in milliseconds. */
const longestStop = 4_500;

async function main(): Promise<void> {
  boundHeap();
  const settings = readServerSettings(process.env);
  if (!existsSync(settings.dist)) {
    throw new Error(`There is no built site in ${settings.dist}. Run "npm run build" first.`);
  }
  if (settings.database.kind === 'file') checkOwnDatabase(settings.database.file);
  const log = createLog((line) => process.stdout.write(line));
  const service = startService(settings, log);
  const server = await listen(await createApp(settings.dist, service), settings).catch(
    async (error: unknown) => {
      await service.close();
      throw new Error(explainListenError(error, settings));
    },
  );
  // Running answers need the database, so it closes last.
  async function stop(signal: string): Promise<void> {
    log('info', 'server.stopping', { signal });
    endAtLast();
    await server.close();
    await service.close();
    log('info', 'server.stopped');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal));
  }
  console.log(`The documentation is at ${server.address}`);
  if (settings.database.kind === 'file' && process.env['FEEDBACK_FILE'] === undefined) {
    console.log(
      `Feedback is kept in ${settings.database.file}, which "git clean -x" removes. ` +
        'FEEDBACK_FILE names another place.',
    );
  }
  await service.ready();
}

/**
 * A database that does not come back must not keep the process alive: all it acknowledged is on the disk.
 * An orderly exit would wait for a thread that waits for a lock.
 */
function endAtLast(): void {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStop).unref();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
