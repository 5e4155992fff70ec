import type { ReactNode } from 'react';
import { htmlToken } from '../../../model/html-token.ts';
import { settingChoices } from '../../settings/display-settings.ts';
import { SpriteIcon, type SpriteIconName } from '../../code/sprite-icon.tsx';

interface DemoPartsProps {
  /** Start of the address of a demo's file; absent when the site has no public repository. */
  sourceHref?: string | undefined;
  /** Where bugs are reported; absent when the site has no public repository. */
  issuesHref?: string | undefined;
  /** Page of the playground; absent when the site has none. */
  playgroundHref?: string | undefined;
  /** Page on which readers make a theme for demos; absent when the site has none. */
  studioHref?: string | undefined;
}

/** What every demo of a page may need later, written once for all of them. */
export function DemoParts(props: DemoPartsProps) {
  const { sourceHref, issuesHref, playgroundHref, studioHref } = props;
  return (
    <template
      id="demo-parts"
      data-failed={htmlToken('demo.failed')}
      data-link-copied={htmlToken('demo.linkCopied')}
      data-copied={htmlToken('code.copied')}
      data-not-allowed={htmlToken('code.notAllowed')}
      data-no-look={htmlToken('demo.noLook')}
      data-leave-full={htmlToken('demo.leaveFull')}
      data-width={htmlToken('demo.width')}
    >
      <div data-part="menu">
        <MenuRow action="edit" icon="edit" word="demo.edit" narrow="narrowest" />
        <MenuRow action="stackblitz" icon="box" word="demo.stackblitz" narrow="narrow" />
        <MenuRow action="reset" icon="reset" word="demo.reset" narrow="narrow" />
        <MenuRow action="full" icon="full" word="demo.full" narrow="narrow" />
        <MenuRow action="codesandbox" icon="box" word="demo.codesandbox" />
        <MenuRow action="zip" icon="dl" word="demo.zip" />
        <MenuRow action="link" icon="link" word="demo.link" />
        {playgroundHref && (
          <a href={playgroundHref} data-do="playground">
            <SpriteIcon name="edit" />
            {htmlToken('demo.playground')}
          </a>
        )}
        {sourceHref && (
          <a href={sourceHref} data-do="source" target="_blank" rel="noopener">
            <SpriteIcon name="page" />
            {htmlToken('demo.source')}
          </a>
        )}
        <hr />
        <MenuRow action="mode" icon="half" word="demo.dark" pressed={false} />
        <MenuRow action="direction" icon="back" word="demo.rtl" pressed={false} />
        <MenuRow action="reset-focus" icon="enter" word="demo.resetFocus" />
        {studioHref && <LookRows studioHref={studioHref} />}
      </div>
      <div data-part="error">
        <ErrorPanel issuesHref={issuesHref} />
      </div>
    </template>
  );
}

/** What all demos of the site wear. */
function LookRows({ studioHref }: { studioHref: string }): ReactNode {
  return (
    <>
      <hr />
      {settingChoices.demoTheme.map((look) => (
        <button key={look} type="button" data-do="look" value={look} aria-pressed={false}>
          <SpriteIcon name="half" />
          {htmlToken(`demo.looks.${look}`)}
        </button>
      ))}
      <a href={studioHref}>
        <SpriteIcon name="edit" />
        {htmlToken('demo.studio')}
      </a>
    </>
  );
}

interface MenuRowProps {
  action: string;
  icon: SpriteIconName;
  word: string;
  pressed?: boolean;
  /** Shown only where the bar has no room for a button of its own. */
  narrow?: 'narrow' | 'narrowest';
}

function MenuRow({ action, icon, word, pressed, narrow }: MenuRowProps): ReactNode {
  return (
    <button
      className={narrow && `demo__${narrow}`}
      type="button"
      data-do={action}
      aria-pressed={pressed}
    >
      <SpriteIcon name={icon} />
      {htmlToken(word)}
    </button>
  );
}

function ErrorPanel({ issuesHref }: Pick<DemoPartsProps, 'issuesHref'>) {
  return (
    <div className="demo__error" role="alert">
      <p>
        <SpriteIcon name="err" />
        {htmlToken('demo.stopped')}
      </p>
      <pre data-slot="error" />
      <div>
        <button className="btn" type="button" data-do="reset">
          {htmlToken('demo.reset')}
        </button>
        {issuesHref ? (
          <a
            className="btn btn--quiet"
            href={issuesHref}
            data-slot="report"
            target="_blank"
            rel="noopener"
          >
            {htmlToken('demo.report')}
          </a>
        ) : (
          <button className="btn btn--quiet" type="button" data-do="copy-error">
            {htmlToken('demo.copyDetails')}
          </button>
        )}
      </div>
    </div>
  );
}
