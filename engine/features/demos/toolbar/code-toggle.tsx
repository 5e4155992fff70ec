import { htmlToken } from '../../../model/html-token.ts';
import { SpriteIcon } from '../../code/sprite-icon.tsx';

interface CodeToggleProps {
  /** Id of the code. */
  controls: string;
  /** All of the code is shown at first. */
  expanded: boolean;
  /** A part of the code stays when it is collapsed. */
  preview: boolean;
}

/** Shows all of the code, or less of it; both labels are there and styles choose by the state. */
export function CodeToggle({ controls, expanded, preview }: CodeToggleProps) {
  return (
    <button
      className="btn btn--quiet"
      type="button"
      data-do="expand"
      aria-expanded={expanded}
      aria-controls={controls}
    >
      <SpriteIcon name="code" className="i--s" />
      <span className="demo__more-word">{htmlToken(preview ? 'demo.expand' : 'demo.show')}</span>
      <span className="demo__less-word">{htmlToken(preview ? 'demo.collapse' : 'demo.hide')}</span>
      <SpriteIcon name="chev" className="i--s i--chev" />
    </button>
  );
}
