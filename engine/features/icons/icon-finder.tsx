import { htmlToken } from '../../model/html-token.ts';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { IconDetail } from './icon-detail.tsx';
import { IconName } from './icon-name.tsx';
import { IconPicture } from './icon-picture.tsx';
import type { IconsSetup, IconsView } from './icons-view.ts';

interface IconFinderProps {
  view: IconsView;
  htmlLang: string;
}

/** Finds icons by name or meaning. Without script it shows the common ones and how one is imported. */
export function IconFinder({ view, htmlLang }: IconFinderProps) {
  const { common, ...setup } = view;
  const [first] = common;
  return (
    <div
      className="icons wide"
      data-icons={JSON.stringify(setup satisfies IconsSetup)}
      data-found={htmlToken('icons.found')}
      data-none={htmlToken('icons.none')}
      data-corrected={htmlToken('icons.corrected')}
      data-meaning={htmlToken('icons.meaning')}
      data-failed={htmlToken('icons.failed')}
    >
      <div className="icons__bar needs-script">
        <label className="field icons__field">
          <SpriteIcon name="search" />
          <span className="vh">{htmlToken('icons.search')}</span>
          <input
            type="search"
            placeholder={htmlToken('icons.placeholder')}
            maxLength={80}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        </label>
        <StyleChoice view={view} />
      </div>
      <p className="icons__status" role="status">
        <span>{htmlToken('icons.all')}</span> {view.count.toLocaleString(htmlLang)}
      </p>
      <p className="without-script">{htmlToken('icons.noScript')}</p>
      <div className="icons__body">
        <div className="icons__results">
          <ul className="icons__grid" aria-label={htmlToken('icons.results')}>
            {common.map(({ name, drawing }) => (
              <li key={name} className="icon-tile" data-icon={name}>
                <IconPicture drawing={drawing} />
                <span>
                  <IconName name={name} />
                </span>
              </li>
            ))}
          </ul>
          <button className="btn icons__more needs-script" type="button" data-icons-more="">
            {htmlToken('icons.more')}
          </button>
        </div>
        <section className="icons__side" aria-labelledby="icon-detail-name">
          {first && <IconDetail view={view} icon={first} />}
        </section>
      </div>
      <dialog className="icons__sheet" aria-labelledby="icon-detail-name">
        <button
          className="ibtn icons__close"
          type="button"
          aria-label={htmlToken('icons.close')}
          data-icons-close=""
        >
          <SpriteIcon name="x" />
        </button>
      </dialog>
    </div>
  );
}

function StyleChoice({ view: { styles } }: Pick<IconFinderProps, 'view'>) {
  return (
    <fieldset className="seg icons__styles">
      <legend className="vh">{htmlToken('icons.style')}</legend>
      {styles.map(({ id }, at) => (
        <label key={id}>
          <input type="radio" name="icon-style" value={at} defaultChecked={at === 0} />
          {htmlToken(`icons.styles.${id}`)}
        </label>
      ))}
    </fieldset>
  );
}
