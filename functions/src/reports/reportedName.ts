import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
} from 'firebase-admin/firestore';
import type { ReportedName } from '../../../core/report/report.ts';
import { furtherRecordRef, recordRef, teamRecordRef } from '../leaderboard/recordRefs.ts';

/** Where a name is: in a player's record, or at a seat in a team's (T15). */
type NamePlace = Pick<ReportedName, 'recordId' | 'seat'>;

/** Returns the key by which reports of the same name are found together. */
export function targetOf({ recordId, seat }: NamePlace): string {
  return seat === undefined ? recordId : `${recordId}/${seat}`;
}

/** Returns the documents of which one has the name, if it is still there. */
export function refsOfName(db: Firestore, { recordId, seat }: NamePlace): readonly DocumentReference[] {
  const refsOf = seat === undefined ? [recordRef, furtherRecordRef] : [teamRecordRef];
  return refsOf.map((refOf) => refOf(db, recordId));
}

/** A name in a record. */
interface FoundName {
  ref: DocumentReference;
  roomId: string;
  playerId: string;
  name: string;
}

/** Returns the name and its player from these documents; undefined if it is gone. */
export function findName(
  stored: readonly DocumentSnapshot[],
  { seat }: Pick<NamePlace, 'seat'>,
): FoundName | undefined {
  const record = stored.find(({ exists }) => exists);
  const field = (name: string) =>
    record?.get(seat === undefined ? name : new FieldPath('seats', String(seat), name));
  const [playerId, name] = [field('playerId'), field('username')];
  if (!record || typeof playerId !== 'string' || typeof name !== 'string') return undefined;
  return { ref: record.ref, roomId: String(record.get('roomId')), playerId, name };
}
