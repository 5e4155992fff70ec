import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { createCodeView, replaceCode } from './create-code-view.browser.ts';
import { setProblemLine } from './problem-line.ts';

interface CodePaneProps {
  code: string;
  label: string;
  describedBy: string;
  problemLine: number | undefined;
  onChange: (code: string) => void;
  onLeave: () => void;
  /** Hands out the way to move the focus into the code. */
  onReady: (focus: () => void) => void;
}

/** The place to type, kept in step with what happens outside it. */
export function CodePane(props: CodePaneProps) {
  const { code, problemLine } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const first = useRef(props);
  useEffect(() => {
    if (!host.current) return undefined;
    const made = createCodeView({ ...first.current, parent: host.current });
    view.current = made;
    first.current.onReady(() => made.focus());
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (view.current) replaceCode(view.current, code);
  }, [code]);
  useEffect(() => {
    view.current?.dispatch({ effects: setProblemLine.of(problemLine) });
  }, [problemLine]);
  // Code reads from left to right in every language.
  return <div ref={host} className="editor__code" dir="ltr" />;
}
