import type { IconStyle } from '../../model/icon-set.ts';

/** An icon with the numbers of the styles that it is drawn in. */
export interface NamedIcon {
  name: string;
  styles: readonly number[];
}

/** The icons that components are, in the order of the alphabet: each component is one icon in one style. */
export function iconsOfComponents(
  components: readonly string[],
  styles: readonly IconStyle[],
): NamedIcon[] {
  const byName = new Map<string, number[]>();
  for (const component of components) {
    const { name, style } = iconOfComponent(component, styles);
    byName.set(name, [...(byName.get(name) ?? []), style]);
  }
  return [...byName]
    .map(([name, own]) => ({ name, styles: own.sort((one, other) => one - other) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The icon and the style that the name of a component says. */
function iconOfComponent(component: string, styles: readonly IconStyle[]) {
  const style = styles.findIndex(({ suffix }) => suffix !== '' && component.endsWith(suffix));
  if (style === -1) return { name: component, style: styles.findIndex(({ suffix }) => !suffix) };
  return { name: component.slice(0, -(styles[style]?.suffix.length ?? 0)), style };
}

/** The words of a name, in lower case: `Wifi1Bar` has `wifi`, `1` and `bar`. */
export function wordsOfName(name: string): string[] {
  return (name.match(/[A-Z][a-z]*|\d+|[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
