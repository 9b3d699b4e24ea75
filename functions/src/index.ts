import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { CALLS } from '../../core/calls/calls.ts';
import { cleanUp as runCleanUp } from './cleaning/cleanUp.ts';
import { DIGEST_KEY, getInstanceDeps, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from './deps.ts';
import { HANDLERS } from './handlers/handlers.ts';
import { serve } from './http/serve.ts';
import { serveStripeWebhook } from './payments/stripeWebhook.ts';
import { servePictures } from './pictures/servePictures.ts';
import { dashboardPage as openDashboard } from './preview/dashboardPage.ts';
import { roomPreview as previewRoom } from './preview/roomPreview.ts';

/**
 * Passed to each function, since global options cause a warning when the embedded backend reloads this
 * module.
 */
const OPTIONS: HttpsOptions = { maxInstances: 20 };

/** For functions that count by network or account. */
const COUNTING: HttpsOptions = { ...OPTIONS, secrets: [DIGEST_KEY] };

/** For functions that call the payment provider or list products. */
const SELLING: HttpsOptions = { ...OPTIONS, secrets: [DIGEST_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET] };

/**
 * For functions that process all data of an account. A deletion finishes even if the caller stops waiting.
 */
const WHOLE_ACCOUNT: HttpsOptions = { ...COUNTING, timeoutSeconds: 300 };

/** For the function that decodes pictures: few at a time, with memory for the largest allowed one. */
const DECODING: HttpsOptions = { ...COUNTING, memory: '1GiB', concurrency: 10, maxInstances: 5 };

/** For the function that encodes covers. */
const PUBLISHING: HttpsOptions = { ...COUNTING, memory: '512MiB', timeoutSeconds: 120 };

/** Cached by Hosting but not by browsers, since a creator looks for the room right after publishing. */
const SHARED_FOR_30_SECONDS = 'public, max-age=0, s-maxage=30';

export const summary = onRequest(OPTIONS, serve(CALLS.summary, HANDLERS.summary, SHARED_FOR_30_SECONDS));
export const publishRoom = onRequest(PUBLISHING, serve(CALLS.publishRoom, HANDLERS.publishRoom));
export const deleteRoom = onRequest(OPTIONS, serve(CALLS.deleteRoom, HANDLERS.deleteRoom));
export const listDeletedRooms = onRequest(COUNTING, serve(CALLS.listDeletedRooms, HANDLERS.listDeletedRooms));
export const putBackRoom = onRequest(COUNTING, serve(CALLS.putBackRoom, HANDLERS.putBackRoom));
export const purgeRoom = onRequest(OPTIONS, serve(CALLS.purgeRoom, HANDLERS.purgeRoom));
export const listUnfinished = onRequest(COUNTING, serve(CALLS.listUnfinished, HANDLERS.listUnfinished));
export const startPlay = onRequest(COUNTING, serve(CALLS.startPlay, HANDLERS.startPlay));
export const act = onRequest(COUNTING, serve(CALLS.act, HANDLERS.act));
export const nameRecord = onRequest(OPTIONS, serve(CALLS.nameRecord, HANDLERS.nameRecord));
export const postRating = onRequest(COUNTING, serve(CALLS.postRating, HANDLERS.postRating));
export const claimPlays = onRequest(COUNTING, serve(CALLS.claimPlays, HANDLERS.claimPlays));
export const exportAccount = onRequest(WHOLE_ACCOUNT, serve(CALLS.exportAccount, HANDLERS.exportAccount));
export const keepAccount = onRequest(COUNTING, serve(CALLS.keepAccount, HANDLERS.keepAccount));
export const listAccounts = onRequest(OPTIONS, serve(CALLS.listAccounts, HANDLERS.listAccounts));
export const changeAccount = onRequest(OPTIONS, serve(CALLS.changeAccount, HANDLERS.changeAccount));
export const listAudit = onRequest(OPTIONS, serve(CALLS.listAudit, HANDLERS.listAudit));
export const deleteAccount = onRequest(WHOLE_ACCOUNT, serve(CALLS.deleteAccount, HANDLERS.deleteAccount));

export const takePicture = onRequest(DECODING, serve(CALLS.takePicture, HANDLERS.takePicture));
export const saveUpload = onRequest(COUNTING, serve(CALLS.saveUpload, HANDLERS.saveUpload));
export const deleteUpload = onRequest(OPTIONS, serve(CALLS.deleteUpload, HANDLERS.deleteUpload));
export const askReview = onRequest(COUNTING, serve(CALLS.askReview, HANDLERS.askReview));
export const withdrawReview = onRequest(OPTIONS, serve(CALLS.withdrawReview, HANDLERS.withdrawReview));

export const listReviews = onRequest(OPTIONS, serve(CALLS.listReviews, HANDLERS.listReviews));
export const holdReview = onRequest(OPTIONS, serve(CALLS.holdReview, HANDLERS.holdReview));
export const decideReview = onRequest(OPTIONS, serve(CALLS.decideReview, HANDLERS.decideReview));
export const undoReview = onRequest(OPTIONS, serve(CALLS.undoReview, HANDLERS.undoReview));
export const uploaderHistory = onRequest(OPTIONS, serve(CALLS.uploaderHistory, HANDLERS.uploaderHistory));
export const listCatalogue = onRequest(OPTIONS, serve(CALLS.listCatalogue, HANDLERS.listCatalogue));
export const saveCatalogueEntry = onRequest(
  OPTIONS,
  serve(CALLS.saveCatalogueEntry, HANDLERS.saveCatalogueEntry),
);

export const postReport = onRequest(COUNTING, serve(CALLS.postReport, HANDLERS.postReport));
export const listReports = onRequest(OPTIONS, serve(CALLS.listReports, HANDLERS.listReports));
export const decideReport = onRequest(OPTIONS, serve(CALLS.decideReport, HANDLERS.decideReport));
export const overview = onRequest(OPTIONS, serve(CALLS.overview, HANDLERS.overview));
export const roomScores = onRequest(OPTIONS, serve(CALLS.roomScores, HANDLERS.roomScores));
export const setRatingsAside = onRequest(OPTIONS, serve(CALLS.setRatingsAside, HANDLERS.setRatingsAside));
export const removeRecord = onRequest(OPTIONS, serve(CALLS.removeRecord, HANDLERS.removeRecord));

export const offers = onRequest(SELLING, serve(CALLS.offers, HANDLERS.offers, SHARED_FOR_30_SECONDS));
export const createStripeCheckoutSession = onRequest(
  SELLING,
  serve(CALLS.createStripeCheckoutSession, HANDLERS.createStripeCheckoutSession),
);
export const stripeWebhook = onRequest(SELLING, serveStripeWebhook(getInstanceDeps));

/** Serves the page of a room; not a call. */
export const roomPreview = onRequest(OPTIONS, previewRoom);

/** Serves the dashboard's page; not a call. */
export const dashboardPage = onRequest(OPTIONS, openDashboard);

/** Serves uploaded pictures; not a call. */
export const pictures = onRequest(OPTIONS, servePictures);

/** `timeoutSeconds`: a bounded run takes far less, and the next run continues. */
const CLEANING: ScheduleOptions = { schedule: 'every 60 minutes', maxInstances: 1, timeoutSeconds: 540 };

export const cleanUp = onSchedule(CLEANING, () => runCleanUp(getInstanceDeps()));
