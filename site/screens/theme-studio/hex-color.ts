/** Red, green and blue from 0 to 255, and alpha from 0 to 1. */
export interface Rgba {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** A color as `#rrggbb`, or `#rrggbbaa` when it is not opaque; lower case. */
export type HexColor = `#${string}`;

const written = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/;

/** Reads any hex color of CSS, with or without its `#`; undefined when the text is none. */
export function parseHexColor(text: string): HexColor | undefined {
  const digits = written.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  return `#${full.replace(/^(.{6})ff$/, '$1')}`;
}

/** The parts of a color. */
export function rgbaOf(color: HexColor): Rgba {
  const byte = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  const alpha = color.length > 7 ? byte(7) / 255 : 1;
  return { red: byte(1), green: byte(3), blue: byte(5), alpha };
}

/** The color without its transparency, as the color field of a browser wants it. */
export function opaqueOf(color: HexColor): HexColor {
  return `#${color.slice(1, 7)}`;
}

/** An opaque color from its parts. */
export function hexOf({ red, green, blue }: Omit<Rgba, 'alpha'>): HexColor {
  const digits = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}
