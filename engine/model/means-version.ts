/** True when a wish such as `8`, `v8.5` or `8.5.0` means the version. */
export function meansVersion(version: string, wished: string): boolean {
  const parts = wished.trim().replace(/^v/i, '').split('.');
  return parts.every((part, at) => part === version.split('.')[at]);
}
