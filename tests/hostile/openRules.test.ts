// @isolation apart whole

import { afterAll, expect, it, vi } from 'vitest';
import { assault } from './assault.ts';
import { edgeRequest, ONE_ROUND } from './edges/edgeRequest.ts';
import { fingerprint } from './fingerprint.ts';
import { hostileRequest } from './hostileRequest.ts';
import { startTarget } from './startTarget.ts';

const COUNT = 500;

vi.spyOn(console, 'warn').mockImplementation(() => {});
const target = await startTarget({ isOpen: true });
afterAll(() => target.close());

it(`${COUNT} more bring nothing down where rules forbid nothing, so that they reach what lies behind`, async () => {
  const before = fingerprint(target.dataFolder);
  const { faults } = await assault(target, hostileRequest, COUNT, COUNT);
  expect(faults).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${target.port}/__local/health`)).ok).toBe(true);
  // Some of them succeed here, and change the fingerprint.
  expect(fingerprint(target.dataFolder)).not.toBe(before);
});

it(`takes what every limit allows, one below it and at it, and refuses what is one above: ${ONE_ROUND} requests`, async () => {
  const { faults, statuses } = await assault(target, edgeRequest, 0, ONE_ROUND);
  expect(faults).toEqual([]);
  for (const status of ['200', '400', '404', '413']) expect(statuses, status).toHaveProperty(status);
});
