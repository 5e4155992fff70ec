/** How a section of an API page is laid out; the values of the specification. */
export const apiLayouts = ['table', 'expanded', 'collapsed'] as const;

/** One way to lay out a section. */
export type ApiLayout = (typeof apiLayouts)[number];

/** The stored value when it is a layout; anything else is ignored. */
export function parseLayout(value: string | null | undefined): ApiLayout | undefined {
  return apiLayouts.find((layout) => layout === value);
}
