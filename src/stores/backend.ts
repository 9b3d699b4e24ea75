import type { ManagedAccountsPort } from './accounts/ManagedAccountsPort.ts';
import type { ManagedCataloguePort, ReviewsPort } from './library/libraryPorts.ts';
import type { PastRoomsPort } from './past/PastRoomsPort.ts';
import type { AccountPort } from './ports/AccountPort.ts';
import type { AuthPort } from './ports/AuthPort.ts';
import type { BookmarksPort } from './ports/BookmarksPort.ts';
import type { CataloguePort } from './ports/CataloguePort.ts';
import type { DashboardPort } from './ports/DashboardPort.ts';
import type { DraftsPort } from './ports/DraftsPort.ts';
import type { LeftPlay } from './ports/LeftPlay.ts';
import type { PaymentPort } from './ports/PaymentPort.ts';
import type { PlayJudge } from './ports/PlayJudge.ts';
import type { RatingsPort } from './ports/RatingsPort.ts';
import type { RecordsPort } from './ports/RecordsPort.ts';
import type { ReportsPort } from './ports/ReportsPort.ts';
import type { RoomsPort } from './ports/RoomsPort.ts';
import type { ScoresPort } from './ports/ScoresPort.ts';
import type { UploadsPort } from './ports/UploadsPort.ts';

/** Everything the app asks of the outside world. `src/app` builds it once. */
export interface Backend {
  auth: AuthPort;
  account: AccountPort;
  rooms: RoomsPort;
  pastRooms: PastRoomsPort;
  catalogue: CataloguePort;
  uploads: UploadsPort;
  dashboard: DashboardPort;
  records: RecordsPort;
  ratings: RatingsPort;
  bookmarks: BookmarksPort;
  reports: ReportsPort;
  scores: ScoresPort;
  payment: PaymentPort;
  managedAccounts: ManagedAccountsPort;
  reviews: ReviewsPort;
  managedCatalogue: ManagedCataloguePort;
  drafts: DraftsPort;
  /** The rooms of which a play was begun in this browser. */
  playedRooms: () => Promise<readonly string[]>;
  /** The play that was left last in this browser, if any. */
  leftPlay: () => Promise<LeftPlay | null>;
  /** The server as judge of a play of a published room. */
  remoteJudge: (roomId: string) => PlayJudge;
}
