import { area, dot, fill, frame, panel, ring, stroke, words } from './shape.ts';
import type { Shape, Shapes } from './shape.ts';

/** A five-pointed star round a center, as path data. */
function starPath(cx: number, cy: number): string {
  const points = Array.from({ length: 10 }, (_, step) => {
    const radius = step % 2 === 0 ? 10 : 4.4;
    const angle = (Math.PI / 5) * step - Math.PI / 2;
    return `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function starAt(cx: number, chosen: boolean): Shape {
  return chosen ? area('accent', starPath(cx, 48)) : stroke('edge', starPath(cx, 48));
}

/** Drawings of the components that take input. */
export const inputs = {
  autocomplete: [
    panel([24, 14, 112, 24]),
    words('ink', [34, 24, 24]),
    stroke('accent', 'M62 20v12'),
    panel([24, 44, 112, 38]),
    fill('soft', [28, 48, 104, 14], 4),
    words('accent', [34, 52.5, 24]),
    words('muted', [60, 52.5, 18]),
    words('muted', [34, 69, 52]),
  ],
  button: [
    fill('accent', [26, 34, 58, 28], 8),
    words('on', [40, 45.5, 30]),
    panel([92, 34, 42, 28], 8),
    words('muted', [102, 45.5, 22]),
  ],
  'button-group': [
    panel([26, 34, 108, 28], 8),
    area('accent', 'M34 34h28v28H34a8 8 0 0 1-8-8V42a8 8 0 0 1 8-8Z'),
    stroke('edge', 'M98 34v28'),
    words('on', [36, 45.5, 16]),
    words('muted', [72, 45.5, 16]),
    words('muted', [108, 45.5, 16]),
  ],
  checkbox: [
    fill('accent', [36, 38, 20, 20], 5),
    stroke('on', 'm41 48 3.5 3.5 6.5-7'),
    fill('accent', [70, 38, 20, 20], 5),
    stroke('on', 'M75 48h10'),
    panel([104, 38, 20, 20], 5),
  ],
  'floating-action-button': [
    panel([46, 12, 68, 72], 8),
    words('muted', [56, 24, 40]),
    words('muted', [56, 36, 48]),
    words('muted', [56, 48, 28]),
    dot('accent', [106, 66, 16]),
    stroke('on', 'M106 59v14M99 66h14'),
  ],
  'radio-button': [
    ring('accent', [46, 34, 9]),
    dot('accent', [46, 34, 4.5]),
    words('ink', [64, 31.5, 48]),
    ring('edge', [46, 62, 9]),
    words('muted', [64, 59.5, 36]),
  ],
  rating: [32, 56, 80, 104, 128].map((cx, position) => starAt(cx, position < 3)),
  select: [
    panel([28, 34, 104, 28], 8),
    words('ink', [40, 45.5, 42]),
    fill('accent', [108, 38, 20, 20], 5),
    stroke('on', 'm113.5 46.5 4.5 4.5 4.5-4.5'),
  ],
  slider: [
    fill('muted', [28, 46, 104, 4], 2),
    fill('accent', [28, 46, 60, 4], 2),
    dot('soft', [88, 48, 16]),
    dot('accent', [88, 48, 9]),
  ],
  switch: [
    fill('accent', [34, 36, 40, 24], 12),
    dot('on', [62, 48, 8]),
    panel([86, 36, 40, 24], 12),
    dot('muted', [98, 48, 8]),
  ],
  'text-field': [
    frame('accent', [26, 30, 108, 36], 8),
    fill('ground', [34, 27, 40, 6], 0),
    words('accent', [37, 27.5, 34]),
    words('ink', [38, 46, 44]),
    stroke('accent', 'M87 40v17'),
  ],
  'transfer-list': [
    panel([14, 16, 50, 64]),
    words('muted', [24, 28, 30]),
    words('muted', [24, 42, 22]),
    words('muted', [24, 56, 26]),
    fill('accent', [71, 33, 18, 14], 4),
    stroke('on', 'M76 40h8m-3-3 3 3-3 3'),
    panel([71, 51, 18, 14], 4),
    stroke('edge', 'M84 58h-8m3-3-3 3 3 3'),
    panel([96, 16, 50, 64]),
    words('muted', [106, 28, 24]),
    words('muted', [106, 42, 30]),
  ],
  'toggle-button': [
    panel([35, 33, 90, 30], 8),
    fill('accent', [65, 33, 30, 30], 0),
    stroke('edge', 'M43 43h14M43 48h9M43 53h14'),
    stroke('on', 'M73 43h14m-11.5 5h9M73 53h14'),
    stroke('edge', 'M103 43h14m-9 5h9m-14 5h14'),
  ],
} satisfies Record<string, Shapes>;
