import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { stageText as en } from '../en/stage.ts';

export const stageText: Translation<typeof en> = {
  playIn: (scene) => (scene === '' ? 'Der Raum' : `Der Raum: ${scene}`),
  back: 'Zurück',
  editor:
    'Dinge im Raum. Pfeiltasten verschieben das gewählte, Entf löscht es, Enter öffnet seine Einstellungen.',
  loading: 'Der Raum wird geladen…',
  failure: {
    chunk: {
      title: 'Der Raum ließ sich nicht laden',
      text: 'Ein Teil der App fehlt. Prüf deine Verbindung und versuch es noch einmal.',
    },
    other: {
      title: 'Der Raum lässt sich nicht zeichnen',
      text: 'Dein Browser konnte das Bild nicht zeichnen. Lade die Seite neu oder versuch es mit einem anderen Browser.',
    },
    retry: 'Noch einmal versuchen',
    reload: 'Seite neu laden',
  },
};
