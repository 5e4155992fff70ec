import { area, dot, fill, panel, ring, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

/** Drawings of the components that answer the reader. */
export const feedback = {
  alert: [
    panel([22, 32, 116, 32], 8),
    dot('accent', [40, 48, 8]),
    stroke('on', 'm36.5 48 2.5 2.5 4.5-5'),
    words('ink', [56, 40, 36]),
    words('muted', [56, 51, 66]),
  ],
  backdrop: [
    fill('muted', [22, 14, 116, 68], 8),
    words('ground', [34, 26, 44]),
    words('ground', [34, 38, 70]),
    words('ground', [34, 64, 56]),
    stroke('accent', 'M80 37a11 11 0 1 1-11 11'),
  ],
  dialog: [
    fill('muted', [14, 10, 132, 76], 8),
    panel([34, 20, 92, 56], 8),
    words('ink', [44, 30, 44]),
    words('muted', [44, 42, 62]),
    fill('accent', [88, 54, 30, 15], 5),
    words('on', [95, 59, 16]),
  ],
  progress: [
    stroke('muted', 'M46 32a16 16 0 1 1-.1 0'),
    stroke('accent', 'M46 32a16 16 0 1 1-15.2 11'),
    fill('muted', [80, 38, 56, 5], 2.5),
    fill('accent', [80, 38, 36, 5], 2.5),
    fill('muted', [80, 54, 56, 5], 2.5),
    fill('accent', [80, 54, 16, 5], 2.5),
  ],
  skeleton: [
    dot('muted', [42, 36, 12]),
    words('muted', [62, 28, 44]),
    words('muted', [62, 39, 28]),
    fill('muted', [30, 58, 100, 20], 6),
    area('accent', 'M104 58h10l-8 20H96Z'),
  ],
  snackbar: [
    panel([36, 10, 88, 76], 8),
    words('muted', [46, 22, 50]),
    words('muted', [46, 34, 66]),
    words('muted', [46, 46, 40]),
    fill('accent', [42, 60, 76, 20], 6),
    words('on', [51, 67.5, 32]),
    ring('on', [107, 70, 4]),
  ],
} satisfies Record<string, Shapes>;
