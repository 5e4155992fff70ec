import type { IncomingMessage, RequestListener } from 'node:http';
import { largestBody } from '../../engine/features/feedback/feedback-message.ts';
import type { BodyStore } from '../static/body-store.ts';
import type { ServedSite } from '../static/open-site.ts';
import { isSameOrigin } from './check-origin.ts';
import { clientOf } from './client-of.ts';
import type { FeedbackService } from './feedback-service.ts';
import {
  replyInJson,
  replyInText,
  replyToForm,
  replyToScript,
  sendReply,
  type Reply,
} from './feedback-reply.ts';
import { keepMessage, rejectByLimit, type Rejection, type Result } from './keep-message.ts';
import { isAccepted, mediaTypeOf } from './media-type.ts';
import { parseBody } from './parse-message.ts';
import { readBody } from './read-body.ts';

/** What the address of the feedback answers from. */
export interface Receiver {
  service: FeedbackService;
  site: () => ServedSite;
  bodies: BodyStore;
}

const json = 'application/json';
const tooLarge = replyInJson(413, { error: 'too large' });

/**
 * Makes what answers the address of the feedback. It speaks to Node directly, and whatever can be
 * refused is refused before the message is read: a flood then costs the other readers little.
 */
export function answerFeedback(receiver: Receiver): RequestListener {
  return (request, response) => {
    Promise.resolve(refuseUnread(request, receiver.service) ?? receive(request, receiver))
      .then((reply) => {
        sendReply(response, receiver.site().headers.classes.service, reply);
      })
      .catch(() => response.destroy());
  };
}

/** What no message in the body could make good. */
function refuseUnread(request: IncomingMessage, service: FeedbackService): Reply | undefined {
  const { method, headers } = request;
  if (method !== 'POST') return replyInText(405, 'Method not allowed', { Allow: 'POST' });
  const from = {
    origin: headers.origin,
    secFetchSite: headers['sec-fetch-site'],
    host: headers.host,
  };
  if (!isSameOrigin(from, service.publicOrigin)) {
    return replyInJson(403, { error: 'from another site' });
  }
  if (!isAccepted(headers['content-type'])) return replyInJson(415, { error: 'media type' });
  return Number(headers['content-length'] ?? 0) > largestBody ? tooLarge : undefined;
}

async function receive(request: IncomingMessage, receiver: Receiver): Promise<Reply> {
  const { service } = receiver;
  const type = mediaTypeOf(request.headers['content-type']);
  const client = clientOf(senderOf(request), service.proxies);
  const verdict = service.judge(client);
  const rejection = verdict.passes ? undefined : rejectByLimit(verdict);
  if (rejection) await service.throttle.wait(() => request.destroyed);
  // Only the form must be read all the same: its page comes back with the reader's text.
  if (rejection && type === json) return replyToScript(noted(service, rejection));
  const body = await readBody(request, largestBody);
  if (body === undefined) return tooLarge;
  const data = parseBody(type, body);
  const result = noted(
    service,
    rejection ?? (await keepMessage(service, { client, data, files: receiver.site().files })),
  );
  if (type === json) return replyToScript(result);
  return replyToForm({ site: receiver.site(), bodies: receiver.bodies }, result, data);
}

function senderOf({ socket, headers }: IncomingMessage) {
  return {
    socketAddress: socket.remoteAddress,
    forwardedFor: headers['x-forwarded-for'] as string | undefined,
  };
}

function noted<Kind extends Result | Rejection>(service: FeedbackService, result: Kind): Kind {
  if (!result.kept) service.logRejection(result.status, result.reason);
  return result;
}
