import { runWorker } from './run-worker.browser.ts';
import type { WorkerScope } from './worker-scope.ts';
import type { WorkerSettings } from './worker-settings.ts';

/** Stands before this script in the finished file. */
declare const workerSettings: WorkerSettings;

runWorker(self as unknown as WorkerScope, workerSettings);
