import type { Locale } from '../../../model/locale.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { EngineAnswer, EngineCall, EngineMethod } from './worker-message.ts';

interface Pending {
  resolve: (value: unknown) => void;
  reject: (reason: Error) => void;
}

/** The index of a language, asked in a worker. A worker that cannot start fails its questions; the next one starts anew. */
export function createWorkerEngine(locale: Locale, startWorker: () => Worker): SearchEngine {
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let last = 0;

  function receive({ data }: MessageEvent<EngineAnswer>): void {
    const question = pending.get(data.id);
    pending.delete(data.id);
    if ('error' in data) question?.reject(new Error(data.error));
    else question?.resolve(data.value);
  }

  function fail(): void {
    worker?.terminate();
    worker = undefined;
    const questions = [...pending.values()];
    pending.clear();
    for (const { reject } of questions) reject(new Error('The search could not be started.'));
  }

  function start(): Worker {
    const started = startWorker();
    started.addEventListener('message', receive);
    started.addEventListener('error', fail);
    return started;
  }

  function call<Value>(method: EngineMethod, ...parameters: readonly unknown[]): Promise<Value> {
    const id = (last += 1);
    const message: EngineCall = { id, locale, method, parameters };
    return new Promise<unknown>((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage(message);
    }) as Promise<Value>;
  }

  return {
    products: () => call('products'),
    search: (query) => call('search', query),
    preview: (page, href, text) => call('preview', page, href, text),
  };
}
