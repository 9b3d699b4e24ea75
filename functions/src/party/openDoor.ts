import type { OpenDoorRequest } from '../../../core/calls/play/openDoor.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { loadVersion } from '../plays/loadVersion.ts';
import { changePlay, storePlay } from '../plays/playDocument.ts';
import { findParty, requireNoClass } from './findParty.ts';
import { noteNews, publicationOf } from './news.ts';
import { newsOf } from './newsOf.ts';
import { teamOf, withTeam } from './partyPlay.ts';
import { requireRights } from './presence.ts';

/**
 * POST /api/openDoor: opens a party to newcomers or closes it. Only the player who opened the party may, or the one who
 * stands in for them (T9, T17).
 * @throws notFound (no such seat, or another's); roomHidden; conflict (the caller did not open the party)
 */
export async function openDoor(
  { isOpen, ...claimed }: OpenDoorRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<Record<string, never>> {
  const { db, now, live } = deps;
  const publication = await changePlay(db, claimed.playId, async (transaction) => {
    const at = now();
    const { document } = await findParty(transaction, deps, claimed, caller);
    requireNoClass(document);
    const before = teamOf(document);
    const opener = await requireRights(live, document, { seat: claimed.seat, at });
    const room = await loadVersion(db, document.roomId, document.version);
    const after = { ...before, opener, isOpen };
    const news = newsOf({ room, before, after, at }, claimed.seat);
    const changed = noteNews(withTeam(document, after), news);
    storePlay(transaction, db, claimed.playId, changed);
    return publicationOf(changed, news);
  });
  await live.publish(publication);
  return {};
}
