import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { adminText as en } from '../en/admin.ts';

export const adminText: Translation<typeof en> = {
  page: 'Verwaltung',
  title: 'Das Hausmeisterbüro',
  lead: 'Alles, was das Haus in Ordnung hält.',
  sections: {
    overview: 'Überblick',
    reports: 'Meldungen',
    scores: 'Wertungen',
    accounts: 'Konten',
    itemReviews: 'Dinge prüfen',
    backgroundReviews: 'Hintergründe prüfen',
    items: 'Dinge',
    backgrounds: 'Hintergründe',
  },
};
