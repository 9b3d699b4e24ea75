import type { AdminSdk } from '#local/adminSdk';
import type { Addresses } from '../CrashServer.ts';

/** A running server with the Admin SDK on it. */
export interface Site extends Addresses {
  admin: ReturnType<AdminSdk['getFirestore']>;
}

/** A violation found by a check. */
export interface Breach {
  /** `lost`: it was acknowledged and is not there. `half`: a part of it is there. `left`: it belongs to nothing. */
  type: 'lost' | 'half' | 'left';
  what: string;
}

/** A client that writes to the server repeatedly, and remembers acknowledged writes. */
export interface Actor {
  readonly name: string;
  /** Number of acknowledged writes. */
  readonly acknowledged: number;
  /** Sends one write and waits for the response; throws if there is none. */
  step: (site: Site) => Promise<void>;
  /** Compares the restarted server's state with what was sent and acknowledged since the last check. */
  check: (site: Site) => Promise<readonly Breach[]>;
}
