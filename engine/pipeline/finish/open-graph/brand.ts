import { outlineOf, type Outline, type PathCommand } from './outline.ts';

/** Width and height of the grid on which the mark is drawn. */
const MARK_SIZE = 28;

/** The two parts of the brand mark: the description as an outline, the thing as a solid half. */
export interface Mark {
  bracket: Outline;
  half: Outline;
}

/** The brand mark with its top left corner at a place and `size` pixels wide and high. */
export function markOutlines({ x, y, size }: { x: number; y: number; size: number }): Mark {
  const scale = size / MARK_SIZE;
  const place = { x, y, scaleX: scale, scaleY: scale };
  return { bracket: outlineOf(bracket, place), half: outlineOf(half, place) };
}

/** A rectangle with one radius for each corner, clockwise from the top left one. */
export function roundedBox(
  box: { left: number; top: number; right: number; bottom: number },
  [topLeft, topRight, bottomRight, bottomLeft]: readonly [number, number, number, number],
): Outline {
  const { left, top, right, bottom } = box;
  const commands = [
    move(left + topLeft, top),
    line(right - topRight, top),
    turn([right - topRight, top], [right, top + topRight], 'x'),
    line(right, bottom - bottomRight),
    turn([right, bottom - bottomRight], [right - bottomRight, bottom], 'y'),
    line(left + bottomLeft, bottom),
    turn([left + bottomLeft, bottom], [left, bottom - bottomLeft], 'x'),
    line(left, top + topLeft),
    turn([left, top + topLeft], [left + topLeft, top], 'y'),
  ];
  return outlineOf(commands, { x: 0, y: 0, scaleX: 1, scaleY: 1 });
}

/** How far a cubic curve's handles reach for a quarter of a circle of radius 1. */
const QUARTER = 0.5523;

type Spot = readonly [x: number, y: number];

function move(x: number, y: number): PathCommand {
  return { command: 'moveTo', args: [x, y] };
}

function line(x: number, y: number): PathCommand {
  return { command: 'lineTo', args: [x, y] };
}

/** A quarter of a circle that leaves `from` along one axis and arrives at `to` along the other. */
function turn(from: Spot, to: Spot, leaves: 'x' | 'y'): PathCommand {
  const dx = (to[0] - from[0]) * QUARTER;
  const dy = (to[1] - from[1]) * QUARTER;
  const handles =
    leaves === 'x'
      ? [from[0] + dx, from[1], to[0], to[1] - dy]
      : [from[0], from[1] + dy, to[0] - dx, to[1]];
  return { command: 'bezierCurveTo', args: [...handles, ...to] };
}

const bracket: readonly PathCommand[] = [
  move(12.5, 3.5),
  line(10, 3.5),
  turn([10, 3.5], [2.5, 11], 'x'),
  line(2.5, 17),
  turn([2.5, 17], [10, 24.5], 'y'),
  line(12.5, 24.5),
  line(12.5, 22),
  line(10, 22),
  turn([10, 22], [5, 17], 'x'),
  line(5, 11),
  turn([5, 11], [10, 6], 'y'),
  line(12.5, 6),
];

const half: readonly PathCommand[] = [
  move(15.5, 3.5),
  line(17.5, 3.5),
  turn([17.5, 3.5], [24.5, 10.5], 'x'),
  line(24.5, 17.5),
  turn([24.5, 17.5], [17.5, 24.5], 'y'),
  line(15.5, 24.5),
];
