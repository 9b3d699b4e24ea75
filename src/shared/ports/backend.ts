import type { AuthPort } from './AuthPort.ts';
import type { BookmarksPort } from './BookmarksPort.ts';
import type { Calls } from './Calls.ts';
import type { CataloguePort } from './CataloguePort.ts';
import type { DashboardPort } from './DashboardPort.ts';
import type { DraftsPort } from './DraftsPort.ts';
import type { InsightsPort } from './InsightsPort.ts';
import type { LeftPlay } from './LeftPlay.ts';
import type { PartyPort } from './PartyPort.ts';
import type { PastRoomsPort } from './PastRoomsPort.ts';
import type { PlayJudge } from './PlayJudge.ts';
import type { RatingsPort } from './RatingsPort.ts';
import type { RecordsPort } from './RecordsPort.ts';
import type { RoomsPort } from './RoomsPort.ts';
import type { UploadsPort } from './UploadsPort.ts';

/** Everything that the app needs from the outside world. `src/app` creates it once. */
export interface Backend {
  auth: AuthPort;
  /** Plain calls of the server; for anything that takes more than one call there is a port. */
  calls: Calls;
  rooms: RoomsPort;
  pastRooms: PastRoomsPort;
  catalogue: CataloguePort;
  uploads: UploadsPort;
  dashboard: DashboardPort;
  insights: InsightsPort;
  records: RecordsPort;
  ratings: RatingsPort;
  bookmarks: BookmarksPort;
  drafts: DraftsPort;
  /** Rooms with a play begun in this browser. */
  playedRooms: () => Promise<readonly string[]>;
  /**
   * The origin at which others reach this app; the page's own if no other is known. The server is asked only on
   * its own machine.
   */
  findSharedOrigin: () => Promise<string>;
  /** The play left last in this browser, if any. */
  leftPlay: () => Promise<LeftPlay | null>;
  /**
   * The server, for players who play together. With `isApart` the player is a different one from that in this
   * browser's other windows.
   */
  party: (isApart: boolean) => PartyPort;
  /** The server as judge of a play of a published room. @throws BackendError (offline) */
  remoteJudge: (roomId: string) => Promise<PlayJudge>;
}
