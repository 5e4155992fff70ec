import type { ReactNode } from 'react';
import type { Highlight } from '../code/highlight.node.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import { InlineCopy } from '../code/inline-copy.tsx';
import { SpriteIcon } from '../code/sprite-icon.tsx';
import { ApiHeading } from './api-heading.tsx';
import { propId, rowIdsOf, sectionKeyOf, type ApiSection } from './api-ids.ts';
import { ApiData } from './api-data-section.tsx';
import {
  Answer,
  Deprecation,
  ImportCode,
  Inheritance,
  Methods,
  Parameters,
  type TableProps,
} from './api-parts.node.tsx';
import { ApiTools } from './api-tools.tsx';
import { sectionsOfView, type ApiView } from './api-view.ts';
import { ClassColumns, classPrefixOf, hasManyClasses } from './class-columns.tsx';
import { ClassesTable } from './classes-table.tsx';
import { CommentText } from './comment-text.tsx';
import { EntryTime, HistorySection } from './history/history-section.tsx';
import { sinceVersionsOf } from './history/since-facts.ts';
import { firstImport } from './import-code.ts';
import { PropsTable } from './props-table.tsx';
import { splitComment } from './split-comment.ts';
import { SlotsTable } from './slots-table.tsx';
import { VersionBanner } from './version-banner.tsx';
import { ViewChoice } from './view-choice.tsx';

interface ApiArticleProps {
  view: ApiView;
  highlight: Highlight;
}

/** Everything an entry's page says below its title. */
export function ApiArticle({ view, highlight }: ApiArticleProps) {
  const { entry } = view;
  return (
    <>
      {entry.deprecated !== undefined && <Deprecation hint={entry.deprecated} />}
      {entry.description !== undefined && <Description markdown={entry.description} />}
      <Guide {...view} />
      <VersionBanner view={view} isAlone />
      <Tools {...view} />
      {sectionsOfView(view).map((section) => (
        <Section key={section} section={section} view={view} highlight={highlight} />
      ))}
    </>
  );
}

/** What the entry is; a long comment opens, so that the tables begin on the first screen. */
function Description({ markdown }: { markdown: string }) {
  const t = useTranslate();
  const { lead, rest } = splitComment(markdown);
  return (
    <>
      {lead && <CommentText markdown={lead} />}
      {rest && (
        <Fold label={t('api.more')}>
          <CommentText markdown={rest} />
        </Fold>
      )}
    </>
  );
}

/** Something that opens, which its sign says. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="api-more">
      <summary>
        {label}
        <SpriteIcon name="chev" className="i--s" />
      </summary>
      {children}
    </details>
  );
}

/** On how many pages an entry is shown, in words. */
function useShownOn({ demos }: ApiView): string {
  const t = useTranslate();
  const key = demos.length === 1 ? 'api.shownOnOne' : 'api.shownOn';
  return t(key).replace('{count}', String(demos.length));
}

/** The way to the page that teaches the entry and to all that show it, and how to import it. */
function Guide(view: ApiView) {
  const { entry, guide, demos, history } = view;
  const t = useTranslate();
  const shownOn = useShownOn(view);
  const others = demos.length - (guide ? 1 : 0);
  const importLine = firstImport(entry);
  return (
    <div className="api-guide">
      <span>
        {guide && (
          <>
            {t('api.guide')}{' '}
            <a className="link" href={guide.href}>
              {guide.text}
            </a>
          </>
        )}
        {others > 0 && (
          <a className="link" href="#demos">
            {shownOn}
          </a>
        )}
        {history && <EntryTime time={history.entry} />}
      </span>
      {importLine && (
        <span className="api-import">
          <code dir="ltr">{importLine}</code>
          <InlineCopy text={importLine} />
        </span>
      )}
    </div>
  );
}

function Section({ section, view, highlight }: ApiArticleProps & { section: ApiSection }) {
  const t = useTranslate();
  const label = t(sectionKeyOf(view.entry, section));
  return (
    <>
      <ApiHeading id={section}>{label}</ApiHeading>
      {renderSection(section, { view, highlight }, label)}
    </>
  );
}

function renderSection(
  section: ApiSection,
  { view, highlight }: ApiArticleProps,
  label: string,
): ReactNode {
  const { entry } = view;
  switch (section) {
    case 'demos':
      return <Demos view={view} />;
    case 'import':
      return <ImportCode entry={entry} highlight={highlight} />;
    case 'parameters':
      return <Parameters view={view} label={label} />;
    case 'returns':
      return <Answer view={view} />;
    case 'props':
      return <Props view={view} label={label} />;
    case 'inheritance':
      return <Inheritance view={view} />;
    case 'methods':
      return <Methods view={view} label={label} />;
    case 'slots':
      return <Slots view={view} label={label} />;
    case 'classes':
      return <Classes view={view} label={label} />;
    case 'history':
      return view.history && <HistorySection history={view.history} />;
    case 'source':
      return <Source href={entry.source ?? ''} />;
    case 'data':
      return <ApiData view={view} />;
  }
}

function Source({ href }: { href: string }) {
  const t = useTranslate();
  return (
    <p>
      {t('api.sourceText')}{' '}
      <a className="link link--external" href={href} rel="noopener">
        {t('api.sourceLink')}
      </a>
    </p>
  );
}

function Demos({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('api.demosText')}</p>
      <Fold label={useShownOn(view)}>
        <ul className="api-demos">
          {view.demos.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

/** The filter of a page that has rows to find. */
function Tools({ entry, ancestors, history }: ApiView) {
  const total = rowIdsOf(entry).length;
  return total === 0 ? null : (
    <ApiTools
      props={entry.props}
      total={total}
      since={sinceVersionsOf(history)}
      inheritedFrom={ancestors[0]?.name}
    />
  );
}

function Props({ view, label }: TableProps) {
  const { entry, ancestors } = view;
  return (
    <div className="wide" data-api-section="">
      <ViewChoice section="props" />
      <PropsTable
        label={label}
        props={entry.props}
        idOf={(name) => propId(entry, name)}
        ancestors={ancestors}
      />
    </div>
  );
}

function Slots({ view, label }: TableProps) {
  const t = useTranslate();
  return (
    <div className="wide" data-api-section="">
      <div className="api-intro">
        <p>{t('api.slotsText')}</p>
        <ViewChoice section="slots" />
      </div>
      <SlotsTable entry={view.entry} label={label} />
    </div>
  );
}

function Classes({ view, label }: TableProps) {
  const t = useTranslate();
  const { entry } = view;
  const isLong = hasManyClasses(entry);
  const [before, after] = t('api.classesPrefix').split('{prefix}');
  return (
    <div className="wide" data-api-section="">
      <div className="api-intro">
        <p>
          {t('api.classesText')}
          {isLong && (
            <>
              {' '}
              {before}
              <code dir="ltr">.{classPrefixOf(entry)}</code>
              {after}
            </>
          )}
        </p>
        {!isLong && <ViewChoice section="classes" />}
      </div>
      {isLong ? <ClassColumns entry={entry} /> : <ClassesTable entry={entry} label={label} />}
    </div>
  );
}
