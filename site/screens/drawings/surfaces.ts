import { area, dot, fill, panel, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

/** Drawings of the surfaces that hold other components. */
export const surfaces = {
  accordion: [
    panel([30, 12, 100, 72], 8),
    area('accent', 'M38 12h84a8 8 0 0 1 8 8v11H30V20a8 8 0 0 1 8-8Z'),
    words('on', [40, 19, 40]),
    stroke('on', 'm112 23.5 4-4 4 4'),
    words('muted', [40, 39, 70]),
    words('muted', [40, 50, 52]),
    stroke('edge', 'M30 63h100'),
    words('ink', [40, 71, 34]),
    stroke('edge', 'm112 72 4 4 4-4'),
  ],
  'app-bar': [
    panel([22, 14, 116, 68], 8),
    area('accent', 'M30 14h100a8 8 0 0 1 8 8v14H22V22a8 8 0 0 1 8-8Z'),
    stroke('on', 'M32 21h10M32 25h10M32 29h10'),
    words('on', [52, 22.5, 32]),
    dot('on', [124, 25, 5]),
    words('muted', [34, 48, 64]),
    words('muted', [34, 60, 84]),
  ],
  card: [
    panel([46, 8, 68, 80], 8),
    area('accent', 'M54 8h52a8 8 0 0 1 8 8v28H46V16a8 8 0 0 1 8-8Z'),
    stroke('on', 'm52 39 12-14 9 9 6-5 12 10'),
    words('ink', [56, 53, 32]),
    words('muted', [56, 64, 46]),
    words('muted', [56, 74, 24]),
  ],
  paper: [
    panel([40, 14, 60, 48], 6),
    panel([50, 24, 60, 48], 6),
    fill('accent', [60, 34, 60, 48], 6),
    words('on', [70, 46, 32]),
    words('on', [70, 57, 22]),
  ],
} satisfies Record<string, Shapes>;
