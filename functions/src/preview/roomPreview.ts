import type { Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import type { Request, Response } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { documentId } from '../../../core/calls/pieces/ids.ts';
import { parseSummaryEntry, type SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { getInstanceDeps } from '../deps.ts';
import { summaryRef } from '../rooms/paths.ts';
import { describeRoom } from './describeRoom.ts';
import { loadPage, type Page } from './loadPage.ts';
import { showRoom } from './showRoom.ts';

/** A room that goes viral is read once a minute; a new name is told a minute later. */
const SHARED_FOR_A_MINUTE = 'public, max-age=0, s-maxage=60';

/**
 * GET /gameplay/{roomId}: the app's page, described by the room where it is published, and showing its cover. With `?embed` any site may frame
 * it, and that page alone: the app shows nothing but the room then (docs/decisions/0018).
 */
export async function roomPreview(request: Request, response: Response): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    const [page, room] = await Promise.all([
      loadPage(request),
      findPublished(getInstanceDeps().db, request.path),
    ]);
    const isEmbedded = isEmbedding(request);
    response
      .set(headersOf(page, isEmbedded))
      .set('cache-control', SHARED_FOR_A_MINUTE)
      .type('html')
      .send(room ? tellOf(room, page, isEmbedded) : page.html);
  } catch (error) {
    logger.error(error);
    response.set('cache-control', 'no-store').status(503).type('text').send('Please try again in a moment.');
  }
}

/** Embedded, the app shows nothing but the room itself: an opening would be of another page. */
function tellOf(room: SummaryEntry, page: Page, isEmbedded: boolean): string {
  const html = describeRoom(page, room);
  return isEmbedded ? html : showRoom(html, room);
}

/** Nothing for what is not published, unknown, or cannot be read: then the page tells as little as any other. */
async function findPublished(db: Firestore, path: string): Promise<SummaryEntry | undefined> {
  const id = v.safeParse(documentId, decode(path.split('/').at(-1) ?? ''));
  if (!id.success) return undefined;
  const stored = await summaryRef(db, id.output).get();
  const parsed = parseSummaryEntry({ ...stored.data(), id: stored.id });
  return parsed.ok && parsed.value.isPublished ? parsed.value : undefined;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Asked as the app asks it, which then shows nothing but the room: another reader of queries might see more in them. */
function isEmbedding({ originalUrl }: Request): boolean {
  return new URLSearchParams(originalUrl.split('?').slice(1).join('?')).has('embed');
}

function headersOf({ headers }: Page, isEmbedded: boolean): Record<string, string> {
  const policy = headers['content-security-policy'];
  if (!isEmbedded || policy === undefined) return { ...headers };
  const opened = policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *');
  return { ...headers, 'content-security-policy': opened };
}
