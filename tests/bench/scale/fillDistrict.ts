import { join } from 'node:path';
import { AccountStore, DATABASE_FILE, DocumentStore, type Fields, openDatabase } from '#local/dataFolder';
import { entryWordsOf } from '../../../core/catalogue/entryWords.ts';
import { ITEM_TAGS } from '../../../core/catalogue/model.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import { createSummary } from '../../../core/room/create/createSummary.ts';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import type { Room } from '../../../core/room/model.ts';
import { chestEntry } from '../../../core/testing/entries.ts';
import { createChainPuzzle } from '../createChainPuzzle.ts';
import { toFields } from './toFields.ts';

/** How much a data folder holds. */
export interface District {
  rooms: number;
  records: number;
  plays: number;
  accounts: number;
  items: number;
  /** The creator of all rooms; ten rooms a creator unless given. */
  creatorId?: string;
  /** The cover of all rooms; none unless given. */
  imageUrl?: string;
}

/** Documents of one transaction. */
const AT_ONCE = 1000;
/** Rooms of one creator, and escapes of one player. */
const ROOMS_OF_CREATOR = 10;
const ESCAPES_OF_PLAYER = 10;
/** Unix seconds. */
const BEGAN = Date.UTC(2026, 0, 1) / 1000;

type Stored = readonly [path: string, fields: Fields];

/** Adds what a folder lacks of a district, as the server writes it, while no server has it open. */
export function fillDistrict(dataFolder: string, district: District): void {
  const database = openDatabase(join(dataFolder, DATABASE_FILE));
  try {
    // Nobody relies on what is being filled, and pages that are written again and again would make it take an hour.
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000; PRAGMA wal_autocheckpoint = 50000');
    const store = new DocumentStore(database);
    const write = (stored: Iterable<Stored>) => {
      for (const some of inParts(stored)) {
        const time = store.clock.nextCommitTime();
        const changes = some.map(
          ([path, fields]) => [path, { path, fields, createTime: time, updateTime: time }] as const,
        );
        database.exec('BEGIN IMMEDIATE');
        store.apply(new Map(changes));
        database.exec('COMMIT');
      }
    };
    write(roomsOf(district));
    write(recordsOf(district));
    write(playsOf(district));
    write(itemsOf(district));
    write(accountsOf(district));
    database.exec('BEGIN IMMEDIATE');
    addAccounts(new AccountStore(database), district);
    database.exec('COMMIT');
  } finally {
    database.close();
  }
}

export function roomId(at: number): string {
  return `room${String(at).padStart(16, '0')}`;
}

export function personId(at: number): string {
  return `person-${at}`;
}

function* roomsOf({ rooms, creatorId: onlyCreator, imageUrl = '' }: District): Iterable<Stored> {
  const puzzle = createChainPuzzle(10);
  for (let at = 0; at < rooms; at++) {
    const creatorId = onlyCreator ?? personId(Math.floor(at / ROOMS_OF_CREATOR));
    const room: Room = {
      ...puzzle,
      creatorId,
      imageUrl,
      roomName: `Vault ${at}`,
      isPublished: true,
      publishedVersion: 1,
    };
    const summary = {
      ...createSummary(room, BEGAN + at),
      isListed: true,
      searchWords: searchWordsOf(room.roomName),
    };
    yield [`rooms/${roomId(at)}`, toFields(room)];
    yield [`rooms/${roomId(at)}/versions/1`, toFields(room)];
    yield [`summary/${roomId(at)}`, toFields({ ...summary, avgRating: (at % 9) / 2, count: at % 1000 })];
  }
}

function* recordsOf({ records, rooms }: District): Iterable<Stored> {
  for (let at = 0; at < records; at++) {
    const playerId = personId(Math.floor(at / ESCAPES_OF_PLAYER));
    const id = roomId((at * 7919) % Math.max(rooms, 1));
    const times = { time: 60_000 + ((at * 104_729) % 3_000_000), pausedFor: 0, createdAt: BEGAN + at };
    const player = { playerId, username: `Person ${at}`, isNamed: true, isSignedIn: true };
    const help = { timeAllowance: 'standard', hints: 0, isHelped: false };
    yield [
      `records/${id}_1_${playerId}_${at}`,
      toFields({ roomId: id, version: 1, ...player, ...times, ...help }),
    ];
  }
}

function* playsOf({ plays, rooms }: District): Iterable<Stored> {
  const world = JSON.stringify(createPlay(createChainPuzzle(10), () => 'n'));
  for (let at = 0; at < plays; at++) {
    const playerId = personId(Math.floor(at / ESCAPES_OF_PLAYER));
    const id = roomId((at * 7919) % Math.max(rooms, 1));
    const seat = { playerId, username: '', sequence: 0, lastAnswer: null };
    yield [
      `plays/play${String(at).padStart(16, '0')}`,
      toFields({
        roomId: id,
        version: 1,
        board: 1,
        world,
        seats: { 0: seat },
        players: [playerId],
        unfinishedIn: at % 2 === 0 ? id : null,
        createdAt: BEGAN + at,
        isCounted: true,
      }),
    ];
  }
}

function* itemsOf({ items }: District): Iterable<Stored> {
  for (let at = 0; at < items; at++) {
    const tag = ITEM_TAGS[1 + (at % (ITEM_TAGS.length - 1))] ?? 'Decorations';
    const entry = { ...chestEntry, id: `u_item-${at}`, name: `Thing ${at}`, tag, order: 1000 + at };
    yield [`items/${entry.id}`, toFields({ ...entry, searchWords: entryWordsOf(entry), setByAdmin: [] })];
  }
}

function* accountsOf({ accounts }: District): Iterable<Stored> {
  for (let at = 0; at < accounts; at++) {
    const [name, email] = [`Person ${at}`, `person.${at}@example.com`];
    const searchWords = searchWordsOf(`${name} ${email}`);
    const account = { userId: personId(at), name, email, createdAt: BEGAN + at, searchWords };
    yield [`accounts/${personId(at)}`, toFields(account)];
  }
  // The first look of an admin would go through all of them once more.
  yield ['sweeps/accounts', toFields({ pageToken: null })];
}

/** Accounts of whom nobody signs in. */
function addAccounts(store: AccountStore, { accounts }: District): void {
  for (let at = 0; at < accounts; at++) {
    if (store.findById(personId(at))) continue;
    store.add({
      localId: personId(at),
      email: `person.${at}@example.com`,
      emailVerified: true,
      displayName: `Person ${at}`,
      photoUrl: null,
      disabled: false,
      passwordHash: null,
      passwordUpdatedAt: null,
      validSince: BEGAN,
      sessionKey: '',
      createdAt: BEGAN * 1000 + at,
      lastLoginAt: null,
      customAttributes: null,
    });
  }
}

function* inParts(stored: Iterable<Stored>): Iterable<readonly Stored[]> {
  let part: Stored[] = [];
  for (const one of stored) {
    if (part.push(one) < AT_ONCE) continue;
    yield part;
    part = [];
  }
  yield part;
}
