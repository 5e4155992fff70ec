import { area, dot, fill, panel, ring, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

const bell = 'M70 58c3-3 3-7 3-12a9 9 0 0 1 18 0c0 5 0 9 3 12Zm8 5h8';

/** Drawings of the components that show data. */
export const dataDisplay = {
  avatar: [
    dot('muted', [110, 48, 19]),
    dot('ground', [80, 48, 22]),
    dot('accent', [80, 48, 19]),
    dot('on', [80, 43, 6]),
    area('on', 'M69 58a11 8.5 0 0 1 22 0Z'),
    dot('ground', [50, 48, 22]),
    ring('edge', [50, 48, 19]),
    words('ink', [42, 45.5, 16]),
  ],
  badge: [
    stroke('edge', bell),
    dot('ground', [92, 36, 12]),
    dot('accent', [92, 36, 10]),
    stroke('on', 'm89.5 34 3-2v9'),
  ],
  chip: [
    fill('accent', [22, 36, 62, 24], 12),
    stroke('on', 'm31 48 3 3 5.5-6'),
    words('on', [46, 45.5, 28]),
    panel([92, 36, 46, 24], 12),
    words('muted', [103, 45.5, 24]),
  ],
  divider: [
    words('muted', [36, 24, 56]),
    words('muted', [36, 34, 76]),
    fill('accent', [28, 46.5, 104, 3], 1.5),
    words('muted', [36, 58, 70]),
    words('muted', [36, 68, 48]),
  ],
  icons: [
    panel([28, 32, 32, 32], 8),
    stroke('edge', 'M36 54V43l8-6 8 6v11Z'),
    fill('accent', [64, 32, 32, 32], 8),
    stroke('on', 'M80 55c-5-3.5-8-6.5-8-10a4.3 4.3 0 0 1 8-2 4.3 4.3 0 0 1 8 2c0 3.5-3 6.5-8 10Z'),
    panel([100, 32, 32, 32], 8),
    stroke('edge', 'm121 53-4-4m1-4a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z'),
  ],
  'material-icons': [
    ...[36, 64, 92, 120].flatMap((cx) => [
      ring('edge', [cx, 34, 8]),
      fill('muted', [cx - 8, 54, 16, 16], 3),
    ]),
    dot('accent', [64, 34, 9]),
    stroke('on', 'M64 30v8M60 34h8'),
    stroke('edge', 'M36 30v4l3 2M88 34h8M117 31l6 6'),
  ],
  list: [
    panel([38, 12, 84, 72], 8),
    fill('soft', [43, 39, 74, 18], 5),
    ring('edge', [54, 27, 5]),
    words('muted', [66, 24.5, 40]),
    dot('accent', [54, 48, 5]),
    words('ink', [66, 45.5, 32]),
    ring('edge', [54, 69, 5]),
    words('muted', [66, 66.5, 44]),
  ],
  table: [
    panel([22, 16, 116, 64], 8),
    area('accent', 'M30 16h100a8 8 0 0 1 8 8v9H22v-9a8 8 0 0 1 8-8Z'),
    ...[32, 76, 112].map((x) => words('on', [x, 22, 16])),
    ...[42, 58, 72].flatMap((y) => [
      words('muted', [32, y - 2.5, 30]),
      words('muted', [76, y - 2.5, 22]),
      words('muted', [112, y - 2.5, 16]),
    ]),
    stroke('edge', 'M22 49h116M22 65h116'),
  ],
  tooltip: [
    fill('accent', [48, 20, 64, 22], 6),
    words('on', [60, 28.5, 40]),
    area('accent', 'M75 41h10l-5 6Z'),
    panel([68, 54, 24, 24], 6),
    stroke('edge', 'M80 60v6m0 5v1'),
  ],
  typography: [
    stroke('accent', 'M34 68 48 28l14 40M39 55h18'),
    words('ink', [76, 32, 56]),
    words('muted', [76, 45, 48]),
    words('muted', [76, 56, 54]),
    words('muted', [76, 67, 36]),
  ],
} satisfies Record<string, Shapes>;
