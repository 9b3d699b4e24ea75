import * as v from 'valibot';
import type { PlayerView } from '../../../core/play/view/playerView.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { filledString, finiteNumber, pictureAddress } from '../../../core/util/schemas.ts';
import type { PlayMemory } from '../../shared/browser/playMemory.ts';
import type { LeftPlay } from '../../shared/ports/LeftPlay.ts';

const KEY = 'leftPlay';
const MINUTE = 60_000;

const leftPlaySchema: SchemaOf<LeftPlay> = v.object({
  roomId: filledString,
  roomName: v.string(),
  imageUrl: pictureAddress,
  timeLeft: v.nullable(finiteNumber),
  isPaused: v.boolean(),
  at: finiteNumber,
});

/**
 * Stores how far a room's play has got, or removes it when there is nothing to resume. `at`: milliseconds
 * since the epoch.
 */
export function keepLeftPlay(memory: PlayMemory, roomId: string, view: PlayerView, at: number): void {
  if (!view.isStarted || view.isEscaped || view.isGameOver) {
    forgetLeftPlay(memory, roomId);
    return;
  }
  const { roomName, imageUrl, isPaused, timeLimit, elapsed } = view;
  const timeLeft = timeLimit === null ? null : timeLimit * MINUTE - elapsed;
  const left: LeftPlay = { roomId, roomName, imageUrl, timeLeft, isPaused, at };
  memory.write(KEY, JSON.stringify(left));
}

/** Removes the stored play if it is of this room. */
export function forgetLeftPlay(memory: PlayMemory, roomId: string): void {
  if (findLeftPlay(memory)?.roomId === roomId) memory.write(KEY, undefined);
}

/** The play that was left last in this browser; null where there is none or it cannot be read. */
export function findLeftPlay(memory: PlayMemory): LeftPlay | null {
  try {
    const parsed = parseWith(leftPlaySchema, JSON.parse(memory.read(KEY) ?? 'null'));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
