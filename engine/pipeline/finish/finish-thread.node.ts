import { parentPort, workerData } from 'node:worker_threads';
import { finishSteps, type FinishStep, type FinishWork } from './finish-steps.node.ts';

// What a thread is started for: one step of finishing a site.
const { step, work } = workerData as { step: FinishStep; work: FinishWork };
parentPort?.postMessage(await finishSteps[step](work));
