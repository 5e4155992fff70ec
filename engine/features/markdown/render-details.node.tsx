import type { ContainerDirective } from 'mdast-util-directive';
import type { ReactNode } from 'react';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { isLabel } from './is-label.ts';
import type { PageScope, RenderInside } from './page-scope.node.ts';
import { renderPhrasing } from './render-phrasing.node.tsx';

/** Text behind its title; the browser opens it for its own search and for links to what is inside. */
export function renderDetails(
  node: ContainerDirective,
  scope: PageScope,
  renderInside: RenderInside,
): ReactNode {
  const [title, ...inside] = node.children;
  if (!isLabel(title) || inside.length === 0) {
    scope.report(node, {
      message: '":::details" holds no text.',
      fix: 'Write the text between ":::details[Title]" and ":::".',
    });
    return null;
  }
  return (
    <details className="details">
      <summary>
        <SpriteIcon name="chev" />
        <span>{renderPhrasing(title.children, scope)}</span>
      </summary>
      <div>{renderInside(inside, { ...scope, holdsDemos: true })}</div>
    </details>
  );
}
