import { tableRoles } from './table-roles.ts';
import { useApiScope } from './api-scope.ts';

/** The words of a package's author. */
export function CommentText({ markdown }: { markdown: string }) {
  const { view, describe } = useApiScope();
  return (
    <div
      className="ptext"
      {...view.commentLanguage}
      dangerouslySetInnerHTML={{ __html: describe(markdown) }}
    />
  );
}

/** A cell with nothing but the words of a package's author. */
export function CommentCell({ markdown }: { markdown: string | undefined }) {
  const { view, describe } = useApiScope();
  if (markdown === undefined) return <td {...tableRoles.cell} />;
  return (
    <td
      {...tableRoles.cell}
      className="ptext"
      {...view.commentLanguage}
      dangerouslySetInnerHTML={{ __html: describe(markdown) }}
    />
  );
}
