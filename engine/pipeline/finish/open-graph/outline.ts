/** One step of a drawing, named as font files name it. */
export interface PathCommand {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  args: readonly number[];
}

/** Where a drawing is put: its origin in pixels and pixels per unit; a negative `scaleY` turns it over. */
export interface Placement {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** One closed contour as x, y pairs in pixels. */
export type Contour = number[];

/** A shape made of straight lines only. */
export type Outline = readonly Contour[];

/** Largest distance in pixels between a curve and the lines that stand for it. */
const TOLERANCE = 0.05;

/** Turns drawing commands into straight lines at their place on the picture. */
export function outlineOf(commands: readonly PathCommand[], place: Placement): Outline {
  const contours: Contour[] = [];
  for (const { command, args } of commands) {
    const points = args.map((value, index) =>
      index % 2 === 0 ? place.x + value * place.scaleX : place.y + value * place.scaleY,
    );
    if (command === 'moveTo') {
      contours.push(points);
    } else {
      const contour = contours.at(-1);
      if (contour) {
        extend(contour, points);
      }
    }
  }
  return contours;
}

function extend(contour: Contour, points: readonly number[]): void {
  const [x1, y1, x2, y2, x3, y3] = points;
  if (x1 === undefined || y1 === undefined) {
    return;
  }
  if (x2 === undefined || y2 === undefined) {
    contour.push(x1, y1);
    return;
  }
  const start = { x: contour.at(-2) ?? 0, y: contour.at(-1) ?? 0 };
  if (x3 === undefined || y3 === undefined) {
    addCurve(contour, raise(start, { x: x1, y: y1 }, { x: x2, y: y2 }));
  } else {
    addCurve(contour, [start, { x: x1, y: y1 }, { x: x2, y: y2 }, { x: x3, y: y3 }]);
  }
}

interface Point {
  x: number;
  y: number;
}

type Cubic = readonly [Point, Point, Point, Point];

/** A quadratic curve written as the cubic one of the same shape, so that one rule draws both. */
function raise(start: Point, control: Point, end: Point): Cubic {
  function towards(from: Point): Point {
    return {
      x: from.x + (2 / 3) * (control.x - from.x),
      y: from.y + (2 / 3) * (control.y - from.y),
    };
  }
  return [start, towards(start), towards(end), end];
}

function addCurve(contour: Contour, [a, b, c, d]: Cubic): void {
  const bend = Math.max(
    Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y),
    Math.hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y),
  );
  const steps = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / TOLERANCE)));
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const u = 1 - t;
    const [wa, wb, wc, wd] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    contour.push(
      wa * a.x + wb * b.x + wc * c.x + wd * d.x,
      wa * a.y + wb * b.y + wc * c.y + wd * d.y,
    );
  }
}
