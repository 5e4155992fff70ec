import { siteFacts } from '../../base/site-facts.ts';

/** Where the browser keeps which versions a reader uses. */
export const myVersionsKey = `${siteFacts.keyPrefix}versions`;

/** The version that a reader uses, by release line. */
export type MyVersions = Readonly<Record<string, string>>;

const line = /^[a-z]{1,20}$/;
const release = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

/** Reads what the browser keeps, such as `core=7.1.0&x=8.2.0`; what is no version of a line is ignored. */
export function parseMyVersions(text: string | null): MyVersions {
  const pairs = [...new URLSearchParams(text ?? '')];
  return Object.fromEntries(
    pairs.filter(([id, version]) => line.test(id) && release.test(version)),
  );
}

/** Writes versions for the browser to keep. */
export function formatMyVersions(versions: MyVersions): string {
  return new URLSearchParams(Object.entries(versions).sort()).toString();
}
