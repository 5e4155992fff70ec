import { useApiScope } from './api-scope.ts';

/** The words of a package's author. */
export function CommentText({ markdown }: { markdown: string }) {
  const { view, describe } = useApiScope();
  return (
    <div
      className="ptext"
      lang={view.commentLang}
      dangerouslySetInnerHTML={{ __html: describe(markdown) }}
    />
  );
}
