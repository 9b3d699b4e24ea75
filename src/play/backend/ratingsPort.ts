import { collection, doc, type Firestore, getDoc, getDocs, query, where } from 'firebase/firestore/lite';
import { parseRating, readAggregate, type Stars } from '../../../core/room/lists/rating.ts';
import { GUEST_TOKEN, type PlayMemory } from '../../shared/browser/playMemory.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { RatingsPort } from '../../shared/ports/RatingsPort.ts';

/**
 * Ratings: posted to the server, read from the database. A guest's own rating is kept in this browser only.
 */
export function createRatingsPort(
  { auth, db }: Pick<FirebaseServices, 'auth' | 'db'>,
  api: Pick<Calls, 'postRating'>,
  memory: PlayMemory,
): RatingsPort {
  return {
    postRating: async (roomId, rating) => {
      const aggregate = await api.postRating({ roomId, rating });
      memory.write(keyOf(roomId), String(rating));
      return aggregate;
    },
    findOwnRating: (roomId) =>
      inBackendTerms(async () => {
        await auth.authStateReady();
        const userId = auth.currentUser?.uid;
        const stored = userId === undefined ? null : await findRating(db, userId, roomId);
        return stored ?? readKept(memory, roomId);
      }),
    loadAggregate: (roomId) =>
      inBackendTerms(async () => readAggregate((await getDoc(doc(db, 'ratingAggregates', roomId))).data())),
  };
}

/** Reads by query: the rules deny reading a rating by id if it does not exist. */
async function findRating(db: Firestore, userId: string, roomId: string): Promise<Stars | null> {
  const own = query(collection(db, 'ratings'), where('userId', '==', userId), where('roomId', '==', roomId));
  const parsed = parseRating((await getDocs(own)).docs[0]?.data());
  return parsed.ok ? parsed.value.rating : null;
}

function readKept(memory: PlayMemory, roomId: string): Stars | null {
  const rating = Number(memory.read(keyOf(roomId)));
  const parsed = parseRating({ roomId, userId: GUEST_TOKEN, rating });
  return parsed.ok ? parsed.value.rating : null;
}

function keyOf(roomId: string): string {
  return `rating.${roomId}`;
}
