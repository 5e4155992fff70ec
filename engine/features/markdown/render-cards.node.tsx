import type { List, ListItem, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ReactNode } from 'react';
import { Cards, type Card } from './cards.node.tsx';
import type { PageScope } from './page-scope.node.ts';
import { readHref } from './render-link.node.tsx';
import { renderPhrasing } from './render-phrasing.node.tsx';

/** A list of links as a grid of cards. */
export function renderCards(list: List, scope: PageScope): ReactNode {
  return <Cards cards={list.children.flatMap((item) => readCard(item, scope))} />;
}

function readCard(item: ListItem, scope: PageScope): Card[] {
  const [paragraph, ...others] = item.children;
  const [link, ...rest] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (link?.type !== 'link' || others.length > 0 || rest.some((node) => node.type === 'link')) {
    scope.report(item, {
      message: `"${toString(item)}" is not a card.`,
      fix: 'Write "- [Title](/folder/page/) A few words without another link."',
    });
    return [];
  }
  const href = readHref(link, scope);
  const title = renderPhrasing(link.children, scope);
  const text = renderPhrasing(withoutDash(rest), scope);
  return href === undefined ? [] : [{ href, title, text }];
}

/** Takes out the sign between title and words, which the layout of a card replaces. */
function withoutDash([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') {
    return first ? [first, ...rest] : [];
  }
  return [{ ...first, value: first.value.replace(/^\s*[-–—:：]?\s*/u, '') }, ...rest];
}
