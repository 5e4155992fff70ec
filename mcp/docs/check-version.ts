import type { MarkdownPage } from 'engine/model/markdown-page.ts';
import { meansVersion } from 'engine/model/means-version.ts';
import { ToolError } from '../tool-error.ts';
import type { Docs } from './docs.ts';

/** Refuses an answer for a version that this documentation does not describe. */
export function assertVersion(docs: Docs, page: MarkdownPage, requested: string | undefined): void {
  if (requested !== undefined && !meansVersion(page.version, requested)) {
    throw versionError(docs, requested);
  }
}

/** Says which versions are documented here instead. */
export function versionError({ pages }: Docs, requested: string): ToolError {
  const documented = Object.fromEntries(
    pages.flatMap(({ product, version }) => (product === undefined ? [] : [[product, version]])),
  );
  return new ToolError('version_not_documented', {
    message: `Version ${requested} is not documented here. Leave the version out, or ask for one of: ${Object.entries(
      documented,
    )
      .map((pair) => pair.join(' '))
      .join(', ')}.`,
    documented,
  });
}
