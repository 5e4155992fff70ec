import type { ApiBlock } from '../../model/page.ts';
import { useTranslate } from '../config/docs-provider.tsx';
import type { ApiView } from './api-view.ts';
import { ClassesTable } from './classes-table.tsx';
import { PropsTable } from './props-table.tsx';
import { SlotsTable } from './slots-table.tsx';

interface ApiExcerptProps {
  view: ApiView;
  block: ApiBlock;
}

/** The rows of an entry that a text asks for, and the way to the others. */
export function ApiExcerpt({ view, block }: ApiExcerptProps) {
  const t = useTranslate();
  const { entry } = view;
  const rows = [...entry.props, ...entry.methods].filter(
    ({ name }) => block.only?.includes(name) ?? true,
  );
  const slots = entry.slots.filter(({ name }) => block.only?.includes(name));
  const classes = entry.classes.filter(({ key }) => block.only?.includes(key));
  const href = view.links[entry.name];
  return (
    <>
      {rows.length > 0 && (
        <PropsTable
          label={entry.name}
          props={rows}
          idOf={(name) => `api-${String(block.line)}-${name}`}
        />
      )}
      {slots.length > 0 && <SlotsTable entry={{ ...entry, slots }} label={`${entry.name} slots`} />}
      {classes.length > 0 && (
        <ClassesTable entry={{ ...entry, slots: [], classes }} label={`${entry.name} classes`} />
      )}
      {href !== undefined && (
        <p>
          <a href={href}>{t('api.excerptMore').replace('{name}', entry.name)}</a>
        </p>
      )}
    </>
  );
}
