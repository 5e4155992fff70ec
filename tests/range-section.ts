/** The two halves of a range field have the ids of their sections in common, whoever draws them. */
export const rangeSection = /^_.*-(?:year|month|day|hours|minutes|seconds|meridiem)$/;
