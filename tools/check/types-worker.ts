import { parentPort, workerData } from 'node:worker_threads';
import { checkTypes } from './check-types.ts';

const { root, files, pages } = workerData as Record<'files' | 'pages', readonly string[]> & {
  root: string;
};

// The compiler keeps its thread busy for seconds.
parentPort?.postMessage(checkTypes(root, files, pages));
