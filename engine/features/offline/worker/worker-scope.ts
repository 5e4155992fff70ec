/** An event of a worker that lasts as long as what it waits for. */
export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request that the browser asks the worker about. */
export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** A message from a page of the same origin. */
export interface WorkerMessageEvent {
  data: unknown;
  origin: string;
}

/** What the scripts of a worker use of its global object; the types of pages do not know it. */
export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: { claim: () => Promise<void> };
  registration: {
    scope: string;
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((
    name: 'install' | 'activate',
    listener: (event: WorkerEvent) => void,
  ) => void) &
    ((name: 'fetch', listener: (event: WorkerFetchEvent) => void) => void) &
    ((name: 'message', listener: (event: WorkerMessageEvent) => void) => void);
}
