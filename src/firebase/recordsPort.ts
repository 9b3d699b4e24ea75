import { collection, type Firestore, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { parseGameRecord } from '../../core/play/gameRecord.ts';
import type { RecordsPort } from '../stores/ports.ts';
import { inBackendTerms } from './backendErrors.ts';
import { readDocuments } from './readDocuments.ts';

/** Rows of a leaderboard. */
const SHOWN_RECORDS = 20;

/** The leaderboard: the collection `records`, which the server alone writes. */
export function createRecordsPort({ db }: { db: Firestore }): RecordsPort {
  return {
    loadRecords: (roomId, version) =>
      inBackendTerms(async () => {
        const fastest = query(
          collection(db, 'records'),
          where('roomId', '==', roomId),
          where('version', '==', version),
          orderBy('time'),
          limit(SHOWN_RECORDS),
        );
        return readDocuments((await getDocs(fastest)).docs, parseGameRecord);
      }),
  };
}
