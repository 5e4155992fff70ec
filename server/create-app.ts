import { Hono } from 'hono';
import { feedbackRoutes } from './feedback/feedback-routes.ts';
import type { FeedbackService } from './feedback/feedback-service.ts';
import { health, healthPath } from './health.ts';
import { securityHeaders } from './security-headers.ts';
import { createBodyStore } from './static/body-store.ts';
import { loadRedirects } from './static/redirects.ts';
import { serveSite, type ServerEnv } from './static/serve-site.ts';
import { loadSiteFiles } from './static/site-files.ts';

/** Makes the application that serves the built site in `dist` and receives feedback on it. */
export async function createApp(dist: string, service?: FeedbackService): Promise<Hono<ServerEnv>> {
  const site = { files: await loadSiteFiles(dist), redirects: await loadRedirects(dist) };
  const bodies = createBodyStore();
  const app = new Hono<ServerEnv>();
  app.use(securityHeaders());
  app.get(
    healthPath,
    health(() => service?.problem()),
  );
  if (service) app.route('/', feedbackRoutes({ service, files: site.files, bodies }));
  app.get('*', serveSite(site, bodies));
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}
