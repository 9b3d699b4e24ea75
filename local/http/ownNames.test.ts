import { expect, it } from 'vitest';
import { appOrigin, ownHosts } from './ownNames.ts';

const lan = {
  addresses: () => ['192.168.1.7', '10.0.0.7'],
  names: ['teacher.local'],
  closedAccounts: [],
};
const LOOPBACK = ['localhost:4173', '127.0.0.1:4173', '[::1]:4173'];

it('answers by loopback’s names alone, and in a classroom by this machine’s own too', () => {
  expect(ownHosts(undefined, 4173)).toEqual(LOOPBACK);
  const own = ['192.168.1.7:4173', '10.0.0.7:4173', 'teacher.local:4173'];
  expect(ownHosts(lan, 4173)).toEqual([...LOOPBACK, ...own]);
});

it('knows that browsers leave port 80 out', () => {
  expect(ownHosts(lan, 80)).toContain('192.168.1.7');
});

it('is reached by the first address of the network, or by loopback', () => {
  expect(appOrigin(undefined, 4173)).toBe('http://127.0.0.1:4173');
  expect(appOrigin(lan, 4173)).toBe('http://192.168.1.7:4173');
  expect(appOrigin({ ...lan, addresses: () => [] }, 4173)).toBe('http://127.0.0.1:4173');
});
