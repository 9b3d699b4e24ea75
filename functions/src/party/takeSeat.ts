import type { Firestore } from 'firebase-admin/firestore';
import { freeSeatOf, seatNewcomer } from '../../../core/play/team/seating.ts';
import { MOST_SEATS } from '../../../core/play/team/team.ts';
import { HttpError } from '../http/HttpError.ts';
import { storePlay } from '../plays/playDocument.ts';
import { ownerOf } from '../plays/player.ts';
import { answerSeated } from './answerSeated.ts';
import { codeRef, withKeys } from './codes.ts';
import { noteNews, placesOf, publicationOf } from './news.ts';
import { newsOf } from './newsOf.ts';
import { teamOf, withTeam } from './partyPlay.ts';
import { presenceOf } from './presence.ts';
import type { Came, Coming } from './reseat.ts';

/** Brings a player back to their own seat. */
export function comeBack({ playId, document, room, player, at }: Coming, seat: number): Came {
  const answer = answerSeated({ playId, document, seat, room, player, at });
  return { answer, publication: { ...placesOf(document), ...presenceOf(document, seat, at) } };
}

/** Seats a newcomer in the first scene (T17). @throws conflict (all seats are taken) */
export function takeFreeSeat(db: Firestore, coming: Coming, name: string): Came {
  const { transaction, playId, document, room, player, keys, at } = coming;
  const before = teamOf(document);
  const seat = freeSeatOf(document);
  if (seat === null) throw new HttpError('conflict', `All ${MOST_SEATS} seats of this party are taken.`);
  const after = seatNewcomer(room, before, { seat, name });
  const news = newsOf({ room, before, after, at }, seat, { type: 'joined' });
  const stored = { ...ownerOf(player), key: keys.seat, presentAt: at };
  const joined = noteNews(withTeam(document, after, { [seat]: stored }), news);
  storePlay(transaction, db, playId, joined);
  transaction.update(codeRef(db, document.party.code), withKeys(keys.seat));
  const answer = answerSeated({ playId, document: joined, seat, room, player, at });
  // Their browser connects a moment later; until then they would seem to have lost the connection.
  const place = { ...placesOf(joined), ...presenceOf(joined, seat, at) };
  return { answer, publication: { ...publicationOf(joined, news), ...place } };
}
