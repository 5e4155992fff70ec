import * as v from 'valibot';
import { longestCode, longestMessage, tallestFrame } from './limits.ts';

/** A run is named by 128 random bits, so that nothing but the frame it was given to can speak for it. */
const run = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const line = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestCode));
const code = v.pipe(v.string(), v.maxLength(longestCode));

const settings = v.strictObject({
  dense: v.boolean(),
  direction: v.picklist(['ltr', 'rtl']),
  paletteMode: v.picklist(['light', 'dark']),
});

const problem = v.strictObject({
  kind: v.picklist(['code', 'unknownImport', 'noExport', 'loop', 'library']),
  /** The browser's own words, or the name of what is missing. */
  detail: v.pipe(v.string(), v.maxLength(2000)),
  line: v.optional(line),
});

const fromFrame = v.variant('type', [
  v.strictObject({ type: v.literal('ready') }),
  v.strictObject({ type: v.literal('pong'), ping: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('started'), run }),
  v.strictObject({ type: v.literal('rendered'), run }),
  v.strictObject({ type: v.literal('failed'), run, problem }),
  v.strictObject({
    type: v.literal('height'),
    run,
    height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tallestFrame)),
  }),
]);

const fromPage = v.variant('type', [
  v.strictObject({ type: v.literal('ping'), ping: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('settings'), settings }),
  v.strictObject({
    type: v.literal('run'),
    run,
    code,
    /** Files the demo imports by a relative path, by name with ending. */
    files: v.record(v.string(), v.string()),
    settings,
  }),
]);

/** The settings that change how a demo is drawn in the frame. */
export type FrameSettings = v.InferOutput<typeof settings>;
/** What went wrong with a run. */
export type RunProblem = v.InferOutput<typeof problem>;
/** What the frame tells the page. */
export type FrameMessage = v.InferOutput<typeof fromFrame>;
/** What the page tells the frame. */
export type PageMessage = v.InferOutput<typeof fromPage>;
/** The page's order to run something. */
export type RunMessage = Extract<PageMessage, { type: 'run' }>;

/** Reads what came out of the frame; anything but a known, small message is undefined. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  return parse(fromFrame, data, longestMessage);
}

/** Reads what came from the page. */
export function parsePageMessage(data: unknown): PageMessage | undefined {
  return parse(fromPage, data, Infinity);
}

/** Messages travel as text: its size is known before anything looks inside. */
export function formatMessage(message: FrameMessage | PageMessage): string {
  return JSON.stringify(message);
}

function parse<Schema extends typeof fromFrame | typeof fromPage>(
  schema: Schema,
  data: unknown,
  longest: number,
): v.InferOutput<Schema> | undefined {
  if (typeof data !== 'string' || data.length > longest) return undefined;
  try {
    const result = v.safeParse(schema, JSON.parse(data));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
