import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { JoinPartyRequest } from '../../../core/calls/play/joinParty.ts';
import type { ShowPartyAnswer } from '../../../core/calls/play/showParty.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import { failureOf } from '../../shared/store/failure.ts';
import { isOpenElsewhere } from './oneTab.ts';
import { NEW_PARTY } from './partyAddress.ts';

/** The state of taking a seat in this browser. */
export type Seating =
  /** The server was asked, or the sign-in state is not known yet. */
  | { type: 'asking' }
  /** The player chooses how to join. `refused`: why the last try failed. */
  | { type: 'joining'; shown: ShowPartyAnswer; isBusy: boolean; refused: Refused | null }
  /** The party was over before this player had a seat. */
  | { type: 'over'; shown: ShowPartyAnswer }
  | { type: 'failed'; code: BackendErrorCode }
  /** Another tab of this browser plays (T9). */
  | { type: 'elsewhere' }
  | { type: 'seated'; party: PartyPort; answer: SeatedAnswer; came: Came };

/** Whether the player took the seat just now, came back to it, or was moved to it by a teacher. */
export type Came = 'new' | 'back' | 'moved';

/**
 * A way to join: in a free seat, in one that somebody has left, or in one's own by the signs of another
 * device.
 */
export type WayIn = Pick<JoinPartyRequest, 'name' | 'seat' | 'signs'>;

export interface Refused {
  way: WayIn;
  code: BackendErrorCode;
}

const APART = 'escape-rooms.isApart';

/** Whether this window's player differs from the browser's other windows. */
export function isApartHere(): boolean {
  try {
    return sessionStorage.getItem(APART) !== null;
  } catch {
    // Storage is switched off, so a reload of this window forgets its player.
    return false;
  }
}

function keepApart(): void {
  try {
    sessionStorage.setItem(APART, '1');
  } catch {
    // Storage is switched off.
  }
}

/**
 * Opens a party of the room, or joins the one of the code. Whoever has a seat gets it back at once (T9); anybody
 * else chooses how to join.
 */
export function useSeat(roomId: string, code: string) {
  const backend = useBackend();
  const isLoading = useProfile((profile) => profile.isLoading);
  const [isApart, setIsApart] = useState(isApartHere);
  const [seating, setSeating] = useState<Seating>({ type: 'asking' });

  const ask = (party: PartyPort, way: WayIn) =>
    code === NEW_PARTY ? party.openParty({ roomId }) : party.joinParty({ code, ...way });

  async function comeBack(party: PartyPort, came: Came = 'back') {
    try {
      setSeating({ type: 'seated', party, answer: await ask(party, {}), came });
    } catch (error) {
      setSeating({ type: 'failed', code: failureOf(error).code });
    }
  }

  /** Shows the party to a newcomer. */
  async function look(party: PartyPort, refused: Refused | null) {
    try {
      const shown = await party.showParty({ code });
      if (shown.isSeated) await comeBack(party);
      else showDoor(shown, refused);
    } catch (error) {
      setSeating({ type: 'failed', code: failureOf(error).code });
    }
  }

  function showDoor(shown: ShowPartyAnswer, refused: Refused | null) {
    if (shown.door === 'over') setSeating({ type: 'over', shown });
    else setSeating({ type: 'joining', shown, isBusy: false, refused });
  }

  async function join(party: PartyPort, way: WayIn) {
    try {
      const answer = await ask(party, way);
      const isNew = way.seat === undefined && way.signs === undefined;
      setSeating({ type: 'seated', party, answer, came: isNew ? 'new' : 'back' });
    } catch (error) {
      // The door may have been closed or the seat taken meanwhile.
      await look(party, { way, code: failureOf(error).code });
    }
  }

  async function begin(apart: boolean) {
    const party = backend.party(apart);
    if (code === NEW_PARTY) await comeBack(party);
    else if (!(await party.hasSeat(code))) await look(party, null);
    else if (!apart && (await isOpenElsewhere(code))) setSeating({ type: 'elsewhere' });
    else await comeBack(party);
  }

  const hasBegun = useRef(false);
  const beginHere = useEffectEvent(() => {
    // React's strict mode runs effects twice, which would open two parties.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin(isApart);
  });
  useEffect(() => {
    // A seat taken before the sign-in state is known would belong to a guest.
    if (!isLoading) beginHere();
  }, [isLoading]);

  return {
    seating,
    isApart,
    join: async (way: WayIn) => {
      if (seating.type !== 'joining' || seating.isBusy) return;
      setSeating({ ...seating, isBusy: true });
      await join(backend.party(isApart), way);
    },
    /** Asks the server again for the door's state; the screen stays as it is if that fails. */
    lookAgain: async () => {
      if (seating.type !== 'joining' || seating.isBusy) return;
      const shown = await backend
        .party(isApart)
        .showParty({ code })
        .catch(() => null);
      if (shown) showDoor(shown, seating.refused);
    },
    joinApart: () => {
      keepApart();
      setIsApart(true);
      void begin(true);
    },
    /** Plays in this tab, and ends the play in the other one. */
    takeHere: () => {
      setSeating({ type: 'asking' });
      void comeBack(backend.party(isApart));
    },
    /** Takes the seat to which a teacher has moved this player. Until then the screen stays as it is. */
    takeMoved: () => void comeBack(backend.party(isApart), 'moved'),
    /** Joins again with a new seat, after the first one was lost. */
    joinAgain: () => {
      setSeating({ type: 'asking' });
      void join(backend.party(isApart), {});
    },
    /** In a class: gives the seat back, and shows the door to whoever sits at this device now. */
    leaveToAnother: async (proof: SeatProof) => {
      const party = backend.party(isApart);
      // Nobody follows the play meanwhile, so the screen does not say that the teacher has taken the seat.
      setSeating({ type: 'asking' });
      try {
        await party.leaveSeat(proof);
      } catch (error) {
        console.error(error);
        await comeBack(party);
        return;
      }
      await party.forget(code);
      await look(party, null);
    },
    /** Stops, since a newer tab plays from now on. */
    letGo: () => setSeating({ type: 'elsewhere' }),
    retry: () => {
      setSeating({ type: 'asking' });
      void begin(isApart);
    },
  };
}
