import {
  codeNameOf,
  newNameOf,
  stepGroupsOf,
  type StepGroup,
} from 'engine/features/api-reference/history/step-names.ts';
import type { StepChange } from 'engine/features/api-reference/history/member-changes.ts';
import { useTranslate } from 'engine/features/config/docs-provider.tsx';
import type { PageView } from 'engine/model/page-view.ts';
import { Breadcrumbs } from 'engine/shell/breadcrumbs.tsx';
import { CopyMenu } from 'engine/shell/copy-menu.tsx';
import type { ChangedEntry, PassageLink } from './changed-entry.ts';
import type { ChangesView } from './describe-changes.ts';
import { fillIn } from 'engine/base/fill-in.ts';
import { SidePage } from './side-page.tsx';

interface ApiChangesProps {
  view: PageView;
  changes: ChangesView;
}

/** What changed in the API of a product from one major version to the next, by entry. */
export function ApiChanges({ view, changes }: ApiChangesProps) {
  const t = useTranslate();
  const { product, from, to, entries, guides } = changes;
  return (
    <SidePage view={view} className="article changes">
      <Breadcrumbs steps={view.breadcrumbs} />
      <div className="title-row">
        <h1>{view.title}</h1>
        <CopyMenu view={view} />
      </div>
      <p className="lead">{fillIn(t('apiChanges.lead'), { product, from, to })}</p>
      {guides.map(({ text, href }) => (
        <p key={href} className="changes__guide">
          {t('apiChanges.guide')} <a href={href}>{text}</a>
        </p>
      ))}
      <KindChoice changes={changes} />
      {entries.map((entry) => (
        <Entry key={entry.slug} entry={entry} />
      ))}
    </SidePage>
  );
}

/** Narrows the list to one kind of change; style sheets do it, so it works without script. */
function KindChoice({ changes: { counts } }: Pick<ApiChangesProps, 'changes'>) {
  const t = useTranslate();
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const choices = [
    { value: 'all', text: t('apiChanges.all'), count: total },
    ...counts.map(({ kind, count }) => ({
      value: kind,
      text: t(`api.history.kinds.${kind}`),
      count,
    })),
  ];
  return (
    <fieldset className="changes__kinds">
      <legend className="vh">{t('apiChanges.kinds')}</legend>
      {choices.map(({ value, text, count }) => (
        <label key={value} className="pill">
          <input
            className="vh"
            type="radio"
            name="kind"
            value={value}
            defaultChecked={value === 'all'}
          />
          {text} <span className="tnum">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Entry({ entry: { slug, name, href, changes, passages } }: { entry: ChangedEntry }) {
  const t = useTranslate();
  const kinds = [...new Set(changes.map(({ kind }) => kind))].join(' ');
  return (
    <section aria-labelledby={slug} data-kinds={kinds}>
      <h2 id={slug}>{href === undefined ? name : <a href={href}>{name}</a>}</h2>
      <ul>
        {stepGroupsOf({ changes }).map((group) => (
          <Group key={`${group.kind}${String(group.isWhole)}`} group={group} changes={changes} />
        ))}
      </ul>
      {passages.length > 0 && (
        <p className="changes__guide">
          {t('apiChanges.inGuide')}
          {passages.map((passage, at) => (
            <Passage key={passage.href} passage={passage} isFirst={at === 0} />
          ))}
        </p>
      )}
    </section>
  );
}

/** Where a migration guide names what changed. */
function Passage({ passage, isFirst }: { passage: PassageLink; isFirst: boolean }) {
  const { href, title, names } = passage;
  return (
    <>
      {isFirst ? ' ' : ', '}
      <a href={href}>{title}</a> (<code dir="ltr">{names.join(', ')}</code>)
    </>
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

interface GroupProps {
  group: StepGroup;
  /** All changes of the entry. */
  changes: readonly StepChange[];
}

function Group({ group: { kind, isWhole, names }, changes }: GroupProps) {
  const t = useTranslate();
  return (
    <li data-kind={kind}>
      <span className={`tag ${tags[kind]}`.trim()}>{t(`api.history.kinds.${kind}`)}</span>
      {isWhole ? (
        <span>{t('api.history.whole')}</span>
      ) : kind === 'renamed' ? (
        <dl>
          {changes
            .filter((change) => change.kind === kind)
            .map((change) => (
              <Rename key={codeNameOf(change)} change={change} />
            ))}
        </dl>
      ) : kind === 'type' || kind === 'default' ? (
        <dl>
          {changes
            .filter((change) => change.kind === kind)
            .map((change) => (
              <Pair key={codeNameOf(change)} change={change} fact={kind} />
            ))}
        </dl>
      ) : (
        <code dir="ltr">{names.join(', ')}</code>
      )}
    </li>
  );
}

/** What a member was called, and is now. */
function Rename({ change }: { change: StepChange }) {
  return (
    <div>
      <dt>
        <code dir="ltr">{codeNameOf(change)}</code>
      </dt>
      <dd>
        <bdi dir="ltr">
          <ins>{newNameOf(change)}</ins>
        </bdi>
      </dd>
    </div>
  );
}

/** What a member was, and what it became. */
function Pair({ change, fact }: { change: StepChange; fact: 'type' | 'default' }) {
  const t = useTranslate();
  const { before, after } = change;
  return (
    <div>
      <dt>
        <code dir="ltr">{codeNameOf(change)}</code>
      </dt>
      <dd>
        <bdi dir="ltr">
          <del>{before?.[fact] ?? t('apiChanges.none')}</del>{' '}
          <ins>{after?.[fact] ?? t('apiChanges.none')}</ins>
        </bdi>
      </dd>
    </div>
  );
}
