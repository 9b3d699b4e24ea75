import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';
import type { Handler } from '../http/serve.ts';
import { act } from './act.ts';
import { askReview } from './askReview.ts';
import { changeAccount } from './changeAccount.ts';
import { claimPlays } from './claimPlays.ts';
import { createStripeCheckoutSession } from './createStripeCheckoutSession.ts';
import { decideReport } from './decideReport.ts';
import { decideReview } from './decideReview.ts';
import { deleteAccount } from './deleteAccount.ts';
import { deleteRoom } from './deleteRoom.ts';
import { deleteUpload } from './deleteUpload.ts';
import { exportAccount } from './exportAccount.ts';
import { holdReview } from './holdReview.ts';
import { keepAccount } from './keepAccount.ts';
import { listAccounts } from './listAccounts.ts';
import { listAudit } from './listAudit.ts';
import { listCatalogue } from './listCatalogue.ts';
import { listDeletedRooms } from './listDeletedRooms.ts';
import { listReports } from './listReports.ts';
import { listReviews } from './listReviews.ts';
import { listUnfinished } from './listUnfinished.ts';
import { nameRecord } from './nameRecord.ts';
import { offers } from './offers.ts';
import { overview } from './overview.ts';
import { postRating } from './postRating.ts';
import { postReport } from './postReport.ts';
import { publishRoom } from './publishRoom.ts';
import { purgeRoom } from './purgeRoom.ts';
import { putBackRoom } from './putBackRoom.ts';
import { removeRecord } from './removeRecord.ts';
import { roomScores } from './roomScores.ts';
import { saveCatalogueEntry } from './saveCatalogueEntry.ts';
import { saveUpload } from './saveUpload.ts';
import { setRatingsAside } from './setRatingsAside.ts';
import { startPlay } from './startPlay.ts';
import { summary } from './summary.ts';
import { takePicture } from './takePicture.ts';
import { undoReview } from './undoReview.ts';
import { uploaderHistory } from './uploaderHistory.ts';
import { withdrawReview } from './withdrawReview.ts';

/** The handler of each call; a missing one is a type error. */
export const HANDLERS: { readonly [Name in CallName]: Handler<RequestOf<Name>, AnswerOf<Name>> } = {
  summary,
  publishRoom,
  deleteRoom,
  listDeletedRooms,
  putBackRoom,
  purgeRoom,
  listUnfinished,
  startPlay,
  act,
  nameRecord,
  postRating,
  offers,
  createStripeCheckoutSession,
  claimPlays,
  exportAccount,
  deleteAccount,
  takePicture,
  saveUpload,
  deleteUpload,
  askReview,
  withdrawReview,
  listReviews,
  holdReview,
  decideReview,
  undoReview,
  uploaderHistory,
  listCatalogue,
  saveCatalogueEntry,
  keepAccount,
  listAccounts,
  changeAccount,
  listAudit,
  postReport,
  listReports,
  decideReport,
  overview,
  roomScores,
  setRatingsAside,
  removeRecord,
};
