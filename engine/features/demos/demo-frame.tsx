import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import type { DemoBlock } from '../../model/page.ts';
import { needsScript } from './needs-script.ts';

interface DemoFrameProps {
  block: DemoBlock;
  /** Name of the demo within the site, e.g. `tree-view/overview/demos/project-files`. */
  id: string;
  /** The name is free as an id: a heading with the same words keeps it. */
  named: boolean;
  /** No other demo of its page stands before it. */
  first: boolean;
  /** Address of the demo's script. */
  script: string;
  /** Addresses of what that script imports. */
  needs: readonly string[];
  stageHtml: string;
  stylings: readonly string[];
  /** Tools and source. */
  children: ReactNode;
}

/** A demo in its page: the running component on a stage, then its tools and its source. */
export function DemoFrame(props: DemoFrameProps) {
  const { block, id, named, first, script, needs, stageHtml, stylings, children } = props;
  const { name, frame = 'outlined', height } = block;
  return (
    <figure
      className={frame === 'inline' ? 'demo demo--inline' : 'demo'}
      id={named ? name : undefined}
      aria-label={name.replaceAll('-', ' ')}
      data-name={name}
      data-first={first ? '' : undefined}
    >
      {anchorsOf(name, stylings).map((anchor) => (
        <span key={anchor} className="demo__anchor" id={anchor} />
      ))}
      <div className={frame === 'iframe' ? 'demo__stage demo__stage--flush' : 'demo__stage'}>
        {needsScript(stageHtml) && (
          <p className="demo__note without-script">{htmlToken('demo.needsScript')}</p>
        )}
        <div
          data-demo={id}
          data-prefix={name}
          data-chunk={script}
          data-needs={needs.join(' ') || undefined}
          style={height === undefined || frame === 'iframe' ? undefined : { minBlockSize: height }}
          dangerouslySetInnerHTML={{ __html: stageHtml }}
        />
      </div>
      {children}
    </figure>
  );
}

/** Links to a demo's source in any variant lead here also without script. */
function anchorsOf(name: string, stylings: readonly string[]): string[] {
  return ['', ...stylings.map((styling) => `${styling}-`)].flatMap((start) => [
    `${start}${name}.tsx`,
    `${start}${name}.js`,
  ]);
}
