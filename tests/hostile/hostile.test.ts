// @isolation apart

import { afterAll, expect, it, vi } from 'vitest';
import { assault } from './assault.ts';
import { NAMED_CASES } from './cases/namedCases.ts';
import { tryCase } from './cases/tryCase.ts';
import { ENDPOINTS } from './endpoints.ts';
import { fingerprint } from './fingerprint.ts';
import { hostileRequest } from './hostileRequest.ts';
import { startTarget } from './startTarget.ts';

/** `npm run hostile` sends 25,000. */
const COUNT = 1200;

// The server logs each refusal by a rule, which is hundreds of lines here.
vi.spyOn(console, 'warn').mockImplementation(() => {});
const target = await startTarget();
afterAll(() => target.close());

it(`${COUNT} hostile requests over every address of the public port bring nothing down and write nothing`, async () => {
  const before = fingerprint(target.dataFolder);
  const { statuses, faults } = await assault(target, hostileRequest, 0, COUNT);
  expect(faults).toEqual([]);
  expect(fingerprint(target.dataFolder)).toBe(before);
  expect((await fetch(`http://127.0.0.1:${target.port}/__local/health`)).ok).toBe(true);
  // The requests must reach the parts that decide, and not all be refused at the entry.
  for (const status of ['400', '401', '403', '404', '421']) expect(statuses, status).toHaveProperty(status);
  expect(COUNT / ENDPOINTS.length).toBeGreaterThan(10);
});

it.each(NAMED_CASES)('$name', async (attack) => {
  const before = fingerprint(target.dataFolder);
  expect(await tryCase(target, attack)).toBeNull();
  expect(fingerprint(target.dataFolder)).toBe(before);
});
