/** True when a host is exactly one of those listed: a name that only contains or resembles one is foreign. */
export function isOwnHost(host: string, hosts: readonly string[]): boolean {
  return host !== '' && hosts.includes(host);
}
