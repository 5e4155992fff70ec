/** The code of a product's types, and where the names of entries lead. */
export interface TypeFile {
  types: Readonly<Record<string, string>>;
  links: Readonly<Record<string, string>>;
}

const files = new Map<string, Promise<unknown>>();

/** Loads a file of the API reference once. */
export function loadApiFile<Data>(href: string): Promise<Data> {
  const loading = files.get(href) ?? fetchFile(href);
  files.set(href, loading);
  // A failure is not remembered: the connection may come back.
  loading.catch(() => files.delete(href));
  return loading as Promise<Data>;
}

async function fetchFile(href: string): Promise<unknown> {
  const response = await fetch(href);
  if (!response.ok) {
    throw new Error(`The reference could not be loaded: ${String(response.status)}.`);
  }
  return response.json();
}

/** The code of a type, in which names of types can be opened and names of entries lead to their pages. */
export function typeCodeOf({ types, links }: TypeFile, name: string, prefix: string): HTMLElement {
  const code = document.createElement('pre');
  code.tabIndex = 0;
  for (const part of (types[name] ?? name).split(/(\b[A-Z]\w+)/)) {
    code.append(part === name ? part : partOf(part, { types, links }, prefix));
  }
  return code;
}

function partOf(part: string, { types, links }: TypeFile, prefix: string): Node | string {
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
    link.href = `${prefix}${links[part] ?? ''}`;
    link.textContent = part;
    return link;
  }
  return part;
}
