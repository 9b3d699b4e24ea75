// @isolation apart

import { expect, it } from 'vitest';
import { isPublicAddress, readLan } from './setup/lan.mjs';

const LAPTOP = () => ({
  lo: [{ family: 'IPv4', address: '127.0.0.1', internal: true }],
  docker0: [{ family: 'IPv4', address: '172.17.0.1', internal: false }],
  wlan0: [
    { family: 'IPv6', address: 'fe80::1', internal: false },
    { family: 'IPv4', address: '192.168.1.7', internal: false },
  ],
});
const OFFLINE = () => ({ lo: [{ family: 'IPv4', address: '127.0.0.1', internal: true }] });
const LAN = ['node', 'start.mjs', '--lan'];

it('serves no network unless asked to', () => {
  expect(readLan([], { LAN_HOST: '192.168.1.7' }, LAPTOP)).toBeNull();
});

it('finds the machine’s own addresses, those of machines inside it last', () => {
  expect(readLan(LAN, {}, LAPTOP)?.addresses()).toEqual(['192.168.1.7', '172.17.0.1']);
});

it('follows a network that changes', () => {
  let interfaces = LAPTOP();
  const lan = readLan(LAN, {}, () => interfaces);
  interfaces = { ...interfaces, wlan0: [{ family: 'IPv4', address: '192.168.1.8', internal: false }] };
  expect(lan?.addresses()[0]).toBe('192.168.1.8');
});

it('keeps to the address that LAN_HOST names, which must be its own', () => {
  expect(readLan(LAN, { LAN_HOST: '172.17.0.1' }, LAPTOP)?.addresses()).toEqual(['172.17.0.1']);
  expect(() => readLan(LAN, { LAN_HOST: '192.168.1.9' }, LAPTOP)).toThrow(
    'LAN_HOST is one of this machine\'s addresses (192.168.1.7, 172.17.0.1), not "192.168.1.9".',
  );
});

it('says in one line that there is no network', () => {
  expect(() => readLan(LAN, {}, OFFLINE)).toThrow('This machine is in no network.');
});

it('goes by its own name and those of LAN_NAMES, in lower case as browsers send them', () => {
  const names = readLan(LAN, { LAN_NAMES: 'Rooms.School.example, laptop' }, LAPTOP)?.names;
  expect(names?.slice(-2)).toEqual(['rooms.school.example', 'laptop']);
  for (const odd of ['http://laptop', 'laptop:4173', '*', '-x'])
    expect(() => readLan(LAN, { LAN_NAMES: odd }, LAPTOP), odd).toThrow(`not "${odd}"`);
});

it('knows which addresses the internet may reach', () => {
  for (const own of ['10.0.0.1', '172.16.0.1', '172.31.0.1', '192.168.0.1', '169.254.1.1'])
    expect(isPublicAddress(own), own).toBe(false);
  for (const open of ['203.0.113.7', '172.32.0.1', '172.15.0.1', '192.169.0.1', '11.0.0.1'])
    expect(isPublicAddress(open), open).toBe(true);
});
