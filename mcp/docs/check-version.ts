import type { MachinePage } from 'engine/model/machine-page.ts';
import { meansVersion } from 'engine/model/means-version.ts';
import { ToolError } from '../tool-error.ts';
import type { Docs } from './docs.ts';

/** Refuses an answer for a version that this documentation does not describe. */
export function assertVersion(docs: Docs, page: MachinePage, wished: string | undefined): void {
  if (wished !== undefined && !meansVersion(page.version, wished)) {
    throw versionError(docs, wished);
  }
}

/** Says which versions are documented here instead. */
export function versionError({ pages }: Docs, wished: string): ToolError {
  const documented = Object.fromEntries(
    pages.flatMap(({ product, version }) => (product === undefined ? [] : [[product, version]])),
  );
  return new ToolError('version_not_documented', {
    message: `Version ${wished} is not documented here. Leave the version out, or ask for one of: ${Object.entries(
      documented,
    )
      .map((pair) => pair.join(' '))
      .join(', ')}.`,
    documented,
  });
}
