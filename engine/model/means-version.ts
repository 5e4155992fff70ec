/** True when a range such as `8`, `v8.5` or `8.5.0` means the version. */
export function meansVersion(version: string, range: string): boolean {
  const parts = range.trim().replace(/^v/i, '').split('.');
  return parts.every((part, at) => part === version.split('.')[at]);
}
