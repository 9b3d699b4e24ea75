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
 * The live channel of Firebase's Realtime Database. Each connection of this browser has a name of its own, since the
 * server may clear what belongs to an ended connection only after the next one has begun.
 */
export function createLiveChannel(database: Database): LiveChannel {
  let connection = newId();
  /** The paths that the server clears when this connection ends. */
  let cleared = new Set<string>();
  let clockOffset = 0;
  goOnline(database);
  const stopClock = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    clockOffset = Number(snapshot.val());
  });

  const watch = (path: string, listener: (value: unknown) => void) =>
    onValue(ref(database, path), (snapshot) => listener(snapshot.val()), ignoreRefusal);

  async function show(path: string, value: object | null): Promise<void> {
    const place = ref(database, path);
    if (value !== null && !cleared.has(path)) {
      cleared.add(path);
      await onDisconnect(place).remove();
    }
    await set(place, value);
  }

  return {
    watchConnection: (listener) =>
      onValue(ref(database, '.info/connected'), (snapshot) => {
        const isConnected = snapshot.val() === true;
        if (isConnected) connection = newId();
        cleared = new Set();
        listener(isConnected);
      }),
    hear: (seatKey, listener) =>
      onChildAdded(
        ref(database, `told/${seatKey}`),
        (snapshot) => listener(Number(snapshot.key), String(snapshot.val())),
        ignoreRefusal,
      ),
    watchBell: (bell, listener) => watch(`bells/${bell}`, (number) => listener(Number(number))),
    watchTeam: (teamKey, listener) => watch(`teams/${teamKey}/here`, listener),
    watchPointers: (teamKey, listener) => watch(`teams/${teamKey}/pointers`, listener),
    watchSignals: (teamKey, listener) => watch(`teams/${teamKey}/signals`, listener),
    appear: (teamKey, seat, presence) =>
      show(`teams/${teamKey}/here/${seat}/${connection}`, { ...presence, at: serverTimestamp() }),
    point: (teamKey, seat, pointer) => show(`teams/${teamKey}/pointers/${seat}`, pointer),
    signal: (teamKey, seat, signal) => show(`teams/${teamKey}/signals/${seat}`, signal),
    now: () => Date.now() + clockOffset,
    close: () => {
      stopClock();
      goOffline(database);
    },
  };
}

/** Ignores that a key is refused: it has just been replaced, and the server will send the new one. */
function ignoreRefusal(): void {}
