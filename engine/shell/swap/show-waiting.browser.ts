/** What is faster than this needs no sign: one that flashes by would only disturb. */
const unnoticed = 200;

/** A click may be followed by another one before the first page has come. */
const waiting = new Set<Promise<unknown>>();

/** Shows that a page is on its way when it takes longer than a moment, and gives it when it is there. */
export async function whileWaiting<Result>(work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => {
    waiting.add(work);
    showWaiting();
  }, unnoticed);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (waiting.delete(work)) showWaiting();
  }
}

function showWaiting(): void {
  const isWaiting = waiting.size > 0;
  const main = document.getElementById('main-content');
  if (main) main.ariaBusy = isWaiting ? 'true' : null;
  document.documentElement.toggleAttribute('data-waiting', isWaiting);
}
