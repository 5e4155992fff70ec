import { announce } from '../../base/announce.browser.ts';
import { readDraft, writeDraft } from './draft.browser.ts';
import {
  fieldOf,
  findElements,
  showPrompt,
  showRating,
  showState,
  type BoxState,
  type FeedbackElements,
} from './feedback-elements.browser.ts';
import { trapField, type FeedbackMessage, type Rating } from './feedback-message.ts';
import { readMemory } from './memory.browser.ts';
import { queueMessage, rememberVote, sendQueued } from './outbox.browser.ts';
import { sendFeedback } from './send-feedback.browser.ts';

/** The form as it stands open. */
interface Visit {
  opener: HTMLElement;
  rating: Rating | null;
  section: string;
  openedAt: number;
}

let visit: Visit | undefined;
/** The last message that was tried. */
let last: FeedbackMessage | undefined;
const prepared = new WeakSet<HTMLElement>();

/** Opens the form for the thumb or the section that was clicked; a vote is sent at once, a comment may follow. */
export function openFeedback(opener: HTMLElement): void {
  const elements = findElements();
  if (!elements) return;
  prepare(elements);
  const vote = opener.dataset['vote'];
  const rating: Rating | null = vote === undefined ? null : vote === '1' ? 1 : 0;
  const section = opener.dataset['feedbackHash'] ?? '';
  const isSame = visit?.rating === rating && visit.section === section;
  if (!isSame) visit = { opener, rating, section, openedAt: performance.now() };
  elements.comment.value ||= readDraft(pageOf(elements));
  showRating(elements, rating);
  showPrompt(elements, section);
  showState(elements, 'form');
  elements.comment.focus();
  if (!isSame && rating !== null) void sendVote(elements);
}

async function sendVote(elements: FeedbackElements): Promise<void> {
  const voted = visit;
  const state = await deliver(elements, messageOf(elements, ''));
  if (!visit) showStoredVote(elements);
  // The reader may have gone on meanwhile; what waits for a connection is told when all is written.
  if (visit !== voted || elements.box.dataset['feedback'] !== 'form' || state === 'queued') return;
  showState(elements, state === 'sent' ? 'voted' : 'failed');
  if (state === 'sent') announce(noteOf(elements, 'voted')?.textContent ?? '', { quiet: true });
}

/** Shows the stored vote of the page and sends what was written without a connection. */
export function resumeFeedback(): void {
  const elements = findElements();
  if (elements) showStoredVote(elements);
  void sendWaiting();
}

addEventListener('online', () => void sendWaiting());

async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || (await sendQueued()) === 0) return;
  const elements = findElements();
  if (elements) announce(noteOf(elements, 'queued')?.dataset['later'] ?? '');
  if (elements?.box.dataset['feedback'] === 'queued') showState(elements, 'sent');
}

function prepare(elements: FeedbackElements): void {
  const { form, comment } = elements;
  if (prepared.has(form)) return;
  prepared.add(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(elements);
  });
  form.querySelector('[data-cancel]')?.addEventListener('click', () => cancel(elements));
  comment.addEventListener('input', () => writeDraft(pageOf(elements), comment.value));
  comment.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
    if (event.key === 'Escape') cancel(elements);
  });
}

async function submit(elements: FeedbackElements): Promise<void> {
  const { comment } = elements;
  if ((visit?.rating ?? null) === null && comment.value.trim() === '') {
    comment.focus();
    return;
  }
  const message = messageOf(elements, fieldOf(elements, 'comment'));
  showState(elements, 'sending');
  finish(elements, await deliver(elements, message));
}

type Delivery = 'sent' | 'queued' | 'failed';

async function deliver(elements: FeedbackElements, message: FeedbackMessage): Promise<Delivery> {
  const elapsed = Math.round(performance.now() - (visit?.openedAt ?? 0));
  const website = fieldOf(elements, trapField);
  const result = navigator.onLine ? await sendFeedback({ ...message, elapsed, website }) : 'failed';
  if (result === 'stored') rememberVote(message);
  const isQueued = result === 'failed' && !navigator.onLine && queueMessage(message);
  return result === 'stored' ? 'sent' : isQueued ? 'queued' : 'failed';
}

/** Only what is stored or queued leaves the form; after a failure the reader's words stay in it. */
function finish(elements: FeedbackElements, state: Delivery): void {
  if (state !== 'failed') {
    elements.comment.value = '';
    writeDraft(pageOf(elements), '');
    visit = undefined;
    last = undefined;
  }
  showState(elements, state);
  if (state === 'failed') elements.form.querySelector<HTMLElement>('.btn--primary')?.focus();
}

function cancel(elements: FeedbackElements): void {
  const { opener } = visit ?? {};
  visit = undefined;
  elements.comment.value = '';
  writeDraft(pageOf(elements), '');
  showStoredVote(elements);
  showState(elements, 'ask');
  opener?.focus();
}

function showStoredVote(elements: FeedbackElements): void {
  showRating(elements, readMemory().votes[pageOf(elements)] ?? null);
}

function messageOf(elements: FeedbackElements, comment: string): FeedbackMessage {
  const { section = '', rating = null } = visit ?? {};
  const message = {
    key: last?.key ?? '',
    page: pageOf(elements),
    section,
    rating,
    comment,
    locale: fieldOf(elements, 'locale'),
    version: fieldOf(elements, 'version'),
  };
  if (!last || !continues(last, message)) message.key = createKey();
  last = message;
  return message;
}

/** The same words tried again keep their key, and what follows a bare vote belongs to it. */
function continues(earlier: FeedbackMessage, later: FeedbackMessage): boolean {
  const isOfVote =
    earlier.comment === '' && earlier.page === later.page && earlier.section === later.section;
  return isOfVote || JSON.stringify(earlier) === JSON.stringify(later);
}

function noteOf({ box }: FeedbackElements, state: BoxState): HTMLElement | null {
  return box.querySelector<HTMLElement>(`[data-note="${state}"]`);
}

function pageOf(elements: FeedbackElements): string {
  return fieldOf(elements, 'page');
}

/** A key nobody else has; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
