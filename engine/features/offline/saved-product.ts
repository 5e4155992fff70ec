import * as v from 'valibot';

/** A product as it can be saved in one language. */
export interface SavedProduct {
  id: string;
  /** Changes with any of the files. */
  digest: string;
  bytes: number;
  /** Address and size of every file. */
  files: readonly (readonly [address: string, bytes: number])[];
  /** Address and title of every page among them. */
  pages: readonly (readonly [href: string, title: string])[];
}

/** What is known of a product before it is saved. */
export interface ProductSummary {
  id: string;
  digest: string;
  bytes: number;
  count: number;
}

const pairs = v.array(v.tuple([v.string(), v.string()]));
const savedProduct = v.object({
  id: v.string(),
  digest: v.string(),
  bytes: v.number(),
  files: v.array(v.tuple([v.string(), v.number()])),
  pages: pairs,
});
const summaries = v.array(
  v.object({ id: v.string(), digest: v.string(), bytes: v.number(), count: v.number() }),
);

/** Reads the list of a product's files; undefined when it is none. */
export function parseSavedProduct(value: unknown): SavedProduct | undefined {
  const result = v.safeParse(savedProduct, value);
  return result.success ? result.output : undefined;
}

/** Reads the list of what can be saved; undefined when it is none. */
export function parseSummaries(value: unknown): ProductSummary[] | undefined {
  const result = v.safeParse(summaries, value);
  return result.success ? result.output : undefined;
}
