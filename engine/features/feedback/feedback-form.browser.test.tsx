// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocsProvider } from '../config/docs-provider.tsx';
import { FeedbackBox } from './feedback-box.tsx';
import { parseMemory } from './feedback-memory.ts';
import type { FeedbackMessage } from './feedback-message.ts';
import { openFeedback, resumeFeedback } from './feedback-form.browser.ts';

const box = renderToStaticMarkup(
  <DocsProvider value={{ locale: 'en', translate: (key) => `${key} {section}` }}>
    <FeedbackBox page="/grid" locale="en" version="8.5.0" issueHref="https://code.example/new" />
  </DocsProvider>,
);
const heading =
  '<h2 id="quick">Quick filter<a class="comment-link" data-feedback-hash="quick"></a></h2>';

const fetching = vi.fn<typeof fetch>();
let online: boolean;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = heading + box;
  online = true;
  fetching.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  document.querySelector<HTMLElement>('[data-cancel]')?.click();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function textarea(): HTMLTextAreaElement {
  return find('textarea') as HTMLTextAreaElement;
}

function bodyOf(options: RequestInit | undefined): FeedbackMessage {
  return JSON.parse(options?.body as string) as FeedbackMessage;
}

function state(): string | undefined {
  return find('#feedback').dataset['feedback'];
}

function write(text: string): void {
  textarea().value = text;
  find('textarea').dispatchEvent(new Event('input'));
}

function submit(): void {
  find('form').dispatchEvent(new Event('submit', { cancelable: true }));
}

function answerStored(): void {
  fetching.mockImplementation((_input, options) => {
    return Promise.resolve(Response.json({ stored: bodyOf(options).key }, { status: 201 }));
  });
}

function sent(): FeedbackMessage[] {
  return fetching.mock.calls.map(([, options]) => bodyOf(options));
}

function memory() {
  return parseMemory(localStorage.getItem('feedback'));
}

describe('the form', () => {
  it('opens with the thumb that was pressed and takes the focus', () => {
    openFeedback(find('[data-vote="1"]'));
    expect(state()).toBe('form');
    expect(find('[data-vote="1"]').ariaPressed).toBe('true');
    expect(find('details').hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(find('textarea'));
    expect(find('.feedback__issue').hidden).toBe(true);
    openFeedback(find('[data-vote="0"]'));
    expect([find('[data-vote="1"]').ariaPressed, find('[data-vote="0"]').ariaPressed]).toEqual([
      'false',
      'true',
    ]);
    expect(find('.feedback__issue').hidden).toBe(false);
  });

  it('stores a vote at once, without a comment, and remembers it', async () => {
    answerStored();
    openFeedback(find('[data-vote="1"]'));
    await vi.waitFor(() => expect(state()).toBe('voted'));
    expect(sent()).toMatchObject([{ page: '/grid', rating: 1, comment: '', section: '' }]);
    expect(memory().votes).toEqual({ '/grid': 1 });
    expect(find('details').hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(find('textarea'));
  });

  it('keeps the vote when the comment is canceled, and changes it under its key', async () => {
    answerStored();
    openFeedback(find('[data-vote="1"]'));
    await vi.waitFor(() => expect(state()).toBe('voted'));
    find('[data-cancel]').click();
    expect(find('[data-vote="1"]').ariaPressed).toBe('true');
    openFeedback(find('[data-vote="0"]'));
    await vi.waitFor(() => expect(memory().votes).toEqual({ '/grid': 0 }));
    const [first, second] = sent();
    expect(second).toEqual({ ...first, rating: 0, elapsed: expect.any(Number) as number });
  });

  it('sends vote and comment, thanks once they are stored and remembers the vote', async () => {
    answerStored();
    openFeedback(find('[data-vote="0"]'));
    await vi.waitFor(() => expect(state()).toBe('voted'));
    write('Too short');
    submit();
    expect(state()).toBe('sending');
    expect(find('.btn--primary').matches(':disabled')).toBe(true);
    await vi.waitFor(() => expect(state()).toBe('sent'));
    const [vote, message] = sent();
    expect(message).toMatchObject({ page: '/grid', rating: 0, comment: 'Too short', section: '' });
    expect(message?.key).toBe(vote?.key);
    expect(memory().votes).toEqual({ '/grid': 0 });
    expect(textarea().value).toBe('');
    expect(document.activeElement).toBe(find('[data-note="sent"]'));
  });

  it('is about a section, by its name and without a vote, when its link was pressed', async () => {
    answerStored();
    openFeedback(find('.comment-link'));
    expect(find('[data-prompt]').textContent).toBe('feedback.sectionPrompt Quick filter');
    submit();
    expect(fetching).not.toHaveBeenCalled();
    write('More examples');
    submit();
    await vi.waitFor(() => expect(state()).toBe('sent'));
    expect(sent()).toMatchObject([{ section: 'quick', rating: null, comment: 'More examples' }]);
    expect(memory().votes).toEqual({});
  });

  it('goes back to the stored vote when another one was not stored', () => {
    localStorage.setItem('feedback', '{"votes":{"/grid":1}}');
    openFeedback(find('[data-vote="0"]'));
    write('Never mind');
    find('[data-cancel]').click();
    expect(state()).toBe('ask');
    expect(find('[data-vote="1"]').ariaPressed).toBe('true');
    expect(document.activeElement).toBe(find('[data-vote="0"]'));
  });

  it('shows the stored vote on the next visit', () => {
    localStorage.setItem('feedback', '{"votes":{"/grid":0}}');
    resumeFeedback();
    expect(find('[data-vote="0"]').ariaPressed).toBe('true');
  });

  it('keeps a text that was not sent through a reload', () => {
    openFeedback(find('[data-vote="1"]'));
    write('Half a sen');
    document.body.innerHTML = box;
    openFeedback(find('[data-vote="1"]'));
    expect(textarea().value).toBe('Half a sen');
  });
});

describe('a message that could not be stored', () => {
  it.each([
    ['no connection to the service', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError'))],
    ['500', () => Promise.resolve(new Response('', { status: 500 }))],
    ['503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['429', () => Promise.resolve(new Response('', { status: 429 }))],
    ['413', () => Promise.resolve(new Response('', { status: 413 }))],
    ['404 of a static host', () => Promise.resolve(new Response('', { status: 404 }))],
    ['200 with a page', () => Promise.resolve(new Response('<html>', { status: 200 }))],
    ['200 without the key', () => Promise.resolve(Response.json({ stored: 'another' }))],
    ['200 with null', () => Promise.resolve(Response.json(null))],
  ])('says so, keeps the text and its key: %s', async (_what, answer) => {
    fetching.mockImplementation(answer);
    openFeedback(find('[data-vote="1"]'));
    await vi.waitFor(() => expect(state()).toBe('failed'));
    write('Worth keeping');
    submit();
    await vi.waitFor(() => expect(state()).toBe('failed'));
    expect(textarea().value).toBe('Worth keeping');
    expect(find('.btn--primary').matches(':disabled')).toBe(false);
    expect(memory().votes).toEqual({});
    answerStored();
    submit();
    await vi.waitFor(() => expect(state()).toBe('sent'));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  it('has a new key when its words have changed', async () => {
    openFeedback(find('.comment-link'));
    write('First words');
    submit();
    await vi.waitFor(() => expect(state()).toBe('failed'));
    write('Other words');
    submit();
    await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
    const [first, second] = sent();
    expect(second?.key).not.toBe(first?.key);
    await vi.waitFor(() => expect(state()).toBe('failed'));
  });
});

describe('a message written offline', () => {
  async function writeOffline(): Promise<void> {
    online = false;
    openFeedback(find('[data-vote="1"]'));
    write('From the train');
    submit();
    await vi.waitFor(() => expect(state()).not.toBe('sending'));
  }

  it('waits in the browser and is not called sent', async () => {
    await writeOffline();
    expect(state()).toBe('queued');
    expect(fetching).not.toHaveBeenCalled();
    expect(memory()).toMatchObject({ votes: {}, outbox: [{ comment: 'From the train' }] });
  });

  it('is sent once when the connection is back', async () => {
    await writeOffline();
    answerStored();
    online = true;
    dispatchEvent(new Event('online'));
    resumeFeedback();
    await vi.waitFor(() => expect(state()).toBe('sent'));
    await vi.waitFor(() => expect(memory()).toEqual({ votes: { '/grid': 1 }, outbox: [] }));
    expect(new Set(sent().map(({ key }) => key)).size).toBe(1);
  });

  it('stays when the service does not answer yet', async () => {
    await writeOffline();
    fetching.mockRejectedValue(new TypeError('Failed to fetch'));
    online = true;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(fetching).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
    expect(memory().outbox).toHaveLength(1);
  });

  it('goes back to its form when the service will never take it', async () => {
    await writeOffline();
    fetching.mockResolvedValue(new Response('', { status: 400 }));
    online = true;
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(memory().outbox).toEqual([]));
    openFeedback(find('[data-vote="1"]'));
    expect(textarea().value).toBe('From the train');
  });

  it('is a failure where the browser keeps nothing', async () => {
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: vi.fn() });
    await writeOffline();
    expect(state()).toBe('failed');
    expect(textarea().value).toBe('From the train');
  });
});
