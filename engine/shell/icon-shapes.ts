/**
 * Drawings of the icons as SVG markup on a 20 × 20 grid, one stroke of 1.5.
 * Fills are attributes because style rules do not reach into a `<use>` copy.
 */
export const iconShapes = {
  a11y: '<circle cx="10" cy="10" r="7.25"/><circle fill="currentColor" stroke="none" cx="10" cy="6.3" r="1.15"/><path d="M6.25 8.75 10 9.5l3.75-.75M10 9.5v2m0 0-2 3.25m2-3.25 2 3.25"/>',
  arrow: '<path d="M4 10h12m-4.5-4.5L16 10l-4.5 4.5"/>',
  back: '<path d="M16 10H4m4.5-4.5L4 10l4.5 4.5"/>',
  bell: '<path d="M5 8.5a5 5 0 0 1 10 0c0 4 1.5 5 1.5 5h-13S5 12.5 5 8.5ZM8.5 16.25a1.6 1.6 0 0 0 3 0"/>',
  box: '<path d="M11.5 3.5h5v5M16.5 3.5 9.5 10.5M8 4.5H5.5a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V12"/>',
  check: '<path d="m4.5 10.5 3.75 3.75L15.5 6.5"/>',
  chev: '<path d="m6 8 4 4 4-4"/>',
  clock: '<circle cx="10" cy="10" r="7"/><path d="M10 6v4.25l2.75 1.75"/>',
  code: '<path d="m7 6-4 4 4 4M13 6l4 4-4 4"/>',
  cols: '<rect x="3" y="3.5" width="14" height="13" rx="2"/><path d="M7.67 3.5v13M12.33 3.5v13"/>',
  comment:
    '<path d="M5 4h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-4.5L7 16.75V14H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z"/>',
  copy: '<rect x="7" y="7" width="9.5" height="9.5" rx="2"/><path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7"/>',
  dl: '<path d="M10 3.5v9m-3.5-3.5L10 12.5 13.5 9M4 16.5h12"/>',
  down: '<path d="M10 4v12m-4.5-4.5L10 16l4.5-4.5"/>',
  down2:
    '<path d="M13.5 11 10.75 16.5c-1.2 0-2-.9-2-2v-2.75h-3.4a1.6 1.6 0 0 1-1.58-1.85l.8-5A1.6 1.6 0 0 1 6.15 3.5h7.35M13.5 11V3.5m0 7.5h2.25a.75.75 0 0 0 .75-.75v-6a.75.75 0 0 0-.75-.75H13.5"/>',
  edit: '<path d="m12.5 4.5 3 3L7 16H4v-3l8.5-8.5Z"/>',
  enter: '<path d="M16 5v4.5a2 2 0 0 1-2 2H4.5m3.5-3.5L4.5 11.5 8 15"/>',
  err: '<path d="M7.1 3h5.8L17 7.1v5.8L12.9 17H7.1L3 12.9V7.1L7.1 3Z"/><path d="M10 6.5v4"/><circle fill="currentColor" stroke="none" cx="10" cy="13.25" r=".95"/>',
  filter: '<path d="M3.5 5.5h13M6 10h8M8.5 14.5h3"/>',
  folder:
    '<path d="M3 6a1.5 1.5 0 0 1 1.5-1.5h3l1.75 2h6.25A1.5 1.5 0 0 1 17 8v6.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5V6Z"/>',
  full: '<path d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4"/>',
  github:
    '<path fill="currentColor" stroke="none" d="M10 2.2a8 8 0 0 0-2.53 15.6c.4.07.55-.17.55-.38v-1.5c-2.23.48-2.7-.95-2.7-.95-.36-.92-.89-1.17-.89-1.17-.72-.5.06-.49.06-.49.8.06 1.23.83 1.23.83.71 1.22 1.87.87 2.33.66.07-.52.28-.87.5-1.07-1.77-.2-3.64-.89-3.64-3.96 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.21 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.03 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.28.82 2.15 0 3.08-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48v2.19c0 .21.15.46.55.38A8 8 0 0 0 10 2.2Z"/>',
  globe:
    '<circle cx="10" cy="10" r="7"/><path d="M3 10h14M10 3c2 2 3 4.4 3 7s-1 5-3 7c-2-2-3-4.4-3-7s1-5 3-7Z"/>',
  half: '<circle cx="10" cy="10" r="6.75"/><path fill="currentColor" stroke="none" d="M10 3.25a6.75 6.75 0 0 1 0 13.5Z"/>',
  hash: '<path d="M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13"/>',
  info: '<circle cx="10" cy="10" r="7"/><path d="M10 9.25v4"/><circle fill="currentColor" stroke="none" cx="10" cy="6.75" r="1"/>',
  link: '<path d="m8.5 11.5 3-3M9 6.5l1.75-1.75a3.18 3.18 0 0 1 4.5 4.5L13.5 11M11 13.5l-1.75 1.75a3.18 3.18 0 0 1-4.5-4.5L6.5 9"/>',
  md: '<rect x="2.5" y="5" width="15" height="10" rx="2"/><path d="M5.5 12V8l2 2.25L9.5 8v4M13 8v4m-1.5-1.5L13 12l1.5-1.5"/>',
  menu: '<path d="M3.5 6h13M3.5 10h13M3.5 14h8"/>',
  moon: '<path d="M16.5 11.8A6.75 6.75 0 0 1 8.2 3.5a6.75 6.75 0 1 0 8.3 8.3Z"/>',
  more: '<g fill="currentColor" stroke="none"><circle cx="4.5" cy="10" r="1.4"/><circle cx="10" cy="10" r="1.4"/><circle cx="15.5" cy="10" r="1.4"/></g>',
  npm: '<path d="m10 2.75 6.25 3.5v7.5L10 17.25l-6.25-3.5v-7.5L10 2.75Z"/><path d="m3.9 6.4 6.1 3.4 6.1-3.4M10 9.8v7.2"/>',
  ok: '<circle cx="10" cy="10" r="7"/><path d="m7 10.25 2.25 2.25L13.25 8"/>',
  page: '<path d="M5.5 2.75h5.75l3.75 3.75v9a1.75 1.75 0 0 1-1.75 1.75H5.5a1.75 1.75 0 0 1-1.75-1.75v-11A1.75 1.75 0 0 1 5.5 2.75Z" transform="translate(.75)"/><path d="M8 10h4.5M8 13h3"/>',
  reset: '<path d="M4 10a6 6 0 1 0 2-4.47L4 7.25M4 3.75v3.5h3.5"/>',
  right: '<path d="m8 6 4 4-4 4"/>',
  search: '<circle cx="9" cy="9" r="5.25"/><path d="m13 13 4 4"/>',
  sliders:
    '<path d="M3 6.5h7M14.5 6.5H17M3 13.5h2.5M10 13.5h7"/><circle cx="12.25" cy="6.5" r="2.25"/><circle cx="7.75" cy="13.5" r="2.25"/>',
  spark:
    '<path d="M10 3v3.5M10 13.5V17M3 10h3.5M13.5 10H17M5.5 5.5 7.25 7.25M12.75 12.75l1.75 1.75M14.5 5.5l-1.75 1.75M7.25 12.75 5.5 14.5"/>',
  sun: '<circle cx="10" cy="10" r="3.25"/><path d="M10 2.75v1M10 16.25v1M2.75 10h1M16.25 10h1M4.9 4.9l.7.7M14.4 14.4l.7.7M4.9 15.1l.7-.7M14.4 5.6l.7-.7"/>',
  thumb:
    '<path d="M6.5 9 9.25 3.5c1.2 0 2 .9 2 2v2.75h3.4a1.6 1.6 0 0 1 1.58 1.85l-.8 5a1.6 1.6 0 0 1-1.58 1.4H6.5M6.5 9v7.5M6.5 9H4.25a.75.75 0 0 0-.75.75v6c0 .41.34.75.75.75H6.5"/>',
  up: '<path d="M10 16V4M5.5 8.5 10 4l4.5 4.5"/>',
  warn: '<path d="M8.7 3.75 2.8 14a1.5 1.5 0 0 0 1.3 2.25h11.8a1.5 1.5 0 0 0 1.3-2.25L11.3 3.75a1.5 1.5 0 0 0-2.6 0Z"/><path d="M10 7.5v3.5"/><circle fill="currentColor" stroke="none" cx="10" cy="13.5" r=".95"/>',
  weight: '<path d="M5 8h10l1.5 8.25h-13L5 8Z"/><circle cx="10" cy="5.25" r="2.25"/>',
  wifi: '<path d="M2.5 7.5a11 11 0 0 1 4-2.4M17.5 7.5a11 11 0 0 0-6.3-2.95M5.5 10.75a6.5 6.5 0 0 1 3-1.7M8 13.75a3 3 0 0 1 4 0M3.5 3.5l13 13"/><circle fill="currentColor" stroke="none" cx="10" cy="16" r="1"/>',
  x: '<path d="m5 5 10 10M15 5 5 15"/>',
} as const;

/** Name of an icon of the set. */
export type IconName = keyof typeof iconShapes;
