import { createElement } from '../../../base/element.browser.ts';
import { openLanguage } from '../../settings/open-language.browser.ts';
import { readLanguages } from '../../settings/read-languages.browser.ts';
import { sheetKey } from '../../settings/setting-keys.ts';
import { changeSettings } from '../../settings/settings.browser.ts';
import type { SearchSetup } from '../dialog/search-setup.ts';
import type { TranslateSearch } from '../dialog/result-groups.ts';
import type { ActionWords } from './find-actions.ts';
import { settingActions, type SettingActionName } from './setting-actions.ts';

/** Something the palette can do on the page it is opened on. */
export interface PageAction extends ActionWords {
  /** Name of its words in the dictionary. */
  name: string;
  href?: string;
  run?: () => void;
}

/** Buttons of the page that the palette presses for the reader, by the name of the action. */
const buttons = { settings: '[data-open="settings"]', copyMarkdown: '[data-copy-markdown]' };

/** All actions that make sense on the page as it is now. */
export function pageActions(setup: SearchSetup, t: TranslateSearch): PageAction[] {
  const named = (
    name: string,
    way: { href?: string; run?: () => void },
    fill = '',
  ): PageAction => ({
    name,
    label: t(`search.actions.${name}`).replace('{name}', fill),
    keywords: t(`search.keywords.${name}`),
    ...way,
  });
  const links = (name: string, found: readonly { text: string; href: string }[]) =>
    found.map(({ text, href }) => named(name, { href }, text));
  return [
    ...settingNames().map((name) =>
      named(name, { run: () => changeSettings(settingActions[name]) }),
    ),
    named('myVersion', { run: openVersions }),
    named('keys', { run: openKeys }),
    ...pressable().map(([name, button]) => named(name, { run: () => button.click() })),
    ...readLanguages()
      .filter(({ current }) => !current)
      .map(({ label, htmlLang, href }) => {
        // In the words of the page: looking for the letters of another script takes longer than the whole dialog.
        const language = t(`search.languageNames.${new Intl.Locale(htmlLang).language}`);
        const action = named('language', { run: () => openLanguage(href) }, language);
        return { ...action, keywords: `${action.keywords} ${label}` };
      }),
    ...links('version', linksIn('#mui-version-menu > a:not(.menu__aside)')),
    ...links('product', setup.products ?? linksIn('#mui-product-menu > a')),
    ...reportLink(setup).map((href) => named('report', { href })),
  ];
}

function settingNames(): SettingActionName[] {
  return Object.keys(settingActions) as SettingActionName[];
}

function pressable(): [string, HTMLElement][] {
  return Object.entries(buttons).flatMap(([name, selector]): [string, HTMLElement][] => {
    const button = document.querySelector<HTMLElement>(selector);
    return button ? [[name, button]] : [];
  });
}

/** Pages have a button for it only where they speak of versions; a click says the same from anywhere. */
function openVersions(): void {
  const button = createElement('button', { type: 'button', 'data-open': 'versions', hidden: true });
  document.body.append(button);
  button.click();
  button.remove();
}

/** The sheet has no button, only its key: what listens to that opens it. */
function openKeys(): void {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: sheetKey, bubbles: true }));
}

/** The text of a link without the explanation below it. */
function linksIn(selector: string): { text: string; href: string }[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)].map((link) => {
    const small = link.querySelector('small')?.textContent ?? '';
    return { text: link.textContent.replace(small, '').trim(), href: link.href };
  });
}

function reportLink({ repositoryHref }: SearchSetup): string[] {
  if (repositoryHref === undefined) return [];
  const query = new URLSearchParams({ title: document.title, body: location.href });
  return [`${repositoryHref}/issues/new?${query.toString()}`];
}
