import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import type { BodyStore } from './body-store.ts';
import { cacheControlOf } from './cache-control.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { findLinkToPage, findTwin, linkToTwin, wantsMarkdown } from './markdown-twin.ts';
import { matchesEtag } from './matches-etag.ts';
import { resolveRequest, type BuiltSite } from './resolve-request.ts';
import type { SiteFile } from './site-files.ts';

/** What the handler needs to know of the Node request. */
export interface ServerEnv {
  Bindings: HttpBindings;
}

type SiteContext = Context<ServerEnv>;

/** Makes the handler that answers every request for a page or file of the built site. */
export function serveSite(site: BuiltSite, bodies: BodyStore): Handler<ServerEnv> {
  return async (context) => {
    // The target as it was sent: a parsed URL has already lost `//` and `..`.
    const resolution = resolveRequest(site, context.env.incoming.url ?? '/');
    switch (resolution.kind) {
      case 'file':
        return sendPageOrFile(context, { site, bodies }, resolution.file);
      case 'redirect':
        return context.redirect(resolution.target.location, resolution.target.status);
      case 'missing-page':
        return sendMissingPage(context, bodies, resolution.file);
      case 'missing-asset':
        return sendMissing(context);
    }
  };
}

interface Store {
  site: BuiltSite;
  bodies: BodyStore;
}

/** A page goes out as Markdown to whoever asks for that; both forms name each other. */
function sendPageOrFile(context: SiteContext, { site, bodies }: Store, file: SiteFile) {
  const twin = findTwin(site.files, file);
  const link = twin ? linkToTwin(twin) : findLinkToPage(site.files, file);
  if (link !== undefined) context.header('Link', link);
  if (twin) context.header('Vary', 'Accept', { append: true });
  const chosen = twin && wantsMarkdown(context.req.header('accept')) ? twin : file;
  return sendFile(context, bodies, chosen);
}

async function sendFile(context: SiteContext, bodies: BodyStore, file: SiteFile) {
  const wished = chooseEncoding(context.req.header('accept-encoding'));
  const body = await bodies.load(file, wished).catch(() => undefined);
  if (body === undefined) return sendMissing(context);
  context.header('Cache-Control', cacheControlOf(file));
  context.header('ETag', body.etag);
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (matchesEtag(context.req.header('if-none-match'), body.etag)) return context.body(null, 304);
  context.header('Content-Type', file.contentType);
  if (body.encoding !== undefined) context.header('Content-Encoding', body.encoding);
  context.header('Content-Length', String(body.bytes.length));
  return context.body(body.bytes);
}

async function sendMissingPage(
  context: SiteContext,
  bodies: BodyStore,
  file: SiteFile | undefined,
) {
  const body = file && (await bodies.load(file, undefined).catch(() => undefined));
  if (body === undefined) return sendMissing(context);
  context.header('Cache-Control', 'no-store');
  return context.html(body.bytes.toString(), 404);
}

/** Plain text, because a page in the place of a script or image only hides the mistake. */
function sendMissing(context: SiteContext) {
  context.header('Cache-Control', 'no-store');
  return context.text('Not found', 404);
}
