import { setImmediate as turn } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import { afterEach, expect, it } from 'vitest';
import { serveRouter, type TestServer } from '../testing/serveRouter.ts';
import { RequestGate } from './RequestGate.ts';

/**
 * Milliseconds that open requests get to end: `ample` is more than any request here takes, `none` less than one that
 * never ends.
 */
const GRACE = { ample: 600_000, none: 1 };

let gate: RequestGate;
let server: TestServer;
/** Events in their order. */
let events: string[];

/** Ends what `/slow` waits for. */
let finish = () => {};

/** Responds to `/slow` when told to, to `/never` not at all, and to everything else at once. */
const answer: RequestHandler = async ({ path }, response) => {
  events.push(path);
  if (path === '/slow') await new Promise<void>((resolve) => (finish = resolve));
  if (path !== '/never') response.end(path);
};

async function serve(grace = GRACE.ample): Promise<void> {
  gate = new RequestGate(grace);
  events = [];
  server = await serveRouter(gate.pass, answer);
}
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
  for (let turns = 0; turns < 5; turns += 1) await turn();
  events.push('done');
}

it('waits for running requests, and admits the next when the work is done', async () => {
  await serve();
  const { answered } = await enter('/slow');
  const working = gate.closeWhile(work);
  const next = fetch(`${server.origin}/next`);
  finish();
  await working;
  expect(await answered).toBe('/slow');
  expect(await (await next).text()).toBe('/next');
  expect(events).toEqual(['/slow', 'begun', 'done', '/next']);
});

it('aborts a request that never ends, since the work must not wait for it', async () => {
  await serve(GRACE.none);
  const { answered } = await enter('/never');
  await gate.closeWhile(work);
  expect(await answered).toBe('cut off');
});

it('does one piece of work after the other, and opens again after one that failed', async () => {
  await serve();
  const failing = gate.closeWhile(() => Promise.reject(new Error('no room')));
  const working = Promise.all([gate.closeWhile(work), gate.closeWhile(work)]);
  await expect(failing).rejects.toThrow('no room');
  await working;
  expect(events).toEqual(['begun', 'done', 'begun', 'done']);
  expect(await (await enter('/next')).answered).toBe('/next');
});
