import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { joinText as en } from '../en/join.ts';

export const joinText: Translation<typeof en> = {
  haveCode: 'Hast du einen Code?',
  signs: 'sechs Zeichen',
  comeIn: 'Eintreten',
  failed: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuch es noch einmal.',
};
