import { htmlToken } from '../../../model/html-token.ts';
import { SpriteIcon } from '../../code/sprite-icon.tsx';
import { CodeToggle } from './code-toggle.tsx';
import { StylingMenu } from './styling-menu.tsx';
import { ToolButton } from './tool-button.tsx';

interface DemoBarProps {
  codeId: string;
  expanded: boolean;
  preview: boolean;
  edit: boolean;
  stylings: readonly string[];
}

/** The tools of one demo; they need script, so styles show them only where it runs. */
export function DemoBar({ codeId, expanded, preview, edit, stylings }: DemoBarProps) {
  return (
    <div className="demo__bar" role="toolbar" aria-label={htmlToken('demo.tools')}>
      <CodeToggle controls={codeId} expanded={expanded} preview={preview} />
      <LanguageSwitch />
      {stylings.length > 1 && <StylingMenu stylings={stylings} />}
      <div className="grow">
        {edit && <ToolButton action="edit" icon="edit" label={htmlToken('demo.edit')} />}
        <CopyTool />
        <ToolButton action="stackblitz" icon="box" label={htmlToken('demo.stackblitz')} />
        <ToolButton action="reset" icon="reset" label={htmlToken('demo.reset')} />
        <ToolButton action="full" icon="full" label={htmlToken('demo.full')} />
        <MoreMenu />
      </div>
    </div>
  );
}

function LanguageSwitch() {
  return (
    <div className="seg" role="group" aria-label={htmlToken('demo.language')}>
      {(['TS', 'JS'] as const).map((variant) => (
        <button
          key={variant}
          type="button"
          tabIndex={-1}
          data-do="variant"
          value={variant}
          aria-pressed={variant === 'TS'}
        >
          {variant}
        </button>
      ))}
    </div>
  );
}

function CopyTool() {
  const label = htmlToken('demo.copy');
  return (
    <button className="ibtn" type="button" tabIndex={-1} data-do="copy" aria-label={label}>
      <SpriteIcon name="copy" className="off" />
      <SpriteIcon name="check" className="on" />
      <span className="tip" aria-hidden="true">
        <span className="off">{label}</span>
        <span className="on">{htmlToken('code.copied')}</span>
      </span>
    </button>
  );
}

/** Filled when it is first opened, with the rows that all demos of a page share. */
function MoreMenu() {
  return (
    <details className="menu-at menu-at--end" data-menu="" data-more="">
      <summary className="ibtn" tabIndex={-1} aria-label={htmlToken('demo.more')}>
        <SpriteIcon name="more" />
      </summary>
      <div className="menu" />
    </details>
  );
}
