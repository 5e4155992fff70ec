import type { CodeView } from './code-view.ts';

/** The code itself; a region of its own when it may scroll. */
export function CodePre({ html, scrollLabel }: CodeView) {
  const region = scrollLabel && { tabIndex: 0, role: 'region', 'aria-label': scrollLabel };
  return (
    <pre {...region}>
      {/* The highlighter has escaped the code; parsing it back into elements would only cost time. */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
