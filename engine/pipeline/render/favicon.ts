/** A picture of the mark at the root of the site, for one use. */
export interface Favicon {
  path: string;
  size: number;
  /** Part of the width that the mark takes. */
  mark: number;
  /** Corner radius as a part of the width; 0 fills the whole square for systems that cut it. */
  corner: number;
}

/** The drawing that follows the reader's color mode, for browsers that can show it. */
export const SVG_ICON = '/favicon.svg';

/** The small picture for all other browsers and for crawlers, which ask for this very name. */
export const ICO_ICON = '/favicon.ico';

/** Pixels of the picture inside `ICO_ICON`. */
export const ICO_SIZE = 32;

/** Pictures in PNG format. */
export const favicons = {
  ico: { path: ICO_ICON, size: ICO_SIZE, mark: 0.94, corner: 0.22 },
  touch: { path: '/apple-touch-icon.png', size: 180, mark: 0.66, corner: 0 },
  small: { path: '/icon-192.png', size: 192, mark: 0.74, corner: 0.22 },
  large: { path: '/icon-512.png', size: 512, mark: 0.74, corner: 0.22 },
  maskable: { path: '/icon-maskable-512.png', size: 512, mark: 0.56, corner: 0 },
} as const satisfies Record<string, Favicon>;
