import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { previewText as en } from '../en/preview.ts';

export const previewText: Translation<typeof en> = {
  title: 'Vorschau',
  publishIt: 'Veröffentlichen',
  of: (roomName) => `Vorschau: ${roomName}`,
  note: 'Vorschau: Das siehst nur du, und nichts wird gewertet.',
  marking: {
    none: '',
    saving: 'Du bist entkommen. Der Raum wird als getestet markiert…',
    done: 'Du bist entkommen. Der Raum ist als getestet markiert.',
    conflict:
      'Du bist entkommen, aber der Raum wurde inzwischen woanders geändert. Teste die neueste Version.',
    failed: 'Du bist entkommen, aber der Raum ließ sich nicht als getestet markieren.',
  },
  markAgain: 'Als getestet markieren',
  backToEditor: 'Zurück zum Editor',
  notYoursTitle: 'Du kannst diesen Raum nicht testen',
  notYoursText:
    'Er gehört jemand anderem, oder es gibt ihn nicht. Ist er veröffentlicht, kannst du ihn spielen.',
  playIt: 'Raum spielen',
  newRoom: 'Neuer Raum',
  nothingTitle: 'Noch nichts zu sehen',
  nothingText: 'Auf diesem Gerät liegt kein Entwurf. Bau erst einen Raum, dann teste ihn hier.',
  buildOne: 'Raum bauen',
  failedTitle: 'Der Raum ließ sich nicht laden',
  failed: 'Es ist nichts verloren. Prüf deine Verbindung und versuch es noch einmal.',
};
