import type { PackedHistory } from '../../../core/edit/history/packHistory.ts';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import type { Room } from '../../../core/room/model.ts';

/** The owner of signed-out creators' drafts. */
export const GUEST_OWNER = 'guest';

/** A draft stored on this device (IndexedDB) from the first change on. */
export interface Draft {
  /** Null while the room was never saved to the account. */
  roomId: string | null;
  /**
   * The id that its first save will give the room, so that a repeated save after a reload is the same room.
   */
  futureId: string;
  room: Room;
  /** When the creator changed it last, in milliseconds since the epoch. */
  changedAt: number;
  /** The editor that wrote it: each has its own draft, so that tabs do not overwrite each other. */
  writer: string;
}

/** Identifies a draft by owner and room. */
export interface DraftKey {
  /** The user id, or `GUEST_OWNER` when signed out. */
  owner: string;
  /** Null for a room that was never saved to the account. */
  roomId: string | null;
}

export interface DraftsPort {
  /** The newest draft of a room; `warn` gets its repairs (R1). */
  loadDraft: (key: DraftKey, warn?: Warn) => Promise<Draft | null>;
  saveDraft: (owner: string, draft: Draft) => Promise<void>;
  /** Deletes exactly this draft; a newer one by the same writer stays. */
  deleteDraft: (owner: string, draft: Draft) => Promise<void>;
  /** All drafts of this owner: work that is not yet saved to the account. */
  listDrafts: (owner: string) => Promise<readonly Draft[]>;
  /** The undo history of a room, by its present or future id; not yet parsed. */
  loadHistory: (owner: string, documentId: string) => Promise<unknown>;
  /** Stores the histories of the rooms last worked on. */
  saveHistory: (owner: string, documentId: string, history: PackedHistory) => Promise<void>;
  /** A room's texts over their limits, by the same id; not yet parsed. */
  loadTexts: (owner: string, documentId: string) => Promise<unknown>;
  /** Replaces a room's texts over their limits; an empty record removes them. */
  saveTexts: (owner: string, documentId: string, texts: Readonly<Record<string, unknown>>) => Promise<void>;
  /**
   * Deletes an owner's drafts, histories and texts, and refuses new ones until the next `loadDraft`, so that
   * a late autosave cannot restore them.
   */
  clearDrafts: (owner: string) => Promise<void>;
}
