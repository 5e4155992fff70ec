// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { startUnreadParts } from './unread-parts.browser.ts';

const root = document.documentElement;
const isUnread = () => root.hasAttribute('data-unread');

beforeEach(() => {
  root.dataset['unread'] = '';
  startUnreadParts();
});

it('leaves a page alone while nobody reads it', async () => {
  await nextTurns();
  expect(isUnread()).toBe(true);
});

it('lays the rest out after the first sign of a reader, when there is time', async () => {
  dispatchEvent(new Event('pointermove'));
  expect(isUnread()).toBe(true);
  await expect.poll(isUnread).toBe(false);
});

it('lays the rest out before a click is answered', () => {
  let seen: boolean | undefined;
  const link = document.createElement('a');
  link.addEventListener('click', () => (seen = isUnread()));
  document.body.append(link);
  link.click();
  expect(seen).toBe(false);
});

async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
