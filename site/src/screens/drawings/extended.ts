import { area, dot, fill, panel, ring, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

/** Drawings of the larger components and of the lab. */
export const extended = {
  'about-the-lab': [
    stroke('edge', 'M70 16h20M74 16v22L54 74a6 6 0 0 0 5.3 8h41.4a6 6 0 0 0 5.3-8L86 38V16'),
    area('accent', 'M65.5 58h29l10 17a4 4 0 0 1-3.5 5H59a4 4 0 0 1-3.5-5Z'),
    dot('on', [76, 70, 3]),
    dot('on', [87, 65, 2]),
  ],
  charts: [
    stroke('edge', 'M30 16v64h104'),
    fill('muted', [42, 52, 14, 28], 3),
    fill('muted', [64, 40, 14, 40], 3),
    fill('accent', [86, 24, 14, 56], 3),
    fill('muted', [108, 34, 14, 46], 3),
  ],
  'data-grid': [
    panel([18, 12, 124, 72], 8),
    area('accent', 'M26 12h108a8 8 0 0 1 8 8v8H18v-8a8 8 0 0 1 8-8Z'),
    words('on', [44, 17.5, 24]),
    words('on', [82, 17.5, 18]),
    words('on', [114, 17.5, 16]),
    fill('soft', [19, 29, 122, 18], 0),
    fill('accent', [26, 33, 10, 10], 3),
    panel([26, 51.5, 10, 10], 3),
    panel([26, 69.5, 10, 10], 3),
    ...[38, 56, 74].flatMap((y) => [
      words('muted', [44, y - 2.5, 28]),
      words('muted', [82, y - 2.5, 22]),
      words('muted', [114, y - 2.5, 18]),
    ]),
    stroke('edge', 'M18 47h124M18 65h124'),
  ],
  'date-pickers': [
    panel([38, 10, 84, 76], 8),
    words('ink', [48, 19, 32]),
    stroke('edge', 'm102 19-3 2.5 3 2.5M110 19l3 2.5-3 2.5'),
    fill('soft', [62, 47, 37, 14], 7),
    ...[38, 54, 70].flatMap((cy) => [52, 69, 91, 108].map((cx) => dot('muted', [cx, cy, 3]))),
    dot('accent', [69, 54, 7]),
    dot('accent', [92, 54, 7]),
  ],
  timeline: [
    stroke('edge', 'M80 12v72'),
    dot('ground', [80, 24, 9]),
    ring('edge', [80, 24, 6]),
    words('muted', [94, 21.5, 36]),
    dot('accent', [80, 48, 8]),
    words('ink', [26, 45.5, 40]),
    dot('ground', [80, 72, 9]),
    ring('edge', [80, 72, 6]),
    words('muted', [94, 69.5, 28]),
  ],
  'tree-view': [
    stroke('edge', 'm32 22 4 4 4-4M50 42l4 4 4-4M59 55v23M59 62h7M59 78h7'),
    words('ink', [48, 21.5, 40]),
    words('ink', [66, 41.5, 34]),
    fill('accent', [70, 54, 58, 16], 4),
    words('on', [78, 59.5, 36]),
    words('muted', [72, 75.5, 44]),
  ],
} satisfies Record<string, Shapes>;
