import { type LiveAnswer, LiveSocket } from './LiveSocket.ts';
import { joinParty, openParty, proofOf, type Seat } from './partyAttacks.ts';
import type { TrustWorld } from './TrustWorld.ts';

const TIMESTAMP = { '.sv': 'timestamp' };
const PLACE = { at: TIMESTAMP, seen: 0 };
const SIX_MINUTES = 6 * 60_000;
/** Writes that a socket may send at once. */
const BURST = 36;

/** Tries wrong keys, keys of another team, invented paths, and lists of everything. */
export async function readLiveChannel(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const [victim, mallory] = [await openParty(world), await openParty(world)];
  const { keys } = victim;
  // A message is published to the victim's seat.
  await joinParty(world, victim);
  const paths = [
    ...['', 'told', 'teams', 'board', '.info', '.settings/rules', 'told/%2e', `told/${'x'.repeat(21)}`],
    ...[keys.team.slice(0, -1), keys.team.toLowerCase(), `${keys.team}x`, keys.seat].map(
      (key) => `teams/${key}`,
    ),
    ...[keys.seat.slice(0, -1), keys.seat.toUpperCase(), keys.team].map((key) => `told/${key}`),
    ...['here/0/connection-1', 'pointers/0', 'seats/7'].map((place) => `teams/${keys.seat}/${place}`),
  ];
  const faults: string[] = [];
  for (const p of paths) faults.push(...(await reachFor(world, p, mallory.guestToken)));
  figures(`${paths.length} paths`);
  return faults.length === 0 ? null : faults.join(', ');
}

/**
 * Tries everything at one path; returns what succeeded. Each path has its own socket, since writes are
 * counted for each.
 */
async function reachFor(world: TrustWorld, path: string, token: string): Promise<string[]> {
  const socket = await LiveSocket.open(world);
  await socket.ask('gauth', { cred: 'owner' });
  await socket.ask('auth', { cred: token });
  const read = ['g', 'q'].map((action) => [action, { p: `/${path}`, h: '' }] as const);
  const write = [
    ...['p', 'o'].map((action) => [action, { p: `/${path}`, d: PLACE }] as const),
    ...['m', 'om'].map((action) => [action, { p: '/', d: { [path]: PLACE } }] as const),
  ];
  const faults: string[] = [];
  for (const [action, body] of read) {
    const answer = await socket.ask(action, body);
    if (holdsSomething(answer)) faults.push(`${action} ${path}`);
  }
  for (const [action, body] of write)
    if ((await socket.ask(action, body)).status === 'ok') faults.push(`${action} ${path}`);
  faults.push(...socket.heard.filter((message) => !message.includes('"d":null')));
  socket.close();
  return faults;
}

function holdsSomething({ status, data }: LiveAnswer): boolean {
  return status === 'ok' && data !== null && JSON.stringify(data) !== '{}';
}

/** Sends values that the SDK would refuse, at a seat that may be written to. */
export async function forgeLiveValues(world: TrustWorld): Promise<string | null> {
  const { keys } = await openParty(world);
  const pointer = `/teams/${keys.team}/pointers/0`;
  const wrong = [
    '{"x":1e999,"y":1,"scene":""}',
    '{"x":-0.001,"y":1,"scene":""}',
    '{"x":1,"y":1,"scene":"","__proto__":{"touch":true}}',
    '{"x":1,"y":1,"scene":{".sv":"timestamp"}}',
    '{"x":{".sv":{"increment":1e308}},"y":1,"scene":""}',
    '{".value":{"x":1,"y":1,"scene":""},".priority":1}',
    `{"x":1,"y":1,"scene":"${'x'.repeat(1000)}"}`,
    `{"x":1,"y":1,"scene":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
  ];
  const faults: string[] = [];
  for (const value of wrong) {
    const socket = await LiveSocket.open(world);
    const { status } = await socket.ask('p', `{"p":"${pointer}","d":${value}}`);
    if (status === 'ok') faults.push(value.slice(0, 60));
    socket.close();
  }
  const socket = await LiveSocket.open(world);
  const { data } = await socket.ask('g', { p: pointer });
  const right = await socket.ask('p', { p: pointer, d: { x: 1, y: 1, scene: '' } });
  socket.close();
  if (right.status !== 'ok') return `a right value is answered by ${right.status}`;
  return faults.length === 0 && data === null ? null : `${faults.join(', ')} ${JSON.stringify(data)}`;
}

/** Listens with a removed player's open socket to everything that it listened to before. */
export async function listenAfterRemoval(world: TrustWorld): Promise<string | null> {
  const opener = await openParty(world);
  const mallory = await joinParty(world, opener);
  const socket = await LiveSocket.open(world);
  const former = `/teams/${mallory.keys.team}`;
  for (const p of [`/told/${mallory.keys.seat}`, former]) await socket.ask('q', { p, h: '' });
  await socket.ask('o', { p: `${former}/here/0/connection-1`, d: PLACE });
  await world.call('leaveSeat', { ...proofOf(opener), remove: mallory.seat });
  const { body } = await world.call('sync', { ...proofOf(opener), number: 0 });
  const { team } = body.keys as Seat['keys'];
  // Everything that was sent before this answer has been received by then.
  await socket.ask('g', { p: former });
  const before = socket.heard.length;
  const friend = await LiveSocket.open(world);
  await friend.ask('p', { p: `/teams/${team}/pointers/0`, d: { x: 1, y: 1, scene: '' } });
  const number = Number(body.number);
  await world.call('act', { ...proofOf(opener), sequence: 1, number, action: { type: 'start' } });
  await joinParty(world, opener);
  const forged = await socket.ask('p', { p: `${former}/pointers/0`, d: { x: 1, y: 1, scene: '' } });
  const late = socket.heard.slice(before);
  socket.close();
  friend.close();
  if (!socket.heard.join('').includes('removed')) return 'it was not even told of its removal';
  if (socket.heard.join('').includes(team)) return 'it was told the new key';
  return late.length === 0 && forged.status !== 'ok' ? null : `${forged.status}, ${late.join(', ')}`;
}

/** Removes the signs of life of a team-mate who only watches, and lets a newcomer ask for the seat. */
export async function emptyMatesSeat(world: TrustWorld): Promise<string | null> {
  const { victim, mallory, here } = await watchAsVictim(world);
  const socket = await LiveSocket.open(world);
  for (const name of ['by-sync', 'connection-1', ''])
    await socket.ask('p', { p: `${here}/${name}`, d: null });
  socket.close();
  const taken = await world.call('joinParty', { code: victim.code, seat: victim.seat });
  const removed = await world.call('leaveSeat', { ...proofOf(mallory), remove: victim.seat });
  return taken.status === 409 && removed.status === 409 ? null : `${taken.status}, ${removed.status}`;
}

/**
 * Writes as many connections at a team-mate's seat as there is space for, before the player's own sign of
 * life, and removes them again to let a newcomer ask for the seat.
 */
export async function fillMatesSeat(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const { victim, mallory, here } = await sitAsVictim(world);
  const ears = await LiveSocket.open(world);
  await ears.ask('q', { p: `/told/${victim.keys.seat}`, h: '' });
  const paths = Array.from({ length: 144 }, (_, each) => `${here}/forged-${each}`);
  const filled = await writeAll(world, paths, PLACE);
  figures(`${filled} connections forged`);
  const heard = ears.heard.length;
  await world.call('act', { ...proofOf(mallory), sequence: 1, number: 1, action: { type: 'start' } });
  const { status } = await world.call('sync', { ...proofOf(victim), number: 0 });
  ears.close();
  await writeAll(world, paths, null);
  const taken = await world.call('joinParty', { code: victim.code, seat: victim.seat });
  if (filled > 100) return 'there is no end';
  if (taken.status !== 409) return `the seat is given away: ${taken.status}`;
  return status === 200 && ears.heard.length > heard ? null : 'its player hears nothing any more';
}

/** Writes a value at each path, from as many sockets as it takes; returns how many were taken. */
async function writeAll(world: TrustWorld, paths: readonly string[], d: object | null): Promise<number> {
  let taken = 0;
  for (let from = 0; from < paths.length; from += BURST) {
    const socket = await LiveSocket.open(world);
    for (const p of paths.slice(from, from + BURST))
      if ((await socket.ask('p', { p, d })).status === 'ok') taken += 1;
    socket.close();
  }
  return taken;
}

/** Returns a player who has not acted for six minutes but called the server a moment ago, and a team-mate. */
async function watchAsVictim(world: TrustWorld) {
  const sitting = await sitAsVictim(world);
  await world.call('sync', { ...proofOf(sitting.victim), number: 0 });
  return sitting;
}

/** Returns a player who has not acted for six minutes, and a team-mate. */
async function sitAsVictim(world: TrustWorld) {
  const victim = await openParty(world);
  const mallory = await joinParty(world, victim);
  const presentAt = `seats.${victim.seat}.presentAt`;
  await world.db.doc(`plays/${victim.playId}`).update({ [presentAt]: Date.now() - SIX_MINUTES });
  return { victim, mallory, here: `/teams/${victim.keys.team}/here/${victim.seat}` };
}
