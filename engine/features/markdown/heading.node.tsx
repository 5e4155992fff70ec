import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { SectionCopy } from '../page-markdown/section-copy.tsx';

interface HeadingProps {
  depth: number;
  /** Anchor; headings without one have no permalink. */
  id?: string | undefined;
  children: ReactNode;
}

/** A heading of the text, with a link to itself and a button that copies its section; it can be commented on. */
export function Heading({ depth, id, children }: HeadingProps) {
  const Tag = `h${depth}` as 'h2' | 'h3' | 'h4';
  return (
    <Tag id={id}>
      {id ? <span>{children}</span> : children}
      {id && (
        <>
          <a className="anchor" href={`#${id}`} aria-label={htmlToken('heading.link')}>
            <SpriteIcon name="link" className="i--s" />
          </a>
          <SectionCopy translate={htmlToken} />
        </>
      )}
      {id && depth < 4 && <CommentLink id={id} />}
    </Tag>
  );
}

/** Leads to the form at the end of the page, which a script then opens for this section. */
function CommentLink({ id }: { id: string }) {
  return (
    <a
      className="anchor comment-link"
      href="#feedback"
      data-feedback-hash={id}
      aria-label={htmlToken('heading.comment')}
    >
      <SpriteIcon name="comment" className="i--s" />
    </a>
  );
}
