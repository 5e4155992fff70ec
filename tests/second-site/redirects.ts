import type { Redirect } from 'engine';

/** The site is new: nothing has moved. */
export const redirects: readonly Redirect[] = [];
