import { describe, expect, it } from 'vitest';
import { clientOf, parseProxies } from './client-of.ts';

const none = parseProxies(undefined);
const proxies = parseProxies('127.0.0.1, 10.0.0.0/8, fd00::/8');

describe('the name of a sender', () => {
  it.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', undefined, '2001:db8:1:2'],
    ['2001:db8:1:2:bbbb:c:d:e', undefined, '2001:db8:1:2'],
    ['2001:db8::1', undefined, '2001:db8:0:0'],
    ['::1', undefined, '0:0:0:0'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1', '127.0.0.1'],
  ])('%s that says %s is %s where no proxy is known', (socketAddress, forwardedFor, name) => {
    expect(clientOf({ socketAddress, forwardedFor }, none)).toBe(name);
  });

  it.each([
    ['127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['127.0.0.1', '10.0.0.1', '10.0.0.1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['fd00::5', '2001:db8:9:9::1', '2001:db8:9:9'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ])('%s that says %s is %s behind known proxies', (socketAddress, forwardedFor, name) => {
    expect(clientOf({ socketAddress, forwardedFor }, proxies)).toBe(name);
  });

  it('stays one under 1,000 invented headers', () => {
    const names = Array.from({ length: 1_000 }, (_, at) =>
      clientOf({ socketAddress: '203.0.113.7', forwardedFor: `198.51.${at % 250}.${at}` }, none),
    );
    expect(new Set(names).size).toBe(1);
  });
});

it('names the entry that is no address', () => {
  expect(() => parseProxies('127.0.0.1, nginx')).toThrow('TRUSTED_PROXIES names "nginx"');
});
