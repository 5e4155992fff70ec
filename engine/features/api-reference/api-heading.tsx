import type { ReactNode } from 'react';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { useTranslate } from '../config/docs-provider.tsx';
import { SectionCopy } from '../page-markdown/section-copy.tsx';

interface ApiHeadingProps {
  id: string;
  depth?: 2 | 3;
  children: ReactNode;
}

/** A heading of an API page, with a link to itself and a button that copies its section. */
export function ApiHeading({ id, depth = 2, children }: ApiHeadingProps) {
  const t = useTranslate();
  const Tag = `h${depth}` as const;
  return (
    <Tag id={id}>
      <span>{children}</span>
      <AnchorLink id={id} />
      <SectionCopy translate={t} />
      <CommentLink id={id} />
    </Tag>
  );
}

/** The link that appears beside whatever has an anchor. */
function AnchorLink({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <a className="anchor" href={`#${id}`} aria-label={t('heading.link')}>
      <SpriteIcon name="link" className="i--s" />
    </a>
  );
}

function CommentLink({ id }: { id: string }) {
  const t = useTranslate();
  return (
    <a
      className="anchor comment-link"
      href="#feedback"
      data-feedback-hash={id}
      aria-label={t('heading.comment')}
    >
      <SpriteIcon name="comment" className="i--s" />
    </a>
  );
}
