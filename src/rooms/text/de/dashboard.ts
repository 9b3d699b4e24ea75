import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { dashboardText as en } from '../en/dashboard.ts';

const { counted, number } = createFormats('de');

export const dashboardText: Translation<typeof en> = {
  page: 'Räume',
  build: 'Raum bauen',
  rooms: 'Veröffentlichte Räume',
  list: { label: 'Anzeigen', all: 'Alle Räume', bookmarked: 'Gemerkt' },
  search: {
    label: 'Räume nach Namen suchen',
    hint: 'Name des Raums',
    clear: 'Suche leeren',
  },
  language: { label: 'Sprache der Räume', any: 'Alle Sprachen' },
  sortLabel: 'Räume sortieren nach',
  sort: { createdAt: 'Neueste', count: 'Meistgespielt', avgRating: 'Bestbewertet' },
  loading: 'Räume werden geladen…',
  loadMore: 'Mehr laden',
  loadingMore: 'Lädt weitere…',
  shown: (count, hasMore) =>
    `${counted(count, 'Raum', 'Räume')} zu sehen. ${hasMore ? 'Es gibt noch mehr.' : 'Mehr gibt es nicht.'}`,
  empty: {
    title: 'Noch keine Räume',
    text: 'Hier hat noch niemand einen Raum veröffentlicht. Deiner könnte der erste sein.',
  },
  noMatch: {
    title: 'Kein Raum heißt so',
    text: (search) => `Kein Raum beginnt mit „${search}“. Versuch es mit weniger Buchstaben.`,
    language: { title: 'In dieser Sprache gibt es noch keinen Raum', text: 'Deiner könnte der erste sein.' },
    all: 'Alle Räume zeigen',
  },
  noBookmarks: {
    title: 'Noch nichts gemerkt',
    text: 'Tipp auf das Band an einem Raum, um ihn dir für später zu merken.',
  },
  bookmarksGone: (count) =>
    count === 1
      ? 'Ein gemerkter Raum ist gerade offline.'
      : `${number(count)} gemerkte Räume sind gerade offline.`,
  failed: {
    title: 'Die Räume ließen sich nicht laden',
    text: 'Der Server hat nicht geantwortet. Versuch es gleich noch einmal.',
    offline: 'Du scheinst offline zu sein. Versuch es noch einmal, sobald du wieder Netz hast.',
    more: 'Weitere Räume ließen sich nicht laden.',
  },
};
