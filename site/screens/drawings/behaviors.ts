import { area, fill, frame, panel, ring, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

/** Drawings of the helpers whose work is a behavior rather than a look. */
export const behaviors = {
  'click-away-listener': [
    panel([26, 22, 60, 52], 8),
    words('muted', [36, 34, 36]),
    words('muted', [36, 46, 28]),
    area('accent', 'm108 40 22 9-9.5 3.5L117 62Z'),
    stroke('accent', 'M104 30v-6M98 36l-5-4M96 44h-4'),
  ],
  'css-baseline': [
    words('muted', [30, 26, 60]),
    words('muted', [36, 40, 78]),
    words('muted', [26, 54, 46]),
    fill('accent', [24, 70, 112, 3], 1.5),
    stroke('accent', 'M128 24v38m-4-4 4 4 4-4'),
  ],
  'init-color-scheme-script': [
    panel([36, 16, 88, 64], 8),
    area('accent', 'M80 16h36a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H80Z'),
    ring('edge', [80, 48, 13]),
    area('on', 'M80 35a13 13 0 0 1 0 26Z'),
  ],
  modal: [
    fill('muted', [18, 12, 124, 72], 8),
    fill('accent', [46, 26, 68, 44], 8),
    words('on', [56, 37, 36]),
    words('on', [56, 49, 46]),
    stroke('on', 'm101 32 6 6M107 32l-6 6'),
  ],
  'no-ssr': [
    frame('ghost', [20, 26, 46, 44], 6),
    stroke('edge', 'M30 41h26M30 48h26M30 55h26'),
    stroke('edge', 'M72 48h14m-4-4 4 4-4 4'),
    fill('accent', [94, 26, 46, 44], 6),
    words('on', [104, 38, 26]),
    words('on', [104, 50, 18]),
  ],
  popover: [
    fill('accent', [58, 62, 44, 22], 6),
    words('on', [68, 70.5, 24]),
    panel([30, 12, 100, 42], 8),
    words('muted', [42, 23, 60]),
    words('muted', [42, 35, 44]),
  ],
  popper: [
    panel([24, 38, 34, 20], 5),
    words('muted', [32, 45.5, 18]),
    area('accent', 'm64 48 8-6v12Z'),
    fill('accent', [71, 24, 65, 48], 8),
    words('on', [82, 38, 42]),
    words('on', [82, 50, 30]),
  ],
  portal: [
    panel([20, 30, 56, 48], 6),
    frame('ghost', [32, 44, 32, 20], 4),
    stroke('accent', 'M56 40c6-16 20-22 34-20m-4-5 5 5-6 4'),
    fill('accent', [98, 14, 42, 28], 6),
    words('on', [108, 25.5, 22]),
  ],
  'textarea-autosize': [
    panel([30, 12, 100, 52], 8),
    words('ink', [40, 22, 70]),
    words('ink', [40, 34, 78]),
    words('ink', [40, 46, 40]),
    frame('ghost', [30, 64, 100, 20], 8),
    stroke('accent', 'M80 66v14m-4-4 4 4 4-4'),
  ],
  transitions: [
    frame('ghost', [18, 30, 36, 36], 8),
    fill('soft', [62, 30, 36, 36], 8),
    fill('accent', [106, 30, 36, 36], 8),
  ],
} satisfies Record<string, Shapes>;
