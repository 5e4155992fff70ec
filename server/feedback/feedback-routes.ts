import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { feedbackPath, largestBody } from '../../engine/features/feedback/feedback-message.ts';
import type { ServerEnv } from '../server-env.ts';
import { isAccepted } from './media-type.ts';
import { receiveFeedback, type Receiver } from './receive-feedback.ts';
import { requireSameOrigin } from './require-same-origin.ts';

/** The address that receives feedback, with the checks in front of it, and the health of the service. */
export function feedbackRoutes(receiver: Receiver): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.use(feedbackPath, async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
  });
  app.post(
    feedbackPath,
    requireSameOrigin(receiver.service),
    requireMediaType(),
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ error: 'too large' }, 413),
    }),
    receiveFeedback(receiver),
  );
  app.all(feedbackPath, (context) => context.text('Method not allowed', 405, { Allow: 'POST' }));
  return app;
}

function requireMediaType(): MiddlewareHandler {
  return async (context, next) => {
    if (!isAccepted(context.req.header('content-type'))) {
      return context.json({ error: 'media type' }, 415);
    }
    await next();
  };
}
