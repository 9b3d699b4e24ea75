// @isolation backend

import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Turns } from './Turns.ts';

/** Creates work that ends on command and records its name when it starts. */
function openTurns(atOnce: number, mostWaiting = 99) {
  const turns = new Turns({ atOnce, mostWaiting, message: 'Too many.' });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (account: string, name: string) =>
    turns.take(account, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string) => {
    await turnOfTheLoop();
    ends.get(name)?.();
    await turnOfTheLoop();
  };
  return { turns, begun, ask, end };
}

it('gives one account one turn at a time, however many are free', async () => {
  const { begun, ask, end } = openTurns(2);
  const all = ['a1', 'a2', 'a3'].map((name) => ask('ada', name));
  await turnOfTheLoop();
  expect(begun).toEqual(['a1']);
  for (const name of ['a1', 'a2', 'a3']) await end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3']);
});

it('lets another account wait for at most one of thirty turns of one account', async () => {
  const { begun, ask, end } = openTurns(1);
  for (let number = 1; number <= 30; number++) void ask('mallory', `m${number}`);
  void ask('ada', 'a1');
  await end('m1');
  await end('a1');
  expect(begun).toEqual(['m1', 'a1', 'm2']);
});

it('accounts take turns', async () => {
  const { begun, ask, end } = openTurns(1);
  for (const account of ['a', 'b']) for (const number of [1, 2]) void ask(account, `${account}${number}`);
  for (const name of ['a1', 'b1', 'a2']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2']);
});

it('refuses only an account with too many waiting turns', async () => {
  const { begun, ask, end } = openTurns(1, 2);
  for (const name of ['m1', 'm2', 'm3']) void ask('mallory', name);
  await expect(ask('mallory', 'm4')).rejects.toMatchObject({ code: 'busy' });
  void ask('ada', 'a1');
  await end('m1');
  expect(begun).toEqual(['m1', 'a1']);
});

it('continues after failures, and drops finished accounts', async () => {
  const { turns, begun, ask, end } = openTurns(1, 0);
  const failing = turns.take('ada', () => Promise.reject(new Error('damaged')));
  await expect(failing).rejects.toThrow('damaged');
  const next = ask('ada', 'a1');
  await end('a1');
  expect([await next, begun]).toEqual(['a1', ['a1']]);
});
