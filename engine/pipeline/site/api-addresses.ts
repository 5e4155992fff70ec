import type { ApiEntry } from '../../features/api-reference/api-entry.ts';

const folder = '/api/data';

/** Where programs find the schema of an entry's data. */
export const apiSchemaHref = `${folder}/schema.json`;

/** Where programs find the data of an entry. */
export function dataHrefOf({ id }: Pick<ApiEntry, 'id'>): string {
  return `${folder}/${id}.json`;
}

/** Where programs find which products have a history. */
export const historyListHref = `${folder}/history/index.json`;

/** Where programs find the schema of a product's history. */
export const historySchemaHref = `${folder}/history/schema.json`;

/** Where programs find what became of the API of a product. */
export function historyHrefOf(product: string): string {
  return `${folder}/history/${product}.json`;
}

/** Where pages find the code of a product's types. */
export function typesHrefOf(product: string): string {
  return `${folder}/${product}/types.json`;
}
