import { type HttpsOptions, onRequest } from 'firebase-functions/v2/https';
import {
  actRequestSchema,
  publishRequestSchema,
  startPlayRequestSchema,
  summaryQuerySchema,
} from '../../core/calls/callSchemas.ts';
import { listSummaries } from './handlers/listSummaries.ts';
import { openPlay } from './handlers/openPlay.ts';
import { publishVersion } from './handlers/publishVersion.ts';
import { takeTurn } from './handlers/takeTurn.ts';
import { serve } from './http/serve.ts';

/** Given to each function: global options warn when the embedded backend loads this module anew. */
const OPTIONS: HttpsOptions = { maxInstances: 20 };

/** Kept by the host in front and not by browsers: a creator who has just published looks for the room at once. */
const SHARED_FOR_30_SECONDS = 'public, max-age=0, s-maxage=30';

export const summary = onRequest(
  OPTIONS,
  serve({
    method: 'GET',
    schema: summaryQuerySchema,
    handle: listSummaries,
    cacheControl: SHARED_FOR_30_SECONDS,
  }),
);
export const publishRoom = onRequest(
  OPTIONS,
  serve({ method: 'POST', schema: publishRequestSchema, handle: publishVersion }),
);
export const startPlay = onRequest(
  OPTIONS,
  serve({ method: 'POST', schema: startPlayRequestSchema, handle: openPlay }),
);
export const act = onRequest(OPTIONS, serve({ method: 'POST', schema: actRequestSchema, handle: takeTurn }));
