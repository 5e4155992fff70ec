// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPlainKey } from './on-plain-key.browser.ts';
import { closePage, openPage } from './settings-page-fixture.browser.ts';

const listener = vi.fn<(letter: string) => boolean>();

beforeEach(() => {
  openPage();
  listener.mockReset().mockReturnValue(true);
  onPlainKey(listener);
});

afterEach(closePage);

function press(html: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {
    key: 'm',
    bubbles: true,
    cancelable: true,
    ...more,
  });
  (document.body.querySelector('[data-here]') ?? document.body).dispatchEvent(event);
  return event;
}

describe('a key', () => {
  it.each([
    '',
    '<a href="/" data-here></a>',
    '<button data-here></button>',
    '<dialog open><input type="radio" data-here></dialog>',
    '<input type="checkbox" data-here>',
  ])('is heard in %j', (html) => {
    press(html);
    expect(listener).toHaveBeenCalledExactlyOnceWith('m');
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
    press(html);
    expect(listener).not.toHaveBeenCalled();
  });

  it.each([
    { altKey: true },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { isComposing: true },
  ])('is not meant with %j', (more) => {
    press('', more);
    expect(listener).not.toHaveBeenCalled();
  });

  it('may be a mark that needs Shift', () => {
    press('', { key: '?', shiftKey: true });
    expect(listener).toHaveBeenCalledExactlyOnceWith('?');
  });

  it('is the same with caps lock', () => {
    press('', { key: 'M' });
    expect(listener).toHaveBeenCalledWith('m');
  });

  it('is left to the browser when nobody uses it', () => {
    expect(press('').defaultPrevented).toBe(true);
    listener.mockReturnValue(false);
    expect(press('').defaultPrevented).toBe(false);
  });
});
