import { collection, doc, getDoc, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { parseVersionFigures } from '../../../core/insight/versionFigures.ts';
import { findDocument, missingRoom, parseStoredRoom } from '../../rooms/backend/readRoomDocument.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';
import type { InsightsPort } from '../../shared/ports/InsightsPort.ts';

/** Versions whose figures are read; the security rules allow no more. */
const MOST_VERSIONS = 12;

/** Reads `insights/{roomId}_{version}` and the published versions (decision 0068). */
export function createInsightsPort({ db }: Pick<FirebaseServices, 'db'>): InsightsPort {
  return {
    loadFigures: (roomId, creatorId) =>
      inBackendTerms(async () => {
        const own = query(
          collection(db, 'insights'),
          where('roomId', '==', roomId),
          where('creatorId', '==', creatorId),
          orderBy('version', 'desc'),
          limit(MOST_VERSIONS),
        );
        return readDocuments((await getDocs(own)).docs, parseVersionFigures);
      }),
    loadVersion: (roomId, version) =>
      inBackendTerms(async () => {
        const stored = await findDocument(() =>
          getDoc(doc(db, 'rooms', roomId, 'versions', String(version))),
        );
        if (!stored) throw missingRoom(roomId);
        const createdAt: unknown = stored.get('createdAt');
        const publishedAt = typeof createdAt === 'number' ? createdAt * 1000 : null;
        return { version, room: parseStoredRoom(stored), publishedAt };
      }),
  };
}
