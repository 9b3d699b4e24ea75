import type { Auth } from 'firebase/auth';
import { type AnswerOf, CALLS, type CallName, type RequestOf } from '../../../core/calls/calls.ts';
import { type CallSender, sendCall } from './sendCall.ts';

/** Every call of the server by its name, made as the signed-in user, if any. @throws BackendError */
export type Api = {
  readonly [Name in CallName]: (request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
};

/** `origin` is empty in the app: the functions live under the page's own. */
export function createApi(auth: Auth, origin = ''): Api {
  const sender: CallSender = { origin, authorize: () => authorization(auth) };
  return {
    summary: (request) => sendCall(CALLS.summary, request, sender),
    publishRoom: (request) => sendCall(CALLS.publishRoom, request, sender),
    deleteRoom: (request) => sendCall(CALLS.deleteRoom, request, sender),
    listDeletedRooms: (request) => sendCall(CALLS.listDeletedRooms, request, sender),
    putBackRoom: (request) => sendCall(CALLS.putBackRoom, request, sender),
    purgeRoom: (request) => sendCall(CALLS.purgeRoom, request, sender),
    listUnfinished: (request) => sendCall(CALLS.listUnfinished, request, sender),
    startPlay: (request) => sendCall(CALLS.startPlay, request, sender),
    act: (request) => sendCall(CALLS.act, request, sender),
    nameRecord: (request) => sendCall(CALLS.nameRecord, request, sender),
    postRating: (request) => sendCall(CALLS.postRating, request, sender),
    offers: (request) => sendCall(CALLS.offers, request, sender),
    createStripeCheckoutSession: (request) => sendCall(CALLS.createStripeCheckoutSession, request, sender),
    claimPlays: (request) => sendCall(CALLS.claimPlays, request, sender),
    exportAccount: (request) => sendCall(CALLS.exportAccount, request, sender),
    deleteAccount: (request) => sendCall(CALLS.deleteAccount, request, sender),
    takePicture: (request) => sendCall(CALLS.takePicture, request, sender),
    saveUpload: (request) => sendCall(CALLS.saveUpload, request, sender),
    deleteUpload: (request) => sendCall(CALLS.deleteUpload, request, sender),
    askReview: (request) => sendCall(CALLS.askReview, request, sender),
    withdrawReview: (request) => sendCall(CALLS.withdrawReview, request, sender),
    listReviews: (request) => sendCall(CALLS.listReviews, request, sender),
    holdReview: (request) => sendCall(CALLS.holdReview, request, sender),
    decideReview: (request) => sendCall(CALLS.decideReview, request, sender),
    undoReview: (request) => sendCall(CALLS.undoReview, request, sender),
    uploaderHistory: (request) => sendCall(CALLS.uploaderHistory, request, sender),
    listCatalogue: (request) => sendCall(CALLS.listCatalogue, request, sender),
    saveCatalogueEntry: (request) => sendCall(CALLS.saveCatalogueEntry, request, sender),
    keepAccount: (request) => sendCall(CALLS.keepAccount, request, sender),
    listAccounts: (request) => sendCall(CALLS.listAccounts, request, sender),
    changeAccount: (request) => sendCall(CALLS.changeAccount, request, sender),
    listAudit: (request) => sendCall(CALLS.listAudit, request, sender),
    postReport: (request) => sendCall(CALLS.postReport, request, sender),
    listReports: (request) => sendCall(CALLS.listReports, request, sender),
    decideReport: (request) => sendCall(CALLS.decideReport, request, sender),
    overview: (request) => sendCall(CALLS.overview, request, sender),
    roomScores: (request) => sendCall(CALLS.roomScores, request, sender),
    setRatingsAside: (request) => sendCall(CALLS.setRatingsAside, request, sender),
    removeRecord: (request) => sendCall(CALLS.removeRecord, request, sender),
  };
}

async function authorization(auth: Auth): Promise<Record<string, string>> {
  // Before the SDK has looked for a kept sign-in, a user would look like a guest.
  await auth.authStateReady();
  const token = await auth.currentUser?.getIdToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
