import { BlockList, isIP, isIPv6 } from 'node:net';

/** Where a request came from, as far as the network and the proxies say. */
export interface Sender {
  socketAddress: string | undefined;
  forwardedFor: string | undefined;
}

/** Proxies whose word about the sender is believed. */
export type Proxies = BlockList;

/** Reads a list such as `127.0.0.1, 10.0.0.0/8`; throws at what is no address. */
export function parseProxies(list: string | undefined): Proxies {
  const proxies = new BlockList();
  const entries = (list ?? '').split(',').map((entry) => entry.trim());
  for (const entry of entries.filter(Boolean)) addProxy(proxies, entry);
  return proxies;
}

function addProxy(proxies: Proxies, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  try {
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  } catch {
    throw new Error(
      `TRUSTED_PROXIES names "${entry}", which is no address. Write e.g. 127.0.0.1,10.0.0.0/8`,
    );
  }
}

/**
 * One name per sender for the limits: the address, or for IPv6 its network of 64 bits, which one
 * household owns whole. Anybody can write `X-Forwarded-For`, so only a known proxy is believed.
 */
export function clientOf({ socketAddress, forwardedFor }: Sender, proxies: Proxies): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  let address = plainAddress(socketAddress ?? '');
  while (isProxy(address, proxies) && hops.length > 0) {
    const hop = plainAddress(hops.pop() ?? '');
    if (isIP(hop) === 0) break;
    address = hop;
  }
  return isIPv6(address) ? networkOf(address) : address;
}

function isProxy(address: string, proxies: Proxies): boolean {
  return isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** IPv4 addresses on an IPv6 socket come with a prefix, and IPv6 ones may name a network card. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const groups = [...first, ...Array<string>(gap).fill('0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
