import { htmlToken } from '../../model/html-token.ts';
import { SpriteIcon } from '../code/sprite-icon.tsx';

interface DemoCodeProps {
  id: string;
  /** Highlighted lines of the demo itself. */
  html: string;
  lines: number;
  /** Names of the demo and the files it imports. */
  files: readonly string[];
  /** Most files that any styling of the demo has. */
  mostFiles: number;
  state: 'open' | 'closed' | 'preview';
  /** Indentation of the preview; absent when there is no preview. */
  indent?: number | undefined;
}

/**
 * The source of a demo. Without script it is an ordinary disclosure with all lines; with script
 * the toolbar opens it and the style sheet may leave all but the preview out.
 */
export function DemoCode({ id, html, lines, files, mostFiles, state, indent }: DemoCodeProps) {
  const preview = indent === undefined ? {} : { 'data-preview': '', style: cut(indent) };
  const region = {
    tabIndex: 0,
    role: mostFiles > 1 ? 'tabpanel' : 'region',
    // Several demos stand on a page, so the name of each tells their regions apart.
    'aria-label': `${htmlToken('demo.region')}: ${files[0] ?? id}`,
  };
  return (
    <details className="demo__source" open={state !== 'closed'}>
      <summary>{htmlToken('demo.code')}</summary>
      <div
        className="demo__code code"
        id={id}
        data-state={state === 'preview' ? 'excerpt' : 'full'}
        {...preview}
      >
        {mostFiles > 1 && <FileTabs codeId={id} files={files} count={mostFiles} />}
        <pre id={`${id}-lines`} {...region}>
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        {indent !== undefined && <ShowAll lines={lines} />}
      </div>
    </details>
  );
}

function cut(indent: number): Record<string, string> {
  return { '--cut': `${String(indent)}ch` };
}

interface FileTabsProps {
  codeId: string;
  files: readonly string[];
  count: number;
}

function FileTabs({ codeId, files, count }: FileTabsProps) {
  return (
    <div className="code__head">
      <div className="tabs" role="tablist" aria-label={htmlToken('demo.files')}>
        {Array.from({ length: count }, (_none, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            data-do="file"
            hidden={files[index] === undefined}
            aria-selected={index === 0}
            aria-controls={`${codeId}-lines`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {files[index]}
          </button>
        ))}
      </div>
    </div>
  );
}

function ShowAll({ lines }: { lines: number }) {
  return (
    <button className="demo__more" type="button" data-do="expand">
      <span>
        {htmlToken('demo.allLines.before')} <span data-lines="">{lines}</span>{' '}
        {htmlToken('demo.allLines.after')}
      </span>
      <SpriteIcon name="chev" className="i--s" />
    </button>
  );
}
