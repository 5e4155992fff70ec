import { trustedScriptAddress } from '../../../base/trusted.browser.ts';
import address from './search-worker.browser.ts?worker&url';

/** Starts the worker that asks the index. */
export function startSearchWorker(): Worker {
  return new Worker(trustedScriptAddress(address), { type: 'module' });
}
