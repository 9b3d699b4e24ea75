import { actCall } from './act.ts';
import { askReviewCall } from './askReview.ts';
import type { CallContract } from './callContract.ts';
import { changeAccountCall } from './changeAccount.ts';
import { claimPlaysCall } from './claimPlays.ts';
import { createStripeCheckoutSessionCall } from './createStripeCheckoutSession.ts';
import { decideReportCall } from './decideReport.ts';
import { decideReviewCall } from './decideReview.ts';
import { deleteAccountCall } from './deleteAccount.ts';
import { deleteRoomCall } from './deleteRoom.ts';
import { deleteUploadCall } from './deleteUpload.ts';
import { exportAccountCall } from './exportAccount.ts';
import { holdReviewCall } from './holdReview.ts';
import { keepAccountCall } from './keepAccount.ts';
import { listAccountsCall } from './listAccounts.ts';
import { listAuditCall } from './listAudit.ts';
import { listCatalogueCall } from './listCatalogue.ts';
import { listDeletedRoomsCall } from './listDeletedRooms.ts';
import { listReportsCall } from './listReports.ts';
import { listReviewsCall } from './listReviews.ts';
import { listUnfinishedCall } from './listUnfinished.ts';
import { nameRecordCall } from './nameRecord.ts';
import { offersCall } from './offers.ts';
import { overviewCall } from './overview.ts';
import { postRatingCall } from './postRating.ts';
import { postReportCall } from './postReport.ts';
import { publishRoomCall } from './publishRoom.ts';
import { purgeRoomCall } from './purgeRoom.ts';
import { putBackRoomCall } from './putBackRoom.ts';
import { removeRecordCall } from './removeRecord.ts';
import { roomScoresCall } from './roomScores.ts';
import { saveCatalogueEntryCall } from './saveCatalogueEntry.ts';
import { saveUploadCall } from './saveUpload.ts';
import { setRatingsAsideCall } from './setRatingsAside.ts';
import { startPlayCall } from './startPlay.ts';
import { summaryCall } from './summary.ts';
import { takePictureCall } from './takePicture.ts';
import { undoReviewCall } from './undoReview.ts';
import { uploaderHistoryCall } from './uploaderHistory.ts';
import { withdrawReviewCall } from './withdrawReview.ts';

/** Every call of the server by its name. A new one is a file beside this one, an entry here and a handler; the types ask for both. */
export const CALLS = {
  summary: summaryCall,
  publishRoom: publishRoomCall,
  deleteRoom: deleteRoomCall,
  listDeletedRooms: listDeletedRoomsCall,
  putBackRoom: putBackRoomCall,
  purgeRoom: purgeRoomCall,
  listUnfinished: listUnfinishedCall,
  startPlay: startPlayCall,
  act: actCall,
  nameRecord: nameRecordCall,
  postRating: postRatingCall,
  offers: offersCall,
  createStripeCheckoutSession: createStripeCheckoutSessionCall,
  claimPlays: claimPlaysCall,
  exportAccount: exportAccountCall,
  deleteAccount: deleteAccountCall,
  takePicture: takePictureCall,
  saveUpload: saveUploadCall,
  deleteUpload: deleteUploadCall,
  askReview: askReviewCall,
  withdrawReview: withdrawReviewCall,
  listReviews: listReviewsCall,
  holdReview: holdReviewCall,
  decideReview: decideReviewCall,
  undoReview: undoReviewCall,
  uploaderHistory: uploaderHistoryCall,
  listCatalogue: listCatalogueCall,
  saveCatalogueEntry: saveCatalogueEntryCall,
  keepAccount: keepAccountCall,
  listAccounts: listAccountsCall,
  changeAccount: changeAccountCall,
  listAudit: listAuditCall,
  postReport: postReportCall,
  listReports: listReportsCall,
  decideReport: decideReportCall,
  overview: overviewCall,
  roomScores: roomScoresCall,
  setRatingsAside: setRatingsAsideCall,
  removeRecord: removeRecordCall,
} as const;

export type CallName = keyof typeof CALLS;

export type RequestOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer Request, unknown> ? Request : never;

export type AnswerOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer _Request, infer Answer> ? Answer : never;
