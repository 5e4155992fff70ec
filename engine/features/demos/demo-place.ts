import type { DemoThemeOptions } from '../theme/demo-theme.ts';

/** A place of its own for a demo: a frame, or a part of the page with another mode or direction. */
export interface DemoPlace {
  /** Where its styles go. */
  head: HTMLElement;
  /** Where its menus, dialogs and tooltips go. */
  layer: HTMLElement;
  /** Answers its media queries. */
  matchMedia: (query: string) => MediaQueryList;
}

/** Component defaults that keep everything a demo shows in its place. */
export function placeComponents(place: DemoPlace): NonNullable<DemoThemeOptions['components']> {
  const container = { defaultProps: { container: place.layer } };
  return {
    MuiModal: container,
    MuiPopover: container,
    MuiPopper: container,
    MuiUseMediaQuery: { defaultProps: { matchMedia: place.matchMedia } },
  };
}
