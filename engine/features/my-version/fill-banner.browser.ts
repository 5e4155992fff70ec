import { compareVersions } from '../../model/compare-versions.ts';
import { createElement } from '../../base/element.browser.ts';
import { bannerText } from './banner-text.ts';
import type { TranslateVersion } from './mark-rows.browser.ts';
import type { MyVersions } from './my-versions-text.ts';
import { stateOf } from './row-time.browser.ts';

/** Says at the top of an API page what the reader's version lacks; styles keep its place free from the first paint. */
export function fillBanners(mine: MyVersions, t: TranslateVersion): void {
  for (const banner of document.querySelectorAll<HTMLElement>('[data-my-version]')) {
    const version = mine[banner.dataset['myVersion'] ?? ''];
    banner.replaceChildren(
      createElement('p', {}, textOf(banner, version, t)),
      ...showButton(version, t),
      createElement(
        'button',
        { type: 'button', class: 'link', 'data-open': 'versions' },
        t(`settings.versions.${version === undefined ? 'choose' : 'change'}`),
      ),
    );
  }
}

function textOf(banner: HTMLElement, mine: string | undefined, t: TranslateVersion): string {
  const { version = '', from = '' } = banner.dataset;
  const states = rows().flatMap((row) => (mine === undefined ? [] : (stateOf(row, mine) ?? [])));
  const count = (state: string): number => states.filter((it) => it === state).length;
  return bannerText(t, {
    read: version,
    mine,
    isWhole: mine !== undefined && stateOf(banner, mine) === 'newer',
    isOlder: mine !== undefined && compareVersions(mine, from) < 0,
    newer: count('newer'),
    maybe: count('maybe'),
    gone: count('gone'),
  });
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-api-table] :is(tr, details)')].filter(
    (row) => !row.closest('[data-inherited]'),
  );
}

/** Narrows the tables to what is newer, by the choice that stands above them. */
function showButton(mine: string | undefined, t: TranslateVersion): HTMLElement[] {
  const choice = document.querySelector<HTMLSelectElement>('[data-api-since]');
  const newer = [...(choice?.options ?? [])]
    .map(({ value }) => value)
    .filter((value) => value !== '' && mine !== undefined && compareVersions(value, mine) > 0);
  const oldest = newer.at(-1);
  if (!choice || oldest === undefined) return [];
  const button = createElement(
    'button',
    { type: 'button', class: 'link' },
    t('settings.versions.show'),
  );
  button.addEventListener('click', () => {
    choice.value = oldest;
    choice.dispatchEvent(new Event('input', { bubbles: true }));
    choice.focus();
  });
  return [button];
}
