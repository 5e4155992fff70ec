import type { EmotionCache } from '@emotion/react';
import { styledElementsIn, type StyledElement } from './styled-elements.ts';

/** One demo, drawn at build in both modes. */
export interface BothModes {
  light: string;
  dark: string;
  /** Holds the styles of the dark drawing. */
  darkCache: EmotionCache;
  /** Selector of the element that the demo is drawn in. */
  host: string;
}

/**
 * Styles that show the light drawing of a demo as the dark one, where the screen is dark and the demo not yet hydrated.
 * Most colors are variables and need none; those of a theme that the demo makes for itself are plain values.
 */
export function darkStylesOf({ light, dark, darkCache, host }: BothModes): string {
  const { key, inserted } = darkCache;
  const rules = changesBetween(styledElementsIn(light, key), styledElementsIn(dark, key)).map(
    ({ from, to, path }) => {
      const css = inserted[to.slice(key.length + 1)];
      // Without a weight of its own, so that the rules keep their order of strength.
      const place = path === undefined ? '' : `:where(${host}${path})`;
      return typeof css === 'string' ? css.replaceAll(`.${to}`, `.${from}${place}`) : '';
    },
  );
  const styles = [...new Set(rules)].join('');
  const where = `:where([data-mui-color-scheme='dark'] ${host}:not([data-hydrated]))`;
  return styles && `@media not print{${where}{${styles}}}`;
}

interface Change {
  from: string;
  to: string;
  /** Where it holds, when the same class stays or becomes another elsewhere in the demo. */
  path?: string;
}

/** Which classes differ; none when the drawings are not of one shape. */
function changesBetween(
  light: readonly StyledElement[],
  dark: readonly StyledElement[],
): readonly Change[] {
  const pairs = light.map(({ name, path }, at) => ({ from: name, to: dark[at]?.name ?? '', path }));
  const isSame = light.every(({ path }, at) => path === dark[at]?.path);
  if (!isSame || light.length !== dark.length) return [];
  return pairs
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, path }) => {
      const isClear = pairs.every((pair) => pair.from !== from || pair.to === to);
      return isClear ? { from, to } : { from, to, path };
    });
}
