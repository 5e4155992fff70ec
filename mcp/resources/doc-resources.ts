import type { Resource, TextResourceContents } from '@modelcontextprotocol/sdk/types.js';
import type { Docs } from '../docs/docs.ts';

/** What the addresses of resources begin with. */
export const resourceStarts = { page: 'docs://page/', api: 'docs://api/' };

/** The pages of the first language, and the entries of the API reference. */
export function listResources({ pages, entries, languages }: Docs): Resource[] {
  const texts = pages
    .filter(({ locale, kind }) => locale === languages[0] && kind !== 'api')
    .map(({ href, title, description }) => ({
      uri: resourceStarts.page + href.slice(1),
      name: href,
      title,
      description,
      mimeType: 'text/markdown',
    }));
  const facts = entries.map(({ id, name, kind }) => ({
    uri: resourceStarts.api + id,
    name: id,
    title: name,
    description: `The API of the ${kind} ${name}.`,
    mimeType: 'application/json',
  }));
  return [...texts, ...facts];
}

/** What is at the address of a resource; undefined when it is nothing. */
export async function readResource(
  docs: Docs,
  uri: string,
): Promise<TextResourceContents | undefined> {
  if (uri.startsWith(resourceStarts.api)) {
    const id = uri.slice(resourceStarts.api.length);
    const listed = docs.entries.find((entry) => entry.id === id);
    if (!listed) return undefined;
    const text = JSON.stringify(await docs.entryOf(listed), null, 2);
    return { uri, mimeType: 'application/json', text };
  }
  if (!uri.startsWith(resourceStarts.page)) return undefined;
  const address = `/${uri.slice(resourceStarts.page.length)}`;
  // The language is that of the address.
  const language = docs.languages.find((it) => address.startsWith(`/${it}/`)) ?? docs.languages[0];
  const place = docs.findPlace(address, language ?? '');
  if (!place || place.instead === 'substitute') return undefined;
  return { uri, mimeType: 'text/markdown', text: await docs.textOf(place.page) };
}
