/** A cache that lives in memory; `fail` makes every use of it fail as a full or broken disk does. */
export class FakeCache {
  entries = new Map<string, Response>();
  fail: Error | undefined;
  /** A full disk: what is there can be read and deleted. */
  isFull = false;

  #check(): void {
    if (this.fail) throw this.fail;
  }
  async match(key: RequestInfo): Promise<Response | undefined> {
    this.#check();
    return Promise.resolve(this.entries.get(urlOf(key))?.clone());
  }
  async put(key: RequestInfo, value: Response): Promise<void> {
    this.#check();
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    // As in browsers, an entry that is put again becomes the last one.
    this.entries.delete(urlOf(key));
    this.entries.set(urlOf(key), value);
    return Promise.resolve();
  }
  async delete(key: RequestInfo): Promise<boolean> {
    this.#check();
    return Promise.resolve(this.entries.delete(urlOf(key)));
  }
  async keys(): Promise<Request[]> {
    this.#check();
    return Promise.resolve([...this.entries.keys()].map((url) => new Request(url)));
  }
  async add(key: RequestInfo): Promise<void> {
    return this.put(key, answerOf('shell', { type: 'text/html' }));
  }
}

/** The storage of all caches of a browser, in memory. */
export class FakeCacheStorage {
  caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.caches.get(name) ?? new FakeCache();
    this.caches.set(name, cache);
    return Promise.resolve(cache);
  }
  async keys(): Promise<string[]> {
    return Promise.resolve([...this.caches.keys()]);
  }
  async delete(name: string): Promise<boolean> {
    return Promise.resolve(this.caches.delete(name));
  }
  async match(
    key: RequestInfo,
    { cacheName = '' }: { cacheName?: string } = {},
  ): Promise<Response | undefined> {
    return this.caches.get(cacheName)?.match(key);
  }
}

/** What a server of the site answers. */
export function answerOf(
  body: string,
  {
    type = 'text/html; charset=utf-8',
    status = 200,
    kind = 'basic',
    ...headers
  }: Readonly<{
    type?: string;
    status?: number;
    kind?: ResponseType;
    [header: string]: string | number | undefined;
  }> = {},
): Response {
  const all = Object.entries({ 'content-type': type, ...headers }).map(
    ([name, value]): [string, string] => [name, value],
  );
  const answer = new Response(body, { status, headers: all });
  return withKind(answer, kind);
}

/** Answers made by hand are of the kind `default`; those of a network are not. */
function withKind(answer: Response, kind: ResponseType): Response {
  const clone = answer.clone.bind(answer);
  return Object.defineProperties(answer, {
    type: { value: kind },
    clone: { value: () => withKind(clone(), kind) },
  });
}

function urlOf(key: RequestInfo): string {
  const address = typeof key === 'string' ? key : key.url;
  return new URL(address, 'https://docs.example').href;
}
