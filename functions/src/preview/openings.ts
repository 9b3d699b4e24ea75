import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import { escapeHtml } from './escapeHtml.ts';
import { SITE } from './site.ts';

const HOST = '<div id="root"></div>';
const RAIL = `<div class="opening-rail"><span>${SITE}</span></div>`;

type Shown = Pick<SummaryEntry, 'roomName' | 'creator' | 'timeLimit' | 'imageUrl'>;

/**
 * The app's page with what is known of a room where the app will be, so that its name and cover are painted before any script runs; in the
 * style of the app's openings (`opening.css`). The app takes its place. `rough` stands in the page itself until the cover is there. A
 * room without a cover is left to the app.
 */
export function showRoom(
  html: string,
  { roomName, creator, timeLimit, imageUrl }: Shown,
  rough = '',
): string {
  if (imageUrl === '') return html;
  const title = `<h1>${escapeHtml(roomName)}</h1><p>${escapeHtml(creator)} · ${timeLimit} min</p>`;
  return open(html, 'room', title + frame(imageUrl, rough, 'fetchpriority="high"'));
}

/**
 * The same with the first covers of the dashboard, where a room without one keeps its place by an empty frame. Its words are in the language
 * of who reads, which the page's own script knows (`showOpening` of the app).
 */
export function showRooms(html: string, covers: readonly string[], rough = ''): string {
  const [first, ...others] = covers;
  if (first === undefined) return html;
  // In narrow windows the others are not shown, and not fetched then.
  const frames = others.map((imageUrl) => frame(smallCover(imageUrl), '', 'loading="lazy"'));
  const all = [frame(smallCover(first), rough, 'fetchpriority="high"'), ...frames].join('');
  return open(html, 'rooms', `<h1></h1><p></p><div class="opening-rooms">${all}</div>`);
}

function open(html: string, kind: 'room' | 'rooms', content: string): string {
  return html.replace(
    HOST,
    () => `<div id="root">${RAIL}<div class="opening-page ${kind}">${content}</div></div>`,
  );
}

function frame(address: string, rough: string, attributes: string): string {
  const style = rough === '' ? '' : ` style="background-image:url(${rough})"`;
  const cover = address === '' ? '' : `<img alt="" ${attributes} src="${escapeHtml(address)}" />`;
  return `<div class="opening-frame"${style}>${cover}</div>`;
}
