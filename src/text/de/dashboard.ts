import type { dashboardText as en } from '../en/dashboard.ts';
import { createFormats } from '../formats.ts';
import type { Translation } from '../inLanguages.ts';

const { counted, number, rating } = createFormats('de');

export const dashboardText: Translation<typeof en> = {
  page: 'Räume',
  title: 'Finde den Ausgang',
  lead: 'Raum absuchen, Codes knacken, Uhr schlagen. Such dir eine Tür aus; ein Konto brauchst du nicht.',
  build: 'Eigenen Raum bauen',
  stepInside: 'Tritt ein',
  rooms: 'Veröffentlichte Räume',
  sortLabel: 'Räume sortieren nach',
  sort: { createdAt: 'Neueste', count: 'Meistgespielt', avgRating: 'Bestbewertet' },
  by: (creator) => `von ${creator}`,
  minutes: (minutes) => `${number(minutes)} Min.`,
  timeLimit: (minutes) => `Zeitlimit: ${counted(minutes, 'Minute', 'Minuten')}`,
  plays: (count) => `${number(count)}-mal gespielt`,
  rating,
  ratingLabel: (average) => `Mit ${rating(average)} von 5 bewertet`,
  unrated: 'Noch nicht bewertet',
  cover: (roomName) => `Titelbild von ${roomName}`,
  loading: 'Räume werden geladen…',
  loadMore: 'Mehr laden',
  loadingMore: 'Lädt weitere…',
  shown: (count) => `${counted(count, 'Raum', 'Räume')} zu sehen`,
  empty: {
    title: 'Noch keine Räume',
    text: 'Hier hat noch niemand einen Raum veröffentlicht. Deiner könnte der erste sein.',
  },
  failed: {
    title: 'Die Räume kamen nicht an',
    text: 'Der Server hat nicht geantwortet, wie er sollte. Versuch es gleich noch einmal.',
    offline: 'Du scheinst offline zu sein. Versuch es noch einmal, sobald du wieder Netz hast.',
    more: 'Die nächsten Räume kamen nicht an.',
  },
};
