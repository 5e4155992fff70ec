/** Outlines on a grid of 20 × 20, as in the icons of the shell. */
export const searchIcons = {
  search: 'M14.25 9a5.25 5.25 0 1 1-10.5 0a5.25 5.25 0 1 1 10.5 0M13 13l4 4',
  page: 'M6.25 2.75H12l3.75 3.75v9A1.75 1.75 0 0 1 14 17.25H6.25a1.75 1.75 0 0 1-1.75-1.75v-11A1.75 1.75 0 0 1 6.25 2.75ZM8 10h4.5M8 13h3',
  hash: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13',
  code: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  clock: 'M17 10a7 7 0 1 1-14 0a7 7 0 1 1 14 0M10 6v4.25l2.75 1.75',
  sliders:
    'M3 6.5h7M14.5 6.5H17M3 13.5h2.5M10 13.5h7M14.5 6.5a2.25 2.25 0 1 1-4.5 0a2.25 2.25 0 1 1 4.5 0M10 13.5a2.25 2.25 0 1 1-4.5 0a2.25 2.25 0 1 1 4.5 0',
  arrow: 'M4 10h12m-4.5-4.5L16 10l-4.5 4.5',
  close: 'm5 5 10 10M15 5 5 15',
  enter: 'M16 5v4.5a2 2 0 0 1-2 2H4.5m3.5-3.5L4.5 11.5 8 15',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  down: 'M10 4v12m-4.5-4.5L10 16l4.5-4.5',
} as const;

/** Name of an icon of the search. */
export type SearchIcon = keyof typeof searchIcons;
