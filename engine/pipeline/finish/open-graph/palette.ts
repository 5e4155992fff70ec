/** Steps from a ground to an ink; sixteen are enough for smooth edges and keep the picture small. */
export const LEVELS = 16;

/** Red, green, blue and opacity, each from 0 to 255. */
export type Rgba = readonly [number, number, number, number];

/** The colors of a picture, as ramps that each lead from a flat ground to an ink. */
export interface Palette<Name extends string> {
  colors: readonly Rgba[];
  /** Index of the first color of each ramp. */
  ramps: Readonly<Record<Name, number>>;
}

/** Makes the colors for shapes whose ground is known: no picture needs any other. */
export function createPalette<Name extends string>(
  pairs: Readonly<Record<Name, readonly [ground: string, ink: string]>>,
): Palette<Name> {
  const colors: Rgba[] = [];
  const ramps = {} as Record<Name, number>;
  for (const name of Object.keys(pairs) as Name[]) {
    const [ground, ink] = pairs[name];
    ramps[name] = colors.length;
    colors.push(...rampOf(parseHex(ground), parseHex(ink)));
  }
  return { colors, ramps };
}

function rampOf(ground: Rgba, ink: Rgba): Rgba[] {
  return Array.from({ length: LEVELS }, (_, level) => {
    const part = level / (LEVELS - 1);
    function mix(index: 0 | 1 | 2 | 3): number {
      return Math.round(ground[index] + (ink[index] - ground[index]) * part);
    }
    return [mix(0), mix(1), mix(2), mix(3)];
  });
}

function parseHex(hex: string): Rgba {
  const [red = 0, green = 0, blue = 0, opacity = 255] = (hex.match(/[\da-f]{2}/gi) ?? []).map(
    (pair) => Number.parseInt(pair, 16),
  );
  return [red, green, blue, opacity];
}
