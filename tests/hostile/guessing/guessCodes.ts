import { HttpConnection } from '../../bench/load/HttpConnection.ts';
import { type GuestPlay, openGuestPlay, tryAnswer } from './GuestPlay.ts';

/** Number of codes with four digits. */
const CODES = 10_000;
/** Guests who guess concurrently, each with different codes. */
const GUESSERS = 4;

interface Guessed {
  /** Number of different codes that were compared. */
  tried: number;
  hasFallen: boolean;
  seconds: number;
}

/** Tries codes, each as a new guest, until the lock opens or refuses further answers. */
export async function guessCodes(origin: string, roomId: string, lock: string): Promise<Guessed> {
  const begun = performance.now();
  const guessed = { tried: 0, hasFallen: false };
  const guess = async (first: number) => {
    const connection = new HttpConnection(origin);
    let play: GuestPlay | null = null;
    for (let code = first; code < CODES && !guessed.hasFallen; ) {
      play ??= await openGuestPlay(connection, roomId, lock);
      const outcome = await tryAnswer(connection, play, String(code).padStart(4, '0'));
      if (outcome === 'slowed') break;
      if (outcome === 'closed') play = null;
      else if (outcome !== 'busy') {
        guessed.tried += 1;
        guessed.hasFallen ||= outcome === 'right';
        code += GUESSERS;
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: GUESSERS }, (_, first) => guess(first)));
  return { ...guessed, seconds: (performance.now() - begun) / 1000 };
}

/** Opens plays until refused or `most` are open; returns their number. */
export async function openPlays(origin: string, roomId: string, most: number): Promise<number> {
  const connection = new HttpConnection(origin);
  let opened = 0;
  try {
    for (; opened < most; opened += 1) await connection.post('/api/startPlay', JSON.stringify({ roomId }));
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(' 429'))) throw error;
  } finally {
    connection.close();
  }
  return opened;
}
