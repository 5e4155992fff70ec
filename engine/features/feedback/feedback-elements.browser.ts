/** The parts of the box that a script works with. */
export interface FeedbackElements {
  box: HTMLElement;
  form: HTMLFormElement;
  more: HTMLDetailsElement;
  prompt: HTMLElement;
  comment: HTMLTextAreaElement;
  issue: HTMLElement | null;
  votes: readonly HTMLElement[];
}

/** What the box shows: each state has its own look and words. */
export type BoxState = 'ask' | 'form' | 'voted' | 'sending' | 'sent' | 'failed' | 'queued';

/** States in which a comment can be written. */
const openStates: readonly BoxState[] = ['form', 'voted', 'sending', 'failed'];

/** Finds the box of the page; undefined on pages without one. */
export function findElements(): FeedbackElements | undefined {
  const box = document.getElementById('feedback');
  const form = box?.querySelector('form');
  const more = box?.querySelector('details');
  const comment = box?.querySelector('textarea');
  const prompt = box?.querySelector<HTMLElement>('[data-prompt]');
  if (!box || !form || !more || !comment || !prompt) return undefined;
  return {
    box,
    form,
    more,
    comment,
    prompt,
    issue: box.querySelector<HTMLElement>('.feedback__issue'),
    votes: [...box.querySelectorAll<HTMLElement>('[data-vote]')],
  };
}

/** Shows a state; while a message is on its way nothing can be sent twice. */
export function showState({ box, form, more }: FeedbackElements, state: BoxState): void {
  box.dataset['feedback'] = state;
  box.ariaBusy = String(state === 'sending');
  more.open = openStates.includes(state);
  for (const button of form.querySelectorAll('button')) button.disabled = state === 'sending';
  if (state === 'sent' || state === 'queued') {
    box.querySelector<HTMLElement>(`[data-note="${state}"]`)?.focus();
  }
}

/** Shows which thumb is chosen. */
export function showRating({ votes, issue }: FeedbackElements, rating: number | null): void {
  for (const vote of votes) vote.ariaPressed = String(vote.dataset['vote'] === String(rating));
  if (issue) issue.hidden = rating === 1;
}

/** Shows what the comment is about: the page, or a section by its name. */
export function showPrompt({ prompt }: FeedbackElements, section: string): void {
  const { prompt: ofPage = '', sectionPrompt = '' } = prompt.dataset;
  const name = section && document.getElementById(section)?.firstChild?.textContent?.trim();
  prompt.textContent = name ? sectionPrompt.replace('{section}', name) : ofPage;
}

/** The text of a field of the form. */
export function fieldOf({ form }: FeedbackElements, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
