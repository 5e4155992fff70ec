import type { VersionPair } from 'engine/features/api-reference/history/changes-between.ts';
import type {
  ChangeKind,
  StepChange,
} from 'engine/features/api-reference/history/member-changes.ts';
import {
  markdownOfName,
  namesOf,
  stepGroupsOf,
} from 'engine/features/api-reference/history/step-names.ts';

/** What is different about an entry, with its name for readers. */
export interface NamedChanges {
  name: string;
  /** Address of its page; absent when it has none here. */
  path?: string;
  changes: readonly StepChange[];
  /** Where migration guides name what changed; absent when they do not. */
  guides?: readonly { title: string; path: string; names: readonly string[] }[];
}

interface Comparison {
  /** Package, or component of a package, that is compared. */
  subject: string;
  pair: VersionPair;
  notes: readonly string[];
  found: readonly NamedChanges[];
  /** True to say what members were and became. */
  isDetailed: boolean;
}

const kindWords: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  removed: 'Removed',
  renamed: 'Renamed',
  deprecated: 'Deprecated',
  type: 'New type',
  default: 'New default',
  required: 'Now required',
};

/** A comparison as Markdown. */
export function changesText({ subject, pair, notes, found, isDetailed }: Comparison): string {
  const parts = found.map(({ name, path, changes, guides = [] }) =>
    [
      `## ${name}`,
      ...(path === undefined ? [] : [path]),
      [
        ...(isDetailed ? changes.map(detailOf) : stepGroupsOf({ changes }).map(lineOf)),
        ...guides.map((guide) => `- Guide: ${passageOf(guide)}`),
      ].join('\n'),
    ].join('\n\n'),
  );
  return `${[
    `# ${subject}: ${pair.from} to ${pair.to}`,
    ...notes,
    ...(parts.length > 0 ? parts : ['Nothing changed in its API.']),
  ].join('\n\n')}\n`;
}

function passageOf({ title, path, names }: NonNullable<NamedChanges['guides']>[number]): string {
  return `[${title}](${path}) (${names.map((name) => `\`${name}\``).join(', ')})`;
}

function lineOf({ kind, isWhole, names }: ReturnType<typeof stepGroupsOf>[number]): string {
  const what = isWhole ? 'all of it' : names.map(markdownOfName).join(', ');
  return `- ${kindWords[kind]}: ${what}`;
}

function detailOf(change: StepChange): string {
  const { kind, table, before, after } = change;
  const what = table === 'entry' ? 'all of it' : markdownOfName(namesOf(change));
  const fact = kind === 'default' ? 'default' : 'type';
  const shown =
    kind === 'type' || kind === 'default'
      ? `: ${codeOf(before?.[fact])} → ${codeOf(after?.[fact])}`
      : kind === 'added' && after?.type !== undefined
        ? `: ${codeOf(after.type)}`
        : '';
  return `- ${kindWords[kind]}: ${what}${shown}`;
}

function codeOf(text: string | undefined): string {
  return text === undefined ? 'none' : `\`${text}\``;
}
