import type { ApiEntry, ApiProp } from './api-entry.ts';
import { propId } from './api-ids.ts';
import { firstImport } from './import-code.ts';
import { shortType } from './short-type.ts';

/** An entry as programs find it. */
export type EntryFile = ApiEntry & {
  /** Canonical pathname of its page; absent when it has none. */
  pathname?: string;
};

/** The words of cards about entries. */
export interface EntryWords {
  default: string;
  required: string;
  deprecated: string;
  /** A link to the reference, with `{name}`. */
  reference: string;
}

/** What a card is written with. */
export interface EntryCardSetup {
  words: EntryWords;
  /** What addresses of the reader's language begin with. */
  prefix: string;
}

/** What a reader wants to know of a name at once: of a prop its type and default, of an entry how it is imported. */
export function entryCardOf(entry: EntryFile, name: string, setup: EntryCardSetup): Node {
  const prop = entry.props.find((it) => it.name === name);
  const card = document.createDocumentFragment();
  const code = prop ? shortType(prop) : firstImport(entry);
  if (code !== undefined) card.append(codeOf(code));
  card.append(factsOf(prop ?? entry, setup.words));
  const description = (prop ?? entry).deprecated || (prop ?? entry).description;
  if (description !== undefined) card.append(textOf(description));
  const link = linkOf(entry, prop, setup);
  if (link) card.append(link);
  return card;
}

function codeOf(text: string): HTMLElement {
  const code = document.createElement('pre');
  code.tabIndex = 0;
  code.textContent = text;
  return code;
}

/** The default and the marks; nothing where there are none. */
function factsOf(
  { plan, deprecated, ...rest }: ApiEntry | ApiProp,
  words: EntryWords,
): Node | string {
  const facts = document.createElement('p');
  facts.className = 'twindow__fact';
  const add = (text: string, tag: string): void => {
    const mark = document.createElement('span');
    mark.className = `tag tag--${tag}`;
    mark.textContent = text;
    facts.append(mark);
  };
  if ('required' in rest) add(words.required, 'req');
  if (deprecated !== undefined) add(words.deprecated, 'dep');
  if (plan) add(plan === 'pro' ? 'Pro' : 'Premium', plan);
  if ('default' in rest) {
    const value = document.createElement('code');
    value.textContent = rest.default.replaceAll('`', '');
    facts.append(`${words.default} `, value);
  }
  return facts.hasChildNodes() ? facts : '';
}

/** The first paragraph of a comment: its code as code, its links as their words. */
function textOf(markdown: string): HTMLElement {
  const text = document.createElement('p');
  const [first = ''] = markdown.trim().split(/\n\s*\n/, 1);
  const plain = first.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\s+/g, ' ');
  for (const [at, part] of plain.split('`').entries()) {
    if (at % 2 === 0) text.append(part);
    else {
      const code = document.createElement('code');
      code.textContent = part;
      text.append(code);
    }
  }
  return text;
}

function linkOf(
  entry: EntryFile,
  prop: ApiProp | undefined,
  { words, prefix }: EntryCardSetup,
): HTMLElement | undefined {
  if (entry.pathname === undefined) return undefined;
  const line = document.createElement('p');
  const link = document.createElement('a');
  const anchor = prop ? `#${propId(entry, prop.name)}` : '';
  link.href = `${prefix}${entry.pathname}/${anchor}`;
  link.textContent = words.reference.replace('{name}', entry.name);
  line.append(link);
  return line;
}
