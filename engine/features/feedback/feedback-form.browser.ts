import { announce } from '../../base/announce.browser.ts';
import { createKey } from './create-key.browser.ts';
import { readDraft, writeDraft } from './draft.browser.ts';
import {
  fieldOf,
  findElements,
  showPrompt,
  showRating,
  showState,
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
/** The last message that was tried: the same words tried again keep their key. */
let last: { content: string; key: string } | undefined;
const prepared = new WeakSet<HTMLElement>();

/** Opens the form for the thumb or the section that was clicked. */
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
  const note = elements?.box.querySelector<HTMLElement>('[data-note="queued"]');
  announce(note?.dataset['later'] ?? '');
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
  const { openedAt = 0, rating = null } = visit ?? {};
  if (rating === null && comment.value.trim() === '') {
    comment.focus();
    return;
  }
  const message = messageOf(elements);
  const elapsed = Math.round(performance.now() - openedAt);
  const website = fieldOf(elements, trapField);
  showState(elements, 'sending');
  const result = navigator.onLine ? await sendFeedback({ ...message, elapsed, website }) : 'failed';
  if (result === 'stored') rememberVote(message);
  const isQueued = result === 'failed' && !navigator.onLine && queueMessage(message);
  finish(elements, result === 'stored' ? 'sent' : isQueued ? 'queued' : 'failed');
}

/** Only what is stored or queued leaves the form; after a failure the reader's words stay in it. */
function finish(elements: FeedbackElements, state: 'sent' | 'queued' | 'failed'): void {
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

function messageOf(elements: FeedbackElements): FeedbackMessage {
  const { section = '', rating = null } = visit ?? {};
  const body = {
    page: pageOf(elements),
    section,
    rating,
    comment: fieldOf(elements, 'comment'),
    locale: fieldOf(elements, 'locale'),
    version: fieldOf(elements, 'version'),
  };
  const content = JSON.stringify(body);
  if (last?.content !== content) last = { content, key: createKey() };
  return { key: last.key, ...body };
}

function pageOf(elements: FeedbackElements): string {
  return fieldOf(elements, 'page');
}
