import { Fragment, type ReactNode } from 'react';
import { useApiScope } from './api-scope.ts';
import { LongName } from '../code/long-name.tsx';

/** Letters of a line in the column of types, which is narrower than that of names. */
const widest = 16;

const names = /("[^"]*"|'[^']*'|\b[A-Z]\w+)/;

/** A type in which the names of other entries lead to their pages and those of types can be opened. */
export function TypeText({ type }: { type: string }): ReactNode {
  const { view } = useApiScope();
  return type.split(names).map((part, at): ReactNode => {
    const href = view.links[part];
    if (href !== undefined && part !== view.entry.name) {
      return (
        <a key={at} href={href}>
          <LongName name={part} line={widest} />
        </a>
      );
    }
    return view.types.includes(part) ? (
      <TypeButton key={at} name={part} />
    ) : (
      <Fragment key={at}>
        {/^[A-Z]/.test(part) ? <LongName name={part} line={widest} /> : part}
      </Fragment>
    );
  });
}

/** The same as code in a text. */
export function TypeCode({ type }: { type: string }) {
  return (
    <code className="ptype">
      <TypeText type={type} />
    </code>
  );
}

function TypeButton({ name }: { name: string }) {
  const { foreignTypes } = useApiScope();
  return (
    <button type="button" className="tref" data-type={name} data-types={foreignTypes}>
      <LongName name={name} line={widest} />
    </button>
  );
}
