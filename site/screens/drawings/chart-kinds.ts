import { area, dot, fill, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

const axes = stroke('edge', 'M30 14v66h104');

const shades = ['muted', 'soft', 'muted', 'accent', 'soft', 'accent', 'muted', 'soft'] as const;

/** Drawings of the kinds of charts. */
export const chartKinds = {
  'charts-bars': [
    axes,
    ...[42, 74, 106].flatMap((x, at) => [
      fill('muted', [x, 50 - at * 4, 10, 30 + at * 4], 2),
      fill('accent', [x + 12, 40 - at * 10, 10, 40 + at * 10], 2),
    ]),
  ],
  'charts-lines': [
    axes,
    stroke('edge', 'm36 66 24-10 24 4 24-16 22 4'),
    stroke('accent', 'm36 54 24 8 24-26 24 8 22-22'),
    dot('accent', [84, 36, 4]),
  ],
  'charts-pie': [
    area('muted', 'M80 48V12a36 36 0 1 0 25.5 61.5Z'),
    area('accent', 'M85 46V10a36 36 0 0 1 25.5 61.5Z'),
  ],
  'charts-scatter': [
    axes,
    ...(
      [
        [44, 66],
        [56, 58],
        [62, 68],
        [88, 46],
        [118, 24],
        [106, 40],
      ] as const
    ).map(([x, y]) => dot('muted', [x, y, 4])),
    ...(
      [
        [72, 54],
        [80, 36],
        [98, 30],
      ] as const
    ).map(([x, y]) => dot('accent', [x, y, 5])),
  ],
  sparkline: [
    words('ink', [30, 32, 24]),
    words('muted', [30, 46, 16]),
    stroke('accent', 'm64 56 12-8 12 5 12-18 12 6 14-14'),
    dot('accent', [126, 27, 4]),
  ],
  gauge: [
    area('muted', 'M34 72a46 46 0 0 1 92 0h-14a32 32 0 0 0-64 0Z'),
    area('accent', 'M34 72a46 46 0 0 1 69-39.8l-7 12.1A32 32 0 0 0 48 72Z'),
    words('ink', [68, 66, 24]),
  ],
  radar: [
    stroke('edge', 'm80 8 38 28-14 46H56L42 36Z'),
    stroke('edge', 'M80 8v40m38-12L80 48m24 34L80 48M56 82l24-34M42 36l38 12'),
    stroke('accent', 'm80 20 28 19-12 32-30-3-12-28Z'),
    dot('accent', [108, 39, 3.5]),
    dot('accent', [80, 20, 3.5]),
  ],
  heatmap: [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) =>
      fill(
        shades[(row * 3 + column * 5) % shades.length] ?? 'muted',
        [28 + column * 18, 12 + row * 18, 15, 15],
        3,
      ),
    ),
  ),
  funnel: [
    area('accent', 'M24 12h112l-14 20H38Z'),
    area('muted', 'M40 36h80l-14 20H54Z'),
    area('soft', 'M56 60h48l-10 20H66Z'),
    stroke('edge', 'M56 60h48l-10 20H66Z'),
  ],
} satisfies Record<string, Shapes>;
