import type { MemberGroup, PageCard, PageTexts } from './index-files.ts';
import type { RecordMember, SearchRecord } from './search-record.ts';

/** Longest passages that are kept to be shown. */
const longest = { section: 1200, member: 240 };

const memberKinds = ['demo', 'prop', 'slot', 'class', 'method'] as const;

/** What a list of results shows of a page. */
export function describeCard(record: SearchRecord): PageCard {
  const { title, name, description, href, plan, trail, sections, members } = record;
  return {
    title,
    ...(name !== undefined && { name }),
    description,
    href,
    ...(plan && { plan }),
    trail,
    sections: sections.map((section) => [section.id, section.title] as const),
    members: memberKinds.flatMap((kind) => {
      const own = members.filter((member) => member.kind === kind);
      return own.length === 0 ? [] : [describeMembers(record, kind, own)];
    }),
  };
}

function describeMembers(
  { anchors, headings = {} }: SearchRecord,
  kind: MemberGroup['kind'],
  members: readonly RecordMember[],
): MemberGroup {
  const planned = members.flatMap(({ name, plan }) => (plan ? [[name, plan] as const] : []));
  const heading = headings[kind];
  return {
    kind,
    anchor: anchors[kind] ?? '',
    ...(heading && { heading }),
    names: members.map(({ name }) => name),
    ...(planned.length > 0 && { plans: Object.fromEntries(planned) }),
  };
}

/** What can be shown of a page's text. */
export function describeTexts({ sections, members, anchors }: SearchRecord): PageTexts {
  const samples = sections.flatMap(({ sample }, at) => (sample ? [[at, sample] as const] : []));
  return {
    sections: sections.map(({ text }) => text.slice(0, longest.section)),
    ...(samples.length > 0 && { samples: Object.fromEntries(samples) }),
    members: Object.fromEntries(
      members.map(({ kind, name, text }) => [
        `${anchors[kind] ?? ''}${name}`,
        text.slice(0, longest.member),
      ]),
    ),
  };
}
