import type { canvasText as en } from '../en/canvas.ts';
import type { Translation } from '../inLanguages.ts';

export const canvasText: Translation<typeof en> = {
  tools: 'Werkzeuge für das Gewählte',
  several: (amount) => `${amount} Dinge gewählt`,
  severalHelp: 'Was du tust, gilt für alle zusammen. Nimm eins davon, um es einzurichten.',
  menu: 'Was hier geht',
  copy: 'Kopieren',
  cut: 'Ausschneiden',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  nextColor: 'Nächste Farbe',
  lock: 'Verschließen',
  unlock: 'Nicht verschlossen',
  pin: 'Festhalten',
  unpin: 'Loslassen',
};
