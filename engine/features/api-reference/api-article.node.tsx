import type { ReactNode } from 'react';
import { htmlToken } from '../../model/html-token.ts';
import { CodeBlock } from '../code/code-block.node.tsx';
import type { Highlight } from '../code/highlight.node.ts';
import { linesToHtml } from '../code/lines-to-html.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import { ApiHeading } from './api-heading.tsx';
import { methodId, parameterId, propId, sectionsOf, type ApiSection } from './api-ids.ts';
import { ApiData } from './api-data-section.tsx';
import { ApiTools } from './api-tools.tsx';
import type { ApiView } from './api-view.ts';
import { ClassesTable } from './classes-table.tsx';
import { CommentText } from './comment-text.tsx';
import { answerOf, parametersOf } from './hook-call.ts';
import { importCode } from './import-code.ts';
import { PropsTable } from './props-table.tsx';
import { SlotsTable } from './slots-table.tsx';
import { TypeCode } from './type-code.tsx';
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
      {entry.description !== undefined && <CommentText markdown={entry.description} />}
      {sectionsOf(entry, view.demos.length > 0).map((section) => (
        <Section key={section} section={section} view={view} highlight={highlight} />
      ))}
    </>
  );
}

function Section({ section, view, highlight }: ApiArticleProps & { section: ApiSection }) {
  const t = useTranslate();
  const kind = section === 'props' && view.entry.kind !== 'component' ? 'members' : section;
  return (
    <>
      <ApiHeading id={section}>{t(`api.sections.${kind}`)}</ApiHeading>
      {contentOf(section, { view, highlight })}
    </>
  );
}

function contentOf(section: ApiSection, { view, highlight }: ApiArticleProps): ReactNode {
  const { entry } = view;
  switch (section) {
    case 'demos':
      return <Demos view={view} />;
    case 'import':
      return (
        <CodeBlock
          code={{
            html: linesToHtml({ lines: highlight(importCode(entry), 'tsx'), marked: [] }),
            scrollLabel: htmlToken('code.example'),
          }}
        />
      );
    case 'parameters':
      return <Parameters view={view} />;
    case 'returns':
      return <Answer view={view} />;
    case 'props':
      return <Props view={view} />;
    case 'inheritance':
      return <Inheritance view={view} />;
    case 'methods':
      return <Methods view={view} />;
    case 'slots':
      return <Slots view={view} />;
    case 'classes':
      return <Classes view={view} />;
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

function Deprecation({ hint }: { hint: string }) {
  const t = useTranslate();
  return (
    <aside className="callout callout--warning" role="note">
      <p>
        <strong>{t('api.deprecated')}</strong>
      </p>
      {hint !== '' && <CommentText markdown={hint} />}
    </aside>
  );
}

function Demos({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <>
      <p>{t('api.demosText')}</p>
      <ul>
        {view.demos.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Props({ view }: { view: ApiView }) {
  const t = useTranslate();
  const { entry, ancestors } = view;
  return (
    <div className="wide">
      <ApiTools props={entry.props} inheritedFrom={ancestors[0]?.name} />
      <PropsTable
        label={t(entry.kind === 'component' ? 'api.sections.props' : 'api.sections.members')}
        props={entry.props}
        idOf={(name) => propId(entry, name)}
        ancestors={ancestors}
      />
    </div>
  );
}

function Parameters({ view }: { view: ApiView }) {
  const t = useTranslate();
  const { entry } = view;
  return (
    <PropsTable
      label={t('api.sections.parameters')}
      props={parametersOf(entry)}
      idOf={(name) => parameterId(entry, name)}
    />
  );
}

function Answer({ view }: { view: ApiView }) {
  const { type = '', description } = answerOf(view.entry.signature) ?? {};
  return (
    <>
      <p>
        <TypeCode type={type} />
      </p>
      {description !== undefined && <CommentText markdown={description} />}
    </>
  );
}

function Inheritance({ view }: { view: ApiView }) {
  const t = useTranslate();
  const name = view.entry.inherits ?? '';
  const href = view.links[name];
  const [before, after] = t('api.inheritanceText').split('{name}');
  return (
    <p>
      {before}
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
      {after}
    </p>
  );
}

function Methods({ view }: { view: ApiView }) {
  const t = useTranslate();
  const { entry } = view;
  const page = entry.methodsOf;
  if (page !== undefined) {
    const [before, after] = t('api.methodsPage').split('{name}');
    return (
      <p>
        {before}
        <a href={view.links[page]}>{page}</a>
        {after}
      </p>
    );
  }
  return (
    <PropsTable
      label={t('api.sections.methods')}
      props={entry.methods}
      idOf={(name) => methodId(entry, name)}
    />
  );
}

function Slots({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <div className="wide">
      <div className="api-tools" data-api-tools="">
        <p>{t('api.slotsText')}</p>
        <ViewChoice section="slots" />
      </div>
      <SlotsTable entry={view.entry} label={t('api.sections.slots')} />
    </div>
  );
}

function Classes({ view }: { view: ApiView }) {
  const t = useTranslate();
  return (
    <div className="wide">
      <div className="api-tools" data-api-tools="">
        <p>{t('api.classesText')}</p>
        <ViewChoice section="classes" />
      </div>
      <ClassesTable entry={view.entry} label={t('api.sections.classes')} />
    </div>
  );
}
