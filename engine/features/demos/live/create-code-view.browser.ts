import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { highlightCode } from './highlight-code.ts';
import { problemLine } from './problem-line.ts';

interface CodeViewOptions {
  parent: HTMLElement;
  code: string;
  label: string;
  /** Id of the text that tells how to get out. */
  describedBy: string;
  onChange: (code: string) => void;
  onLeave: () => void;
}

/** Makes the place to type; Tab is left to the browser, so that nobody is caught in it. */
export function createCodeView(options: CodeViewOptions): EditorView {
  const { parent, code, label, describedBy, onChange, onLeave } = options;
  const leave = {
    key: 'Escape',
    run: () => {
      onLeave();
      return true;
    },
  };
  const extensions = [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    javascript({ jsx: true, typescript: true }),
    syntaxHighlighting(highlightCode),
    problemLine,
    keymap.of([leave, ...defaultKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      // Focusable already, but not every tool knows that of editable content.
      tabindex: '0',
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: code, extensions }) });
}

/** Replaces the whole code, for instance by the original; undo brings the old back. */
export function replaceCode(view: EditorView, code: string): void {
  const { doc } = view.state;
  if (doc.toString() === code) return;
  view.dispatch({ changes: { from: 0, to: doc.length, insert: code } });
}
