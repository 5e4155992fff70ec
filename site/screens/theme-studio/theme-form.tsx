import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import { Icon } from 'engine/shell/icon.tsx';
import {
  colorNames,
  densities,
  fontNames,
  libraryColors,
  libraryTheme,
  numberRanges,
  schemeNames,
  type ColorName,
  type NumberName,
} from './my-theme.ts';
import { opaqueOf } from './hex-color.ts';

/** The fields of a theme, filled with the library's own values. */
export function ThemeForm() {
  const t = useTranslate();
  return (
    <form
      className="studio__ctl"
      aria-label={t('studio.controls')}
      data-controls=""
      autoComplete="off"
    >
      <div className="ctlhead">
        <p>{t('studio.mine')}</p>
        <button className="btn btn--quiet" type="button" data-reset="">
          <Icon name="reset" small />
          {t('studio.reset')}
        </button>
      </div>
      <fieldset className="ctlset">
        <legend>{t('studio.color')}</legend>
        <SchemeChoice />
        {colorNames.map((name) => (
          <ColorField key={name} name={name} />
        ))}
        <p className="ctlnote">
          <Icon name="a11y" small />
          <span>{t('studio.note')}</span>
        </p>
      </fieldset>
      <fieldset className="ctlset">
        <legend>{t('studio.shape')}</legend>
        <NumberField name="radius" />
        <NumberField name="spacing" />
        <DensityChoice />
      </fieldset>
      <fieldset className="ctlset">
        <legend>{t('studio.type')}</legend>
        <div className="ctl ctl--f">
          <label htmlFor="th-font">{t('studio.font')}</label>
          <select id="th-font" name="font">
            {fontNames.map((name) => (
              <option key={name} value={name}>
                {t(`studio.fonts.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <NumberField name="fontSize" />
      </fieldset>
    </form>
  );
}

function SchemeChoice() {
  const t = useTranslate();
  return (
    <div className="seg seg--fill" role="radiogroup" aria-label={t('studio.scheme')}>
      {schemeNames.map((name) => (
        <label key={name}>
          <input type="radio" name="scheme" value={name} defaultChecked={name === 'light'} />
          {t(`studio.show.${name}`)}
        </label>
      ))}
    </div>
  );
}

function ColorField({ name }: { name: ColorName }) {
  const t = useTranslate();
  const color = libraryColors.light[name];
  const word = t(`studio.colors.${name}`);
  return (
    <div className="ctl" data-color={name}>
      <label htmlFor={`th-${name}`}>{word}</label>
      <span className="swatch">
        <input
          type="color"
          defaultValue={opaqueOf(color)}
          aria-label={`${word}: ${t('studio.picker')}`}
          data-picker=""
        />
        <input
          className="hex"
          type="text"
          id={`th-${name}`}
          dir="ltr"
          defaultValue={color}
          maxLength={9}
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`th-${name}-ratio th-${name}-error`}
          data-hex=""
        />
        <button
          className="ibtn"
          type="button"
          aria-label={`${word}: ${t('studio.undo')}`}
          data-undo=""
          hidden
        >
          <Icon name="reset" small />
        </button>
      </span>
      <span className="ratio" id={`th-${name}-ratio`} data-ratio="" />
      <p className="ctl__error" id={`th-${name}-error`} data-error="" />
    </div>
  );
}

function NumberField({ name }: { name: NumberName }) {
  const t = useTranslate();
  const { min, max } = numberRanges[name];
  const id = `th-${name}`;
  return (
    <div className="ctl ctl--r">
      <label htmlFor={id}>{t(`studio.numbers.${name}`)}</label>
      <input
        type="range"
        id={id}
        name={name}
        min={min}
        max={max}
        defaultValue={libraryTheme[name]}
      />
      <output htmlFor={id} data-number={name}>
        {libraryTheme[name]} px
      </output>
    </div>
  );
}

function DensityChoice() {
  const t = useTranslate();
  return (
    <fieldset className="ctl--s">
      <legend>{t('studio.density')}</legend>
      <div className="seg seg--fill">
        {densities.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="density"
              value={name}
              defaultChecked={name === libraryTheme.density}
            />
            {t(`studio.densities.${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
