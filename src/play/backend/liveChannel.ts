import {
  type Database,
  goOffline,
  goOnline,
  onChildAdded,
  onDisconnect,
  onValue,
  ref,
  serverTimestamp,
  set,
} from 'firebase/database';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import { newId } from '../../shared/store/newId.ts';

/**
 * The live channel of Firebase's Realtime Database. Each connection of this browser has a name of its own: what the
 * server is to do when a connection ends is forgotten with the connection, and may come after the next has begun.
 */
export function createLiveChannel(database: Database): LiveChannel {
  let connection = newId();
  let announced: string | null = null;
  goOnline(database);

  return {
    watchConnection: (listener) =>
      onValue(ref(database, '.info/connected'), (snapshot) => {
        const isConnected = snapshot.val() === true;
        if (isConnected) connection = newId();
        announced = null;
        listener(isConnected);
      }),
    hear: (seatKey, listener) =>
      onChildAdded(
        ref(database, `told/${seatKey}`),
        (snapshot) => listener(Number(snapshot.key), String(snapshot.val())),
        ignoreRefusal,
      ),
    watchTeam: (teamKey, listener) =>
      onValue(ref(database, `teams/${teamKey}/here`), (snapshot) => listener(snapshot.val()), ignoreRefusal),
    appear: async (teamKey, seat, presence) => {
      const path = `teams/${teamKey}/here/${seat}/${connection}`;
      const place = ref(database, path);
      if (announced !== path) {
        announced = path;
        await onDisconnect(place).remove();
      }
      await set(place, { ...presence, at: serverTimestamp() });
    },
    close: () => goOffline(database),
  };
}

/** A key that has just been replaced: the new one comes from the server. */
function ignoreRefusal(): void {}
