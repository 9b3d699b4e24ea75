import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { signPickerText as en } from '../en/signPicker.ts';

export const signPickerText: Translation<typeof en> = {
  insert: 'Symbol einfügen',
  group: 'Art des Symbols',
  groups: {
    symbols: 'Bilder',
    colours: 'Steine',
    directions: 'Pfeile',
    tones: 'Töne',
    switches: 'Schalter',
    clock: 'Zeit',
  },
  hour: 'Stunde',
  minutes: 'Minuten',
  insertTime: 'Einfügen',
};
