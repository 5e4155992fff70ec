import { hostOf } from './demo-elements.browser.ts';
import type { DemoSources, PageDemos } from './source/demo-sources.ts';

const loading = new Map<string, Promise<PageDemos>>();

/** What a demo is made of; the first question fetches the file with all demos of its page. */
export function loadSourcesOf(demo: HTMLElement): Promise<DemoSources> {
  return loadSources(hostOf(demo).dataset['demo'] ?? '');
}

/** The same for a demo that need not stand in the page, by its id. */
export async function loadSources(id: string): Promise<DemoSources> {
  const [folder = '', name = ''] = id.split('/demos/');
  const address = `/demos/${folder}.json`;
  const demos = loading.get(address) ?? fetchDemos(address);
  loading.set(address, demos);
  // A failure is not remembered, so that the reader can try again.
  demos.catch(() => loading.delete(address));
  const sources = (await demos)[name];
  if (!sources) throw new Error(`There is no demo ${name} in ${address}.`);
  return sources;
}

async function fetchDemos(address: string): Promise<PageDemos> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return (await answer.json()) as PageDemos;
}
