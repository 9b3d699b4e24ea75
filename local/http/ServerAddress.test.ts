import { expect, it } from 'vitest';
import { ServerAddress } from './ServerAddress.ts';

const lan = {
  addresses: () => ['192.168.1.7', '10.0.0.7'],
  names: ['teacher.local'],
  closedAccounts: [],
};
const LOOPBACK = ['localhost:4173', '127.0.0.1:4173', '[::1]:4173'];

it('accepts loopback names only, and on a local network this machine’s own too', () => {
  expect(new ServerAddress(4173).hosts).toEqual(LOOPBACK);
  const own = ['192.168.1.7:4173', '10.0.0.7:4173', 'teacher.local:4173'];
  expect(new ServerAddress(4173, lan).hosts).toEqual([...LOOPBACK, ...own]);
});

it('knows that browsers leave port 80 out', () => {
  expect(new ServerAddress(80, lan).hosts).toContain('192.168.1.7');
});

it('tells others the first network address, or only loopback', () => {
  expect(new ServerAddress(4173).sharedOrigin).toBeNull();
  expect(new ServerAddress(4173, lan).sharedOrigin).toBe('http://192.168.1.7:4173');
  const offline = { ...lan, addresses: () => [] };
  expect(new ServerAddress(4173, offline).sharedOrigin).toBe('http://127.0.0.1:4173');
});

it('uses the opened port', () => {
  const address = new ServerAddress(0);
  address.port = 4173;
  expect(address.origin).toBe('http://127.0.0.1:4173');
});
