import { expect, it } from 'vitest';
import { isBot } from './is-bot.ts';

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; AhrefsBot/7.0)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['Some Crawler/1.0', true],
  ['web crawling agent', true],
  ['ROBOT', true],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/125.0 Safari/537.36',
    false,
  ],
  ['', false],
])('%j reads pages by program: %s', (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
