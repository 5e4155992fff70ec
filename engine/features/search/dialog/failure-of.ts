/** The words, by their keys, for a question that could not be answered. */
export interface Failure {
  title: string;
  hint: string;
}

/** Why the index is not there: while a site is being written there is none yet. */
export function failureOf({
  isOnline,
  isDevelopment,
}: {
  isOnline: boolean;
  isDevelopment: boolean;
}): Failure {
  if (isDevelopment) return { title: 'search.noIndex', hint: 'search.noIndexHint' };
  return { title: isOnline ? 'search.failed' : 'search.offline', hint: 'search.failedHint' };
}
