import * as v from 'valibot';
import { eventNames, metricNames } from '../../engine/features/analytics/event-message.ts';
import type { Tally } from './tally.ts';

/** Words of our own pages; neither an e-mail address nor a sentence is one. */
const word = v.pipe(v.nullish(v.string(), ''), v.regex(/^[\w./#-]{0,100}$/));

const properties = {
  codeVariant: v.picklist(['JS', 'TS']),
  userLanguage: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,2}$/)),
  devicePixelRatio: v.pipe(
    v.number(),
    v.minValue(0),
    v.maxValue(10),
    v.transform((ratio) => Math.round(ratio * 10) / 10),
  ),
  colorSchemeOS: v.picklist(['light', 'dark']),
  colorScheme: v.picklist(['light', 'dark']),
};

const schema = v.object({
  name: v.picklist(eventNames),
  params: v.object({
    page_location: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
    eventAction: word,
    eventLabel: word,
    metric_value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)), 0),
  }),
  userProperties: v.optional(v.partial(v.object(properties)), {}),
});

type Event = v.InferOutput<typeof schema>;

/**
 * Reads what to count from foreign data; undefined when it is no event. With a page view the set-up
 * of its reader is counted too, each fact alone.
 */
export function parseEvent(
  data: unknown,
  isPage: (pathname: string) => boolean,
): readonly Tally[] | undefined {
  const result = v.safeParse(schema, data);
  if (!result.success) return undefined;
  const { name, params, userProperties } = result.output;
  if (name !== 'page_view') return [tallyOf({ name, params })];
  const page = params.page_location;
  return isPage(page) ? [count({ name, page }), ...factsOf(userProperties)] : undefined;
}

function tallyOf({ name, params }: Pick<Event, 'name' | 'params'>): Tally {
  if (isMetric(name)) return count({ name, value: params.metric_value });
  return count({ name, action: params.eventAction, label: params.eventLabel });
}

function isMetric(name: string): boolean {
  return metricNames.some((it) => it === name);
}

function factsOf(userProperties: Event['userProperties']): Tally[] {
  return Object.entries(userProperties).map(([action, fact]) =>
    count({ name: 'reader', action, label: String(fact) }),
  );
}

function count(tally: Partial<Tally> & Pick<Tally, 'name'>): Tally {
  return { page: '', action: '', label: '', value: 0, ...tally };
}
