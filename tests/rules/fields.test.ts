// @isolation backend

import { Bytes, doc, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../core/room/limits.ts';
import { DRAFT_ID, draft, NEW_ID, restoreDocuments, roomOf, summaryOf } from './documents.ts';
import { BEYOND, changesOf, named, text, WITHIN, WRONG_ROOM, WRONG_SUMMARY, without } from './fieldValues.ts';
import { keepCopy } from './operations/copies.ts';
import { CREATOR_ID } from './people.ts';
import { type RulesBackend, startRulesBackend } from './startRulesBackend.ts';
import { attempt } from './table.ts';

let backend: RulesBackend;

/** Tries a write, returns its result, and undoes it. */
async function tryOut(write: () => Promise<void>) {
  const outcome = await attempt(write);
  if (outcome === 'allowed') await restoreDocuments(backend);
  return outcome;
}

beforeAll(async () => {
  backend = await startRulesBackend();
  await restoreDocuments(backend);
});
afterAll(() => backend.close());

/** The draft as the next save sends it. */
const next = { ...draft, revision: 2 };

function saveRoom(room: object) {
  return tryOut(() => setDoc(doc(backend.people.creator.db, 'rooms', DRAFT_ID), room));
}

describe('a room that is saved (R1, R4)', () => {
  it('is taken as it should be', async () => {
    expect(await saveRoom(next)).toBe('allowed');
  });

  it.each(named(WITHIN))('holds what is just within a limit: %s', async (_name, changes) => {
    expect(await saveRoom({ ...next, ...changes })).toBe('allowed');
  });

  it.each(named([...changesOf(WRONG_ROOM), ...BEYOND, { featured: true }]))(
    'is refused with %s',
    async (_name, changes) => {
      expect(await saveRoom({ ...next, ...changes })).toBe('denied');
    },
  );

  it.each(Object.keys(draft).filter((field) => field !== 'coverScene'))(
    'is refused without %s',
    async (field) => {
      expect(await saveRoom(without(next, field))).toBe('denied');
    },
  );

  it('is taken from tabs that know of no choice of cover (decision 0031)', async () => {
    expect(await saveRoom(without(next, 'coverScene'))).toBe('allowed');
  });

  it.each(
    named([
      { creatorId: 'otherId' },
      { creator: 'Bo' },
      { publishedVersion: 1 },
      { isPublished: true },
      { revision: 1, roomName: 'Late' },
      { revision: 3 },
    ]),
  )('keeps what is not its creator’s to change: %s', async (_name, changes) => {
    expect(await saveRoom({ ...next, ...changes })).toBe('denied');
  });
});

describe('R2 rooms of versions before', () => {
  const { classUse: _u, debrief: _d, offersHelp: _h, ...ofSecond } = draft;
  const { scenes: _s, sceneOrder: _o, language: _l, ending: _e, coverScene: _c, ...ofFirst } = ofSecond;
  const first = { ...ofFirst, schemaVersion: 1 };
  const second = { ...ofSecond, schemaVersion: 2 };
  const save = (room: object) => setDoc(doc(backend.people.creator.db, 'rooms', DRAFT_ID), room);

  it('are saved by tabs of before, brought up, and never brought back', async () => {
    await backend.admin.doc(`rooms/${DRAFT_ID}`).set(first);
    expect(await attempt(() => save({ ...first, revision: 2 }))).toBe('allowed');
    expect(await attempt(() => save({ ...second, revision: 3 }))).toBe('allowed');
    expect(await tryOut(() => save({ ...second, debrief: '', revision: 4 }))).toBe('denied');
    expect(await tryOut(() => save({ ...first, revision: 4 }))).toBe('denied');
    expect(await attempt(() => save({ ...draft, revision: 4 }))).toBe('allowed');
    expect(await tryOut(() => save({ ...second, revision: 5 }))).toBe('denied');
    expect(await tryOut(() => save({ ...first, revision: 5 }))).toBe('denied');
    await restoreDocuments(backend);
  });
});

describe('a copy of a room that is kept', () => {
  const keep = (changes: object) => tryOut(() => keepCopy(backend.people.creator, 'kept-1', changes));
  const bytes = (size: number) => Bytes.fromUint8Array(new Uint8Array(size));

  it.each(named([{}, { name: '' }, { name: text(LIMITS.copyName) }]))(
    'is taken with %s',
    async (_name, changes) => {
      expect(await keep(changes)).toBe('allowed');
    },
  );

  it('may be as large as its limit, and no larger', async () => {
    expect(await keep({ contents: bytes(LIMITS.copyBytes) })).toBe('allowed');
    expect(await keep({ contents: bytes(LIMITS.copyBytes + 1) })).toBe('denied');
  });

  it.each(
    named([
      { name: text(LIMITS.copyName + 1) },
      { name: 1 },
      { contents: 'text' },
      { keptAt: 1 },
      { keptAt: new Date(Date.now() - 60_000) },
      { creatorId: 'otherId' },
      { size: 1 },
    ]),
  )('is refused with %s', async (_name, changes) => {
    expect(await keep(changes)).toBe('denied');
  });
});

/** Creates the first room of a user. */
function createRoom(roomChanges: object, summaryChanges: object, id = NEW_ID) {
  const { db, userId } = backend.people.other;
  const room = roomOf(userId);
  const batch = writeBatch(db)
    .set(doc(db, 'rooms', id), { ...room, ...roomChanges })
    .set(doc(db, 'summary', id), { ...summaryOf(room), ...summaryChanges })
    .update(doc(db, 'users', userId), { roomCount: 1, lastRoomId: id });
  return tryOut(() => batch.commit());
}

const now = () => Math.floor(Date.now() / 1000);

describe('a room that is new', () => {
  it('is taken as it should be', async () => {
    expect(await createRoom({}, {})).toBe('allowed');
  });

  it.each(
    named([
      { isPublished: true },
      { publishedVersion: 1 },
      { revision: 0 },
      { revision: 2 },
      { creatorId: CREATOR_ID },
      ...changesOf(WRONG_ROOM),
      ...BEYOND,
    ]),
  )('is refused with %s', async (_name, changes) => {
    expect(await createRoom(changes, {})).toBe('denied');
  });

  it.each(
    named([
      { isPublished: true },
      { avgRating: 5 },
      { count: 1 },
      { creatorId: CREATOR_ID },
      { featured: true },
      { isListed: false },
      { editedAt: 100_000_000_000 },
      { editedAt: -1 },
      { roomName: text(LIMITS.roomName + 1) },
      { timeLimit: 0 },
      ...changesOf(WRONG_SUMMARY),
    ]),
  )('is refused with a summary of %s', async (_name, changes) => {
    expect(await createRoom({}, changes)).toBe('denied');
  });

  it('has a true date, in unix seconds', async () => {
    for (const createdAt of [now() - 600, now() + 600, Date.now(), now() + 0.5, 0])
      expect(await createRoom({}, { createdAt }), String(createdAt)).toBe('denied');
    expect(await createRoom({}, { createdAt: now() - 120 })).toBe('allowed');
  });
});

const {
  isListed,
  hasNewerDraft,
  editedAt,
  searchWords,
  difficulty,
  goodFor,
  bestTime,
  language,
  coverBackground,
  ...draftOfBefore
} = summaryOf(draft, { createdAt: 1_790_000_000 });

function saveSummary(changes: object) {
  const summary = { ...summaryOf(draft, { createdAt: 1_790_000_000, editedAt: now() }), ...changes };
  return tryOut(() => setDoc(doc(backend.people.creator.db, 'summary', DRAFT_ID), summary));
}

describe('a summary that is saved', () => {
  it('is taken as it was before the later fields', async () => {
    const { db } = backend.people.creator;
    const older = { ...draftOfBefore, roomName: 'Older' };
    await backend.admin.doc(`summary/${DRAFT_ID}`).set(draftOfBefore);
    expect(await tryOut(() => setDoc(doc(db, 'summary', DRAFT_ID), older))).toBe('allowed');
  });

  it('is taken as it should be', async () => {
    expect(await saveSummary({ roomName: 'The study', timeLimit: 180, error: true })).toBe('allowed');
  });

  it.each(named([...changesOf(WRONG_SUMMARY), { roomName: text(LIMITS.roomName + 1) }, { timeLimit: 181 }]))(
    'is refused with %s',
    async (_name, changes) => {
      expect(await saveSummary(changes)).toBe('denied');
    },
  );
});
