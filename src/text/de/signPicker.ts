import type { signPickerText as en } from '../en/signPicker.ts';
import type { Translation } from '../inLanguages.ts';

export const signPickerText: Translation<typeof en> = {
  insert: 'Zeichen einfügen',
  group: 'Art des Zeichens',
  groups: {
    symbols: 'Zeichen',
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
