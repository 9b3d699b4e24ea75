import { type Draft, type DraftsPort, GUEST_OWNER } from '../../shared/ports/DraftsPort.ts';

/** A room stored only in this browser, with the owner it is stored under. */
export interface KeptDraft {
  owner: string;
  draft: Draft;
}

/** New rooms that were never saved to the account: the user's own, and those made as a guest. */
export async function listKeptDrafts(
  drafts: Pick<DraftsPort, 'listDrafts'>,
  userId: string,
): Promise<readonly KeptDraft[]> {
  const kept = await Promise.all(
    [userId, GUEST_OWNER].map(async (owner) =>
      (await drafts.listDrafts(owner)).map((draft) => ({ owner, draft })),
    ),
  );
  return kept.flat().filter(({ draft: { roomId, room } }) => roomId === null && room.itemCounter > 1);
}
