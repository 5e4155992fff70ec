import type { RequestKind } from './kind-of-request.ts';

/** The parts of an answer that decide. */
type AnswerFacts = Pick<Response, 'status' | 'type' | 'redirected'> & {
  headers: Pick<Headers, 'get'>;
};

/** True for answers that are what was asked for: no error, no foreign or unreadable one, no page in the place of a script. */
export function mayKeep(answer: AnswerFacts, kind: RequestKind): boolean {
  const isWhole = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  const isTransient = /no-store/i.test(answer.headers.get('cache-control') ?? '');
  return isWhole && !isTransient && isOfKind(answer, kind);
}

/** True when the type of an answer suits its address; what is in a cache is asked again before it is used. */
export function isOfKind({ headers }: Pick<AnswerFacts, 'headers'>, kind: RequestKind): boolean {
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  if (kind === 'page') return isHtml;
  return kind === 'file' || !isHtml;
}
