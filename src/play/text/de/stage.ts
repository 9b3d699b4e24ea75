import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { stageText as en } from '../en/stage.ts';

export const stageText: Translation<typeof en> = {
  playIn: (scene) => (scene === '' ? 'Der Raum' : `Der Raum: ${scene}`),
  back: 'Zurück',
  editor:
    'Dinge im Raum. Pfeiltasten verschieben das gewählte, Entf löscht es, Enter führt zu seinen Einstellungen.',
  loading: 'Der Raum wird geladen…',
  failure: {
    chunk: {
      title: 'Die Bühne kam nicht an',
      text: 'Ein Teil der App ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
    },
    other: {
      title: 'Der Raum lässt sich nicht zeichnen',
      text: 'Der Browser wollte das Bild nicht zeichnen.',
    },
    retry: 'Noch einmal',
    reload: 'Seite neu laden',
  },
};
