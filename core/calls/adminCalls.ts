// `npm run calls` writes this file from the contracts in core/calls.

import { changeAccountCall } from './admin/changeAccount.ts';
import { decideReportCall } from './admin/decideReport.ts';
import { listAccountsCall } from './admin/listAccounts.ts';
import { listAuditCall } from './admin/listAudit.ts';
import { listReportsCall } from './admin/listReports.ts';
import { overviewCall } from './admin/overview.ts';
import { removeRecordCall } from './admin/removeRecord.ts';
import { roomScoresCall } from './admin/roomScores.ts';
import { setRatingsAsideCall } from './admin/setRatingsAside.ts';
import { decideReviewCall } from './library/decideReview.ts';
import { holdReviewCall } from './library/holdReview.ts';
import { listCatalogueCall } from './library/listCatalogue.ts';
import { listReviewsCall } from './library/listReviews.ts';
import { saveCatalogueEntryCall } from './library/saveCatalogueEntry.ts';
import { undoReviewCall } from './library/undoReview.ts';
import { uploaderHistoryCall } from './library/uploaderHistory.ts';

/** The calls that only admins may make, by name. */
export const ADMIN_CALLS = {
  changeAccount: changeAccountCall,
  decideReport: decideReportCall,
  decideReview: decideReviewCall,
  holdReview: holdReviewCall,
  listAccounts: listAccountsCall,
  listAudit: listAuditCall,
  listCatalogue: listCatalogueCall,
  listReports: listReportsCall,
  listReviews: listReviewsCall,
  overview: overviewCall,
  removeRecord: removeRecordCall,
  roomScores: roomScoresCall,
  saveCatalogueEntry: saveCatalogueEntryCall,
  setRatingsAside: setRatingsAsideCall,
  undoReview: undoReviewCall,
  uploaderHistory: uploaderHistoryCall,
} as const;
