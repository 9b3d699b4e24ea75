import { doc, updateDoc } from 'firebase/firestore/lite';
import { build } from '../../../core/testing/build.ts';
import { tellLengths } from '../../../functions/src/cleaning/tellLengths.ts';
import { MOST_OF_NETWORK } from '../../../functions/src/leaderboard/readLength.ts';
import { guestIdOf } from '../../../functions/src/plays/player.ts';
import { createTestRoom } from '../../../functions/src/testing/testRoom.ts';
import type { Resident, TrustWorld } from './TrustWorld.ts';

const RATINGS = 100;
const PLAYS = 80;
/** Four times as many escapes as a card needs to show the time of real players. */
const ESCAPES = 20;

export async function rateByGuests(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const creator = await world.register('Ada');
  const roomId = await world.publish(creator);
  for (let guest = 0; guest < RATINGS; guest++) await rateAsGuest(world, roomId, `${roomId}-${guest}`);
  const { count } = await world.read(`ratingAggregates/${roomId}`);
  figures(`${RATINGS} ratings weigh ${count}`);
  return Number(count) > 5 ? `${count} ratings of one network count` : null;
}

export async function rateAsGuest(world: TrustWorld, roomId: string, guestToken: string): Promise<void> {
  const playerId = guestIdOf(guestToken);
  await world.db.doc(`finishes/${roomId}_${playerId}`).set({ roomId, version: 1, playerId });
  await world.call('postRating', { roomId, rating: 1, guestToken });
}

export async function rateByAccounts(world: TrustWorld): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  for (let account = 0; account < 8; account++) {
    const { userId, token } = await world.register('Mallory', { isConfirmed: false });
    await world.db.doc(`finishes/${roomId}_${userId}`).set({ roomId, version: 1, playerId: userId });
    await world.call('postRating', { roomId, rating: 1 }, token);
  }
  const { count } = await world.read(`ratingAggregates/${roomId}`);
  return Number(count) > 5 ? `${count} ratings of unconfirmed accounts count` : null;
}

export async function beginPlays(world: TrustWorld, figures: (text: string) => void): Promise<string | null> {
  const roomId = await world.publish(await world.register('Ada'));
  for (let play = 0; play < PLAYS; play++) await beginPlay(world, roomId);
  const { count } = await world.read(`summary/${roomId}`);
  figures(`${PLAYS} plays count as ${count}`);
  return Number(count) > 60 ? `${count} plays of one network count` : null;
}

export async function beginPlay(world: TrustWorld, roomId: string) {
  const { body } = await world.call('startPlay', { roomId });
  const { playId, guestToken } = body;
  const proof = { playId, guestToken };
  return { proof, started: await world.call('act', { ...proof, sequence: 1, action: { type: 'start' } }) };
}

/** The difficulty on a card before any escape. */
const UNMOVED = { band: 'expert', minutes: 180 };

/** Publishes a room whose door is open, and whose card says three hours. */
async function publishOpen(world: TrustWorld, creator: Resident): Promise<string> {
  const open = build([{ type: 'setLocked', id: 'door', isItemLocked: false }], createTestRoom());
  const roomId = await world.publish(creator, { itemConfigs: open.itemConfigs });
  await world.db.doc(`summary/${roomId}`).update({ difficulty: UNMOVED });
  return roomId;
}

/** Returns what the card says after the cleaning; null if it is still three hours. */
async function findMoved(world: TrustWorld, roomId: string): Promise<string | null> {
  await tellLengths(world.db);
  const { difficulty } = await world.read(`summary/${roomId}`);
  const { minutes } = difficulty as typeof UNMOVED;
  return minutes === UNMOVED.minutes ? null : `the card says ${minutes} minutes`;
}

/** Escapes again and again, each time as a new guest whose escape counts as a first one. */
export async function shortenByGuests(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const roomId = await publishOpen(world, await world.register('Ada'));
  for (let guest = 0; guest < ESCAPES; guest++) await escapeAsGuest(world, roomId);
  const { escapes, lengths } = await world.read(`roomStats/${roomId}`);
  const counted = Object.values(lengths as Record<string, number>).reduce((sum, each) => sum + each, 0);
  figures(`${escapes} escapes count as ${counted}`);
  if (escapes !== ESCAPES) return `${escapes} of ${ESCAPES} got out`;
  return counted > MOST_OF_NETWORK ? `${counted} escapes of one network count` : findMoved(world, roomId);
}

async function escapeAsGuest(world: TrustWorld, roomId: string): Promise<void> {
  const { proof } = await beginPlay(world, roomId);
  const play = await world.read(`plays/${String(proof.playId)}`);
  const { names } = JSON.parse(String(play.world)) as { names: { door: string } };
  await world.call('act', { ...proof, sequence: 2, action: { type: 'click', item: names.door } });
}

/**
 * Tries to write the counts and the results with the creator's browser, which may change the room and its
 * summary.
 */
export async function writeLengths(world: TrustWorld): Promise<string | null> {
  const mallory = await world.register('Mallory');
  const roomId = await publishOpen(world, mallory);
  await escapeAsGuest(world, roomId);
  const writes = [
    ['roomStats', { lengths: { 3: 100 }, hasNewLengths: true }],
    ['summary', { difficulty: { band: 'easy', minutes: 3 } }],
  ] as const;
  for (const [collection, changes] of writes) {
    const isWritten = await updateDoc(doc(mallory.db, collection, roomId), changes).then(
      () => true,
      () => false,
    );
    if (isWritten) return `${collection} was written`;
  }
  return findMoved(world, roomId);
}
