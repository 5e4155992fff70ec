import { siteFacts } from '../../base/site-facts.ts';
import { readStorage, writeStorage } from '../../base/storage.browser.ts';

const storagePrefix = `${siteFacts.namePrefix}codeblock-`;

/**
 * Brings the tabs below an element to life; calling it again does no harm.
 * Tabs that are added later answer at once, and show the remembered choice when called for again.
 */
export function enhanceTabs(root: ParentNode): void {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  window.addEventListener('storage', onStorage);
  window.addEventListener('hashchange', showTarget);
  for (const group of groupsIn(root)) {
    const key = group.dataset.tabs;
    const remembered = key ? readStorage(storagePrefix + key) : null;
    if (remembered !== null) {
      showTab(group, remembered);
    }
  }
  showTarget();
}

/** Goes to what the address names when that is in a panel out of sight. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target && showPanelOf(target)) target.scrollIntoView();
}

/** Shows the panel around an element, if that is not shown; the reader's choice stays as it is. */
export function showPanelOf(element: Element): boolean {
  const panel = element.closest('[role="tabpanel"]:not([data-selected])');
  const group = panel?.closest<HTMLElement>('[data-tabs]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (!group || !tab) return false;
  showTab(group, labelOf(tab));
  return true;
}

function onClick({ target }: MouseEvent): void {
  const tab = tabAt(target);
  if (tab) {
    chooseTab(tab);
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAt(event.target);
  const next = tab && !isModified(event) ? tabAfter(tab, event.key) : undefined;
  if (next) {
    event.preventDefault();
    chooseTab(next);
    next.focus();
  }
}

function tabAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tabs] [role="tab"]') : null;
}

/** Another browser tab of the site chose: follow it. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key?.startsWith(storagePrefix) && newValue !== null) {
    showEverywhere(key.slice(storagePrefix.length), newValue);
  }
}

function chooseTab(tab: HTMLElement): void {
  const group = tab.closest<HTMLElement>('[data-tabs]');
  const label = labelOf(tab);
  const key = group?.dataset.tabs;
  if (key) {
    writeStorage(storagePrefix + key, label);
    showEverywhere(key, label);
  } else if (group) {
    showTab(group, label);
  }
}

function showEverywhere(key: string, label: string): void {
  for (const group of groupsIn(document)) {
    if (group.dataset.tabs === key) {
      showTab(group, label);
    }
  }
}

/** Shows the tab of that label; a label the group does not have changes nothing. */
function showTab(group: HTMLElement, label: string): void {
  const tabs = tabsOf(group);
  if (!tabs.some((tab) => labelOf(tab) === label)) {
    return;
  }
  for (const tab of tabs) {
    const selected = labelOf(tab) === label;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('data-selected', selected);
  }
}

function tabAfter(tab: HTMLElement, key: string): HTMLElement | undefined {
  const group = tab.closest<HTMLElement>('[data-tabs]');
  const tabs = group ? tabsOf(group) : [];
  const index = tabs.indexOf(tab);
  const forward = getComputedStyle(tab).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return tabs.at((index + (key === forward ? 1 : -1)) % tabs.length);
    default:
      return undefined;
  }
}

function isModified(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

function groupsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-tabs]')];
}

function tabsOf(group: HTMLElement): HTMLElement[] {
  // A panel may hold tabs of its own.
  return [...group.querySelectorAll<HTMLElement>('[role="tab"]')].filter(
    (tab) => tab.closest('[data-tabs]') === group,
  );
}

function labelOf(tab: HTMLElement): string {
  return tab.textContent.trim();
}
