import type { Request, Response } from 'firebase-functions/v2/https';
import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { getInstanceDeps } from '../deps.ts';
import { logger } from '../log/logger.ts';
import { summary } from '../rooms/summary.ts';
import { readRoughCover } from '../rooms/versionCovers.ts';
import { showRooms } from './openings.ts';
import { sendPage } from './sendPage.ts';

/** Number of covers in the page: as many as fit side by side in a wide window. */
const MOST_COVERS = 3;

/** Milliseconds for which an instance caches the page: rooms are read at most ten times a minute. */
const KEPT = 6000;

/** Preloads the rooms that the app will list, at the same address, while the page still loads. */
export const FIRST_ROOMS = `</api/summary?isPublished=true&sortBy=createdAt&order=desc&limit=${DASHBOARD_PAGE_SIZE}>; rel=preload; as=fetch; crossorigin`;

/**
 * GET /dashboard: serves the app's page with the first covers (docs/decisions/0023); without them for another
 * order or a search.
 */
export function dashboardPage(request: Request, response: Response): Promise<void> {
  const isPlain = !request.originalUrl.includes('?');
  return sendPage(request, response, async ({ html }) =>
    isPlain ? { html: await keptWithCovers(html), headers: { link: FIRST_ROOMS } } : { html },
  );
}

let kept: { html: string; shown: Promise<string>; until: number } | undefined;

/** Cached by page, since another release or host has another one. */
function keptWithCovers(html: string): Promise<string> {
  if (kept?.html === html && Date.now() < kept.until) return kept.shown;
  const shown = withCovers(html);
  kept = { html, shown, until: Date.now() + KEPT };
  return shown;
}

/** If rooms cannot be read, serves the page unchanged; the app reports the error. */
async function withCovers(html: string): Promise<string> {
  try {
    const rooms = await firstRooms();
    return showRooms(html, rooms, await readRoughCover(getInstanceDeps(), rooms[0]?.imageUrl ?? ''));
  } catch (error) {
    logger.error(error);
    return html;
  }
}

/** Returns the first rooms in the list's order. */
function firstRooms(): Promise<readonly SummaryEntry[]> {
  const request = { isPublished: true, sortBy: 'createdAt', order: 'desc', limit: MOST_COVERS } as const;
  return summary(request, null, getInstanceDeps());
}
