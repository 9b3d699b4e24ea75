import type { canvasText as en } from '../en/canvas.ts';
import type { Translation } from '../inLanguages.ts';

export const canvasText: Translation<typeof en> = {
  tools: 'Werkzeuge für das Gewählte',
  several: (amount) => `${amount} Dinge gewählt`,
  severalHelp: 'Sie werden zusammen bewegt, kopiert und gelöscht. Wähl eins allein aus, um es einzurichten.',
  lineUp: 'Ausrichten',
  arrangements: {
    left: 'Linke Kanten auf eine Linie',
    center: 'Mitten untereinander',
    right: 'Rechte Kanten auf eine Linie',
    top: 'Oberkanten auf eine Linie',
    middle: 'Mitten nebeneinander',
    bottom: 'Unterkanten auf eine Linie',
    gaps: 'Gleiche Abstände',
    floor: 'Auf den Boden',
  },
  together: 'Alle zusammen',
  placeTogether: 'Platz und Größe',
  guides: {
    floor: 'Boden',
    middle: 'Mitte des Raums',
    edges: {
      x: { start: 'links', middle: 'Mitte', end: 'rechts' },
      y: { start: 'oben', middle: 'Mitte', end: 'unten' },
    },
    thing: (edge, name) => `${name}, ${edge}`,
    onTop: (name) => `auf: ${name}`,
  },
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
