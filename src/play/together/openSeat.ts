import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { SeatProof } from '../../../core/calls/pieces/seatProof.ts';
import type { LiveChannel } from '../../shared/ports/LiveChannel.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import { type ClassStore, createClassStore } from '../class/classStore.ts';
import type { GameplayDeps, GameplayStore } from '../session/gameplayStore.ts';
import { createGameplayStore } from '../session/gameplayStore.ts';
import { type Following, followParty } from './live/followParty.ts';
import { createPartyJudge } from './live/partyJudge.ts';
import { createPresenceStore, type PresenceStore } from './live/presenceStore.ts';
import { stepTogether } from './session/stepTogether.ts';
import { type CompanyStore, createCompanyStore } from './signals/companyStore.ts';
import { createTellingStore, type TellingStore } from './telling/tellingStore.ts';

/** A party's play in this tab. */
export interface OpenedParty {
  gameplay: GameplayStore;
  presence: PresenceStore;
  company: CompanyStore;
  telling: TellingStore;
  /** Null in a party. */
  inClass: ClassStore | null;
  /** Proves to the server that the seat is this browser's. */
  proof: () => SeatProof;
  /** Opens the play, and follows what the others do. Returns the function that ends it. */
  begin: () => () => void;
}

/** Used where there is no live channel: each screen then asks the server every two seconds (T12). */
const NO_CHANNEL: LiveChannel = {
  watchConnection: (listener) => {
    listener(false);
    return () => {};
  },
  hear: () => () => {},
  watchBell: () => () => {},
  watchTeam: () => () => {},
  watchPointers: () => () => {},
  watchSignals: () => () => {},
  appear: async () => {},
  point: async () => {},
  signal: async () => {},
  now: Date.now,
  close: () => {},
};

/** Opens the play of a seat that this browser's player has taken. */
export function openSeat(
  party: PartyPort,
  seated: SeatedAnswer,
  findRecommended: GameplayDeps['findRecommended'],
): OpenedParty {
  let following: Following | null = null;
  let { keys } = seated;
  const presence = createPresenceStore();
  const isConnected = () => presence.getState().isConnected;
  const company = createCompanyStore({ seat: seated.seat, isConnected });
  const inClass = seated.inClass ? createClassStore(seated.inClass) : null;
  const judge = createPartyJudge({
    party,
    seated,
    progress: () => gameplay.getState().party,
    key: () => keys.seat,
    onKeys: (told) => {
      keys = told;
      following?.takeKeys(told);
    },
    onClass: (view) => {
      const { journal, viewBeforePause } = gameplay.getState();
      inClass?.getState().take(view, (viewBeforePause?.journal ?? journal).length);
    },
  });
  const gameplay: GameplayStore = createGameplayStore({
    judge,
    step: stepTogether,
    ...(findRecommended && { findRecommended }),
  });

  return {
    gameplay,
    presence,
    company,
    telling: createTellingStore(),
    inClass,
    proof: () => ({ playId: seated.playId, seat: seated.seat, key: keys.seat }),
    begin: () => {
      let isEnded = false;
      const follow = async () => {
        const channel = await party.connectLive().catch((error: unknown) => {
          console.error('The live channel is not there.', error);
          return NO_CHANNEL;
        });
        if (isEnded) channel.close();
        else
          following = followParty({ gameplay, presence, company, inClass, channel, seat: seated.seat, keys });
      };
      void gameplay.getState().open();
      // React's strict mode runs an effect, cleans it up and runs it again at once. The microtask prevents a second
      // connection.
      queueMicrotask(() => void (isEnded || follow()));
      return () => {
        isEnded = true;
        following?.stop();
        following = null;
      };
    },
  };
}
