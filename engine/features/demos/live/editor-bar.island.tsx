import type { RefObject } from 'react';
import type { EditState } from './edit-session.browser.ts';
import type { EditorWords } from './load-editor-words.browser.ts';

interface EditorBarProps {
  file: string;
  state: EditState;
  words: EditorWords;
  /** Where the focus goes when the reader leaves the code. */
  exit: RefObject<HTMLButtonElement | null>;
  onRun: () => void;
  onShare: () => void;
  onReset: () => void;
  onClose?: (() => void) | undefined;
}

/** Name of the edited file and what can be done with the edit. */
export function EditorBar(props: EditorBarProps) {
  const { file, state, words, exit, onRun, onShare, onReset, onClose } = props;
  const mustRun = state.isWaiting || state.isStopped;
  return (
    <div className="code__head editor__bar">
      <span className="code__name">{file}</span>
      {state.isEdited && <span className="editor__mark">{words('edited')}</span>}
      <div className="code__tools">
        {mustRun && (
          <button className="btn btn--primary" type="button" onClick={onRun}>
            {words(state.isStopped ? 'restart' : 'run')}
          </button>
        )}
        <button
          className="btn btn--quiet"
          type="button"
          ref={onClose ? undefined : exit}
          onClick={onShare}
        >
          {words('share')}
        </button>
        <button
          className="btn btn--quiet"
          type="button"
          onClick={onReset}
          disabled={!state.isEdited}
        >
          {words('reset')}
        </button>
        {onClose && (
          <button className="btn btn--quiet" type="button" ref={exit} onClick={onClose}>
            {words('close')}
          </button>
        )}
      </div>
    </div>
  );
}
