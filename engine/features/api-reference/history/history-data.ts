import type { ApiHistory } from './api-history.ts';
import { memberTables } from './api-snapshot.ts';

const text = { type: 'string' } as const;
const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' } as const;

/** The history of a product for programs. */
export function historyData(
  product: string,
  { versions, released, packages, members }: ApiHistory,
) {
  return {
    product,
    versions,
    released,
    packages: Object.fromEntries(packages),
    members: [...members].map(([key, changes]) => {
      const [entry = '', table = '', name = ''] = key.split('\t');
      return {
        entry,
        table,
        name,
        changes: changes.map((change) =>
          change.facts
            ? { version: change.version, ...change.facts }
            : { version: change.version, gone: true },
        ),
      };
    }),
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
      items: version,
    },
    released: {
      description: 'All releases that the registry had, the oldest first.',
      type: 'array',
      items: version,
    },
    packages: {
      description:
        'Of packages that were not published with each of these versions: those they were published with.',
      type: 'object',
      additionalProperties: { type: 'array', items: version },
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
                version,
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
  required: ['product', 'versions', 'released', 'packages', 'members'],
  additionalProperties: false,
} as const;
