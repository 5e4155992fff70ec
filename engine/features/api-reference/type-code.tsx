import { Fragment, type ReactNode } from 'react';
import { useApiScope } from './api-scope.ts';

const names = /("[^"]*"|'[^']*'|\b[A-Z]\w+)/;

/** A type in which the names of other entries lead to their pages and those of types can be opened. */
export function TypeCode({ type, className = 'ptype' }: { type: string; className?: string }) {
  const { view } = useApiScope();
  const parts = type.split(names).map((part, at): ReactNode => {
    const href = view.links[part];
    if (href !== undefined && part !== view.entry.name) {
      return (
        <a key={at} href={href}>
          {part}
        </a>
      );
    }
    return view.types.includes(part) ? <TypeButton key={at} name={part} /> : breakable(part, at);
  });
  return <code className={className}>{parts}</code>;
}

function TypeButton({ name }: { name: string }) {
  const { foreignTypes } = useApiScope();
  return (
    <button type="button" className="tref" data-type={name} data-types={foreignTypes}>
      {name}
    </button>
  );
}

/** Long unions may break after each bar. */
function breakable(text: string, key: number): ReactNode {
  return <Fragment key={key}>{text}</Fragment>;
}
