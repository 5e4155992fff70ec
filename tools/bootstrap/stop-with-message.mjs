/**
 * Ends the program with a message for the person who started it.
 * @param {string} message
 * @returns {never}
 */
export function stopWithMessage(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
