import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Draft, DraftsPort } from '../../shared/ports/DraftsPort.ts';
import { newId } from '../../shared/store/newId.ts';
import { createKeptHistories } from './keptHistories.ts';
import { createKeptTexts } from './keptTexts.ts';

/** Key of a room that was never saved to the account, since IndexedDB takes no null in a key. */
const UNSAVED = '';
/** Separates the room's id from the writer's. It sorts before all characters of ids. */
const BY = '/';

interface DraftsDatabase extends DBSchema {
  drafts: { key: [owner: string, roomKey: string]; value: StoredDraft };
}

interface StoredDraft extends Draft {
  owner: string;
  roomKey: string;
}

const storedDraftSchema = v.object({
  roomId: v.nullable(v.string()),
  // Drafts of earlier versions lack these two fields.
  futureId: v.optional(v.string(), newId),
  writer: v.optional(v.string(), ''),
  room: v.unknown(),
  changedAt: v.number(),
});

/**
 * Drafts in IndexedDB. They survive reloads, crashes and lost connections. The browser's storage errors are
 * passed on.
 */
export function createDrafts(): DraftsPort {
  const database = openOnce();
  const histories = createKeptHistories();
  const texts = createKeptTexts();
  const closedOwners = new Set<string>();
  return {
    loadDraft: async ({ owner, roomId }, warn) => {
      closedOwners.delete(owner);
      const stored = await (await database()).getAll('drafts', draftsOf(owner, roomId));
      return newestOf(stored.map((draft) => readDraft(draft, warn)));
    },
    saveDraft: async (owner, draft) => {
      if (closedOwners.has(owner)) return;
      const [, roomKey] = keyOf(owner, draft);
      const transaction = (await database()).transaction('drafts', 'readwrite');
      const put = transaction.store.put({ ...draft, owner, roomKey });
      // Without an explicit commit the browser waits for this page, and an immediate reload loses the draft.
      transaction.commit();
      await Promise.all([put, transaction.done]);
    },
    deleteDraft: async (owner, draft) => {
      const { store, done } = (await database()).transaction('drafts', 'readwrite');
      const stored = await store.get(keyOf(owner, draft));
      if (stored?.changedAt === draft.changedAt) await store.delete(keyOf(owner, draft));
      await done;
    },
    listDrafts: async (owner) => {
      const stored = await (await database()).getAll('drafts', allOf(owner));
      return stored.map((draft) => readDraft(draft)).filter((draft) => draft !== null);
    },
    loadHistory: (owner, documentId) => histories.load(owner, documentId),
    saveHistory: async (owner, documentId, history) => {
      if (!closedOwners.has(owner)) await histories.save(owner, documentId, history);
    },
    loadTexts: (owner, documentId) => texts.load(owner, documentId),
    saveTexts: async (owner, documentId, kept) => {
      if (!closedOwners.has(owner)) await texts.save(owner, documentId, kept);
    },
    clearDrafts: async (owner) => {
      closedOwners.add(owner);
      const drafts = (await database()).delete('drafts', allOf(owner));
      await Promise.all([drafts, histories.clear(owner), texts.clear(owner)]);
    },
  };
}

function openOnce(): () => Promise<IDBPDatabase<DraftsDatabase>> {
  let opening: Promise<IDBPDatabase<DraftsDatabase>> | null = null;
  const forget = () => {
    opening = null;
  };
  return () => {
    opening ??= openDatabase(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opening;
  };
}

async function openDatabase(onClosed: () => void) {
  const database = await openDB<DraftsDatabase>('escape-rooms', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('drafts', { keyPath: ['owner', 'roomKey'] });
    },
    // Called when another tab needs a newer version of the database, for which it must not wait until this tab closes.
    blocking: () => {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return database;
}

/** The key of a draft; drafts of earlier versions have no writer in it. */
function keyOf(owner: string, { roomId, writer }: Draft): [string, string] {
  const room = roomId ?? UNSAVED;
  return [owner, writer === '' ? room : room + BY + writer];
}

/** All drafts of one room, by any writer. */
function draftsOf(owner: string, roomId: string | null): IDBKeyRange {
  const room = roomId ?? UNSAVED;
  return IDBKeyRange.bound([owner, room], [owner, `${room}${BY}\uffff`]);
}

function newestOf(drafts: readonly (Draft | null)[]): Draft | null {
  const readable = drafts.filter((draft) => draft !== null);
  return readable.reduce<Draft | null>(
    (newest, draft) => (newest && newest.changedAt > draft.changedAt ? newest : draft),
    null,
  );
}

/** The key range of an owner's drafts. It ends with an array, since IndexedDB sorts arrays after all strings. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Parses a draft; null if this version cannot read it. It stays stored. */
function readDraft(stored: unknown, warn: Warn = () => {}): Draft | null {
  if (stored === undefined) return null;
  const draft = v.safeParse(storedDraftSchema, stored);
  const room = draft.success ? parseRoom(draft.output.room) : null;
  if (draft.success && room?.ok) {
    const { warnings } = room.value;
    if (warnings.length > 0) console.warn('A draft on this device was mended.', warnings);
    warnings.forEach(warn);
    return { ...draft.output, room: room.value.room };
  }
  console.error('A draft on this device could not be read.', stored);
  return null;
}
