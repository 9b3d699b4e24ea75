import { type Draft, type DraftsPort, GUEST_OWNER } from '../../shared/ports/DraftsPort.ts';

/** A room that only this browser has, and under whose name it is kept. */
export interface KeptDraft {
  owner: string;
  draft: Draft;
}

/** New rooms that never reached the account: the user's own, and what was made here signed out. */
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
