import { days, pickerField } from './dates.ts';
import { dot, fill, panel, stroke, words } from './shape.ts';
import type { Shapes } from './shape.ts';

const dash = stroke('accent', 'M76 48h8');
const fromToSign = stroke('edge', 'M100 18h9m-3-3 3 3-3 3');

/** A field at each end of a range. */
function twoFields(inside: (x: number) => Shapes): Shapes {
  return [panel([12, 36, 58, 24]), ...inside(12), dash, panel([90, 36, 58, 24]), ...inside(90)];
}

/** Drawings of the pickers, fields and views for a range. */
export const dateRanges = {
  'date-range-picker': [
    ...pickerField([fromToSign]),
    panel([18, 34, 124, 54], 7),
    fill('soft', [40, 51, 80, 14], 7),
    ...days([30, 46], 4, 3),
    ...days([94, 46], 4, 3),
    dot('accent', [42, 58, 7]),
    dot('accent', [118, 58, 7]),
  ],
  'date-range-field': twoFields((x) => [
    words('ink', [x + 8, 45.5, 11]),
    words('ink', [x + 23, 45.5, 11]),
    words('muted', [x + 38, 45.5, 13]),
  ]),
  'date-range-calendar': [
    panel([30, 6, 100, 84], 8),
    words('ink', [40, 15, 36]),
    fill('soft', [68, 40, 55, 14], 7),
    fill('soft', [37, 52, 38, 14], 7),
    ...days([44, 35], 7, 4),
    dot('accent', [68, 47, 7]),
    dot('accent', [68, 59, 7]),
  ],
  'time-range-picker': [
    ...pickerField([fromToSign]),
    panel([26, 34, 48, 54], 7),
    panel([86, 34, 48, 54], 7),
    fill('accent', [32, 53, 36, 14], 4),
    words('on', [40, 57.5, 20]),
    fill('accent', [92, 53, 36, 14], 4),
    words('on', [100, 57.5, 20]),
    ...[40, 100].flatMap((x) => [words('muted', [x, 42, 20]), words('muted', [x, 74, 20])]),
    stroke('edge', 'M77 60h6'),
  ],
  'time-range-field': twoFields((x) => [
    words('ink', [x + 12, 45.5, 12]),
    dot('ink', [x + 29, 45, 1.5]),
    dot('ink', [x + 29, 51, 1.5]),
    words('ink', [x + 34, 45.5, 12]),
  ]),
  'date-time-range-picker': [
    ...pickerField([fromToSign]),
    panel([24, 34, 112, 54], 7),
    fill('soft', [29, 51, 50, 14], 7),
    ...days([36, 46], 4, 3),
    dot('accent', [36, 58, 7]),
    dot('accent', [72, 58, 7]),
    stroke('edge', 'M86 34v54'),
    words('muted', [94, 42, 32]),
    fill('accent', [91, 53, 38, 14], 4),
    words('on', [97, 57.5, 26]),
    words('muted', [94, 74, 32]),
  ],
  'date-time-range-field': [
    ...[14, 58].flatMap((y) => [
      panel([26, y, 108, 24]),
      words('ink', [35, y + 9.5, 12]),
      words('ink', [52, y + 9.5, 18]),
      stroke('edge', `M78 ${y + 6}v12`),
      words('muted', [86, y + 9.5, 14]),
      words('muted', [106, y + 9.5, 18]),
    ]),
    stroke('accent', 'M80 43v10m-3-3 3 3 3-3'),
  ],
} satisfies Record<string, Shapes>;
