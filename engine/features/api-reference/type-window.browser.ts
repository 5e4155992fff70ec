/** The code of a product's types, and where the names of entries lead. */
interface TypeFile {
  types: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
}

const files = new Map<string, Promise<TypeFile>>();
let trail: string[] = [];
/** The file that the names of the trail are looked up in. */
let typesHref = '';

/** Lets the names of types open a small window with their code, and the names in it open others. */
export function startTypeWindow(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-type]') : null;
    if (button instanceof HTMLElement && button.dataset['type']) {
      const isInside = button.closest('.twindow') !== null;
      trail = [...(isInside ? trail : []), button.dataset['type']];
      typesHref = isInside ? typesHref : typesOf(button);
      void openWindow(button);
    }
  });
}

/** A page of several products says beside a name where its type stands. */
function typesOf({ dataset }: HTMLElement): string {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  return dataset['types'] ?? page?.dataset['apiPage'] ?? '';
}

async function openWindow(opener: HTMLElement): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-api-page]');
  const panel = findPanel();
  const name = trail.at(-1) ?? '';
  try {
    const file = await loadTypes(typesHref);
    panel.replaceChildren(headOf(name, page, opener), codeOf(file, name));
  } catch {
    panel.replaceChildren(headOf(name, page, opener), page?.dataset['failed'] ?? '');
  }
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

function headOf(name: string, page: HTMLElement | null, opener: HTMLElement): HTMLElement {
  const head = document.createElement('div');
  head.className = 'twindow__head';
  const title = document.createElement('b');
  title.textContent = name;
  head.append(title);
  if (trail.length > 1) {
    head.append(buttonOf(page?.dataset['back'] ?? '', () => goBack(opener)));
  }
  head.append(buttonOf(page?.dataset['close'] ?? '', () => findPanel().hidePopover()));
  findPanel().setAttribute('aria-label', name);
  return head;
}

function goBack(opener: HTMLElement): void {
  trail = trail.slice(0, -1);
  void openWindow(opener);
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
