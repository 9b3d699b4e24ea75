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

/** Everything that the app asks of the outside world. `src/app` creates it once. */
export interface Backend {
  auth: AuthPort;
  /** Plain calls of the server; whatever needs more than one call has a port. */
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
  /** The origin at which others reach this app; the page's own if no other is known. Asked on the server's machine alone. */
  findSharedOrigin: () => Promise<string>;
  /** The play left last in this browser, if any. */
  leftPlay: () => Promise<LeftPlay | null>;
  /** The server for one who plays with others. `isApart`: as somebody else than in this browser's other windows. */
  party: (isApart: boolean) => PartyPort;
  /** The server as judge of a play of a published room. @throws BackendError (offline) */
  remoteJudge: (roomId: string) => Promise<PlayJudge>;
}
