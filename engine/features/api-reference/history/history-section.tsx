import { compareVersions } from '../../../model/compare-versions.ts';
import { useTranslate } from '../../config/docs-provider.tsx';
import type { EntryHistory, HistoryStep, MemberMark } from './entry-history.ts';
import { historyText } from './history-text.ts';
import { momentText } from './moment-text.ts';
import { stepGroupsOf, type StepGroup } from './step-names.ts';

/** When an entry came, and when it goes. */
export function EntryTime({ time: { since, gone } }: { time: MemberMark }) {
  const t = useTranslate();
  return (
    <>
      {since && <small>{momentText(t, 'since', since)}</small>}
      {gone && <small className="gone">{momentText(t, 'gone', gone)}</small>}
    </>
  );
}

/** A page is about its own version: so many newer ones are shown at once. */
const mostNewer = 2;

/** What became of an entry from version to version, the newest first. */
export function HistorySection({ history }: { history: EntryHistory }) {
  const t = useTranslate();
  const { steps, version } = history;
  const newer = steps.filter((step) => compareVersions(step.version, version) > 0);
  const folded = newer.length > mostNewer ? newer : [];
  return (
    <>
      <p>{historyText(history, t)}</p>
      {folded.length > 0 && (
        <details>
          <summary className="uses">
            {t('api.history.newer')} ({folded.length})
          </summary>
          <Steps steps={folded} documented={version} />
        </details>
      )}
      <Steps steps={steps.slice(folded.length)} documented={version} />
    </>
  );
}

function Steps({ steps, documented }: { steps: readonly HistoryStep[]; documented: string }) {
  if (steps.length === 0) return null;
  return (
    <ol className="hist">
      {steps.map((step) => (
        <Step key={step.version} step={step} documented={documented} />
      ))}
    </ol>
  );
}

function Step({ step, documented }: { step: HistoryStep; documented: string }) {
  const t = useTranslate();
  const isNewer = compareVersions(step.version, documented) > 0;
  return (
    <li>
      <b className="tnum">{step.version}</b>
      {isNewer && <span>{t('api.history.newer')}</span>}
      {stepGroupsOf(step).map((group) => (
        <Group key={`${group.kind}${String(group.isWhole)}`} group={group} />
      ))}
    </li>
  );
}

const tags: Readonly<Record<StepGroup['kind'], string>> = {
  added: 'tag--new',
  removed: 'tag--req',
  renamed: 'tag--req',
  deprecated: 'tag--dep',
  type: '',
  default: '',
  required: 'tag--req',
};

function Group({ group: { kind, isWhole, names } }: { group: StepGroup }) {
  const t = useTranslate();
  return (
    <p>
      <span className={`tag ${tags[kind]}`.trim()}>{t(`api.history.kinds.${kind}`)}</span>
      {isWhole && ` ${t('api.history.whole')}`}
      {names.length > 0 && ' '}
      {/* One element for all names: large entries have hundreds of them. */}
      {names.length > 0 && <code>{names.join(', ')}</code>}
    </p>
  );
}
