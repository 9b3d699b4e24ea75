import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { manualText as en } from '../en/manual.ts';

export const manualText: Translation<typeof en> = {
  title: 'Anleitung',
  lead: 'Vom leeren Raum bis zu Leuten, die den Ausgang suchen.',
  guided: 'Mit mir einen ersten Raum bauen',
  parts: {
    build: {
      title: 'Bauen',
      steps: [
        'Wähl unter „Orte“ einen Ort oder fang mit einem fertigen Raum an.',
        'Tipp unter „Dinge“ an, was darin stehen soll, oder zieh es in den Raum. Zieh es dorthin, wo es hingehört; an den Ecken wird es größer oder kleiner.',
        '„Neue Szene“ unter dem Raum macht einen weiteren Ort oder eine Nahaufnahme. Eine Tür, ein Schild oder eine Stelle im Hintergrund führt dorthin: Das stellst du bei den Klicks des Dings ein.',
      ],
    },
    lock: {
      title: 'Verschließen',
      steps: [
        'Wähl ein Ding aus, auch die Tür, und schalte „Verschlossen“ ein.',
        'Wähl, was es öffnet: ein Code, ein Schlüssel oder Klicks in einer Reihenfolge. Ein Schlüssel ist ein Ding, das im Raum steht.',
        'Für einen Code gibt es ein Dutzend Schlösser: Räder, eine Uhr, Farben, eine Melodie und mehr. Die Antwort stellst du an genau dem Schloss ein, das dann alle sehen.',
        'Lass etwas den Code verraten: einen Zettel mit deinen Worten oder ein Rätsel, das du als Hinweis auswählst.',
      ],
    },
    hide: {
      title: 'Verstecken',
      steps: [
        'Wähl eine Truhe, einen Teppich oder ein Bild aus, schalte dort das Verstecken ein und wähl, was darin liegt, oder zieh ein Ding an seinem runden Griff darauf.',
        'Es kommt ans Licht, sobald geöffnet wird, was es versteckt.',
        'Die Ansicht „Rätsel“ zeichnet ein, was wo steckt und was was öffnet.',
      ],
    },
    publish: {
      title: 'Ausprobieren und veröffentlichen',
      steps: [
        'Die Zeile unter dem Raum sagt, ob man hinauskommt, und zeigt den Weg im Raum. Was noch zu richten ist, steht auch dort und führt dich hin.',
        'Mit der Vorschau spielst du selbst.',
        'Beim Veröffentlichen wählst du das Titelbild und wer den Raum findet: alle oder nur die mit dem Link. Änderungen kommen an, wenn du noch einmal veröffentlichst; der Link bleibt derselbe.',
      ],
    },
    class: {
      title: 'Mit einer Klasse',
      steps: [
        'Veröffentliche nur mit Link: Dann steht der Raum in keiner Liste.',
        'Gib allen den Link oder zeig seinen QR-Code an der Wand. Alle spielen für sich, auf Handy, Tablet oder Laptop, ohne Konto.',
        'Die Ergebnisse unter „Projekte“ sagen, wie viele hinauskamen, wie lange sie brauchten und an welchem Schloss andere blieben. Es gibt sie auch als Datei für die Tabellenkalkulation.',
      ],
    },
    print: {
      title: 'Auf Papier',
      steps: [
        'Beim Teilen zeigt „QR-Code“ die Adresse des Raums als Bild: Druck diese Seite mit deinem Browser (Strg+P) oder kopier das Bild in ein Arbeitsblatt.',
        'Ein Rätsel kann auch auf dem Tisch liegen statt im Raum: Stell seine Antwort als Code ein und sag beim Schloss, dass ein Bild den Code zeigt.',
      ],
    },
  },
};
