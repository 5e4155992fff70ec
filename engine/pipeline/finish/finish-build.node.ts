import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FinishOptions, FinishStep, FinishWork } from './finish-steps.node.ts';

/** Everything that follows the rendering of pages, as one list of steps; gives what to tell the author. */
export async function finishBuild(output: string, options: FinishOptions): Promise<string[]> {
  const { report } = options;
  const work: FinishWork = { ...options, output };
  // Only the step that makes the index needs what pages are found by, and threads get copies.
  const small: FinishWork = { ...work, report: { ...report, records: new Map() } };
  const [drawn, indexed] = await Promise.all([run('pictures', small), run('data', work)]);
  await run('compressed', small);
  return [
    `${String(report.compiled)} pages compiled, ${String(report.reused)} unchanged; ${String(drawn)} pictures drawn; ${String(indexed)} files to search`,
    ...report.progress.map(
      ({ product, written, total }) =>
        `${product}: ${String(written)}/${String(total)} pages written`,
    ),
    `${String(report.claims)} statements tested`,
  ];
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
