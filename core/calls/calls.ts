// `npm run calls` writes this file from the contracts in core/calls.

import { createStripeCheckoutSessionCall } from './account/createStripeCheckoutSession.ts';
import { deleteAccountCall } from './account/deleteAccount.ts';
import { exportAccountCall } from './account/exportAccount.ts';
import { keepAccountCall } from './account/keepAccount.ts';
import { offersCall } from './account/offers.ts';
import { changeAccountCall } from './admin/changeAccount.ts';
import { decideReportCall } from './admin/decideReport.ts';
import { listAccountsCall } from './admin/listAccounts.ts';
import { listAuditCall } from './admin/listAudit.ts';
import { listReportsCall } from './admin/listReports.ts';
import { overviewCall } from './admin/overview.ts';
import { removeRecordCall } from './admin/removeRecord.ts';
import { roomScoresCall } from './admin/roomScores.ts';
import { setRatingsAsideCall } from './admin/setRatingsAside.ts';
import type { CallContract } from './callContract.ts';
import { askReviewCall } from './library/askReview.ts';
import { decideReviewCall } from './library/decideReview.ts';
import { deleteUploadCall } from './library/deleteUpload.ts';
import { holdReviewCall } from './library/holdReview.ts';
import { listCatalogueCall } from './library/listCatalogue.ts';
import { listReviewsCall } from './library/listReviews.ts';
import { saveCatalogueEntryCall } from './library/saveCatalogueEntry.ts';
import { saveUploadCall } from './library/saveUpload.ts';
import { takePictureCall } from './library/takePicture.ts';
import { undoReviewCall } from './library/undoReview.ts';
import { uploaderHistoryCall } from './library/uploaderHistory.ts';
import { withdrawReviewCall } from './library/withdrawReview.ts';
import { actCall } from './play/act.ts';
import { claimPlaysCall } from './play/claimPlays.ts';
import { joinPartyCall } from './play/joinParty.ts';
import { leaveSeatCall } from './play/leaveSeat.ts';
import { nameRecordCall } from './play/nameRecord.ts';
import { openDoorCall } from './play/openDoor.ts';
import { openPartyCall } from './play/openParty.ts';
import { postRatingCall } from './play/postRating.ts';
import { showSignsCall } from './play/showSigns.ts';
import { startPlayCall } from './play/startPlay.ts';
import { syncCall } from './play/sync.ts';
import { deleteRoomCall } from './room/deleteRoom.ts';
import { listDeletedRoomsCall } from './room/listDeletedRooms.ts';
import { listUnfinishedCall } from './room/listUnfinished.ts';
import { postReportCall } from './room/postReport.ts';
import { publishRoomCall } from './room/publishRoom.ts';
import { purgeRoomCall } from './room/purgeRoom.ts';
import { putBackRoomCall } from './room/putBackRoom.ts';
import { summaryCall } from './room/summary.ts';

/** Every call of the server by its name. */
export const CALLS = {
  act: actCall,
  askReview: askReviewCall,
  changeAccount: changeAccountCall,
  claimPlays: claimPlaysCall,
  createStripeCheckoutSession: createStripeCheckoutSessionCall,
  decideReport: decideReportCall,
  decideReview: decideReviewCall,
  deleteAccount: deleteAccountCall,
  deleteRoom: deleteRoomCall,
  deleteUpload: deleteUploadCall,
  exportAccount: exportAccountCall,
  holdReview: holdReviewCall,
  joinParty: joinPartyCall,
  keepAccount: keepAccountCall,
  leaveSeat: leaveSeatCall,
  listAccounts: listAccountsCall,
  listAudit: listAuditCall,
  listCatalogue: listCatalogueCall,
  listDeletedRooms: listDeletedRoomsCall,
  listReports: listReportsCall,
  listReviews: listReviewsCall,
  listUnfinished: listUnfinishedCall,
  nameRecord: nameRecordCall,
  offers: offersCall,
  openDoor: openDoorCall,
  openParty: openPartyCall,
  overview: overviewCall,
  postRating: postRatingCall,
  postReport: postReportCall,
  publishRoom: publishRoomCall,
  purgeRoom: purgeRoomCall,
  putBackRoom: putBackRoomCall,
  removeRecord: removeRecordCall,
  roomScores: roomScoresCall,
  saveCatalogueEntry: saveCatalogueEntryCall,
  saveUpload: saveUploadCall,
  setRatingsAside: setRatingsAsideCall,
  showSigns: showSignsCall,
  startPlay: startPlayCall,
  summary: summaryCall,
  sync: syncCall,
  takePicture: takePictureCall,
  undoReview: undoReviewCall,
  uploaderHistory: uploaderHistoryCall,
  withdrawReview: withdrawReviewCall,
} as const;

export type CallName = keyof typeof CALLS;

export type RequestOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer Request, unknown> ? Request : never;

export type AnswerOf<Name extends CallName> =
  (typeof CALLS)[Name] extends CallContract<infer _Request, infer Answer> ? Answer : never;
