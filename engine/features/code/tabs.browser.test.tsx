// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabbedCode } from './tabbed-code.node.tsx';
import { enhanceTabs } from './tabs.browser.ts';

function groupHtml(id: string, labels: readonly string[], storageKey?: string): string {
  const tabs = labels.map((label) => ({ label, code: { html: label } }));
  return renderToStaticMarkup(
    <TabbedCode id={id} label="Tabs" storageKey={storageKey} tabs={tabs} />,
  );
}

function show(...groups: readonly string[]): void {
  document.body.innerHTML = groups.join('');
  enhanceTabs(document);
}

function tab(id: string, index: number): HTMLElement {
  const element = document.getElementById(`${id}_tab_${index}`);
  if (!element) {
    throw new Error(`No tab ${id} ${index}`);
  }
  return element;
}

/** What a reader sees and hears of each group: labels of the selected tabs, focusable tabs and shown panels. */
function shown(): string[] {
  return [...document.querySelectorAll('[data-tabs]')].map((group) => {
    const selected = group.querySelectorAll('[aria-selected="true"]');
    const focusable = group.querySelectorAll('[role="tab"]:not([tabindex="-1"])');
    const panels = group.querySelectorAll('[data-selected] code');
    return [...selected, ...focusable, ...panels].map((part) => part.textContent).join(' ');
  });
}

function press(element: HTMLElement, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  element.dispatchEvent(event);
  return event;
}

function refuse(): never {
  throw new DOMException('blocked', 'SecurityError');
}

const managers = ['npm', 'pnpm', 'yarn'];

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.dir = '';
  location.hash = '';
});

describe('enhanceTabs', () => {
  it('starts with the first tab', () => {
    show(groupHtml('a', managers, 'package-manager'));
    expect(shown()).toEqual(['npm npm npm']);
  });

  it('remembers a choice under codeblock-<key> and keeps groups of the key in step', () => {
    show(
      groupHtml('a', managers, 'package-manager'),
      groupHtml('b', managers, 'package-manager'),
      groupHtml('c', managers, 'other'),
    );
    tab('a', 1).click();
    expect(localStorage.getItem('codeblock-package-manager')).toBe('pnpm');
    expect(shown()).toEqual(['pnpm pnpm pnpm', 'pnpm pnpm pnpm', 'npm npm npm']);
  });

  it('restores a remembered choice', () => {
    localStorage.setItem('codeblock-package-manager', 'yarn');
    show(groupHtml('a', managers, 'package-manager'));
    expect(shown()).toEqual(['yarn yarn yarn']);
  });

  it.each(['bun', '', '"><svg onload=alert(1)>', 'NPM'])('ignores the stored label %j', (label) => {
    localStorage.setItem('codeblock-package-manager', label);
    show(groupHtml('a', managers, 'package-manager'));
    expect(shown()).toEqual(['npm npm npm']);
  });

  it('does not remember groups without a key', () => {
    show(groupHtml('a', managers), groupHtml('b', managers));
    tab('a', 2).click();
    expect(shown()).toEqual(['yarn yarn yarn', 'npm npm npm']);
    expect(localStorage).toHaveLength(0);
  });

  it('follows a choice made in another browser tab', () => {
    show(groupHtml('a', managers, 'package-manager'));
    const change = { key: 'codeblock-package-manager', newValue: 'pnpm' };
    window.dispatchEvent(new StorageEvent('storage', change));
    expect(shown()).toEqual(['pnpm pnpm pnpm']);
    window.dispatchEvent(new StorageEvent('storage', { ...change, newValue: 'bun' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    expect(shown()).toEqual(['pnpm pnpm pnpm']);
  });

  it.each([
    ['ArrowRight', 0, 'pnpm'],
    ['ArrowLeft', 0, 'yarn'],
    ['ArrowRight', 2, 'npm'],
    ['End', 0, 'yarn'],
    ['Home', 2, 'npm'],
  ])('moves with %s from tab %i to %s', (key, from, label) => {
    show(groupHtml('a', managers));
    tab('a', from).click();
    const event = press(tab('a', from), key);
    expect(shown()).toEqual([`${label} ${label} ${label}`]);
    expect(document.activeElement?.textContent).toBe(label);
    expect(event.defaultPrevented).toBe(true);
  });

  it('turns the arrows round in right-to-left pages', () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      direction: 'rtl',
    } as CSSStyleDeclaration);
    show(groupHtml('a', managers));
    press(tab('a', 0), 'ArrowLeft');
    expect(shown()).toEqual(['pnpm pnpm pnpm']);
  });

  it('leaves other keys and shortcuts alone', () => {
    show(groupHtml('a', managers));
    expect(press(tab('a', 0), 'x').defaultPrevented).toBe(false);
    expect(press(tab('a', 0), 'ArrowRight', { altKey: true }).defaultPrevented).toBe(false);
    expect(shown()).toEqual(['npm npm npm']);
  });

  it('works when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    show(groupHtml('a', managers, 'blocked-key'));
    tab('a', 1).click();
    expect(shown()).toEqual(['pnpm pnpm pnpm']);
  });

  it('leaves the tabs inside a panel alone', () => {
    show(groupHtml('a', ['npm', 'other'], 'outer'));
    document.getElementById('a_panel_0')?.insertAdjacentHTML('beforeend', groupHtml('b', managers));
    tab('b', 1).click();
    expect(tab('a', 0).getAttribute('aria-selected')).toBe('true');
    tab('a', 1).click();
    expect(tab('b', 1).getAttribute('aria-selected')).toBe('true');
    press(tab('a', 1), 'End');
    expect(document.activeElement).toBe(tab('a', 1));
  });

  it('shows the panel with what the address names, and forgets that choice', () => {
    const scroll = vi
      .spyOn(Element.prototype, 'scrollIntoView')
      .mockImplementation(() => undefined);
    document.body.innerHTML = groupHtml('a', managers, 'named');
    document.getElementById('a_panel_2')?.insertAdjacentHTML('beforeend', '<i id="here"></i>');
    location.hash = '#here';
    enhanceTabs(document);
    expect(shown()).toEqual(['yarn yarn yarn']);
    expect(scroll).toHaveBeenCalledOnce();
    expect(localStorage.getItem('codeblock-named')).toBeNull();
    tab('a', 0).click();
    location.hash = '#%';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(shown()).toEqual(['npm npm npm']);
  });

  it('answers in groups that are added later', () => {
    show();
    document.body.innerHTML = groupHtml('late', managers);
    tab('late', 1).click();
    press(tab('late', 1), 'ArrowRight');
    expect(shown()).toEqual(['yarn yarn yarn']);
  });

  it('answers once however often it is called', () => {
    show(groupHtml('a', managers, 'twice'));
    enhanceTabs(document);
    press(tab('a', 0), 'ArrowRight');
    expect(shown()).toEqual(['pnpm pnpm pnpm']);
  });
});
