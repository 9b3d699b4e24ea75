import { onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { cleanUp as runCleanUp } from './cleaning/cleanUp.ts';
import { DIGEST_KEY, getInstanceDeps } from './deps.ts';
import { INSTANCES, SELLING } from './http/functionOptions.ts';
import { serveStripeWebhook } from './payments/stripeWebhook.ts';
import { servePictures } from './pictures/servePictures.ts';
import { dashboardPage as openDashboard } from './preview/dashboardPage.ts';
import { roomPreview as previewRoom } from './preview/roomPreview.ts';

// biome-ignore lint/performance/noBarrelFile: a deploy takes the exports of this file.
// biome-ignore lint/performance/noReExportAll: `npm run calls` keeps the names of the calls.
export * from './calls.ts';

/** Takes the payment provider's events; not a call. */
export const stripeWebhook = onRequest(SELLING, serveStripeWebhook(getInstanceDeps));

/** Serves the page of a room; not a call. */
export const roomPreview = onRequest(INSTANCES, previewRoom);

/** Serves the dashboard's page; not a call. */
export const dashboardPage = onRequest(INSTANCES, openDashboard);

/** Serves uploaded pictures; not a call. */
export const pictures = onRequest(INSTANCES, servePictures);

/** `timeoutSeconds`: a bounded run takes far less, and the next run continues. */
const CLEANING: ScheduleOptions = {
  schedule: 'every 60 minutes',
  maxInstances: 1,
  timeoutSeconds: 540,
  secrets: [DIGEST_KEY],
};

export const cleanUp = onSchedule(CLEANING, () => runCleanUp(getInstanceDeps()));
