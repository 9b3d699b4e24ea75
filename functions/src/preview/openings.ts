import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { smallCover } from '../../../core/room/pictures/smallCover.ts';
import { bylineOf, type Signed } from './bylineOf.ts';
import { escapeHtml } from './escapeHtml.ts';
import { SITE } from './site.ts';

/** The bar, which stands in the app's page itself. */
const RAIL = `<header class="opening-rail"><a href="/dashboard">${SITE}</a></header>`;

const START = '<div class="opening-board"><button></button></div>';

type Shown = Signed & Pick<SummaryEntry, 'roomName' | 'imageUrl'>;

/**
 * Returns the app's page with a room's name and cover, so that they are painted before any script runs, in
 * the style of `opening.css`. The app replaces them. `rough` is inlined until the cover has loaded. A room
 * without a cover is left to the app. `start`: with a start button, whose word the page's own script fills in.
 */
export function showRoom(html: string, room: Shown, { rough = '', start = false } = {}): string {
  const { roomName, imageUrl } = room;
  if (imageUrl === '') return html;
  const title = `<h1>${escapeHtml(roomName)}</h1><p>${escapeHtml(bylineOf(room))}</p>`;
  return open(
    html,
    'room',
    title + frame(picture(imageUrl, 'fetchpriority="high"'), rough) + (start ? START : ''),
  );
}

type Listed = Pick<SummaryEntry, 'id' | 'roomName' | 'imageUrl'>;

/**
 * Returns the app's page with the dashboard's first covers, painted before any script runs, each a link to its room; a
 * room without a cover keeps an empty frame. The page's own script fills in the words in the reader's language
 * (`showOpening` of the app).
 */
export function showRooms(html: string, rooms: readonly Listed[], rough = ''): string {
  const [first, ...others] = rooms;
  if (first === undefined) return html;
  // Narrow windows do not show the others, so lazy loading does not fetch them.
  const frames = others.map((room) => linked(room, '', 'loading="lazy"'));
  const all = [linked(first, rough, 'fetchpriority="high"'), ...frames].join('');
  return open(html, 'rooms', `<h1></h1><p></p><div class="opening-rooms">${all}</div>`);
}

function open(html: string, kind: 'room' | 'rooms', content: string): string {
  return html.replace(RAIL, () => `${RAIL}<main class="opening-page ${kind}">${content}</main>`);
}

function linked({ id, roomName, imageUrl }: Listed, rough: string, attributes: string): string {
  if (imageUrl === '') return frame('', rough);
  const address = escapeHtml(`/gameplay/${encodeURIComponent(id)}`);
  const cover = picture(smallCover(imageUrl), attributes);
  return frame(`<a href="${address}" aria-label="${escapeHtml(roomName)}">${cover}</a>`, rough);
}

function frame(content: string, rough: string): string {
  const style = rough === '' ? '' : ` style="background-image:url(${rough})"`;
  return `<div class="opening-frame"${style}>${content}</div>`;
}

function picture(address: string, attributes: string): string {
  return `<img alt="" ${attributes} src="${escapeHtml(address)}" />`;
}
