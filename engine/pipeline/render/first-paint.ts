/** Bytes of a body that a browser parses before it first paints; more would keep the reader waiting. */
const patience = 200_000;

/**
 * Id of the element that must be parsed before the browser first paints, so that no half of a
 * header or toolbar is ever shown and then moved: the whole content with the list of its contents,
 * or, of a very long page, the last heading of its first part.
 */
export function firstPaintTarget(body: string): string {
  const whole = body.includes(' id="contents-rail"') ? 'contents-rail' : 'main-content';
  if (body.length <= patience) return whole;
  const headings = [...body.slice(0, patience).matchAll(/<h2\b[^>]*?\sid="([^"]+)"/g)];
  return headings.at(-1)?.[1] ?? whole;
}
