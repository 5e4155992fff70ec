import type { Image, ImageReference, Link, LinkReference } from 'mdast';
import type { ReactNode } from 'react';
import { checkHref, findImageFault } from './check-href.ts';
import type { PageScope } from './page-scope.node.ts';
import { lineOf } from './report.ts';

/** A link with its text; an address that is not allowed leaves only the text. */
export function renderLink(
  node: Link | LinkReference,
  children: ReactNode,
  scope: PageScope,
): ReactNode {
  const href = readHref(node, scope);
  if (href === undefined) {
    return children;
  }
  return checkHref(href).kind === 'external' ? (
    <a className="link link--external" href={href} rel="noopener">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}

/** The address of a link, noted for the check of the whole site; undefined when it is not allowed. */
export function readHref(node: Link | LinkReference, scope: PageScope): string | undefined {
  const href = urlOf(node, scope);
  const check = checkHref(href);
  if (node.children.length === 0) {
    scope.report(node, {
      message: `The link to "${href}" has no text.`,
      fix: 'Write what the reader finds there: [text](address).',
    });
  }
  if (check.kind === 'wrong') {
    scope.report(node, check.fault);
    return undefined;
  }
  if (check.kind === 'internal') {
    scope.links.push({ href, line: lineOf(node) });
  }
  return href;
}

/** An image of the site with its description. */
export function renderImage(node: Image | ImageReference, scope: PageScope): ReactNode {
  const url = urlOf(node, scope);
  const picture = scope.pictures.get(url);
  const fault = picture ? undefined : findImageFault(url);
  if (fault) {
    scope.report(node, fault);
  }
  if (!node.alt?.trim()) {
    scope.report(node, {
      message: `The image "${url}" has no description.`,
      fix: 'Say what it shows: ![description](./name.png).',
    });
  }
  if (fault) {
    return null;
  }
  const { src = url, width, height } = picture ?? {};
  const size = { width, height };
  return <img src={src} alt={node.alt ?? ''} {...size} loading="lazy" decoding="async" />;
}

function urlOf(node: Link | LinkReference | Image | ImageReference, scope: PageScope): string {
  return 'url' in node ? node.url : (scope.definitions.get(node.identifier)?.url ?? '');
}
