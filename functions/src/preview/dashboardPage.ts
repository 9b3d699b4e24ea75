import type { Request, Response } from 'firebase-functions/v2/https';
import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import { getInstanceDeps } from '../deps.ts';
import { summary } from '../handlers/summary.ts';
import { logger } from '../log/logger.ts';
import { readRoughCover } from '../rooms/versionCovers.ts';
import { showRooms } from './openings.ts';
import { sendPage } from './sendPage.ts';

/** As many as hang side by side in a wide window. */
const MOST_COVERS = 3;

/** Milliseconds that an instance keeps what it made: however many ask, the rooms are read ten times a minute at most. */
const KEPT = 6000;

/** Has the browser ask for the rooms that the app will list, at its very address, while the page is still on its way. */
export const FIRST_ROOMS = `</api/summary?isPublished=true&sortBy=createdAt&order=desc&limit=${DASHBOARD_PAGE_SIZE}>; rel=preload; as=fetch; crossorigin`;

/** GET /dashboard: the app's page, showing the first covers (docs/decisions/0023). Of another order or search it shows nothing. */
export function dashboardPage(request: Request, response: Response): Promise<void> {
  const isPlain = !request.originalUrl.includes('?');
  return sendPage(request, response, async ({ html }) =>
    isPlain ? { html: await keptWithCovers(html), headers: { link: FIRST_ROOMS } } : { html },
  );
}

let kept: { html: string; shown: Promise<string>; until: number } | undefined;

/** All who ask at one time are given the same page. That of another release, or of another host's name, is another one. */
function keptWithCovers(html: string): Promise<string> {
  if (kept?.html === html && Date.now() < kept.until) return kept.shown;
  const shown = withCovers(html);
  kept = { html, shown, until: Date.now() + KEPT };
  return shown;
}

/** Where the rooms cannot be had the page comes as it is, and the app says so. */
async function withCovers(html: string): Promise<string> {
  try {
    const covers = await firstCovers();
    return showRooms(html, covers, await readRoughCover(getInstanceDeps(), covers[0] ?? ''));
  } catch (error) {
    logger.error(error);
    return html;
  }
}

/** In the order of the list, each in its own place: that of a room without a cover is empty. */
async function firstCovers(): Promise<readonly string[]> {
  const request = { isPublished: true, sortBy: 'createdAt', order: 'desc', limit: MOST_COVERS } as const;
  return (await summary(request, null, getInstanceDeps())).map(({ imageUrl }) => imageUrl);
}
