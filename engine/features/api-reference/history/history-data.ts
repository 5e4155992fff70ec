import type { ApiHistory, MemberChange } from './api-history.ts';
import { memberTables, type MemberFacts } from './api-snapshot.ts';
import type { MigrationGuide } from './migration-guides.ts';

/** What a member is from a version on. */
interface ChangeData extends MemberFacts {
  version: string;
  /** True when the member is no longer there. */
  gone?: true;
}

function changeFromData({ version, gone, ...facts }: ChangeData): MemberChange {
  return gone ? { version } : { version, facts };
}

const text = { type: 'string' } as const;
const versionText = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' } as const;

/** The history of a product for programs, with the guides from version to version. */
export function historyData(
  product: string,
  { versions, released, packages, substitutes, members }: ApiHistory,
  guides: readonly MigrationGuide[] = [],
) {
  return {
    product,
    versions,
    released,
    packages: Object.fromEntries(packages),
    substitutes: Object.fromEntries(substitutes),
    guides,
    members: [...members].map(([key, changes]) => {
      const [entry = '', table = '', name = ''] = key.split('\t');
      return {
        entry,
        table,
        name,
        changes: changes.map(({ version, facts }): ChangeData =>
          facts ? { version, ...facts } : { version, gone: true },
        ),
      };
    }),
  };
}

/** What programs are given. */
export type HistoryData = ReturnType<typeof historyData>;

/** A product whose history programs can read. */
export interface ListedHistory {
  /** Folder of the product. */
  product: string;
  /** The packages that the history is about, the free one first. */
  packages: readonly string[];
  /** The versions that were looked at, the oldest first. */
  versions: readonly string[];
  /** Address of the history. */
  href: string;
}

/** The history that `historyData` wrote. */
export function historyFromData({
  versions,
  released,
  packages,
  substitutes,
  members,
}: HistoryData): ApiHistory {
  return {
    versions,
    released,
    packages: new Map(Object.entries(packages)),
    substitutes: new Map(Object.entries(substitutes)),
    members: new Map(
      members.map(({ entry, table, name, changes }) => [
        [entry, table, name].join('\t'),
        changes.map(changeFromData),
      ]),
    ),
  };
}

/** The shape of `historyData` as a JSON Schema. */
export const historySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'History of the API of a product',
  type: 'object',
  properties: {
    $schema: text,
    product: text,
    versions: {
      description: 'The versions that were looked at, the oldest first.',
      type: 'array',
      items: versionText,
    },
    released: {
      description: 'All releases that the registry had, the oldest first.',
      type: 'array',
      items: versionText,
    },
    packages: {
      description:
        'Of packages that were not published with each of these versions: those they were published with.',
      type: 'object',
      additionalProperties: { type: 'array', items: versionText },
    },
    substitutes: {
      description: 'Versions that the registry lacks, with those that were looked at instead.',
      type: 'object',
      additionalProperties: versionText,
    },
    guides: {
      description: 'The guides from major to major, with what each section names in code.',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          pathname: { description: 'Canonical pathname of the page.', ...text },
          from: { description: 'Major version, e.g. 7.', ...text },
          to: text,
          sections: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                id: { description: 'Anchor of the heading.', ...text },
                title: text,
                names: { type: 'array', items: text },
              },
              required: ['id', 'title', 'names'],
              additionalProperties: false,
            },
          },
        },
        required: ['pathname', 'from', 'to', 'sections'],
        additionalProperties: false,
      },
    },
    members: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          entry: { description: 'Last part of the address of the entry.', ...text },
          table: { enum: memberTables },
          name: { description: 'Empty for the entry itself and for an answer.', ...text },
          changes: {
            description: 'What the member is from a version on.',
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              properties: {
                version: versionText,
                gone: { const: true },
                type: text,
                default: text,
                required: { const: true },
                deprecated: { const: true },
                undocumented: { const: true },
                package: text,
              },
              required: ['version'],
              additionalProperties: false,
            },
          },
        },
        required: ['entry', 'table', 'name', 'changes'],
        additionalProperties: false,
      },
    },
  },
  required: ['product', 'versions', 'released', 'packages', 'substitutes', 'guides', 'members'],
  additionalProperties: false,
} as const;
