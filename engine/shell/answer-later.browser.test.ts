// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { answerLater, type Answer } from './answer-later.browser.ts';

const answer = vi.fn<Answer>();
let load: ReturnType<typeof vi.fn<() => Promise<Answer>>>;
let arrive: (answer: Answer) => void;
let add: MockInstance<typeof document.addEventListener>;

beforeEach(() => {
  answer.mockReset();
  document.body.innerHTML = '<button id="it">Copy</button><input>';
  load = vi.fn(() => new Promise<Answer>((resolve) => (arrive = resolve)));
  add = vi.spyOn(document, 'addEventListener');
  answerLater(load);
});

afterEach(() => {
  for (const [name, listener] of add.mock.calls as [string, EventListener][])
    document.removeEventListener(name, listener);
  vi.restoreAllMocks();
});

function does(type: string, selector = '#it'): Event {
  const event = new Event(type, { bubbles: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

it('loads nothing before there is a reader', () => {
  expect(load).not.toHaveBeenCalled();
});

it('loads nothing for a pointer that rests where the page appears', () => {
  does('pointerover');
  expect(load).not.toHaveBeenCalled();
});

it.each(['pointermove', 'focusin', 'keydown', 'input', 'click'])('loads with %s, once', (sign) => {
  does(sign);
  does(sign);
  expect(load).toHaveBeenCalledOnce();
});

it('answers what happened on the way, in its order, and then at once', async () => {
  does('pointermove');
  const early = [does('focusin'), does('click'), does('input', 'input')];
  arrive(answer);
  await settle();
  expect(answer.mock.calls.map(([event]) => event)).toEqual(early);
  expect(early.map(({ target }) => (target as Element).tagName)).toEqual([
    'BUTTON',
    'BUTTON',
    'INPUT',
  ]);
  const late = does('click');
  expect(answer.mock.lastCall).toEqual([late]);
});

it('keeps a bounded number', async () => {
  for (let count = 0; count < 80; count += 1) does('keydown');
  arrive(answer);
  await settle();
  expect(answer).toHaveBeenCalledTimes(50);
});

it('tries again with the next sign when it could not be loaded', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const early = does('click');
  await settle();
  const again = does('focusin');
  arrive(answer);
  await settle();
  expect(answer.mock.calls.map(([event]) => event)).toEqual([early, again]);
});
