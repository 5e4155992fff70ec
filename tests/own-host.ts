import { once } from 'node:events';
import {
  createServer,
  request as requestOf,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type BrowserContext } from '@playwright/test';
import { findWholeBrowser } from '../tools/testing/find-browser.mjs';

/** The host that the built site calls its own. */
const host = 'component-docs.example';

/** The site at its own host: only there it registers workers. */
export interface OwnHost {
  origin: string;
  context: BrowserContext;
  /** Path of every request that reached the server. */
  hits: string[];
  /** Answers to give instead of the site's, by path. */
  answers: Map<string, (response: ServerResponse) => void>;
  /** Lets so many more requests through; those after them wait until they are served or cut off. */
  holdAfter: (count: number) => HeldRequests;
  /** Text to add to the workers' scripts: another text is an update. */
  setRelease: (text: string) => void;
  close: () => Promise<void>;
}

/** Requests that wait, and end the waiting of all that come. */
export interface HeldRequests {
  serve: () => void;
  cut: () => void;
}

/** Opens a browser that finds the built site at its own host, behind a server whose answers a test can change. */
export async function openOwnHost(baseUrl: string): Promise<OwnHost> {
  const hits: string[] = [];
  const answers: OwnHost['answers'] = new Map();
  const held: [IncomingMessage, ServerResponse][] = [];
  let free = Infinity;
  let release = '';
  const server = createServer((request, response) => {
    hits.push(pathOf(request));
    if (hits.length > free) held.push([request, response]);
    else serve(request, response);
  });
  function serve(request: IncomingMessage, response: ServerResponse): void {
    const path = pathOf(request);
    const answer = answers.get(path);
    if (answer) {
      answer(response);
      return;
    }
    const isWorker = path.endsWith('/sw.js');
    const headers = { ...request.headers, ...(isWorker && { 'accept-encoding': 'identity' }) };
    if (isWorker) delete headers['if-none-match'];
    const onward = requestOf(baseUrl + (request.url ?? '/'), { method: request.method, headers });
    onward.on('response', (from) => {
      const kept = { ...from.headers };
      delete kept['content-length'];
      response.writeHead(from.statusCode ?? 502, isWorker ? kept : from.headers);
      from.pipe(response, { end: !isWorker });
      if (isWorker) from.on('end', () => response.end(`\n// ${release}`));
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const executablePath = findWholeBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${host}:80 127.0.0.1:${String(port)}`,
      `--unsafely-treat-insecure-origin-as-secure=http://${host}`,
    ],
  });
  const context = await browser.newContext({ baseURL: `http://${host}` });
  return {
    origin: `http://${host}`,
    context,
    hits,
    answers,
    holdAfter(count) {
      free = hits.length + count;
      function end(how: (...exchange: [IncomingMessage, ServerResponse]) => unknown): void {
        free = Infinity;
        for (const exchange of held.splice(0)) how(...exchange);
      }
      return {
        serve: () => end(serve),
        cut: () => end((_request, response) => response.destroy()),
      };
    },
    setRelease: (text) => {
      release = text;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/';
}
