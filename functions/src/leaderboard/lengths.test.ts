// @isolation backend

import { beforeEach, expect, it } from 'vitest';
import { tellLengths } from '../cleaning/tellLengths.ts';
import { publishRoom } from '../rooms/publishRoom.ts';
import type { TestDeps } from '../testing/createTestDeps.ts';
import { escapers, publishOpenRoom } from '../testing/escapers.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR } from '../testing/testRoom.ts';

const MINUTE = 60_000;

serveTests();

let deps: TestDeps;
let roomId: string;
beforeEach(async () => {
  ({ deps, roomId } = await publishOpenRoom());
});
const { enter, getOut } = escapers(() => ({ deps, roomId }));

const stats = () => deps.read(`roomStats/${roomId}`);
/** Reads what the room's card shows after the cleaning has run. */
const card = async () => {
  await tellLengths(deps.db);
  return (await deps.read(`summary/${roomId}`))?.difficulty;
};

/** Escapes once from each of these networks. */
async function escapeFrom(networks: readonly string[], minutes: number) {
  for (const network of networks) await getOut(minutes * MINUTE, { network });
}

it('B3 the card tells what players needed once five have escaped, two of one network at most', async () => {
  const reckoned = await card();
  await escapeFrom(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b'], 4);
  expect(await stats()).toMatchObject({ lengths: { 5: 4 }, escapes: 8 });
  expect(await card()).toEqual(reckoned);
  await escapeFrom(['c'], 4);
  expect(await card()).toEqual({ band: 'medium', minutes: 5 });
  expect((await stats())?.hasNewLengths).toBeUndefined();
});

it('B3 from twenty plays on the card is one band harder where fewer than half got out, and told without a new escape', async () => {
  await escapeFrom(['a', 'b', 'c', 'd', 'e'], 4);
  expect(await card()).toEqual({ band: 'medium', minutes: 5 });
  const runOut = async (network: string) => {
    const player = await enter({ network });
    await player.take({ type: 'start' });
    deps.passTime(60 * MINUTE);
    await player.take({ type: 'tick' });
  };
  for (let late = 0; late < 14; late++) await runOut(`late-${late}`);
  expect(await card()).toEqual({ band: 'medium', minutes: 5 });
  await runOut('late-14');
  expect(await card()).toEqual({ band: 'hard', minutes: 5 });
});

it('B3 pauses, unranked escapes and the creator’s own escapes do not count', async () => {
  const player = await enter({ network: 'a' });
  await player.take({ type: 'start' });
  deps.passTime(2 * MINUTE);
  await player.take({ type: 'pause' });
  deps.passTime(40 * MINUTE);
  await player.take({ type: 'resume' });
  await player.leave();
  expect((await stats())?.lengths).toEqual({ 3: 1 });
  await getOut(MINUTE, { network: 'b', timeAllowance: 'triple' });
  await getOut(MINUTE, { network: 'c', caller: CREATOR });
  expect((await stats())?.lengths).toEqual({ 3: 1 });
});

it('B3 a class of one network that escapes at the same moment counts as two', async () => {
  const players = [];
  for (let place = 0; place < 8; place++) players.push(await enter({ network: 'school' }));
  for (const player of players) await player.take({ type: 'start' });
  deps.passTime(MINUTE);
  await Promise.all(players.map((player) => player.leave()));
  expect(await stats()).toMatchObject({ lengths: { 3: 2 }, escapes: 8 });
});

it('B2 B3 a changed look keeps the times that players needed, a changed play starts again', async () => {
  await escapeFrom(['a', 'b', 'c', 'd', 'e'], 4);
  const needed = { band: 'medium', minutes: 5 };
  expect(await card()).toEqual(needed);
  const republish = async (revision: number, changes: object) => {
    await deps.db.doc(`rooms/${roomId}`).update({ ...changes, revision });
    await publishRoom({ roomId, revision }, CREATOR, deps);
    return (await deps.read(`summary/${roomId}`))?.difficulty;
  };
  expect(await republish(4, { introduction: 'Out!' })).toEqual(needed);
  expect(await republish(5, { timeLimit: 9 })).not.toEqual(needed);
  expect((await stats())?.lengths).toEqual({});
});
