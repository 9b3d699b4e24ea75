// `npm run calls` writes this file from the contracts in core/calls.

import { createStripeCheckoutSessionCall } from './account/createStripeCheckoutSession.ts';
import { deleteAccountCall } from './account/deleteAccount.ts';
import { exportAccountCall } from './account/exportAccount.ts';
import { keepAccountCall } from './account/keepAccount.ts';
import { offersCall } from './account/offers.ts';
import { askReviewCall } from './library/askReview.ts';
import { deleteUploadCall } from './library/deleteUpload.ts';
import { saveUploadCall } from './library/saveUpload.ts';
import { takePictureCall } from './library/takePicture.ts';
import { withdrawReviewCall } from './library/withdrawReview.ts';
import { actCall } from './play/act.ts';
import { claimPlaysCall } from './play/claimPlays.ts';
import { joinPartyCall } from './play/joinParty.ts';
import { leaveSeatCall } from './play/leaveSeat.ts';
import { nameRecordCall } from './play/nameRecord.ts';
import { openDoorCall } from './play/openDoor.ts';
import { openPartyCall } from './play/openParty.ts';
import { postRatingCall } from './play/postRating.ts';
import { showPartyCall } from './play/showParty.ts';
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

/** The calls that everybody may make, by name. */
export const USER_CALLS = {
  act: actCall,
  askReview: askReviewCall,
  claimPlays: claimPlaysCall,
  createStripeCheckoutSession: createStripeCheckoutSessionCall,
  deleteAccount: deleteAccountCall,
  deleteRoom: deleteRoomCall,
  deleteUpload: deleteUploadCall,
  exportAccount: exportAccountCall,
  joinParty: joinPartyCall,
  keepAccount: keepAccountCall,
  leaveSeat: leaveSeatCall,
  listDeletedRooms: listDeletedRoomsCall,
  listUnfinished: listUnfinishedCall,
  nameRecord: nameRecordCall,
  offers: offersCall,
  openDoor: openDoorCall,
  openParty: openPartyCall,
  postRating: postRatingCall,
  postReport: postReportCall,
  publishRoom: publishRoomCall,
  purgeRoom: purgeRoomCall,
  putBackRoom: putBackRoomCall,
  saveUpload: saveUploadCall,
  showParty: showPartyCall,
  showSigns: showSignsCall,
  startPlay: startPlayCall,
  summary: summaryCall,
  sync: syncCall,
  takePicture: takePictureCall,
  withdrawReview: withdrawReviewCall,
} as const;

/** The names of the calls that only admins may make. Their contracts are in `adminCalls.ts`. */
export const ADMIN_CALL_NAMES = [
  'changeAccount',
  'decideReport',
  'decideReview',
  'holdReview',
  'listAccounts',
  'listAudit',
  'listCatalogue',
  'listReports',
  'listReviews',
  'overview',
  'removeRecord',
  'roomScores',
  'saveCatalogueEntry',
  'setRatingsAside',
  'undoReview',
  'uploaderHistory',
] as const;

/** The names of the calls of classes. Their contracts are in `classCalls.ts`. */
export const CLASS_CALL_NAMES = [
  'callTeacher',
  'deleteClass',
  'keepResults',
  'listClasses',
  'openClass',
  'orderClass',
  'setUpSeat',
  'showClass',
  'showNextHint',
  'showResults',
  'showWall',
] as const;
