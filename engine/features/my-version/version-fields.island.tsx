import { useSyncExternalStore } from 'react';
import { majorOf } from '../../model/compare-versions.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import type { ListedLine } from './line-data.ts';
import { knownLines } from './load-lines.browser.ts';
import { changeMyVersion, getMyVersions, subscribeMyVersions } from './my-versions.browser.ts';

/** Lets the reader say which version they use, of each release line. */
export function VersionFields() {
  const t = useTranslate();
  const mine = useSyncExternalStore(subscribeMyVersions, getMyVersions);
  const lines = knownLines();
  if (lines.length === 0) return null;
  function choose(line: string, version: string): void {
    changeMyVersion(line, version === '' ? undefined : version);
    void import('./show-versions.browser.ts').then(({ showMyVersions }) => showMyVersions(t));
  }
  return (
    <>
      {lines.map((line, at) => (
        <div key={line.id} className="set">
          <VersionField
            line={line}
            version={mine[line.id] ?? ''}
            onChoose={(version) => choose(line.id, version)}
          />
          {at === lines.length - 1 && (
            <p id="settings-versions-hint">{t('settings.versions.hint')}</p>
          )}
        </div>
      ))}
    </>
  );
}

interface VersionFieldProps {
  line: ListedLine;
  /** Empty when the reader did not say. */
  version: string;
  onChoose: (version: string) => void;
}

function VersionField({ line: { id, name, versions }, version, onChoose }: VersionFieldProps) {
  const t = useTranslate();
  const majors = [...new Set(versions.map(majorOf))];
  return (
    <>
      <label htmlFor={`settings-version-${id}`}>
        {t('settings.versions.field').replace('{name}', name)}
      </label>
      <div className="select">
        <select
          id={`settings-version-${id}`}
          aria-describedby="settings-versions-hint"
          value={version}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value="">{t('settings.versions.none')}</option>
          {/* A version that is offered no longer stays what the reader said. */}
          {version !== '' && !versions.includes(version) && <option>{version}</option>}
          {majors.map((major) => (
            <optgroup key={major} label={`${major}.x`}>
              {versions
                .filter((it) => majorOf(it) === major)
                .map((it) => (
                  <option key={it}>{it}</option>
                ))}
            </optgroup>
          ))}
        </select>
        <svg className="i i--s" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m6 8 4 4 4-4" />
        </svg>
      </div>
    </>
  );
}
