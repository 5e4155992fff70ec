// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { mountGallery } from './gallery-filter.browser.ts';
import { Gallery } from './gallery.tsx';
import { galleryGroups, renderScreen, screenView } from './screen.fixture.tsx';

const groups = galleryGroups('en', ['/components/buttons', '/components/tabs']);

beforeEach(() => {
  document.body.innerHTML = renderScreen('en', <Gallery view={screenView('en')} groups={groups} />);
  const gallery = document.querySelector<HTMLElement>('[data-screen-part]');
  if (gallery) mountGallery(gallery);
});

function family(name: string): HTMLButtonElement {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button.pill')];
  const found = buttons.find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no family ${name}.`);
  return found;
}

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('[data-gallery-filter]');
  if (field) field.value = text;
  field?.dispatchEvent(new Event('input'));
}

/** The families that are shown, with their counts. */
function shown(): (string | null)[] {
  return [...document.querySelectorAll('[data-gallery-group]:not([hidden]) > h2')].map(
    ({ textContent }) => textContent,
  );
}

function status(): string | null | undefined {
  return document.querySelector('[data-gallery-status]')?.textContent;
}

it('shows one family alone while its button is pressed', () => {
  const all = shown();
  const [first, second] = groups;
  family(first?.title ?? '').click();
  expect(shown()).toEqual(all.slice(0, 1));
  expect(status()).toBe(`Shown: ${String(first?.items.length)}`);
  expect(family(first?.title ?? '').getAttribute('aria-pressed')).toBe('true');
  family(second?.title ?? '').click();
  expect(shown()).toEqual(all.slice(1, 2));
  family(second?.title ?? '').click();
  expect(shown()).toEqual(all);
  expect(status()).toBe('');
});

it('counts in each heading what is left', () => {
  type('tabs');
  expect(shown()).toEqual(['/components/navigation1 component']);
  expect(status()).toBe('Shown: 1');
  type('');
  expect(shown()).toHaveLength(groups.length);
});

it('leads out when nothing is left', () => {
  family('/components/navigation').click();
  type('no such thing');
  const none = document.querySelector<HTMLElement>('[data-gallery-none]');
  expect(none?.hidden).toBe(false);
  none?.querySelector('button')?.click();
  expect(none?.hidden).toBe(true);
  expect(shown()).toHaveLength(groups.length);
});
