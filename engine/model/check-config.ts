import * as v from 'valibot';
import { configSchema } from './config-schema.ts';
import type { DocsConfig } from './docs-config.ts';

/** What is wrong with a configuration: a line for each field, which it names. */
export function checkConfig(config: DocsConfig): string[] {
  const { issues = [] } = v.safeParse(configSchema, config);
  return issues.length > 0 ? issues.map(lineOf) : checkReferences(config);
}

/** Fields that name something which another field has to hold. */
function checkReferences({ products, navigations, locales }: DocsConfig): string[] {
  const ids = navigations.map(({ id }) => id);
  const lost = products.flatMap(({ navigation }, at) =>
    ids.includes(navigation)
      ? []
      : [`products[${at}].navigation: no navigation has the id "${navigation}"`],
  );
  return [
    ...lost,
    ...checkTwice(
      'products',
      'id',
      products.map(({ id }) => id),
    ),
    ...checkTwice('navigations', 'id', ids),
    ...checkTwice(
      'locales',
      'code',
      locales.map(({ code }) => code),
    ),
  ];
}

function checkTwice(list: string, field: string, values: readonly string[]): string[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) === at ? [] : [`${list}[${at}].${field}: "${value}" is there twice`],
  );
}

function lineOf({ path, type, message, received }: v.BaseIssue<unknown>): string {
  const place = (path ?? []).reduce(
    (start, { key }) => start + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '',
  );
  const isUnknown =
    type === 'strict_object' && received !== 'undefined' && message.includes('never');
  return `${place.replace(/^\./, '')}: ${isUnknown ? 'there is no such field' : message}`;
}
