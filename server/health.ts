import type { Handler } from 'hono';

/** Where machines ask whether the service is well. */
export const healthPath = '/_health';

/**
 * Answers whether everything works. A site whose feedback is out of order still serves its pages, so
 * this is no reason to take it away: the status stays 200 and the answer names the problem.
 */
export function health(problem: () => string | undefined): Handler {
  return (context) => {
    const found = problem();
    context.header('Cache-Control', 'no-store');
    return context.json(found ? { status: 'degraded', problem: found } : { status: 'ok' });
  };
}
