import { createApp } from '../create-app.ts';
import { startService } from '../feedback/start-service.ts';
import { listen } from '../listen.ts';
import { readServerSettings } from '../read-server-settings.ts';

/**
 * The control of the durability test: it acknowledges before it writes, so a kill must lose rows.
 * If it loses none, the test could not have found a fault in the real server either.
 */
const settings = readServerSettings(process.env);
const service = startService(settings, () => undefined);
const early: typeof service = {
  ...service,
  add: (row) => {
    setTimeout(() => void service.add(row), 20);
    return Promise.resolve('stored');
  },
};
await service.ready();
const { address } = await listen(await createApp(settings.dist, early), settings);
process.stdout.write(`${address}\n`);
