import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { manualText as en } from '../en/manual.ts';

export const manualText: Translation<typeof en> = {
  title: 'Anleitung',
  lead: 'Vom leeren Raum bis zu Leuten, die den Ausgang suchen.',
  guided: 'Geführten ersten Raum starten',
  parts: {
    build: {
      title: 'Bauen',
      steps: [
        'Wähl unter „Orte“ einen Ort oder fang mit einem fertigen Raum an.',
        'Tipp unter „Dinge“ an, was du im Raum haben willst, oder zieh es hinein. An den Ecken machst du es größer oder kleiner.',
        'Mit „Neue Szene“ unter dem Raum fügst du einen weiteren Ort oder eine Nahaufnahme hinzu. Eine Tür, ein Schild oder eine Stelle im Hintergrund kann dorthin führen: Das stellst du unter „Beim Klick“ ein.',
      ],
    },
    lock: {
      title: 'Verschließen',
      steps: [
        'Wähl ein Ding oder die Tür aus und schalte „Verschlossen“ ein.',
        'Wähl, was es öffnet: eine Antwort, ein Schlüssel oder eine Klickfolge. Schlüssel kann jedes Ding im Raum sein, das sich einstecken lässt.',
        'Für eine Antwort gibt es ein Dutzend Schlösser: Räder, eine Uhr, Farben, eine Melodie und mehr. Die Antwort stellst du an genau dem Schloss ein, das dann alle sehen.',
        'Gib einen Hinweis auf die Antwort: einen Zettel mit deinem Text oder ein Rätsel, das du als Hinweis auswählst.',
      ],
    },
    hide: {
      title: 'Verstecken',
      steps: [
        'Wähl eine Truhe, einen Teppich oder ein Bild aus, schalte dort das Verstecken ein und wähl, was darin liegt. Oder zieh ein Ding an seinem runden Griff darauf.',
        'Es erscheint, sobald geöffnet wird, was es versteckt.',
        'Die Ansicht „Rätsel“ zeigt, was wo versteckt ist und was womit aufgeht.',
      ],
    },
    publish: {
      title: 'Ausprobieren und veröffentlichen',
      steps: [
        'Die Zeile unter dem Raum sagt, ob man hinauskommt, und zeigt den Weg im Raum. Was noch zu beheben ist, steht auch dort: Tipp es an, um hinzukommen.',
        'Mit der Vorschau spielst du selbst.',
        'Beim Veröffentlichen wählst du das Titelbild und wer den Raum findet: alle oder nur die mit dem Link. Änderungen kommen an, wenn du noch einmal veröffentlichst; der Link bleibt derselbe.',
      ],
    },
    class: {
      title: 'Mit einer Klasse',
      steps: [
        'Veröffentliche nur per Link: Dann steht der Raum in keiner Liste.',
        'Gib allen den Link oder zeig seinen QR-Code an der Wand. Alle spielen für sich, auf Handy, Tablet oder Laptop, ohne Konto.',
        'Die Ergebnisse unter „Projekte“ zeigen, wie viele entkommen sind, wie lange sie brauchten und woran die anderen scheiterten. Du kannst sie auch für eine Tabellenkalkulation herunterladen.',
      ],
    },
    print: {
      title: 'Auf Papier',
      steps: [
        'Beim Teilen zeigt „QR-Code“ die Adresse des Raums als Bild: Druck diese Seite mit deinem Browser (Strg+P) oder kopier das Bild in ein Arbeitsblatt.',
        'Ein Rätsel kann auch auf dem Tisch liegen statt im Raum: Stell seine Antwort am Schloss ein und schalte „Ein Bild zeigt die Antwort“ ein.',
      ],
    },
  },
};
