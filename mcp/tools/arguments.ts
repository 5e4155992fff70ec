import * as v from 'valibot';

/** Longest text that any argument needs. */
const longest = 500;

/** A text that says something. */
export function textArgument(description: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(longest),
    v.description(description),
  );
}

/** Language of the answer, one of those of the documentation; the first unless said. */
export function languageArgument(languages: readonly string[]) {
  return v.pipe(
    v.optional(v.picklist(languages), languages[0] ?? ''),
    v.description('Language of the documentation.'),
  );
}

/** A version, or the beginning of one. */
export function releaseArgument(description: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^v?\d+(\.\d+){0,2}$/i, 'must be a version such as 8, 8.5 or 8.5.0'),
    v.description(description),
  );
}

/** Version that the answer must be about. */
export const versionArgument = v.optional(
  releaseArgument(
    'Version the answer must be about, such as 8 or 8.5.0. Other versions are refused, never guessed.',
  ),
);

/** Version that the asker has. */
export const installedArgument = v.optional(
  releaseArgument(
    'Version of the product that is installed, such as 8.2.0. The answer stays about the documented version and names what the installed one lacks.',
  ),
);

/** Product that the answer must be about. */
export const productArgument = v.optional(
  textArgument('Id of a product: material-ui, system, x, x-data-grid, x-date-pickers, …'),
);
