import type { ChatLink } from '../../model/docs-config.ts';
import type { LinkView } from '../../model/page-view.ts';
import type { Words } from '../site/words.ts';

/** Links that ask each assistant of the configuration to read a page, given the address of its Markdown. */
export function describeChatLinks(
  links: readonly ChatLink[],
  address: string,
  words: Pick<Words, 'get'>,
): LinkView[] {
  const prompt = encodeURIComponent(
    words.get('pageMarkdown.prompt').replace('{url}', () => address),
  );
  return links.map(({ name, href }) => ({
    text: words.get('pageMarkdown.openIn').replace('{name}', () => name),
    href: href.replace('{prompt}', () => prompt),
  }));
}
