import type { Calls } from './Calls.ts';
import type { LiveChannel } from './LiveChannel.ts';

/** The calls of a party or a class, without the secret that identifies a guest: the port adds it. */
type PartyCalls = Pick<
  Calls,
  | 'openParty'
  | 'showParty'
  | 'joinParty'
  | 'leaveSeat'
  | 'openDoor'
  | 'showSigns'
  | 'sync'
  | 'act'
  | 'setUpSeat'
  | 'callTeacher'
>;

/** The server, for players who play together. @throws BackendError from every call */
export interface PartyPort extends PartyCalls {
  /** Whether this browser's player has taken a seat in the party of a code. */
  hasSeat: (code: string) => Promise<boolean>;
  /** Forgets the seat, after it was left. */
  forget: (code: string) => Promise<void>;
  /** Connects the live channel (T11); it loads with the first party. */
  connectLive: () => Promise<LiveChannel>;
}
