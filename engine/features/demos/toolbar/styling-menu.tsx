import { htmlToken } from '../../../model/html-token.ts';
import { SpriteIcon } from '../../code/sprite-icon.tsx';

/** Chooses between the stylings a demo is written in. */
export function StylingMenu({ stylings }: { stylings: readonly string[] }) {
  return (
    <details className="menu-at" data-menu="">
      <summary className="btn btn--quiet" tabIndex={-1}>
        <span className="vh">{htmlToken('demo.styling')}</span>
        <span data-styling-name="">{htmlToken('demo.stylings.system')}</span>
        <SpriteIcon name="chev" className="i--s i--chev" />
      </summary>
      <div className="menu">
        {stylings.map((styling) => (
          <button key={styling} type="button" data-do="styling" value={styling}>
            {htmlToken(`demo.stylings.${styling}`)}
          </button>
        ))}
      </div>
    </details>
  );
}
