import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { eventsPath } from '../engine/features/analytics/event-message.ts';
import { feedbackPath } from '../engine/features/feedback/feedback-message.ts';
import { transportSecurity, type ResponseHeaders } from '../engine/model/response-headers.ts';
import { eventRoutes } from './events/event-routes.ts';
import { answerFeedback } from './feedback/answer-feedback.ts';
import type { FeedbackService } from './feedback/feedback-service.ts';
import { health, healthPath } from './health.ts';
import type { ServerEnv } from './server-env.ts';
import { serviceHeaders } from './service-headers.ts';
import { createBodyStore } from './static/body-store.ts';
import { openSite } from './static/open-site.ts';
import { serveSite } from './static/serve-site.ts';

/** Makes what serves the built site in `dist` and receives feedback and events of it. */
export async function createApp(dist: string, service?: FeedbackService): Promise<RequestListener> {
  const site = await openSite(dist, {
    extra: secureHeaders(service?.publicOrigin),
    onProblem: (problem) => service?.log('error', 'site.refused', { problem }),
  });
  const bodies = createBodyStore();
  const app = new Hono<ServerEnv>();
  app.use(serviceHeaders(() => site.current().headers.classes.service));
  app.get(
    healthPath,
    health(() => service?.problem()),
  );
  const { events } = service ?? {};
  if (service && events) app.route('/', eventRoutes({ service, events, site: site.current }));
  const answerHono = getRequestListener(app.fetch);
  const answerService: RequestListener = (...both) => void answerHono(...both);
  const answerSite = serveSite(site, bodies);
  const listeners = new Map([[healthPath, answerService]]);
  if (service) {
    listeners.set(feedbackPath, answerFeedback({ service, site: site.current, bodies }));
  }
  if (events) listeners.set(eventsPath, answerService);
  return (request, response) => {
    request.url = originForm(request.url ?? '/');
    const listener = listeners.get(request.url.split('?', 1)[0] ?? '') ?? answerSite;
    listener(request, response);
  };
}

/** A target without the scheme and host with which proxies may send it; every server must take it so. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*(.*)$/i.exec(target)?.[1];
  return rest === undefined || rest.startsWith('/') ? (rest ?? target) : `/${rest}`;
}

/** Browsers are told to come back by a secure connection only where readers have one. */
function secureHeaders(publicOrigin: string | undefined): ResponseHeaders {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  return isSecure ? { [transportSecurity.name]: transportSecurity.value } : {};
}
