// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { layOutUnreadParts } from './unread-parts.browser.ts';

const root = document.documentElement;
const isUnread = () => root.hasAttribute('data-unread');

beforeEach(() => {
  root.dataset['unread'] = '';
  layOutUnreadParts();
});

it('lays the rest of a page out when there is time', async () => {
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
