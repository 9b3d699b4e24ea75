import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { bylineOf, type Signed } from './bylineOf.ts';
import { escapeHtml } from './escapeHtml.ts';
import type { Page } from './loadPage.ts';
import { SITE } from './site.ts';

type Described = Signed & Pick<SummaryEntry, 'roomName' | 'imageUrl' | 'isListed'>;

/** Returns the app's page with a room's name, creator and cover in its head, for link previews. */
export function describeRoom({ html, origin }: Page, room: Described): string {
  const title = `${room.roomName} – ${SITE}`;
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', SITE),
    property('og:title', room.roomName),
    property('og:description', bylineOf(room)),
    ...(room.imageUrl === '' ? [] : coverTags(room.imageUrl, origin)),
    name('twitter:card', room.imageUrl === '' ? 'summary' : 'summary_large_image'),
    // A room that is published by link only must not be found by search engines.
    ...(room.isListed ? [] : [name('robots', 'noindex')]),
  ];
  // The tags go where the title stands, above the app's scripts, so that the browser finds the cover's preload first.
  return html.replace(/<title>[^<]*<\/title>/, () =>
    [`<title>${escapeHtml(title)}</title>`, ...tags].join('\n'),
  );
}

/** The page itself shows the cover first (`showRoom`). */
function coverTags(imageUrl: string, origin: string): string[] {
  const href = escapeHtml(imageUrl);
  return [
    property('og:image', new URL(imageUrl, origin).href),
    `<link rel="preload" as="image" href="${href}" fetchpriority="high" />`,
  ];
}

function property(key: string, content: string): string {
  return `<meta property="${key}" content="${escapeHtml(content)}" />`;
}

function name(key: string, content: string): string {
  return `<meta name="${key}" content="${escapeHtml(content)}" />`;
}
