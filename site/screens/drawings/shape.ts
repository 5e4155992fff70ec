/** Position and size of a rectangle on the 160 × 96 canvas: x, y, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** Center and radius of a circle. */
type Disc = readonly [cx: number, cy: number, r: number];

/** Role of a shape: outlines describe, `accent` fills the part that does the work. */
type Tone = 'edge' | 'ghost' | 'muted' | 'ink' | 'accent' | 'soft' | 'on' | 'ground';

/** One shape of a drawing, as plain data. */
export type Shape =
  | { kind: 'rect'; tone: Tone; box: Box; radius: number; drawn: boolean }
  | { kind: 'circle'; tone: Tone; disc: Disc; drawn: boolean }
  | { kind: 'path'; tone: Tone; d: string; drawn: boolean };

/** The shapes of one component, back to front. */
export type Shapes = readonly Shape[];

/** A filled rectangle. */
export function fill(tone: Tone, box: Box, radius = 6): Shape {
  return { kind: 'rect', tone, box, radius, drawn: false };
}

/** A rectangle drawn with a line. */
export function frame(tone: Tone, box: Box, radius = 6): Shape {
  return { kind: 'rect', tone, box, radius, drawn: true };
}

/** A filled circle. */
export function dot(tone: Tone, disc: Disc): Shape {
  return { kind: 'circle', tone, disc, drawn: false };
}

/** A circle drawn with a line. */
export function ring(tone: Tone, disc: Disc): Shape {
  return { kind: 'circle', tone, disc, drawn: true };
}

/** A path drawn with a line. */
export function stroke(tone: Tone, d: string): Shape {
  return { kind: 'path', tone, d, drawn: true };
}

/** A filled path. */
export function area(tone: Tone, d: string): Shape {
  return { kind: 'path', tone, d, drawn: false };
}

/** A line of text: a rounded bar from its top start corner, `[x, y, width]`. */
export function words(tone: Tone, [x, y, width]: readonly [number, number, number]): Shape {
  return fill(tone, [x, y, width, 5], 2.5);
}

/** The outline of a control or a surface. */
export function panel(box: Box, radius = 6): Shape {
  return frame('edge', box, radius);
}
