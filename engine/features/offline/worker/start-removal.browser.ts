import { removeWorker } from './remove-worker.browser.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Stands before this script in the finished file. */
declare const workerSettings: { scope: string };

removeWorker(self as unknown as WorkerScope, workerSettings);
