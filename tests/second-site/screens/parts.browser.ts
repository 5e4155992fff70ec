import type { RareParts } from 'engine/base/part.browser.ts';

/** No screen of this site comes to life. */
export const screenParts: RareParts = {};
