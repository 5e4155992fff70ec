import { area, dot, fill, frame, panel, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

/** Drawings of the components that place other components. */
export const layout = {
  box: [
    frame('ghost', [32, 14, 96, 68], 8),
    fill('accent', [52, 30, 56, 36], 6),
    words('on', [64, 45.5, 32]),
    stroke('edge', 'M80 17v10M80 69v10M35 48h14M111 48h14'),
  ],
  container: [
    panel([16, 16, 128, 64], 8),
    fill('accent', [44, 24, 72, 48], 5),
    stroke('edge', 'M22 48h15m-12-3-3 3 3 3M138 48h-15m12-3 3 3-3 3'),
    words('on', [54, 36, 40]),
    words('on', [54, 48, 52]),
  ],
  grid: [
    fill('accent', [24, 18, 72, 27], 6),
    panel([102, 18, 34, 27]),
    panel([24, 51, 34, 27]),
    panel([63, 51, 34, 27]),
    panel([102, 51, 34, 27]),
  ],
  'grid-legacy': [
    frame('ghost', [24, 18, 112, 60], 6),
    fill('accent', [30, 24, 46, 21], 4),
    fill('muted', [84, 24, 46, 21], 4),
    fill('muted', [30, 51, 46, 21], 4),
    fill('muted', [84, 51, 46, 21], 4),
  ],
  'image-list': [
    panel([24, 14, 36, 32]),
    fill('accent', [64, 14, 36, 68]),
    stroke('on', 'm68 76 10-14 7 8 4-4 7 10'),
    dot('on', [90, 28, 4]),
    panel([104, 14, 32, 32]),
    panel([24, 50, 36, 32]),
    panel([104, 50, 32, 32]),
  ],
  masonry: [
    panel([30, 14, 30, 40]),
    fill('accent', [65, 14, 30, 56]),
    panel([100, 14, 30, 26]),
    panel([30, 59, 30, 23]),
    panel([65, 75, 30, 9], 4),
    panel([100, 45, 30, 37]),
  ],
  stack: [
    panel([40, 14, 80, 18]),
    fill('accent', [40, 39, 80, 18]),
    words('on', [52, 45.5, 40]),
    panel([40, 64, 80, 18]),
  ],
  'use-media-query': [
    panel([20, 18, 76, 52], 6),
    stroke('edge', 'M46 80h24M58 70v10'),
    fill('ground', [98, 30, 42, 54], 8),
    area('accent', 'M109 32h20a7 7 0 0 1 7 7v36a7 7 0 0 1-7 7h-20a7 7 0 0 1-7-7V39a7 7 0 0 1 7-7Z'),
    words('on', [112, 44, 14]),
    words('on', [112, 54, 10]),
    words('muted', [32, 32, 44]),
    words('muted', [32, 44, 30]),
  ],
} satisfies Record<string, Shapes>;
