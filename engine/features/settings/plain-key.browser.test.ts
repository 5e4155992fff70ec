// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainKeyOf } from './plain-key.browser.ts';
import { closePage, openPage } from './settings-page.fixture.ts';

beforeEach(() => {
  openPage();
});

afterEach(closePage);

/** The key that is heard when one is pressed at the marked place. */
function press(html: string, more: KeyboardEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {
    key: 'm',
    bubbles: true,
    cancelable: true,
    ...more,
  });
  (document.body.querySelector('[data-here]') ?? document.body).dispatchEvent(event);
  return plainKeyOf(event);
}

describe('a key', () => {
  it.each([
    '',
    '<a href="/" data-here></a>',
    '<button data-here></button>',
    '<dialog open><input type="radio" data-here></dialog>',
    '<input type="checkbox" data-here>',
  ])('is heard in %j', (html) => {
    expect(press(html)).toBe('m');
  });

  it.each([
    '<input data-here>',
    '<input type="search" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable><b data-here></b></div>',
    '<div data-demo="a"><button data-here></button></div>',
    '<ul role="menu"><li data-here></li></ul>',
    '<div role="dialog"><button data-here></button></div>',
    '<ul role="tree"><li data-here></li></ul>',
  ])('belongs to %j', (html) => {
    expect(press(html)).toBeUndefined();
  });

  it.each([
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
  ])('is not meant with %j', (more) => {
    expect(press('', more)).toBeUndefined();
  });

  it('may be a mark that needs Shift', () => {
    expect(press('', { key: '?', shiftKey: true })).toBe('?');
  });

  it('is the same with caps lock', () => {
    expect(press('', { key: 'M' })).toBe('m');
  });

  it('is not every event', () => {
    expect(plainKeyOf(new Event('click'))).toBeUndefined();
  });
});
