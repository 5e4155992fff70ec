/** How often a sign of life is printed where lines cannot be rewritten, e.g. in a log. */
const logInterval = 10_000;
const terminalInterval = 250;

/**
 * Shows that something takes time until the work is done.
 * @template Result
 * @param {string} label
 * @param {(update: (detail: string) => void) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function showProgress(label, work) {
  const start = Date.now();
  const isTerminal = process.stdout.isTTY === true;
  let detail = '';
  if (!isTerminal) console.log(`${label}…`);
  const timer = setInterval(print, isTerminal ? terminalInterval : logInterval);
  function print() {
    const line = `${label}… ${formatSeconds(Date.now() - start)}${detail && `, ${detail}`}`;
    if (isTerminal) process.stdout.write(`\r\u001b[K${line}`);
    else console.log(line);
  }
  try {
    return await work((text) => {
      detail = text;
    });
  } finally {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001b[K');
  }
}

/**
 * @param {number} milliseconds
 * @returns {string} e.g. `12.3 s`
 */
export function formatSeconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
