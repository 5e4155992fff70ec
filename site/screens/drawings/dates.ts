import { dot, fill, panel, ring, stroke, words } from './shape.ts';
import type { Shape, Shapes } from './shape.ts';

/** Days of a small month, as dots in rows; the corner is the center of the first one. */
export function days([x, y]: readonly [number, number], columns: number, rows: number): Shapes {
  return Array.from({ length: columns * rows }, (_, at) =>
    dot('muted', [x + (at % columns) * 12, y + Math.floor(at / columns) * 12, 2.5]),
  );
}

/** The field above what a picker opens, with the sign of its button. */
export function pickerField(sign: readonly Shape[]): Shapes {
  return [panel([30, 8, 100, 20], 5), words('ink', [38, 15.5, 44]), ...sign];
}

const calendarSign: Shapes = [panel([113, 12.5, 11, 11], 2.5), stroke('edge', 'M113 16.5h11')];
const clockSign: Shapes = [ring('edge', [118, 18, 5.5]), stroke('edge', 'M118 15v3l2 1.5')];

/** Hours and minutes as two lists, the chosen ones filled. */
function timeLists(x: number, y: number): Shapes {
  return [0, 26].flatMap((step) => [
    fill('accent', [x + step, y, 20, 11], 3),
    words('on', [x + step + 5, y + 3, 10]),
    words('muted', [x + step + 5, y + 17, 10]),
    words('muted', [x + step + 5, y + 30, 10]),
  ]);
}

/** Drawings of the pickers, fields and views for one date or time. */
export const dates = {
  'date-picker': [
    ...pickerField(calendarSign),
    panel([44, 34, 72, 54], 7),
    ...days([56, 46], 5, 3),
    dot('accent', [80, 58, 7]),
  ],
  'date-field': [
    panel([22, 36, 116, 24]),
    words('ink', [32, 45.5, 14]),
    stroke('edge', 'm52 53 4-10'),
    fill('accent', [61, 40.5, 24, 15], 3),
    words('on', [66, 45.5, 14]),
    stroke('edge', 'm90 53 4-10'),
    words('muted', [100, 45.5, 26]),
  ],
  'date-calendar': [
    panel([30, 6, 100, 84], 8),
    words('ink', [40, 15, 36]),
    stroke('edge', 'm110 14.5-3 3 3 3M118 14.5l3 3-3 3'),
    ...days([44, 35], 7, 4),
    dot('accent', [92, 47, 7]),
  ],
  'time-picker': [...pickerField(clockSign), panel([50, 34, 60, 54], 7), ...timeLists(57, 41)],
  'time-field': [
    panel([40, 36, 80, 24]),
    fill('accent', [47, 40.5, 24, 15], 3),
    words('on', [52, 45.5, 14]),
    dot('ink', [76, 45, 1.5]),
    dot('ink', [76, 51, 1.5]),
    words('ink', [82, 45.5, 14]),
    words('muted', [101, 45.5, 12]),
  ],
  'time-clock': [
    ring('edge', [80, 48, 38]),
    ...[
      [80, 18],
      [110, 48],
      [80, 78],
      [50, 48],
    ].map(([x = 0, y = 0]) => dot('muted', [x, y, 3])),
    stroke('accent', 'M80 48 98 30'),
    dot('accent', [100, 28, 7]),
    dot('accent', [80, 48, 3]),
  ],
  'digital-clock': [
    panel([42, 6, 76, 84], 8),
    words('muted', [66, 15, 28]),
    words('muted', [66, 31, 28]),
    fill('accent', [49, 41, 62, 15], 4),
    words('on', [66, 46, 28]),
    words('muted', [66, 61, 28]),
    words('muted', [66, 77, 28]),
  ],
  'date-time-picker': [
    ...pickerField(calendarSign),
    panel([24, 34, 112, 54], 7),
    ...days([36, 46], 4, 3),
    dot('accent', [60, 58, 7]),
    stroke('edge', 'M84 34v54'),
    ...timeLists(89, 41),
  ],
  'date-time-field': [
    panel([14, 36, 132, 24]),
    words('ink', [23, 45.5, 12]),
    words('ink', [40, 45.5, 12]),
    words('ink', [57, 45.5, 18]),
    stroke('edge', 'M82 42v12'),
    fill('accent', [89, 40.5, 22, 15], 3),
    words('on', [94, 45.5, 12]),
    words('muted', [117, 45.5, 18]),
  ],
  fields: [
    panel([36, 10, 88, 20], 5),
    words('muted', [44, 17.5, 30]),
    panel([36, 38, 88, 20], 5),
    fill('accent', [42, 41.5, 22, 13], 3),
    words('on', [47, 45.5, 12]),
    words('ink', [69, 45.5, 26]),
    panel([36, 66, 88, 20], 5),
    words('muted', [44, 73.5, 44]),
  ],
} satisfies Record<string, Shapes>;
