import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import * as v from 'valibot';
import type { Docs } from '../docs/docs.ts';

/** What answers tell about the page they are from. */
export const pageOutput = {
  title: v.string(),
  path: v.pipe(v.string(), v.description('Address of the page within the site.')),
  url: v.string(),
  version: v.pipe(v.string(), v.description('Version of the package that the page describes.')),
};

/** The facts of `pageOutput` about a page. */
export function factsOf({ origin }: Docs, { title, href, version }: MarkdownPage) {
  return { title, path: href, url: origin + href, version };
}
