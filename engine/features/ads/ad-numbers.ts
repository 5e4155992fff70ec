/** Every number of the ads, in one place. Times are in milliseconds. */
export const adNumbers = {
  /** Share of page loads whose ad has no picture. */
  inlineRatio: 0.2,
  /** Share of display events that are told, unless the site says otherwise. */
  displayRatio: 0.1,
  /** An ad that was seen for a shorter time does not count. */
  displayDelay: 2500,
  /** The page looks for an ad so often, and so many times. */
  pollPause: 500,
  pollTries: 30,
  /** After more tries than this without an ad, a blocker is assumed. */
  patientTries: 6,
  /** Share of page views behind a blocker that are asked for support. */
  supportRatio: 0.2,
  /** The network is asked so many times while it has no ad. */
  fetchTries: 10,
  /** An answer that takes longer is not waited for. */
  fetchLimit: 3000,
  /** First and longest pause between two tries: all ten fit into the time of the poll. */
  firstPause: 250,
  longestPause: 2000,
  /** What an answer, an address, a name and a description may have in characters. */
  longestAnswer: 65_536,
  longestAddress: 2048,
  longestName: 60,
  longestDescription: 300,
  /** Of the HTML it is written in; the rest is not read. */
  longestHtml: 5000,
  image: { width: 130, height: 100 },
} as const;
