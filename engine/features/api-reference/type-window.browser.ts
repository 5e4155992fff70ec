import { createLatest } from '../../base/latest.ts';

/** The code of a product's types, and where the names of entries lead. */
interface TypeFile {
  types: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
}

const drawing = createLatest<HTMLElement>();
const files = new Map<string, Promise<TypeFile>>();

/** What is shown in the window: a type, those the reader came through, and the file they are in. */
interface Trail {
  names: readonly string[];
  href: string;
}

/** Lets the names of types open a small window with their code, and the names in it open others. */
export function addTypeWindow(signal: AbortSignal): void {
  let trail: Trail = { names: [], href: '' };
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('[data-type]') : null;
    if (!(button instanceof HTMLElement) || !button.dataset['type']) return;
    const isInside = button.closest('.twindow') !== null;
    const names = [...(isInside ? trail.names : []), button.dataset['type']];
    trail = { names, href: isInside ? trail.href : typesOf(button) };
    void openWindow(trail, goBack);
  };
  const goBack = (): void => {
    trail = { ...trail, names: trail.names.slice(0, -1) };
    void openWindow(trail, goBack);
  };
  document.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', () => document.querySelector('.twindow')?.remove());
}

/** A page of several products says beside a name where its type stands. */
function typesOf({ dataset }: HTMLElement): string {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  return dataset['types'] ?? page?.dataset['apiPage'] ?? '';
}

async function openWindow({ names, href }: Trail, goBack: () => void): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  const panel = findPanel();
  const isLatest = drawing.begin(panel);
  const name = names.at(-1) ?? '';
  const head = headOf(name, page, names.length > 1 ? goBack : undefined);
  const content = await loadTypes(href).then(
    (file) => codeOf(file, name),
    () => page?.dataset['failed'] ?? '',
  );
  if (!isLatest()) return;
  panel.setAttribute('aria-label', name);
  panel.replaceChildren(head, content);
  if (!panel.matches(':popover-open')) {
    panel.showPopover();
  }
  panel.querySelector<HTMLElement>('button')?.focus();
}

function loadTypes(href: string): Promise<TypeFile> {
  const loading = files.get(href) ?? fetchTypes(href);
  files.set(href, loading);
  // A failure is not remembered: the connection may come back.
  loading.catch(() => files.delete(href));
  return loading;
}

async function fetchTypes(href: string): Promise<TypeFile> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`The types could not be loaded: ${String(response.status)}.`);
  }
  return (await response.json()) as TypeFile;
}

function findPanel(): HTMLElement {
  const known = document.querySelector<HTMLElement>('.twindow');
  if (known) {
    return known;
  }
  const panel = document.createElement('div');
  panel.className = 'twindow';
  panel.popover = 'auto';
  panel.setAttribute('role', 'dialog');
  document.body.append(panel);
  return panel;
}

function headOf(
  name: string,
  page: HTMLElement | null,
  goBack: (() => void) | undefined,
): HTMLElement {
  const head = document.createElement('div');
  head.className = 'twindow__head';
  const title = document.createElement('b');
  title.textContent = name;
  head.append(title);
  if (goBack) head.append(buttonOf(page?.dataset['back'] ?? '', goBack));
  head.append(buttonOf(page?.dataset['close'] ?? '', () => findPanel().hidePopover()));
  return head;
}

function buttonOf(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}

function codeOf({ types, links }: TypeFile, name: string): HTMLElement {
  const code = document.createElement('pre');
  code.tabIndex = 0;
  for (const part of (types[name] ?? name).split(/(\b[A-Z]\w+)/)) {
    code.append(part === name ? part : partOf(part, { types, links }));
  }
  return code;
}

function partOf(part: string, { types, links }: TypeFile): Node | string {
  if (Object.hasOwn(types, part)) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'tref';
    button.dataset['type'] = part;
    button.textContent = part;
    return button;
  }
  if (Object.hasOwn(links, part)) {
    const link = document.createElement('a');
    const { dataset } = document.querySelector<HTMLElement>('[data-api-page]') ?? link;
    link.href = `${dataset['prefix'] ?? ''}${links[part] ?? ''}`;
    link.textContent = part;
    return link;
  }
  return part;
}
