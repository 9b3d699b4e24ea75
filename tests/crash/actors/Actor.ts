import type { AdminFirestore } from '../../../local/firestore/testing/startTestFirestore.ts';
import type { Addresses } from '../CrashServer.ts';

/** A running server with the Admin SDK on it. */
export interface Site extends Addresses {
  admin: AdminFirestore;
}

/** What a check found against the promise. */
export interface Breach {
  /** `lost`: it was acknowledged and is not there. `half`: a part of it is there. `left`: it belongs to nothing. */
  type: 'lost' | 'half' | 'left';
  what: string;
}

/** Somebody who writes to the server over and over, and keeps what was acknowledged. */
export interface Actor {
  readonly name: string;
  /** How many writes were acknowledged so far. */
  readonly acknowledged: number;
  /** Sends one write and waits for its answer; throws when there is none. */
  step: (site: Site) => Promise<void>;
  /** Compares what the server has after its restart with what was sent and acknowledged since the last check. */
  check: (site: Site) => Promise<readonly Breach[]>;
}
