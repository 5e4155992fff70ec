import { htmlToken } from '../../model/html-token.ts';
import { CopyLabels } from '../code/copy-labels.tsx';
import { PropField } from './prop-field.tsx';
import { playgroundCodeHtml } from './playground-code.ts';
import type { PlaygroundView } from './playground-view.ts';
import { propsToSet } from './read-value.ts';

interface PropPlaygroundProps {
  /** Id of the API entry. */
  id: string;
  view: PlaygroundView;
  /** Address of the script that draws the component. */
  script: string;
  stageHtml: string;
}

/** A component with a control for each of its props, and the code that draws it so. */
export function PropPlayground({ id, view, script, stageHtml }: PropPlaygroundProps) {
  const { name, controls, initial } = view;
  const prefix = `${name.toLowerCase()}-playground`;
  return (
    <figure
      className={view.wide ? 'demo playground playground--wide' : 'demo playground'}
      aria-label={`${name} playground`}
      data-name={prefix}
      data-playground={id}
      data-view={JSON.stringify(view)}
    >
      <div className="demo__stage">
        <div
          data-demo={id}
          data-prefix={prefix}
          data-chunk={script}
          dangerouslySetInnerHTML={{ __html: stageHtml }}
        />
      </div>
      <form
        className="playground__props needs-script"
        aria-label={`${name} ${htmlToken('playground.props')}`}
      >
        {controls.map((control) => (
          <PropField key={control.name} control={control} value={initial[control.name]} />
        ))}
        <button className="btn btn--quiet" type="reset">
          {htmlToken('playground.reset')}
        </button>
      </form>
      <PlaygroundCode view={view} />
    </figure>
  );
}

function PlaygroundCode({ view }: { view: PlaygroundView }) {
  const html = playgroundCodeHtml(view, propsToSet(view.controls, view.initial));
  return (
    <div className="code playground__code">
      <div className="code__tools">
        <button className="copy" type="button" data-copy="">
          <CopyLabels
            copy={htmlToken('code.copy')}
            copied={htmlToken('code.copied')}
            notAllowed={htmlToken('code.notAllowed')}
          />
        </button>
      </div>
      <pre>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  );
}
