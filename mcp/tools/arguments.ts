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

/** What every tool can be asked besides: the rest of a long answer. */
export const continuedArguments = {
  offset: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.description('Where to go on in a long answer: `next` of the answer before.'),
    ),
  ),
};

/** What every answer tells about its length. */
export const continuedOutput = {
  characters: v.pipe(v.number(), v.description('Characters of the whole text.')),
  next: v.optional(
    v.pipe(v.number(), v.description('Give it as `offset` to read on; absent at the end.')),
  ),
};

/** How many things a list names at most. */
export const limitArgument = (most: number, usual: number) =>
  v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), usual),
    v.description('How many at most.'),
  );

/** From which thing on a list is given. */
export const startArgument = v.pipe(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  v.description('How many to leave out from the start: `nextStart` of the answer before.'),
);

/** Where a list goes on, and how long it is. */
export const listOutput = {
  total: v.pipe(v.number(), v.description('How many there are in all.')),
  nextStart: v.optional(v.pipe(v.number(), v.description('Give it as `start` for the next ones.'))),
};
