import type { ReactNode } from 'react';
import { searchIcons, type SearchIcon } from '../dialog/search-icons.ts';

const listId = 'search-options';

interface SearchFrameProps extends TranslateProps {
  /** Version of the documented packages. */
  version: string;
}

interface TranslateProps {
  /** Gives a word of the search. */
  t: (key: string) => string;
}

/**
 * The empty dialog: field, filters, list, preview, keys. It lies in the page as a template, so that
 * a key press brings it before anything of the search is loaded; scripts find its parts by `data-part`.
 * The second element goes into the dialog when the first is painted: the field is what a reader waits for.
 */
export function SearchFrame({ t, version }: SearchFrameProps) {
  return (
    <>
      <div className="palette-at" data-fresh="">
        <dialog className="palette" aria-modal="true" aria-label={t('search.label')}>
          <div className="palette__in">
            <Icon name="search" />
            <Field t={t} />
            <Close t={t} />
          </div>
        </dialog>
      </div>
      <div className="palette__rest">
        <div className="chips" data-part="chips" />
        <div className="palette__body" data-part="body">
          <div className="palette__note" data-part="blank" hidden />
          <div
            className="palette__list"
            data-part="list"
            id={listId}
            role="listbox"
            aria-label={t('search.results')}
            aria-busy="true"
            tabIndex={-1}
          />
          <aside className="palette__peek" data-part="peek" aria-label={t('search.preview')} />
        </div>
        <Keys t={t} version={version} />
        <p className="vh" role="status" data-part="status" />
      </div>
    </>
  );
}

function Field({ t }: TranslateProps) {
  return (
    <input
      type="text"
      data-part="input"
      role="combobox"
      enterKeyHint="go"
      aria-expanded="true"
      aria-haspopup="listbox"
      aria-autocomplete="list"
      aria-controls={listId}
      aria-label={t('search.label')}
      placeholder={t('search.placeholder')}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={2000}
    />
  );
}

/** Its key for who has a keyboard, a cross for who has a phone. */
function Close({ t }: TranslateProps) {
  return (
    <button className="palette__close" type="button" data-part="close">
      <kbd className="kbd">{t('search.closeKey')}</kbd>
      <Icon name="close" /> <span className="vh">{t('search.close')}</span>
    </button>
  );
}

function Keys({ t, version }: SearchFrameProps) {
  return (
    <div className="palette__foot" data-part="keys">
      <Hint text={t('search.keys.move')}>
        <Key icon="up" />
        <Key icon="down" />
      </Hint>
      <Hint text={t('search.keys.open')}>
        <Key icon="enter" />
      </Hint>
      <Hint text={t('search.keys.newTab')}>
        <kbd className="kbd">Ctrl</kbd>
        <Key icon="enter" />
      </Hint>
      <Hint text={t('search.keys.filters')}>
        <kbd className="kbd">Tab</kbd>
      </Hint>
      <span data-part="version">{t('search.version').replace('{version}', version)}</span>
    </div>
  );
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="no-s">
      {children} {text}
    </span>
  );
}

function Key({ icon }: { icon: SearchIcon }) {
  return (
    <kbd className="kbd">
      <Icon name={icon} />
    </kbd>
  );
}

function Icon({ name }: { name: SearchIcon }) {
  return (
    <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={searchIcons[name]} />
    </svg>
  );
}
