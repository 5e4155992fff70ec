import { cacheNamesOf } from './cache-names.ts';
import { copyOf } from './copy-of.ts';
import { findCopy } from './find-copy.ts';
import { assetsLimit, keepAnswer, pagesLimit } from './keep-answer.ts';
import { kindOfRequest } from './kind-of-request.ts';
import { mayKeep } from './may-keep.ts';
import type { WorkerSettings } from './worker-settings.ts';

/** What a worker uses of the browser. */
export interface WorkerHost {
  origin: string;
  caches: CacheStorage;
  fetch: (request: RequestInfo) => Promise<Response>;
}

/** A request on its way, with what the browser has loaded in advance for it. */
export interface Fetching {
  request: Request;
  preloaded?: Promise<Response | undefined> | undefined;
  /** Lets work go on after the answer was given. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** What a worker does at each of its events. */
export interface DocsWorker {
  install: () => Promise<void>;
  activate: () => Promise<void>;
  /** The answer to a request, or undefined when the browser shall go its usual way. */
  answer: (fetching: Fetching) => Promise<Response> | undefined;
}

/** Makes the worker of one scope. It serves nothing from a cache that the network can give, except what never changes. */
export function createWorker(host: WorkerHost, settings: WorkerSettings): DocsWorker {
  const { caches, origin } = host;
  const names = cacheNamesOf(settings.scope, settings.version);

  /** One missing file must not keep the worker from installing. */
  async function install(): Promise<void> {
    const cache = await caches.open(names.shell);
    await Promise.allSettled(settings.shell.map((address) => cache.add(address)));
  }

  async function activate(): Promise<void> {
    const own = Object.values(names).slice(1) as string[];
    const all = await caches.keys();
    const old = all.filter((name) => name.startsWith(names.prefix) && !own.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  async function keep(cacheName: string, answer: Response, address: string): Promise<void> {
    const limit = cacheName === names.assets ? assetsLimit : pagesLimit;
    const cache = await caches.open(cacheName).catch(() => undefined);
    if (cache) await keepAnswer(cache, [address, answer], limit);
  }

  async function answerAsset({ request, waitUntil }: Fetching): Promise<Response> {
    const address = addressOf(request);
    const copy = await findCopy(caches, names, [address, 'asset']);
    if (copy) return copy;
    const answer = await host.fetch(request);
    if (mayKeep(answer, 'asset')) waitUntil(keep(names.assets, answer.clone(), address));
    return answer;
  }

  async function answerFile({ request, waitUntil }: Fetching): Promise<Response> {
    const address = addressOf(request);
    try {
      const answer = await host.fetch(request);
      if (mayKeep(answer, 'file')) waitUntil(keep(names.pages, answer.clone(), address));
      return answer;
    } catch (error) {
      const copy = await findCopy(caches, names, [address, 'file']);
      if (copy) return copy;
      throw error;
    }
  }

  async function answerPage({ request, preloaded, waitUntil }: Fetching): Promise<Response> {
    const address = addressOf(request);
    try {
      const early = await preloaded;
      // Without a network Firefox gives an error here, where other browsers reject.
      const answer = early && early.type !== 'error' ? early : await host.fetch(request);
      if (mayKeep(answer, 'page')) waitUntil(keep(names.pages, answer.clone(), address));
      return answer;
    } catch (error) {
      const copy = await findCopy(caches, names, [address, 'page']);
      if (copy) return copyOf(copy);
      const missing = await findCopy(caches, names, [offlinePageFor(address), 'page']);
      if (missing) return missing;
      throw error;
    }
  }

  function offlinePageFor(address: string): string {
    const language = new URL(address).pathname.split('/')[1] ?? '';
    const { offlinePages } = settings;
    const page = Object.hasOwn(offlinePages, language) ? offlinePages[language] : offlinePages[''];
    return new URL(page ?? '/', origin).href;
  }

  function answer(fetching: Fetching): Promise<Response> | undefined {
    switch (kindOfRequest(fetching.request, origin, settings)) {
      case 'page':
        return answerPage(fetching);
      case 'asset':
        return answerAsset(fetching);
      case 'file':
        return answerFile(fetching);
      case 'foreign':
        return undefined;
    }
  }

  return { install, activate, answer };
}

/** Files of a static site do not depend on what follows the path. */
function addressOf({ url }: Request): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
