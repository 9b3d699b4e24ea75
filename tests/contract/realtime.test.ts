// @isolation backend

import {
  type DataSnapshot,
  get,
  goOffline,
  goOnline,
  increment,
  onChildAdded,
  onDisconnect,
  onValue,
  push,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  update,
} from 'firebase/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, type Contract, connect } from './connect.ts';

const DENIED = /permission.denied/i;

let contract: Contract;
let [ada, bea]: [Browser, Browser] = [null as never, null as never];
/** A path of this test to which everybody may write, and a key as the server creates it. */
let [open, key] = ['', ''];

beforeAll(async () => {
  contract = await connect();
  [ada, bea] = [contract.openBrowser(), contract.openBrowser()];
});
afterAll(() => contract.close());
beforeEach(() => {
  open = `open/${crypto.randomUUID()}`;
  key = `keyed/${crypto.randomUUID()}`;
});

/** Returns everything that a listener receives, the newest last. Resolves once the first value has come. */
async function listenTo({ realtime }: Browser, path: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  const first = new Promise<void>((resolve, reject) =>
    onValue(
      ref(realtime, path),
      (snapshot: DataSnapshot) => {
        seen.push(snapshot.val());
        resolve();
      },
      reject,
    ),
  );
  await first;
  return seen;
}

describe('what one browser writes', () => {
  it('is shown to another one: a value, several paths at once as one change, a removal', async () => {
    const seen = await listenTo(bea, open);
    await set(ref(ada.realtime, `${open}/p/x`), { at: [1, 2], name: 'Ä 🗝' });
    await update(ref(ada.realtime, open), { number: 4, 'p/x/at': [3, 4], 'p/y': true });
    await remove(ref(ada.realtime, `${open}/p/x/name`));
    await expect
      .poll(() => seen)
      .toEqual([
        null,
        { p: { x: { at: [1, 2], name: 'Ä 🗝' } } },
        { number: 4, p: { x: { at: [3, 4], name: 'Ä 🗝' }, y: true } },
        { number: 4, p: { x: { at: [3, 4] }, y: true } },
      ]);
  });

  it('is shown below and above the place of the write', async () => {
    const [above, below] = [await listenTo(bea, open), await listenTo(bea, `${open}/a/b`)];
    await set(ref(ada.realtime, `${open}/a`), { b: { c: 1 }, d: 2 });
    await expect.poll(() => below.at(-1)).toEqual({ c: 1 });
    expect(above.at(-1)).toEqual({ a: { b: { c: 1 }, d: 2 } });
    await remove(ref(ada.realtime, open));
    await expect.poll(() => below.at(-1)).toBeNull();
  });

  it('may name the server’s time and a sum', async () => {
    await set(ref(ada.realtime, `${open}/n`), 2);
    await update(ref(ada.realtime, open), { n: increment(3), at: serverTimestamp() });
    const { n, at } = (await get(ref(bea.realtime, open))).val();
    expect(n).toBe(5);
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  });

  it('comes in order to who waits for children', async () => {
    const log: unknown[] = [];
    onChildAdded(ref(bea.realtime, `${open}/log`), (snapshot) => log.push(snapshot.val()));
    for (let number = 0; number < 12; number++) await push(ref(ada.realtime, `${open}/log`), number);
    await expect.poll(() => log).toEqual(Array.from({ length: 12 }, (_, number) => number));
  });

  it('counts once where two count at the same time', async () => {
    const counter = (browser: Browser) =>
      runTransaction(ref(browser.realtime, `${open}/n`), (n: number | null) => (n ?? 0) + 1);
    await Promise.all([counter(ada), counter(bea), counter(ada), counter(bea)]);
    expect((await get(ref(ada.realtime, `${open}/n`))).val()).toBe(4);
    await set(ref(ada.realtime, open), { 2: 'b', 10: 'j', a: { deep: 0.5 }, n: 1 });
    const whole = await runTransaction(ref(bea.realtime, open), (value) => value && { ...value, n: 2 });
    expect(whole.committed).toBe(true);
  });
});

describe('a browser that goes', () => {
  it('leaves what it asked to be written, and is shown what it missed when it comes back', async () => {
    const seen = await listenTo(bea, `${open}/here`);
    const here = ref(ada.realtime, `${open}/here/ada`);
    await onDisconnect(here).remove();
    await set(here, true);
    const missed = await listenTo(ada, `${open}/late`);
    goOffline(ada.realtime);
    await expect.poll(() => seen).toEqual([null, { ada: true }, null]);
    await set(ref(bea.realtime, `${open}/late`), 1);
    goOnline(ada.realtime);
    await expect.poll(() => missed.at(-1)).toBe(1);
  });

  it('can take that back', async () => {
    const here = ref(ada.realtime, `${open}/here`);
    await onDisconnect(here).set('gone');
    await onDisconnect(here).cancel();
    await set(here, 'there');
    goOffline(ada.realtime);
    goOnline(ada.realtime);
    await set(ref(ada.realtime, `${open}/back`), true);
    expect((await get(ref(bea.realtime, open))).val()).toEqual({ here: 'there', back: true });
  });
});

describe('rules', () => {
  it('let who knows a key read below it, and nobody list keys', async () => {
    await contract.realtime.ref(`${key}/made`).set(true);
    expect(await listenTo(bea, key)).toEqual([{ made: true }]);
    await expect(listenTo(bea, 'keyed')).rejects.toThrow(DENIED);
    await expect(listenTo(bea, 'keyed/short')).rejects.toThrow(DENIED);
    await expect(get(ref(bea.realtime, '/'))).rejects.toThrow(DENIED);
  });

  it('let browsers write below keys that the server made, and only what is valid', async () => {
    const here = (seat: string) => ref(ada.realtime, `${key}/here/${seat}`);
    await expect(set(here('1'), { x: 5 })).rejects.toThrow(DENIED);
    await contract.realtime.ref(`${key}/made`).set(true);
    await set(here('1'), { x: 5, name: 'Ada', at: serverTimestamp() });
    await set(ref(ada.realtime, `${key}/here/1/x`), 1000);
    for (const wrong of [
      { x: 1001 },
      { x: '5' },
      { x: 5, y: 5 },
      { name: 'A'.repeat(25) },
      { x: { deep: 1 } },
    ])
      await expect(set(here('1'), wrong), JSON.stringify(wrong)).rejects.toThrow(DENIED);
    await expect(set(here('9'), { x: 5 })).rejects.toThrow(DENIED);
    await expect(set(ref(ada.realtime, `${key}/made`), false)).rejects.toThrow(DENIED);
    await expect(
      update(ref(ada.realtime, key), { 'here/1/x': 7, 'here/9/x': 7 }),
      'all or nothing',
    ).rejects.toThrow(DENIED);
    expect((await get(ref(bea.realtime, `${key}/here`))).val()).toMatchObject({ 1: { x: 1000 } });
  });
});

describe('the Admin SDK', () => {
  it('writes where no browser may, and reads what browsers wrote', async () => {
    const seen = await listenTo(bea, key);
    await contract.realtime.ref(key).update({ 'seat/0/17': { by: 1 }, 'head/n': 17 });
    await expect.poll(() => seen.at(-1)).toEqual({ seat: [{ 17: { by: 1 } }], head: { n: 17 } });
    await set(ref(ada.realtime, `${open}/from`), 'a browser');
    expect((await contract.realtime.ref(`${open}/from`).get()).val()).toBe('a browser');
  });

  it('sends what takes several frames', async () => {
    const long = 'ü'.repeat(60_000);
    await contract.realtime.ref(`${key}/long`).set(long);
    expect((await get(ref(bea.realtime, `${key}/long`))).val()).toBe(long);
  });
});
