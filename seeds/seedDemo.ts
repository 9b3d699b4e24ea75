import { GRANTED, PRO_END } from '../core/account/plans.ts';
import { buildRoom } from '../core/recipe/buildRoom.ts';
import type { Catalogue } from '../core/recipe/catalogue.ts';
import type { Recipe } from '../core/recipe/model.ts';
import { createSummary } from '../core/room/create/createSummary.ts';
import type { Room } from '../core/room/model.ts';
import { type DemoAccount, demoAdmin, demoCreator, demoPlayer } from './demoAccounts.ts';
import { demoRooms } from './demoRooms.ts';

/**
 * The backend operations used by seeding. Every operation can be repeated, since an interrupted seeding
 * starts again.
 */
export interface SeedTarget {
  setDocument: (path: string, data: object) => Promise<void>;
  /** Returns the user id, also of an existing account. */
  createAccount: (account: DemoAccount) => Promise<string>;
  /** Creates an account without address and password, to which nobody can sign in; returns its user id. */
  createLockedAccount: (name: string) => Promise<string>;
  /** Gives a published room to its creator; returns whether it exists. */
  transferRoom: (roomId: string, creatorId: string) => Promise<boolean>;
  /** Stores the demo room's picture of `seeds/covers` as its cover; returns the address. */
  storeCover: (roomId: string) => Promise<string>;
  /** Publishes as the creator, through the same function as the app. */
  publishRoom: (roomId: string, room: Room) => Promise<void>;
  /** Unix seconds. */
  now: () => number;
}

/** Makes the demo accounts and publishes the demo rooms. */
export async function seedDemo(target: SeedTarget, catalogue: Catalogue): Promise<void> {
  for (const account of [demoCreator, demoPlayer]) {
    const userId = await target.createAccount(account);
    const rooms = account === demoCreator ? demoRooms : [];
    await seedUser(target, userId, { rooms, isPro: account.isPro });
    await seedRooms(target, catalogue, rooms, { creator: account.name, creatorId: userId });
  }
}

/**
 * Makes the demo admin. This is a step of its own, so that data folders of earlier versions, which were seeded without
 * an admin, get one, too.
 */
export async function seedDemoAdmin(target: SeedTarget): Promise<void> {
  const userId = await target.createAccount(demoAdmin);
  await target.setDocument(`users/${userId}`, { userId, roomCount: 0, lastRoomId: '', is_admin: true });
}

/**
 * Publishes the demo rooms without the demo accounts, whose passwords everyone knows. A later `seedDemo` hands the rooms
 * over to the demo creator.
 */
export async function seedDemoRooms(target: SeedTarget, catalogue: Catalogue): Promise<void> {
  const { name: creator } = demoCreator;
  const creatorId = await target.createLockedAccount(creator);
  await seedUser(target, creatorId, { rooms: demoRooms, isPro: demoCreator.isPro });
  await seedRooms(target, catalogue, demoRooms, { creator, creatorId });
}

interface SeededUser {
  rooms: readonly Recipe[];
  isPro: boolean;
}

async function seedUser(target: SeedTarget, userId: string, { rooms, isPro }: SeededUser): Promise<void> {
  const lastRoomId = rooms.at(-1)?.id ?? '';
  const plan = isPro ? planFrom(new Date(target.now() * 1000)) : {};
  await target.setDocument(`users/${userId}`, { userId, roomCount: rooms.length, lastRoomId, ...plan });
}

/** Returns Pro as an administrator grants it: without an end and without a payment. */
function planFrom(start: Date) {
  return { isPro: true, stripeId: GRANTED, start_datetime: start, end_datetime: PRO_END };
}

async function seedRooms(
  target: SeedTarget,
  catalogue: Catalogue,
  rooms: readonly Recipe[],
  owner: Pick<Room, 'creator' | 'creatorId'>,
): Promise<void> {
  const storing = rooms.map(async (demo, index) => {
    const room = { ...roomOf(demo, catalogue), ...owner, revision: 1 };
    const stored = await storeRoom(target, demo.id, room, target.now() - rooms.length + index);
    return stored && { id: demo.id, room: stored };
  });
  const stored = await Promise.all(storing);
  // One after the other, since an account's requests run in turn; the newest first, since the front page may be open
  // meanwhile and would fill up with rooms of another language.
  for (const each of stored.reverse()) if (each !== null) await target.publishRoom(each.id, each.room);
}

/** Builds a demo room. @throws if it cannot be built, so that no server starts with a faulty one */
function roomOf(demo: Recipe, catalogue: Catalogue): Room {
  const built = buildRoom(demo, catalogue);
  if (!built.ok)
    throw new Error(`The demo room ${demo.id} cannot be built: ${JSON.stringify(built.refusal)}`);
  return built.value;
}

/** Stores a demo room's draft and returns it as it is to be published; null if it is published already. */
async function storeRoom(
  target: SeedTarget,
  id: string,
  room: Room,
  createdAt: number,
): Promise<Room | null> {
  if (await target.transferRoom(id, room.creatorId)) return null;
  const covered = { ...room, imageUrl: await target.storeCover(id) };
  await target.setDocument(`summary/${id}`, createSummary(covered, createdAt));
  await target.setDocument(`rooms/${id}`, covered);
  return covered;
}
