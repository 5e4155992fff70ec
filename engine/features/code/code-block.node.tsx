import type { ReactNode } from 'react';
import { CodePre } from './code-pre.node.tsx';
import type { CodeView } from './code-view.ts';
import { CopyButton } from './copy-button.node.tsx';
import { SpriteIcon } from './sprite-icon.tsx';

interface CodeBlockProps {
  code: CodeView;
  /** File name or caption above the code. */
  title?: string | undefined;
  diff?: boolean;
  /** False for text that nobody pastes, such as output. */
  copy?: boolean;
}

/** A framed block of code with an optional file name and a copy button. */
export function CodeBlock({ code, title, diff = false, copy = true }: CodeBlockProps) {
  const classNames = ['code', diff && 'code--diff', code.tall && 'code--tall'];
  const tools = copy && (
    <div className="code__tools">
      <CopyButton />
    </div>
  );
  return (
    <div className={classNames.filter(Boolean).join(' ')}>
      {title ? <CodeHead title={title}>{tools}</CodeHead> : tools}
      <CodePre {...code} />
    </div>
  );
}

function CodeHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="code__head">
      <span className="code__name">
        <SpriteIcon name="page" className="i--s" />
        {title}
      </span>
      {children}
    </div>
  );
}
