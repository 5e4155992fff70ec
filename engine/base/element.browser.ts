/** What an element gets: attributes by name; undefined and false leave one out, true sets an empty one. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element with text and elements inside. Text stays text: nothing in it is read as HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}
