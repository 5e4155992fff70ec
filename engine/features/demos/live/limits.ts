/** Longest source that may be run or shared, in characters. */
export const longestCode = 64 * 1024;

/** Longest message the page takes from the frame, in characters. */
export const longestMessage = 64 * 1024;

/** Most messages the page takes from the frame in one second; an honest demo sends a handful. */
export const mostMessagesPerSecond = 100;

/** Time between two questions whether the frame is still alive, in milliseconds. */
export const pingEvery = 1000;

/** Unanswered questions after which running code counts as stuck. */
export const mostMisses = 2;

/** The same while libraries of a run load: an old phone is not an endless loop. */
export const mostMissesWhileLoading = 5;

/** The same before the frame first answers: its scripts may come over a slow line. */
export const mostMissesAtFirst = 20;

/** Most entries that running code may add to the history of the tab. */
export const mostHistoryEntries = 5;

/** Tallest frame a demo may ask for, in pixels. */
export const tallestFrame = 4000;
