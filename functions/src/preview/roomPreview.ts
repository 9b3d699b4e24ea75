import type { Firestore } from 'firebase-admin/firestore';
import type { Request, Response } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import { documentId } from '../../../core/calls/pieces/ids.ts';
import { parseSummaryEntry } from '../../../core/room/lists/parseSummaryEntry.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { getInstanceDeps } from '../deps.ts';
import { summaryRef } from '../rooms/paths.ts';
import { readRoughCover } from '../rooms/versionCovers.ts';
import { describeRoom } from './describeRoom.ts';
import type { Page } from './loadPage.ts';
import { showRoom } from './openings.ts';
import { sendPage } from './sendPage.ts';

/**
 * GET /gameplay/{roomId}: serves the app's page with a published room's description and cover. With `?embed`
 * any site may frame this page only; the app then shows nothing but the room (docs/decisions/0018).
 */
export function roomPreview(request: Request, response: Response): Promise<void> {
  return sendPage(request, response, async (page) => {
    const query = queryOf(request);
    const room = await findPublished(getInstanceDeps().db, request.path);
    const hasOpening = !query.has('embed') && !query.has('wall');
    const html = room ? await tellOf(room, page, { hasOpening, start: query.size === 0 }) : page.html;
    return { html, headers: query.has('embed') ? framedAnywhere(page) : {} };
  });
}

/** An embedded page, and the wall of a class (Q7), does not paint the room's name and cover first: the app shows something else there. */
async function tellOf(
  room: SummaryEntry,
  page: Page,
  { hasOpening, start }: { hasOpening: boolean; start: boolean },
): Promise<string> {
  const html = describeRoom(page, room);
  if (!hasOpening) return html;
  return showRoom(html, room, { start, rough: await readRoughCover(getInstanceDeps(), room.imageUrl) });
}

/** Returns undefined for an unpublished, unknown or unreadable room; the page then reveals nothing. */
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

/** Parses the query as the app does, so that both agree. */
function queryOf({ originalUrl }: Request): URLSearchParams {
  return new URLSearchParams(originalUrl.split('?').slice(1).join('?'));
}

function framedAnywhere({ headers }: Page): Record<string, string> {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return {};
  return { 'content-security-policy': policy.replace(/frame-ancestors [^;]*/, 'frame-ancestors *') };
}
