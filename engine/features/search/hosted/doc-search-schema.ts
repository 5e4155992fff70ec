import * as v from 'valibot';

const text = v.nullish(v.string());

const hierarchy = v.object({
  lvl0: text,
  lvl1: text,
  lvl2: text,
  lvl3: text,
  lvl4: text,
  lvl5: text,
  lvl6: text,
});

const highlight = v.object({ value: v.string() });
const highlights = v.record(v.string(), v.nullish(highlight));

const hit = v.object({
  objectID: v.string(),
  url: v.string(),
  type: v.optional(v.string(), 'content'),
  content: text,
  hierarchy,
  product: text,
  _highlightResult: v.optional(
    v.object({ hierarchy: v.optional(highlights), content: v.nullish(highlight) }),
  ),
  _snippetResult: v.optional(v.object({ content: v.nullish(highlight) })),
});

/** The parts of an answer of DocSearch that are used; whatever else it brings is ignored. */
export const docSearchAnswer = v.object({
  results: v.array(v.object({ hits: v.array(hit), nbHits: v.optional(v.number(), 0) })),
});

/** One place that DocSearch found. */
export type DocSearchHit = v.InferOutput<typeof hit>;
