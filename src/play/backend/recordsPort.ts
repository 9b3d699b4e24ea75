import {
  collection,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { compareRecords, type GameRecord, parseGameRecord } from '../../../core/play/record/gameRecord.ts';
import { compareTeamRecords, parseTeamRecord, teamRecordIdOf } from '../../../core/play/record/teamRecord.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';
import type { OwnRecord, RecordsPort, TeamRow } from '../../shared/ports/RecordsPort.ts';

/** Rows shown at first; also the number of a player's latest escapes. */
const SHOWN = 20;
/** Maximum number of rows loaded from each collection if all are requested. */
const MOST = 500;

/** `records` is shown at first, `furtherRecords` only in the full list. Only the server writes both. */
const PARTS = ['records', 'furtherRecords'] as const;
type Part = (typeof PARTS)[number];

/** Reads the leaderboards. */
export function createRecordsPort({ db }: { db: Firestore }): RecordsPort {
  return {
    loadLeaderboard: (roomId, version, playerId) =>
      inBackendTerms(async () => {
        const all = (part: Part) => recordsOf(db, part, roomId, version);
        const [records, own, ...counts] = await Promise.all([
          loadFastest(all('records'), SHOWN),
          playerId === '' ? null : findOwn(db, { roomId, version, playerId }),
          ...PARTS.map((part) => countOf(all(part))),
        ]);
        const total = counts.reduce((sum, count) => sum + count, 0);
        return { records, total, own };
      }),
    loadAllRecords: (roomId, version) =>
      inBackendTerms(async () => {
        const parts = PARTS.map((part) => loadFastest(recordsOf(db, part, roomId, version), MOST));
        return (await Promise.all(parts)).flat().sort(compareRecords);
      }),
    loadTeams: (roomId, version, playId) =>
      inBackendTerms(async () => {
        const [fastest, own] = await Promise.all([
          loadFastestTeams(db, roomId, version),
          playId === '' ? null : findTeam(db, teamRecordIdOf({ roomId, version, playId })),
        ]);
        return { fastest, own };
      }),
    loadEscapes: (playerId) =>
      inBackendTerms(async () => {
        const parts = PARTS.map((part) => loadLatest(db, part, playerId));
        const both = (await Promise.all(parts)).flat();
        return both.sort((one, other) => other.createdAt - one.createdAt).slice(0, SHOWN);
      }),
  };
}

function recordsOf(db: Firestore, part: Part, roomId: string, version: number): Query {
  return query(collection(db, part), where('roomId', '==', roomId), where('version', '==', version));
}

async function loadFastest(records: Query, most: number): Promise<GameRecord[]> {
  const { docs } = await getDocs(query(records, orderBy('time'), limit(most)));
  return readDocuments(docs, parseGameRecord);
}

async function loadFastestTeams(db: Firestore, roomId: string, version: number): Promise<TeamRow[]> {
  const shown = query(
    collection(db, 'teamRecords'),
    where('roomId', '==', roomId),
    where('version', '==', version),
    where('isShown', '==', true),
  );
  const { docs } = await getDocs(query(shown, orderBy('time'), limit(SHOWN)));
  const rows = docs.flatMap((stored) => {
    const record = parseTeamRecord(stored.data());
    return record.ok ? [{ id: stored.id, record: record.value }] : [];
  });
  return rows.sort((one, other) => compareTeamRecords(one.record, other.record));
}

async function findTeam(db: Firestore, id: string): Promise<TeamRow | null> {
  const record = parseTeamRecord((await getDoc(doc(db, 'teamRecords', id))).data());
  return record.ok ? { id, record: record.value } : null;
}

async function loadLatest(db: Firestore, part: Part, playerId: string): Promise<GameRecord[]> {
  const own = query(collection(db, part), where('playerId', '==', playerId));
  const { docs } = await getDocs(query(own, orderBy('createdAt', 'desc'), limit(SHOWN)));
  return readDocuments(docs, parseGameRecord);
}

async function countOf(records: Query): Promise<number> {
  return (await getCount(records)).data().count;
}

async function findOwn(
  db: Firestore,
  { roomId, version, playerId }: Pick<GameRecord, 'roomId' | 'version' | 'playerId'>,
): Promise<OwnRecord | null> {
  for (const part of PARTS) {
    const stored = await getDoc(doc(db, part, `${roomId}_${version}_${playerId}`));
    const record = parseGameRecord(stored.data());
    if (!record.ok) continue;
    const faster = query(recordsOf(db, part, roomId, version), where('time', '<', record.value.time));
    const place = part === 'records' ? (await countOf(faster)) + 1 : null;
    return { record: record.value, place };
  }
  return null;
}
