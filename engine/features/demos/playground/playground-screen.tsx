import type { ReactNode } from 'react';
import { useTranslate } from '../../config/docs-provider.tsx';
import { playgroundWidths } from './playground-state.ts';

/** The demos of one page, to start from. */
export interface DemoGroup {
  /** Title of the page. */
  title: string;
  demos: readonly { id: string; name: string }[];
}

interface PlaygroundScreenProps {
  title: string;
  groups: readonly DemoGroup[];
}

/** A wide or tall demo scrolls in its room, also by keyboard. */
const scrolling = { tabIndex: 0 };

/** The whole-page editor before its script has come: controls, and room for preview and code. */
export function PlaygroundScreen({ title, groups }: PlaygroundScreenProps) {
  const t = useTranslate();
  return (
    <main
      className="play"
      id="main-content"
      tabIndex={-1}
      data-play=""
      data-failed={t('play.failed')}
    >
      <h1>{title}</h1>
      <form className="play__tools" aria-label={t('play.tools')} data-play-tools="">
        <DemoChoice groups={groups} />
        <Choice name="theme" options={['light', 'dark']} />
        <Choice name="direction" options={['ltr', 'rtl']} />
        <Choice name="density" options={['comfortable', 'dense']} />
        <WidthChoice />
      </form>
      <div className="play__panes">
        <section
          className="play__preview"
          {...scrolling}
          aria-label={t('play.preview')}
          data-play-preview=""
        >
          <div className="play__room">
            <p data-play-stage="">{t('play.loading')}</p>
          </div>
        </section>
        <section
          className="editor play__editor"
          aria-label={t('play.editor')}
          data-play-editor=""
        />
      </div>
      <noscript>
        <p>{t('play.noScript')}</p>
      </noscript>
    </main>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="play__row">
      <span>{label}</span>
      {children}
    </label>
  );
}

function DemoChoice({ groups }: { groups: readonly DemoGroup[] }) {
  const t = useTranslate();
  return (
    <Row label={t('play.demo')}>
      <select name="demo" autoComplete="off">
        {groups.map(({ title, demos }) => (
          <optgroup key={title} label={title}>
            {demos.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Row>
  );
}

function Choice({ name, options }: { name: string; options: readonly [string, string] }) {
  const t = useTranslate();
  return (
    <Row label={t(`play.${name}`)}>
      <select name={name} autoComplete="off">
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`play.choices.${option}`)}
          </option>
        ))}
      </select>
    </Row>
  );
}

function WidthChoice() {
  const t = useTranslate();
  return (
    <Row label={t('play.width')}>
      <select name="width" autoComplete="off">
        <option value="">{t('play.choices.full')}</option>
        {playgroundWidths.map((width) => (
          <option key={width} value={width}>
            {width} px
          </option>
        ))}
      </select>
    </Row>
  );
}
