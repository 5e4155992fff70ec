import type { ReactNode } from 'react';
import type { Highlight } from '../code/highlight.node.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import { ApiHeading } from './api-heading.tsx';
import type { ApiEntry } from './api-entry.ts';
import { propId } from './api-ids.ts';
import {
  Answer,
  Deprecation,
  ImportCode,
  Inheritance,
  Methods,
  Parameters,
} from './api-parts.node.tsx';
import type { ApiView } from './api-view.ts';
import { ClassesTable } from './classes-table.tsx';
import { CommentText } from './comment-text.tsx';
import { LongName } from '../code/long-name.tsx';
import { PropMarks } from './prop-marks.tsx';
import { PropsTable } from './props-table.tsx';
import { SlotsTable } from './slots-table.tsx';
import { baseKeyOf, type TabEntry, type TabSection } from './tab-entry.ts';

interface ApiTabEntryProps {
  tabEntry: TabEntry;
  /** The view of the entry with the rows that are shown. */
  view: ApiView;
  highlight: Highlight;
}

/** One entry on a page with others: everything it takes, and the way to its own page. */
export function ApiTabEntry({ tabEntry, view, highlight }: ApiTabEntryProps) {
  const t = useTranslate();
  const { entry } = view;
  const href = view.links[entry.name];
  return (
    <>
      <ApiHeading id={entry.slug}>
        <LongName name={entry.name} />
      </ApiHeading>
      {entry.plan && (
        <p>
          <PropMarks plan={entry.plan} />
        </p>
      )}
      {entry.deprecated !== undefined && <Deprecation hint={entry.deprecated} />}
      {entry.description !== undefined && <CommentText markdown={entry.description} />}
      {href !== undefined && (
        <p>
          <a href={href}>{t('api.tabs.entry').replace('{name}', entry.name)}</a>
        </p>
      )}
      {tabEntry.sections.map((section) => (
        <Section key={section.id} {...{ section, tabEntry, view, highlight }} />
      ))}
    </>
  );
}

function Section({ section, ...props }: ApiTabEntryProps & { section: TabSection }) {
  const t = useTranslate();
  const base = props.tabEntry.bases[section.name];
  const label = `${props.view.entry.name}: ${t(section.key)}`;
  return (
    <>
      <ApiHeading id={section.id} depth={3}>
        {t(section.key)}
      </ApiHeading>
      {base && <Base base={base} section={section} />}
      {!section.isEmpty && renderTabSection(section, props, label)}
    </>
  );
}

/** Says where the rows stand that are left out. */
function Base({ base, section }: { base: ApiEntry; section: TabSection }) {
  const t = useTranslate();
  const [before, after] = t(baseKeyOf(section)).split('{name}');
  return (
    <p>
      {before}
      <a href={`#${base.slug}-${section.name}`}>{base.name}</a>
      {after}
    </p>
  );
}

function renderTabSection(
  { name }: TabSection,
  { view, highlight }: ApiTabEntryProps,
  label: string,
): ReactNode {
  const { entry } = view;
  switch (name) {
    case 'import':
      return <ImportCode entry={entry} highlight={highlight} />;
    case 'parameters':
      return <Parameters view={view} label={label} />;
    case 'returns':
      return <Answer view={view} />;
    case 'inheritance':
      return <Inheritance view={view} />;
    case 'methods':
      return <Methods view={view} label={label} />;
    case 'props':
      return <PropsTable label={label} props={entry.props} idOf={(prop) => propId(entry, prop)} />;
    case 'slots':
      return <SlotsTable entry={entry} label={label} />;
    case 'classes':
      return <ClassesTable entry={entry} label={label} />;
    default:
      return null;
  }
}
