import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import { failureOf } from '../../shared/store/failure.ts';
import { isOpenElsewhere } from './oneTab.ts';
import { NEW_PARTY } from './partyAddress.ts';

/** How far this browser's player has come to a seat. */
export type Seating =
  /** The server is asked, or it is not known yet who plays. */
  | { type: 'asking' }
  /** The player chooses a name. */
  | { type: 'naming'; isBusy: boolean }
  | { type: 'failed'; code: BackendErrorCode }
  /** Another tab of this browser plays (T9). */
  | { type: 'elsewhere' }
  /** `isNew`: the seat was taken just now, not found again. */
  | { type: 'seated'; party: PartyPort; answer: SeatedAnswer; isNew: boolean };

const APART = 'escape-rooms.isApart';

/** Whether this window's player is somebody else than in the browser's other windows. */
export function isApartHere(): boolean {
  try {
    return sessionStorage.getItem(APART) !== null;
  } catch {
    // Storage is switched off: then each window forgets at a reload who it was.
    return false;
  }
}

function keepApart(): void {
  try {
    sessionStorage.setItem(APART, '1');
  } catch {
    // As above.
  }
}

/** What the page for codes leaves in the history: the seat was taken there. */
export const JUST_JOINED = { hasJustJoined: true } as const;

function readState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasJustJoined' in state;
}

/**
 * Opens a party of the room, or joins the one of the code. Whoever has a seat gets it back at once (T9); anybody
 * else is asked for a name first.
 */
export function useSeat(roomId: string, code: string) {
  const hasJustJoined = readState(useLocation().state);
  const backend = useBackend();
  const isLoading = useProfile((profile) => profile.isLoading);
  const [isApart, setIsApart] = useState(isApartHere);
  const [seating, setSeating] = useState<Seating>({ type: 'asking' });

  async function take(party: PartyPort, isNew: boolean, name?: string) {
    const named = name === undefined ? {} : { name };
    try {
      const answer = await (code === NEW_PARTY
        ? party.openParty({ roomId, ...named })
        : party.joinParty({ code, ...named }));
      setSeating({ type: 'seated', party, answer, isNew });
    } catch (error) {
      setSeating({ type: 'failed', code: failureOf(error).code });
    }
  }

  async function begin(apart: boolean) {
    const party = backend.party(apart);
    const hasSeat = code === NEW_PARTY || (await party.hasSeat(code));
    if (!hasSeat) setSeating({ type: 'naming', isBusy: false });
    else if (!apart && (await isOpenElsewhere(code))) setSeating({ type: 'elsewhere' });
    else await take(party, hasJustJoined);
  }

  const hasBegun = useRef(false);
  const beginHere = useEffectEvent(() => {
    // React's strict mode runs effects twice, which would open two parties.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin(isApart);
  });
  useEffect(() => {
    // A seat taken before the sign-in is known would belong to a guest.
    if (!isLoading) beginHere();
  }, [isLoading]);

  return {
    seating,
    isApart,
    join: (name?: string) => {
      setSeating({ type: 'naming', isBusy: true });
      void take(backend.party(isApart), true, name);
    },
    joinApart: () => {
      keepApart();
      setIsApart(true);
      void begin(true);
    },
    /** Plays in this tab; the other one lets go. */
    takeHere: () => {
      setSeating({ type: 'asking' });
      void take(backend.party(isApart), false);
    },
    /** A newer tab plays from now on. */
    letGo: () => setSeating({ type: 'elsewhere' }),
    retry: () => {
      setSeating({ type: 'asking' });
      void begin(isApart);
    },
  };
}
