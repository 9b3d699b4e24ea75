import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Draft, DraftsPort } from '../../shared/ports/DraftsPort.ts';
import { newId } from '../../shared/store/newId.ts';
import { createKeptHistories } from './keptHistories.ts';
import { createKeptTexts } from './keptTexts.ts';

/** IndexedDB takes no null in a key: a room that was never saved to the account has this one. */
const UNSAVED = '';
/** Parts a room from the writer of its draft; in IndexedDB's order it comes before all that ids are made of. */
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
  // Drafts of earlier versions have neither.
  futureId: v.optional(v.string(), newId),
  writer: v.optional(v.string(), ''),
  room: v.unknown(),
  changedAt: v.number(),
});

/** Drafts in IndexedDB: they outlive reloads, crashes and lost connections. Errors of the browser's storage pass through. */
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
      // Without it the browser waits for this page before it writes, and a reload at once loses the draft.
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
    // Another tab has a newer version of the app: it must not wait for this one.
    blocking: () => {
      database.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return database;
}

/** Drafts of earlier versions have no writer in their keys. */
function keyOf(owner: string, { roomId, writer }: Draft): [string, string] {
  const room = roomId ?? UNSAVED;
  return [owner, writer === '' ? room : room + BY + writer];
}

/** The drafts of one room, of every writer. */
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

/** In IndexedDB's order an array comes after every string. */
function allOf(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

/** Null for a draft that this version cannot read; it stays where it is. */
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
