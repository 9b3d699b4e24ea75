import type { PackedHistory } from '../../../core/edit/history/packHistory.ts';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import type { Room } from '../../../core/room/model.ts';

/** The owner under whose name drafts of signed-out creators lie. */
export const GUEST_OWNER = 'guest';

/** A draft kept on this device (IndexedDB), from the first change on. */
export interface Draft {
  /** Null while the room was never saved to the account. */
  roomId: string | null;
  /** The id that its first save gives the room: sent again after a reload, it is still one room. */
  futureId: string;
  room: Room;
  /** When the creator changed it last, in milliseconds since the epoch. */
  changedAt: number;
  /** The editor that wrote it: each has a draft of its own, so that no tab writes over another's. */
  writer: string;
}

/** Whose draft, and of which room. */
export interface DraftKey {
  /** The user id, or `GUEST_OWNER` when signed out. */
  owner: string;
  /** Null for a room that was never saved to the account. */
  roomId: string | null;
}

export interface DraftsPort {
  /** The newest draft of a room; `warn` is given what was mended (R1). */
  loadDraft: (key: DraftKey, warn?: Warn) => Promise<Draft | null>;
  saveDraft: (owner: string, draft: Draft) => Promise<void>;
  /** Deletes this very draft: what its writer has kept since, stays. */
  deleteDraft: (owner: string, draft: Draft) => Promise<void>;
  /** Everything of this owner that is kept here and not yet in the account: a draft is deleted once it is saved there. */
  listDrafts: (owner: string) => Promise<readonly Draft[]>;
  /** The steps kept of a room, by the id it has or will have; not read yet. */
  loadHistory: (owner: string, documentId: string) => Promise<unknown>;
  /** Keeps the steps of the few rooms worked on last. */
  saveHistory: (owner: string, documentId: string, history: PackedHistory) => Promise<void>;
  /** The texts of a room that were over their limits, by the same id; not read yet. */
  loadTexts: (owner: string, documentId: string) => Promise<unknown>;
  /** Keeps them in the place of those before; none takes them away. */
  saveTexts: (owner: string, documentId: string, texts: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Deletes drafts, steps and texts, and takes no more of this owner until the next `loadDraft`: a late autosave must not bring them back. */
  clearDrafts: (owner: string) => Promise<void>;
}
