import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { loadReport } from './build-report.node.ts';
import type { FinishOptions, FinishStep, FinishWork } from './finish-steps.node.ts';

/** Everything that follows the rendering of pages, as one list of steps. */
export function finishBuild(options: FinishOptions): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const work: FinishWork = { ...options, output: fileURLToPath(dir) };
        const [drawn, indexed] = await Promise.all([run('pictures', work), run('data', work)]);
        await run('twins', work);
        const report = await loadReport(options.siteDir);
        logger.info(
          `${String(report.compiled)} pages compiled, ${String(report.reused)} unchanged; ${String(drawn)} pictures drawn; ${String(indexed)} files to search`,
        );
        for (const { product, written, total } of report.progress) {
          logger.info(`${product}: ${String(written)}/${String(total)} pages written`);
        }
        logger.info(`${String(report.claims)} statements tested`);
      },
    },
  };
}

/**
 * Runs a step in a thread: two work at a time, and with a memory of their own they do not wait while that of the
 * rendered site, which is full, is cleaned for them.
 */
async function run(step: FinishStep, work: FinishWork): Promise<number> {
  const thread = new Worker(new URL('./finish-thread.node.ts', import.meta.url), {
    workerData: { step, work },
  });
  const [made] = (await once(thread, 'message')) as [number];
  await thread.terminate();
  return made;
}
