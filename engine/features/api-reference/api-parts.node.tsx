import { htmlToken } from '../../model/html-token.ts';
import { CodeBlock } from '../code/code-block.node.tsx';
import type { Highlight } from '../code/highlight.node.ts';
import { linesToHtml } from '../code/lines-to-html.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiEntry } from './api-entry.ts';
import { methodId, parameterId } from './api-ids.ts';
import type { ApiView } from './api-view.ts';
import { CommentText } from './comment-text.tsx';
import { answerOf, parametersOf } from './hook-call.ts';
import { importCode } from './import-code.ts';
import { PropsTable } from './props-table.tsx';
import { TypeCode } from './type-code.tsx';

/** The ways to import an entry. */
export function ImportCode({ entry, highlight }: { entry: ApiEntry; highlight: Highlight }) {
  const lines = highlight(importCode(entry), 'tsx');
  const html = linesToHtml({ lines, marked: [] });
  return <CodeBlock code={{ html, scrollLabel: `${htmlToken('code.example')} ${entry.name}` }} />;
}

/** Warns that an entry will go, and says what comes instead. */
export function Deprecation({ hint }: { hint: string }) {
  const t = useTranslate();
  return (
    <aside className="callout callout--warning" role="note">
      <p>
        <strong>{t('api.deprecated')}</strong>
      </p>
      {hint !== '' && <CommentText markdown={hint} />}
    </aside>
  );
}

/** A table and its name for listeners. */
export interface TableProps {
  view: ApiView;
  label: string;
}

/** What a hook is called with. */
export function Parameters({ view: { entry }, label }: TableProps) {
  return (
    <PropsTable
      label={label}
      table="parameters"
      props={parametersOf(entry)}
      idOf={(name) => parameterId(entry, name)}
    />
  );
}

/** What a hook answers. */
export function Answer({ view }: { view: ApiView }) {
  const { type = '', description } = answerOf(view.entry.signature) ?? {};
  return (
    <>
      <p>
        <TypeCode type={type} />
      </p>
      {description !== undefined && <CommentText markdown={description} />}
    </>
  );
}

/** Which component receives the props that this one does not use. */
export function Inheritance({ view }: { view: ApiView }) {
  const t = useTranslate();
  const name = view.entry.inherits ?? '';
  const href = view.links[name];
  const [before, after] = t('api.inheritanceText').split('{name}');
  return (
    <p>
      {before}
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
      {after}
    </p>
  );
}

/** What a reference to the component can be asked to do. */
export function Methods({ view, label }: TableProps) {
  const t = useTranslate();
  const { entry } = view;
  const page = entry.methodsOf;
  if (page !== undefined) {
    const [before, after] = t('api.methodsPage').split('{name}');
    return (
      <p>
        {before}
        <a href={view.links[page]}>{page}</a>
        {after}
      </p>
    );
  }
  return (
    <PropsTable
      label={label}
      table="methods"
      props={entry.methods}
      idOf={(name) => methodId(entry, name)}
    />
  );
}
