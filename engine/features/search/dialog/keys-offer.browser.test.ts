// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createKeysOffer } from './keys-offer.browser.ts';

const keys = { name: 'keys', label: 'Show keyboard shortcuts', keywords: '' };
const dark = { name: 'modeDark', label: 'Switch to dark mode', keywords: '' };

function createFoot(): HTMLElement {
  const foot = document.createElement('div');
  foot.innerHTML = '<span>Move</span><span>Version 8</span>';
  return foot;
}

it('offers the sheet of keys once, before the version, and takes it back', () => {
  const foot = createFoot();
  const chosen = vi.fn();
  const offer = createKeysOffer(foot, chosen);
  offer([dark, keys]);
  offer([keys]);
  expect([...foot.children].map((it) => it.textContent)).toEqual([
    'Move',
    'Show keyboard shortcuts',
    'Version 8',
  ]);
  foot.querySelector('button')?.click();
  expect(chosen).toHaveBeenCalledExactlyOnceWith(keys);
  offer([]);
  expect(foot.querySelector('button')).toBeNull();
});

it('never offers a setting', () => {
  const foot = createFoot();
  createKeysOffer(foot, vi.fn())([dark]);
  expect(foot.querySelector('button')).toBeNull();
});
