/** Does what an event of the reader asks for, if it asks for anything. */
export type Answer = (event: Event) => void;

const signs = ['pointerover', 'focusin', 'keydown', 'input', 'click'] as const;
/** A reader does no more than this while a small file is on its way. */
const waitingLimit = 50;

/**
 * Loads what answers the reader with their first sign.
 * What they do until it is there is answered then, in its order, so that no click is lost.
 */
export function answerLater(load: () => Promise<Answer>): void {
  const waiting: Event[] = [];
  const moves = new AbortController();
  let answer: Answer | undefined;
  let isLoading = false;
  const start = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    // Offline, or the site was published again: the next sign tries once more.
    answer = await load().catch(() => undefined);
    isLoading = false;
    if (!answer) return;
    moves.abort();
    waiting.splice(0).forEach(answer);
  };
  const onSign: Answer = (event) => {
    if (answer) {
      answer(event);
      return;
    }
    // It comes by itself, too: when a page appears below a pointer that rests.
    if (event.type === 'pointerover') return;
    if (waiting.length < waitingLimit) waiting.push(event);
    void start();
  };
  for (const sign of signs) document.addEventListener(sign, onSign);
  document.addEventListener('pointermove', () => void start(), {
    passive: true,
    signal: moves.signal,
  });
}
