import type { Pointer } from '../../../shared/ports/LiveChannel.ts';
import { atMost } from './atMost.ts';

/** Milliseconds between two places that are sent: 5 Hz. */
const EVERY = 200;
/** The least movement that is sent, in per mille of the stage. */
const LEAST = 5;
/** Milliseconds without movement after which a pointer disappears: of a mouse, and of a finger. */
export const RESTS = { pointer: 2000, finger: 1200 } as const;

/** Sends this player's pointer to the others. */
export interface Pointing {
  move: (pointer: Pointer) => void;
  /** Removes the pointer. */
  end: () => void;
}

/** Sends where this player points: seldom enough for the channel, and nothing while it rests. */
export function createPointing(send: (pointer: Pointer | null) => void): Pointing {
  let sent: Pointer | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const { give, stop } = atMost(EVERY, (pointer: Pointer) => {
    if (sent && isNear(sent, pointer)) return;
    sent = pointer;
    send(pointer);
  });

  function end(): void {
    clearTimeout(rest);
    stop();
    if (sent === null) return;
    sent = null;
    send(null);
  }

  return {
    move: (pointer) => {
      give(pointer);
      clearTimeout(rest);
      rest = setTimeout(end, pointer.touch ? RESTS.finger : RESTS.pointer);
    },
    end,
  };
}

function isNear(one: Pointer, other: Pointer): boolean {
  const isSame = one.scene === other.scene && one.touch === other.touch;
  return isSame && Math.hypot(one.x - other.x, one.y - other.y) < LEAST;
}
