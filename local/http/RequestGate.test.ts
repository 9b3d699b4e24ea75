import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { RequestGate } from './RequestGate.ts';

const GRACE = 200;

let gate: RequestGate;
let server: TestServer;
/** What happened, in its order. */
let events: string[];

/** Answers `/slow` after a while, `/never` not at all, and all else at once. */
const answer: RequestHandler = async ({ path }, response) => {
  events.push(path);
  if (path === '/slow') await sleep(GRACE / 2);
  if (path !== '/never') response.end(path);
};

beforeEach(async () => {
  gate = new RequestGate(GRACE);
  events = [];
  server = await serveRouter(gate.pass, answer);
});
afterEach(() => server.close());

async function enter(path: string): Promise<{ answered: Promise<string> }> {
  const answered = fetch(`${server.origin}${path}`).then(
    (response) => response.text(),
    () => 'cut off',
  );
  await expect.poll(() => events).toContain(path);
  return { answered };
}

async function work(): Promise<void> {
  events.push('begun');
  await sleep(50);
  events.push('done');
}

it('waits for those inside, and lets the next in when the work is done', async () => {
  const { answered } = await enter('/slow');
  const working = gate.closeWhile(work);
  const next = fetch(`${server.origin}/next`);
  await working;
  expect(await answered).toBe('/slow');
  expect(await (await next).text()).toBe('/next');
  expect(events).toEqual(['/slow', 'begun', 'done', '/next']);
});

it('cuts off a request that never ends: the work must not wait for it', async () => {
  const { answered } = await enter('/never');
  await gate.closeWhile(work);
  expect(await answered).toBe('cut off');
});

it('does one piece of work after the other, and opens again after one that failed', async () => {
  const failing = gate.closeWhile(() => Promise.reject(new Error('no room')));
  const working = Promise.all([gate.closeWhile(work), gate.closeWhile(work)]);
  await expect(failing).rejects.toThrow('no room');
  await working;
  expect(events).toEqual(['begun', 'done', 'begun', 'done']);
  expect(await (await enter('/next')).answered).toBe('/next');
});
