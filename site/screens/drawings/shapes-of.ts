import { behaviors } from './behaviors.ts';
import { chartKinds } from './chart-kinds.ts';
import { dataDisplay } from './data-display.ts';
import { dateRanges } from './date-ranges.ts';
import { dates } from './dates.ts';
import { extended } from './extended.ts';
import { feedback } from './feedback.ts';
import { inputs } from './inputs.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { area, panel, words } from './shape.ts';
import type { Shapes } from './shape.ts';
import { surfaces } from './surfaces.ts';

/** Every drawing by the name of its component. */
export const drawings: Readonly<Record<string, Shapes>> = {
  ...inputs,
  ...dataDisplay,
  ...feedback,
  ...surfaces,
  ...navigation,
  ...layout,
  ...behaviors,
  ...extended,
  ...dates,
  ...dateRanges,
  ...chartKinds,
};

/** What a component without a drawing of its own shows. */
const anyComponent: Shapes = [
  panel([48, 16, 64, 64], 8),
  area('accent', 'M80 16h24a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H80Z'),
  words('muted', [56, 45.5, 16]),
];

/** The shapes of a component's drawing. */
export function shapesOf(name: string): Shapes {
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? anyComponent) : anyComponent;
}
