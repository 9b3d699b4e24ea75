/** The presence of one browser at a seat, as it wrote it (T11). */
export interface Presence {
  /** The last number of the play that it has heard of (T12). */
  seen: number;
  /** Opaque name of the lock that its player has open. */
  lock?: string;
}

/** The live channel of a party: what the server tells, and what browsers tell each other. Nothing in it is kept. */
export interface LiveChannel {
  /** Calls back whenever the connection begins or ends. Returns the function that stops it, as all others do. */
  watchConnection: (listener: (isConnected: boolean) => void) => () => void;
  /** Calls back with what the server tells a seat, as texts by the play's number. */
  hear: (seatKey: string, listener: (number: number, text: string) => void) => () => void;
  /** Calls back with who is there, as written by browsers: by seat number, then by connection. */
  watchTeam: (teamKey: string, listener: (here: unknown) => void) => () => void;
  /** Shows this browser at its seat for as long as this connection lasts; call it again to go on. */
  appear: (teamKey: string, seat: number, presence: Presence) => Promise<void>;
  close: () => void;
}
