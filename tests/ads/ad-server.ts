import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An ad network for tests: it speaks the JSON of the real one, well or badly, and remembers what it was asked. */
export interface AdServer {
  origin: string;
  /** Paths that were asked for, in their order. */
  hits: string[];
  close: () => void;
}

const offer = {
  statlink: '//shop.example/offer',
  statimp: '//ads.test/impression',
  pixel: '//ads.test/pixel-1?[timestamp]||//ads.test/pixel-2',
  timestamp: '1700000000',
  image: '//ads.test/offer.svg',
  company: 'Offer Works',
  description: 'Ship <b>faster</b> with fewer meetings.',
};

const hostileHtml =
  '<img src=x onerror="top.executed=1"><svg onload="top.executed=1"></svg><script>top.executed=1</script>' +
  '<a href="javascript:top.executed=1">Ship</a> <b onclick="top.executed=1" style="position:fixed">faster</b>' +
  '<iframe srcdoc="<script>top.executed=1</script>"></iframe><style>body{display:none}</style>';

function answerWith(...ads: readonly unknown[]): (response: ServerResponse) => void {
  return (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ ads }));
  };
}

/** What each placement answers. */
const placements: Readonly<Record<string, (response: ServerResponse) => void>> = {
  offer: answerWith({}, { foo: 1 }, offer),
  long: answerWith({ ...offer, company: 'Offer'.repeat(40), description: 'word '.repeat(400) }),
  empty: answerWith({}),
  backers: answerWith({ statlink: 'https://ads.test/discover-more/backers' }),
  'hostile-html': answerWith({ ...offer, description: hostileHtml }),
  'hostile-link': answerWith({ ...offer, statlink: 'javascript:top.executed=1' }),
  'hostile-image': answerWith({ ...offer, image: 'https://192.168.0.1/admin.png' }),
  'hostile-pixel': answerWith({ ...offer, pixel: 'https://evil.example/?c=[timestamp]' }),
  polluting: (response) => response.end('{"ads":[{"__proto__":{"statlink":"//shop.example/"}}]}'),
  garbage: (response) => response.end('<html>502 Bad Gateway'),
  truncated: (response) => response.end('{"ads":[{"statlink":"//shop'),
  huge: (response) => response.end(`{"ads":["${'x'.repeat(10_000_000)}"]}`),
  broken: (response) => response.writeHead(500).end('broken'),
  refused: (response) => response.writeHead(403).end('no'),
  slow: (response) => void setTimeout(() => answerWith(offer)(response), 10_000),
  silent: () => undefined,
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="200"><rect width="260" height="200" fill="#0b7a5c"/></svg>';

/** Tries everything a script of an ad must not be able to do, then shows its ad. */
const script = `
  const tried = [];
  const attempt = (name, run) => { try { run(); tried.push(name); } catch {} };
  attempt('parent document', () => parent.document.body.remove());
  attempt('cookie', () => document.cookie);
  attempt('storage', () => localStorage.length);
  attempt('leave', () => { top.location = 'https://evil.example/'; });
  parent.postMessage({ type: 'navigate', href: 'https://evil.example/' }, '*');
  document.body.insertAdjacentHTML('beforeend', '<div id="carbonads" style="height:3000px"></div>');
  const ad = document.getElementById('carbonads');
  ad.innerHTML = '<a href="' + (location.search || 'https://shop.example/') + '">Framed offer</a>';
  ad.dataset.tried = tried.join();
`;

/** Starts such a network for one test. */
export async function startAdServer(): Promise<AdServer> {
  const hits: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    hits.push(url);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const placement = /^\/ads\/([a-z-]+)\.json/.exec(url)?.[1];
    if (placement !== undefined) placements[placement]?.(response);
    else if (url === '/ad.js') response.setHeader('Content-Type', 'text/javascript').end(script);
    else response.setHeader('Content-Type', 'image/svg+xml').end(picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    hits,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
