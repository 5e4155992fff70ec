import { Hono, type Context, type Handler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { eventsPath, largestEvent } from '../../engine/features/analytics/event-message.ts';
import { clientOf } from '../feedback/client-of.ts';
import type { FeedbackService } from '../feedback/feedback-service.ts';
import { mediaTypeOf } from '../feedback/media-type.ts';
import { parseBody } from '../feedback/parse-message.ts';
import { requireSameOrigin } from '../feedback/require-same-origin.ts';
import type { ServerEnv } from '../server-env.ts';
import type { ServedSite } from '../static/open-site.ts';
import type { EventService } from './event-service.ts';
import { parseEvent } from './parse-event.ts';

/** What the route answers from. */
interface Counter {
  service: FeedbackService;
  events: EventService;
  site: () => ServedSite;
}

const json = 'application/json';

/** The address that counts events, with the checks in front of it. */
export function eventRoutes(counter: Counter): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.post(
    eventsPath,
    requireSameOrigin(counter.service),
    bodyLimit({
      maxSize: largestEvent,
      onError: (context) => context.json({ error: 'too large' }, 413),
    }),
    receiveEvent(counter),
  );
  app.all(eventsPath, (context) => context.text('Method not allowed', 405, { Allow: 'POST' }));
  return app;
}

/** No page waits for the answer; it tells whoever looks why something was not counted. */
function receiveEvent({ service, events, site }: Counter): Handler<ServerEnv> {
  return async (context) => {
    const refuse = (status: ContentfulStatusCode, error: string) => {
      service.log('warn', 'event.refused', { status, reason: error });
      return context.json({ error }, status);
    };
    if (mediaTypeOf(context.req.header('content-type')) !== json) return refuse(415, 'media type');
    const verdict = events.judge(clientIn(context, service));
    if (!verdict.passes) {
      await service.throttle.wait(() => context.env.incoming.destroyed);
      return refuse(verdict.limit === 'client' ? 429 : 503, 'too many events');
    }
    const { files } = site();
    const isPage = (pathname: string) => pathname.endsWith('/') && files.has(pathname);
    const tallies = parseEvent(parseBody(json, await context.req.text()), isPage);
    if (!tallies) return refuse(400, 'not an event');
    try {
      await events.add(tallies);
      return context.body(null, 204);
    } catch {
      // The store has logged the cause.
      return refuse(503, 'not counted');
    }
  };
}

/** The name under which the sender of a request is limited. */
function clientIn(context: Context<ServerEnv>, { proxies }: FeedbackService): string {
  const socketAddress = context.env.incoming.socket.remoteAddress;
  return clientOf({ socketAddress, forwardedFor: context.req.header('x-forwarded-for') }, proxies);
}
