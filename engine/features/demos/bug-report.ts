/** What is known about a failed demo. */
interface DemoFailure {
  demo: string;
  /** Address of the page. */
  page: string;
  error: string;
}

/** Longest error that goes into a report; an address cannot hold much more. */
const longestError = 1500;

/** Title and text of a report about a failed demo. */
export function bugReportOf(
  failure: DemoFailure,
  browser: string,
): { title: string; body: string } {
  const { demo, page } = failure;
  const error = failure.error.slice(0, longestError);
  const body = [
    '## Steps',
    `1. Open ${page}`,
    `2. Look at the demo "${demo}"`,
    '',
    '## What happened',
    '```',
    error,
    '```',
    '',
    `Browser: ${browser}`,
  ].join('\n');
  return { title: `[docs] The demo "${demo}" fails`, body };
}
