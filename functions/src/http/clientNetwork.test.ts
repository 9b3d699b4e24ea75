// @isolation backend

import { expect, it } from 'vitest';
import { clientNetwork } from './clientNetwork.ts';

/** Returns the network of a request with this chain of addresses, as the platform delivers it. */
function networkOf(forwarded?: string): string {
  return clientNetwork({
    get: ((name: string) => (name === 'x-forwarded-for' ? forwarded : undefined)) as never,
  });
}

const HOSTING = '199.36.158.100';

it.each([
  ['a caller behind Hosting', `203.0.113.7, ${HOSTING}`],
  ['one who claims to be somebody else', `198.51.100.1, 203.0.113.7, ${HOSTING}`],
  ['one who claims many things', `nobody, , 10.0.0.1,198.51.100.1,203.0.113.7,${HOSTING}`],
  ['one who speaks to the function itself', '203.0.113.7'],
  ['an IPv4 address in IPv6’s form', `::ffff:203.0.113.7, ${HOSTING}`],
])('P13 reads the address of %s', (_, forwarded) => {
  expect(networkOf(forwarded)).toBe('203.0.113.7');
});

it('P13 treats an IPv6 network of 56 bits as one client, however its addresses are written', () => {
  const one = networkOf(`2001:db8:1:2ff::1, ${HOSTING}`);
  expect(one).toBe('2001:db8:1:200::');
  expect(networkOf(`2001:0DB8:0001:0201:ffff:ffff:ffff:ffff, ${HOSTING}`)).toBe(one);
  expect(networkOf(`2001:db8:1:200:0:0:192.0.2.1, ${HOSTING}`)).toBe(one);
  expect(networkOf(`2001:db8:1:300::1, ${HOSTING}`)).not.toBe(one);
  expect(networkOf(`::1, ${HOSTING}`)).toBe('0:0:0:0::');
  expect(networkOf(`fe80::1%eth0, ${HOSTING}`)).toBe('fe80:0:0:0::');
});

it('P13 treats all clients without a valid address as one', () => {
  for (const forwarded of [
    undefined,
    '',
    `x, ${HOSTING}`,
    `256.1.1.1, ${HOSTING}`,
    `${'1:'.repeat(9)}, ${HOSTING}`,
  ])
    expect(networkOf(forwarded)).toBe('unknown');
});
