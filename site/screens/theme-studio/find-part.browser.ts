/** A part of the theme studio that its page always has. */
export function findPart<Kind extends HTMLElement>(
  root: HTMLElement,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = root.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`The theme studio has no ${selector}.`);
}
