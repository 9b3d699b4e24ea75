import type { Translation } from '../../language/inLanguages.ts';
import type { openingText as en } from '../en/opening.ts';

export const openingText: Translation<typeof en> = {
  productName: 'Escape Rooms',
  dashboard: {
    title: 'Finde den Ausgang',
    lead: 'Aus jedem hier kommt man raus. Such dir eine Tür aus.',
  },
  start: 'Los',
  loading: 'Wird geladen…',
  titles: {
    editor: 'Einen Raum bauen',
    logIn: 'Klopf, klopf.',
    pricing: 'Einmal zahlen. Es ist eine Tür, kein Abo.',
    register: 'Nimm die Schlüssel',
  },
};
