/** How the list of what is wrong with the content begins. */
const list = /problems? stops? the build:/;
/** What the framework adds to an error: places in its own code, and advice about it. */
const addition = /^ *(?:Hint|Error reference|Location|Stack trace|Caused by):$/;

/**
 * A filter for the lines of a build that failed: after a list of content problems nothing else follows.
 * @returns {(line: string) => boolean} true for a line that helps its reader
 */
export function createProblemFilter() {
  /** @type {'before' | 'list' | 'after'} */
  let place = 'before';
  return (line) => {
    if (list.test(line)) place = 'list';
    else if (place === 'list' && addition.test(line)) place = 'after';
    return place !== 'after';
  };
}
