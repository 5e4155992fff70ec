import { useId, useRef, useSyncExternalStore } from 'react';
import { announce } from '../../../base/announce.browser.ts';
import { CodePane } from './code-pane.island.tsx';
import type { EditSession } from './edit-session.browser.ts';
import { EditorBar } from './editor-bar.island.tsx';
import type { EditorWords } from './load-editor-words.browser.ts';
import { problemText } from './problem-text.browser.ts';
import { shareEdit, unshareEdit } from './share-edit.browser.ts';

interface LiveEditorProps {
  /** Name of the demo on its page. */
  name: string;
  /** File name of the edited source. */
  file: string;
  session: EditSession;
  words: EditorWords;
  /** Hands out the way to move the focus into the code. */
  onReady: (focus: () => void) => void;
  /** Absent where the editor is the page. */
  onClose?: (() => void) | undefined;
}

/** The editor of one demo: its bar, the code, and what is wrong with it. */
export function LiveEditor({ name, file, session, words, onReady, onClose }: LiveEditorProps) {
  const state = useSyncExternalStore(session.subscribe, session.get);
  const hint = useId();
  const exit = useRef<HTMLButtonElement>(null);
  function share(): void {
    void shareEdit({ demo: name, code: state.code }).then(
      () => announce(words('shared')),
      () => announce(words('notShared')),
    );
  }
  function run(): void {
    unshareEdit();
    session.run();
  }
  function reset(): void {
    unshareEdit();
    session.reset();
    announce(words('wasReset'));
  }
  return (
    <>
      <EditorBar
        {...{ file, state, words, exit }}
        onRun={run}
        onShare={share}
        onReset={reset}
        onClose={onClose}
      />
      {state.isWaiting && <p className="editor__note">{words('foreign')}</p>}
      {state.isUnkept && (
        <p className="editor__note" role="status">
          {words('unkept')}
        </p>
      )}
      <CodePane
        code={state.code}
        label={words('code', { name: file })}
        describedBy={hint}
        problemLine={state.problem?.line}
        onChange={session.change}
        onLeave={() => exit.current?.focus()}
        onReady={onReady}
      />
      <p className="editor__problem" role="status">
        {state.problem && problemText(words, state.problem)}
      </p>
      <p className="editor__hint" id={hint}>
        {words('hint')}
      </p>
    </>
  );
}
