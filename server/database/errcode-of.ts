/** The primary result code SQLite gave with an error; undefined for any other error. */
export function errcodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = 'errcode' in error ? error.errcode : 'rawCode' in error ? error.rawCode : 0;
  // The lower eight bits are the kind, the rest says more about it.
  return typeof code === 'number' && code !== 0 ? code & 0xff : undefined;
}

/** True when the file itself is broken: it contradicts itself or is no database at all. */
export function isCorrupt(error: unknown): boolean {
  return [11, 26].includes(errcodeOf(error) ?? 0);
}

/** True when the file that was open is no longer at its path. */
export function isRemoved(error: unknown): boolean {
  return errcodeOf(error) === 14;
}

/** Codes of a database that may work again once it is opened anew: not writable, unreadable, not openable. */
const unusable = [8, 10, 14];

/** True when an open database will not come back by itself, while the file may. */
export function mustReopen(error: unknown): boolean {
  const code = errcodeOf(error);
  return code === undefined || isCorrupt(error) || unusable.includes(code);
}
