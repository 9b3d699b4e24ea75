import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { escapeHtml } from './escapeHtml.ts';
import { SITE } from './site.ts';

type Shown = Pick<SummaryEntry, 'roomName' | 'creator' | 'timeLimit' | 'imageUrl'>;

const HOST = '<div id="root"></div>';

/**
 * The app's page with a room's name and cover where the app will be, so that they are painted before any script runs; in the style of
 * the app's openings (`opening.css`). The app takes its place. A room without a cover is left to the app.
 */
export function showRoom(html: string, { roomName, creator, timeLimit, imageUrl }: Shown): string {
  if (imageUrl === '') return html;
  const rail = `<div class="opening-rail"><span>${SITE}</span></div>`;
  const title = `<h1>${escapeHtml(roomName)}</h1><p>${escapeHtml(creator)} · ${timeLimit} min</p>`;
  const cover = `<img alt="" fetchpriority="high" src="${escapeHtml(imageUrl)}" />`;
  const page = `<div class="opening-page room">${title}<div class="opening-frame">${cover}</div></div>`;
  return html.replace(HOST, () => `<div id="root">${rail}${page}</div>`);
}
