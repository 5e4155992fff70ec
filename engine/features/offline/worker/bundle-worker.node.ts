import path from 'node:path';
import { build, type Plugin } from 'vite';
import type { WorkerSettings } from './worker-settings.ts';

/** A site that wants no workers any more publishes ones that take the earlier ones away. */
export type WorkerKind = 'serving' | 'leaving';

const entries: Readonly<Record<WorkerKind, string>> = {
  serving: 'start-worker.browser.ts',
  leaving: 'start-removal.browser.ts',
};

/** Makes the script of the workers; each gets its settings in front of it. */
export async function bundleWorker(
  kind: WorkerKind,
  plugins: Plugin[],
): Promise<(settings: WorkerSettings | { scope: string }) => string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, entries[kind]),
        output: { format: 'iife' },
      },
    },
  });
  const built = [result].flat().find((it) => 'output' in it);
  const code = built?.output[0].code;
  if (code === undefined) throw new Error('The service worker was not built.');
  return (settings) => `const workerSettings=${JSON.stringify(settings)};\n${code}`;
}
