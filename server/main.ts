import { existsSync } from 'node:fs';
import { createApp } from './create-app.ts';
import { explainListenError } from './explain-listen-error.ts';
import { startService } from './feedback/start-service.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { readSettings } from './read-settings.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(settings.dist)) {
    throw new Error(`There is no built site in ${settings.dist}. Run "npm run build" first.`);
  }
  const log = createLog((line) => process.stdout.write(line));
  const service = startService(settings, log);
  const server = await listen(await createApp(settings.dist, service), settings).catch(
    async (error: unknown) => {
      await service.close();
      throw new Error(explainListenError(error, settings));
    },
  );
  console.log(`The documentation is at ${server.address}`);
  // Running answers need the database, so it closes last.
  async function stop(signal: string): Promise<void> {
    log('info', 'server.stopping', { signal });
    await server.close();
    await service.close();
    log('info', 'server.stopped');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal));
  }
  await service.ready();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
