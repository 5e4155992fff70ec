/** Sources up to this many lines are shown whole from the start. */
const mostLines = 30;

/** Whether a source is so short that nothing of it needs to be left out. */
export function isShort(code: string): boolean {
  return code.trimEnd().split('\n').length <= mostLines;
}
