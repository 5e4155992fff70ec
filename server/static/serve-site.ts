import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { headersOfPath } from '../../engine/model/header-table.ts';
import type { ResponseHeaders } from '../../engine/model/response-headers.ts';
import type { Body, BodyStore } from './body-store.ts';
import { chooseEncoding } from './choose-encoding.ts';
import {
  findLinkToPage,
  findAlternate,
  linkToAlternate,
  wantsMarkdown,
} from './markdown-alternate.ts';
import type { ServedSite, OpenSite } from './open-site.ts';
import { resolveRequest } from './resolve-request.ts';
import { sendBytes } from './send-bytes.ts';
import type { SiteFile } from './site-files.ts';

/** What goes out: everything but the method is decided. */
interface Answer {
  status: number;
  headers: ResponseHeaders;
  bytes?: Buffer;
}

/**
 * Makes what answers every request for a page or file of the built site. It speaks to Node directly:
 * the objects of the fetch standard would cost more than everything else here together.
 */
export function serveSite(open: OpenSite, bodies: BodyStore): RequestListener {
  return (request, response) => {
    const site = open.current();
    const answer = answerOf(request, site, bodies);
    if (!(answer instanceof Promise)) {
      send(request, response, answer);
      return;
    }
    answer
      .catch(() => missing(site))
      .then((it) => {
        send(request, response, it);
      })
      .catch(() => response.destroy());
  };
}

type Later<Value> = Value | Promise<Value>;

function answerOf(request: IncomingMessage, site: ServedSite, bodies: BodyStore): Later<Answer> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(site);
  // The target as it was sent: a parsed URL has already lost `//` and `..`.
  const resolution = resolveRequest(site, request.url ?? '/');
  switch (resolution.kind) {
    case 'file':
      return pageOrFile(request, site, { bodies, file: resolution.file });
    case 'redirect': {
      const { location, status } = resolution.target;
      return { status, headers: { ...site.headers.classes.redirect, Location: location } };
    }
    case 'missing-page':
      return missingPage(request, site, { bodies, file: resolution.file });
    case 'missing-asset':
      return missing(site);
  }
}

interface Wanted {
  bodies: BodyStore;
  file: SiteFile;
}

/** A page goes out as Markdown to whoever asks for that; both forms name each other. */
function pageOrFile(request: IncomingMessage, site: ServedSite, wanted: Wanted): Later<Answer> {
  const { bodies, file } = wanted;
  const alternate = findAlternate(site.files, file);
  const chosen = alternate && wantsMarkdown(request.headers.accept) ? alternate : file;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = bodies.load(chosen, encoding);
  const finish = (found: Body) => {
    const headers = headersOfFile(site, { requested: file, chosen, body: found });
    const isKnown = matchesEtag(request.headers['if-none-match'], found.etag);
    return isKnown ? unchanged(headers) : { status: 200, headers, bytes: found.bytes };
  };
  return body instanceof Promise ? body.then(finish) : finish(body);
}

/** The reader has the body already; what describes one is left out. */
function unchanged(headers: ResponseHeaders): Answer {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('Content-L'));
  return { status: 304, headers: Object.fromEntries(kept) };
}

interface Sent {
  /** The file of the address, and the one that is sent. */
  requested: SiteFile;
  chosen: SiteFile;
  body: Body;
}

/** Headers of bodies that are still kept; a body in the cache is asked for again and again. */
const known = new WeakMap<Body, { requested: SiteFile; headers: ResponseHeaders }>();

function headersOfFile(site: ServedSite, sent: Sent): ResponseHeaders {
  const found = known.get(sent.body);
  if (found?.requested === sent.requested) return found.headers;
  const headers = describeFile(site, sent);
  known.set(sent.body, { requested: sent.requested, headers });
  return headers;
}

function describeFile(site: ServedSite, { requested, chosen, body }: Sent): ResponseHeaders {
  const alternate = findAlternate(site.files, chosen);
  const link = alternate ? linkToAlternate(alternate) : findLinkToPage(site.files, chosen);
  return {
    ...headersOfPath(site.headers, chosen.pathname),
    'Content-Type': chosen.contentType,
    'Content-Length': String(body.bytes.length),
    ETag: body.etag,
    Vary: requested.pathname.endsWith('/') ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    ...(body.encoding !== undefined && { 'Content-Encoding': body.encoding }),
    ...(link !== undefined && { Link: link }),
  };
}

async function missingPage(
  request: IncomingMessage,
  site: ServedSite,
  { bodies, file }: { bodies: BodyStore; file: SiteFile | undefined },
): Promise<Answer> {
  if (file === undefined) return missing(site);
  const requested = chooseEncoding(request.headers['accept-encoding']);
  const { bytes, encoding } = await bodies.load(file, requested);
  const headers = {
    ...site.headers.classes.missing,
    'Content-Type': file.contentType,
    'Content-Length': String(bytes.length),
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  };
  return { status: 404, headers, bytes };
}

/** Plain text, because a page in the place of a script or image only hides the mistake. */
function missing(site: ServedSite): Answer {
  return plain(site, 404, 'Not found');
}

function refused(site: ServedSite): Answer {
  const { headers, ...answer } = plain(site, 405, 'Method not allowed');
  return { ...answer, headers: { ...headers, Allow: 'GET, HEAD' } };
}

function plain({ headers }: ServedSite, status: number, text: string): Answer {
  const bytes = Buffer.from(text);
  const described = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(bytes.length),
  };
  return { status, headers: { ...headers.classes.missing, ...described }, bytes };
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  sendBytes(response, request.method === 'HEAD' ? undefined : answer.bytes);
}

/** Whether an `If-None-Match` header names the body the reader would get. */
function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
