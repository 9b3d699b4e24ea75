import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeWishText as en } from '../en/makeWish.ts';

const { counted } = createFormats('de');

export const makeWishText: Translation<typeof en> = {
  aboutHelp: 'Auch seine Geschichte greift ihn auf. Bleibt das Feld leer, bekommt er einen eigenen.',
  level: 'Seine Rätsel',
  levels: { '1': 'einfach', '2': 'gemischt', '3': 'knifflig' },
  length: 'Wie lang',
  minutes: (minutes) => `etwa ${counted(minutes, 'Minute', 'Minuten')}`,
  who: 'Wer spielt',
  ages: { '8': 'Ab 8 Jahren', '12': 'Ab 12 Jahren', '18': 'Erwachsene' },
  language: 'Sprache seiner Texte',
  none: 'Daraus ließ sich kein Raum bauen. Versuch es mit anderer Länge oder anderem Ort.',
};
