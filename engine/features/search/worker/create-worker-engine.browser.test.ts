import { expect, it } from 'vitest';
import { createWorkerEngine } from './create-worker-engine.browser.ts';
import type { EngineAnswer, EngineCall } from './worker-message.ts';

/** A worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  readonly calls: EngineCall[] = [];
  ended = false;
  postMessage(call: EngineCall): void {
    this.calls.push(call);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: EngineAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const engine = createWorkerEngine('en', () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, engine };
}

it('starts no worker before it is asked', () => {
  expect(setUp().workers).toEqual([]);
});

it('gives each question its own answer, in whatever order they come', async () => {
  const { workers, engine } = setUp();
  const products = engine.products();
  const results = engine.search({ text: 'a', locale: 'en' });
  const [worker] = workers;
  expect(worker?.calls).toEqual([
    { id: 1, locale: 'en', method: 'products', parameters: [] },
    { id: 2, locale: 'en', method: 'search', parameters: [{ text: 'a', locale: 'en' }] },
  ]);
  const none = { pages: [], counts: {}, total: 0 };
  worker?.answer({ id: 2, value: none });
  worker?.answer({ id: 1, value: [] });
  expect(await results).toEqual(none);
  expect(await products).toEqual([]);
});

it('passes on why there is no answer', async () => {
  const { workers, engine } = setUp();
  const products = engine.products();
  workers[0]?.answer({ id: 1, error: 'no index' });
  await expect(products).rejects.toThrow('no index');
});

it('fails all questions when the worker cannot start, and starts another for the next', async () => {
  const { workers, engine } = setUp();
  const questions = [engine.products(), engine.products()];
  workers[0]?.dispatchEvent(new Event('error'));
  for (const question of questions) await expect(question).rejects.toThrow('could not be started');
  expect(workers[0]?.ended).toBe(true);
  const again = engine.products();
  workers[1]?.answer({ id: 3, value: [{ id: 'grid', name: 'Grid' }] });
  expect(await again).toEqual([{ id: 'grid', name: 'Grid' }]);
});
