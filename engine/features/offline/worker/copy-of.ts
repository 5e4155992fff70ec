/** Name of the attribute on the root element of a page that is shown from a copy; its value says from when. */
export const copyAttribute = 'data-copy-from';

/** A kept page as it is shown without a network: the document says so and from when it is. */
export async function copyOf(kept: Response): Promise<Response> {
  const { status, headers } = kept;
  const text = await kept.text();
  const shown = text.replace(/<html(?=[\s>])/i, `<html ${copyAttribute}="${dateOf(kept)}"`);
  return new Response(shown, { status, headers });
}

/** When an answer was given, as an ISO date; empty when it does not say. */
export function dateOf({ headers }: { headers: Pick<Headers, 'get'> }): string {
  const time = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
