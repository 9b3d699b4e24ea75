/** The state that each player's browser publishes about itself (T11). */
export interface Presence {
  /** The number of the play's latest event that this browser knows (T12). */
  seen: number;
  /** Opaque name of the lock that the player has open. */
  lock?: string;
}

/** A place in a scene. */
export interface ScenePoint {
  /** Per mille of the stage, from its top-left corner. */
  x: number;
  y: number;
  /** Opaque name of the scene. */
  scene: string;
}

/** The position to which a player points. */
export interface Pointer extends ScenePoint {
  /** True for a finger, which is shown only while it touches. */
  touch?: true;
}

/** The fixed signals, in the order of their menus: nothing that a player types reaches another one (T10). */
export const SIGNALS = ['ping', 'come', 'help', 'thanks'] as const;
export type SignalKind = (typeof SIGNALS)[number];

export interface Signal extends ScenePoint {
  kind: SignalKind;
  /** When it was made, in milliseconds of the server's clock. */
  at: number;
}

/**
 * The live channel of a party, for messages of the server and messages between browsers. Nothing in it is
 * stored.
 */
export interface LiveChannel {
  /** Calls back whenever the connection begins or ends. This and the next four return the function that stops them. */
  watchConnection: (listener: (isConnected: boolean) => void) => () => void;
  /** Calls back with each text that the server sends to a seat, and the play's number that it leads to. */
  hear: (seatKey: string, listener: (number: number, text: string) => void) => () => void;
  /** Calls back with the number of a class, which rises with each of the teacher's orders. */
  watchBell: (bell: string, listener: (number: number) => void) => () => void;
  /** Calls back with who is there, as written by browsers: by seat number, then by connection. */
  watchTeam: (teamKey: string, listener: (here: unknown) => void) => () => void;
  /** Calls back with the pointers of the team, or its signals, as written by browsers: by seat number. */
  watchPointers: (teamKey: string, listener: (pointers: unknown) => void) => () => void;
  watchSignals: (teamKey: string, listener: (signals: unknown) => void) => () => void;
  /** Shows this browser at its seat until the connection ends. Call it again for a change, or with a new connection. */
  appear: (teamKey: string, seat: number, presence: Presence) => Promise<void>;
  /**
   * Shows where this browser's player points; null hides the pointer. It also disappears when the connection
   * ends.
   */
  point: (teamKey: string, seat: number, pointer: Pointer | null) => Promise<void>;
  /** Shows a signal of this browser's player; null takes it away. It goes with the connection, too. */
  signal: (teamKey: string, seat: number, signal: Signal | null) => Promise<void>;
  /** The server's clock in milliseconds, as precisely as it is known here. */
  now: () => number;
  close: () => void;
}
