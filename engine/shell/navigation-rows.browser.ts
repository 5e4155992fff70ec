import { onPage } from '../base/page-change.browser.ts';
import { trustedHtml } from '../base/trusted.browser.ts';

/** Rows that are there or on their way, by address. */
const asked = new Map<string, Promise<string>>();

/** Makes groups of the links that stand for them: whoever opens one gets its rows. */
export function startNavigationRows(): void {
  replaceGroupLinks();
  onPage('docs:page', replaceGroupLinks);
}

/** Brings the rows of every group, for whoever looks for one. */
export async function fillAllGroups(nav: Element): Promise<void> {
  replaceGroupLinks();
  const groups = [...nav.querySelectorAll<HTMLDetailsElement>('details[data-rows]')];
  if (groups.length === 0) return;
  const filled = await Promise.all(groups.map(fillGroup));
  if (filled.every(Boolean)) await fillAllGroups(nav);
}

function replaceGroupLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav a[data-rows]')) {
    const hadFocus = link === document.activeElement;
    const { group, title } = groupOf(link);
    link.replaceWith(group);
    if (hadFocus) title.focus({ preventScroll: true });
  }
}

function groupOf(link: HTMLAnchorElement): { group: HTMLDetailsElement; title: HTMLElement } {
  const group = document.createElement('details');
  const title = document.createElement('summary');
  title.append(...link.childNodes);
  group.append(title, document.createElement('ul'));
  Object.assign(group.dataset, link.dataset);
  group.addEventListener('toggle', () => {
    if (group.open && group.dataset['rows'])
      void fillGroup(group).then((isFilled) => isFilled || offerList(group, link));
  });
  for (const sign of ['pointerenter', 'focus']) {
    title.addEventListener(sign, () => {
      if (group.dataset['rows']) loadRows(group).catch(() => undefined);
    });
  }
  group.open = link.hasAttribute('open');
  return { group, title };
}

/** Where the rows cannot be had, the group holds the link to the page that lists them. */
function offerList(group: HTMLDetailsElement, { href }: HTMLAnchorElement): void {
  const row = document.createElement('li');
  const link = document.createElement('a');
  link.href = href;
  link.textContent = group.querySelector('summary')?.textContent ?? href;
  row.append(link);
  group.querySelector('ul')?.replaceChildren(row);
}

/** Puts the rows into a group and answers whether they could be had. */
async function fillGroup(group: HTMLDetailsElement): Promise<boolean> {
  try {
    const html = await loadRows(group);
    const list = group.querySelector('ul');
    // Somebody else may have waited for the same rows.
    if (!list || group.dataset['rows'] === undefined) return true;
    list.innerHTML = trustedHtml(html);
    delete group.dataset['rows'];
    replaceGroupLinks();
    return true;
  } catch {
    return false;
  }
}

function loadRows({ dataset }: HTMLElement): Promise<string> {
  const address = dataset['rows'] ?? '';
  const loading = asked.get(address) ?? askFor(address);
  asked.set(address, loading);
  // Offline now, perhaps not the next time.
  loading.catch(() => asked.delete(address));
  return loading;
}

async function askFor(address: string): Promise<string> {
  const answer = await fetch(address);
  const rows: unknown = answer.ok ? await answer.json() : undefined;
  if (typeof rows !== 'string') throw new Error(`${address} holds no rows.`);
  return rows;
}
