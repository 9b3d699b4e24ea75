import { FREE_PLAN_ROOMS } from '../../../../core/account/plans.ts';
import { BIN } from '../../../../core/room/bin.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { manualText as en } from '../en/manual.ts';

const { counted } = createFormats('de');

export const manualText: Translation<typeof en> = {
  title: 'Anleitung',
  lead: 'Vom leeren Raum bis zu Leuten, die den Ausgang suchen, mit oder ohne Klasse.',
  guided: 'Geführten ersten Raum starten',
  parts: {
    make: {
      title: 'Bau mir einen Raum',
      steps: [
        '„Bau mir einen Raum“ baut einen ganzen Raum mit Ausweg; ändern kannst du darin alles. Ein neuer Raum beginnt damit, und unter „Orte“ steht es jederzeit.',
        '„Nach Wunsch“ fragt, wo er spielt, wie knifflig seine Rätsel sind und wie lange er dauert. „Aus Fragen“ macht aus jeder deiner Fragen ein Schloss, zum Beispiel aus Vokabeln. „Von einer KI“ nimmt, was deine eigene KI geschrieben hat.',
        'Sieh dir den Ausweg an, behalte einen Teil mit der Nadel und nimm „Noch einer“ für einen neuen Raum darum herum. „Diesen Raum nehmen“ setzt ihn in den Editor; „Rückgängig“ holt zurück, was vorher da war.',
      ],
    },
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
        'Unter „Raum“ stellst du ein, in welcher Sprache deine Texte sind: Danach findet man Räume. Die Seite selbst spricht Deutsch und Englisch.',
        'Beim Veröffentlichen wählst du das Titelbild und wer den Raum findet: alle oder nur die mit dem Link. Änderungen kommen an, wenn du noch einmal veröffentlichst; der Link bleibt derselbe.',
        `Im Free-Plan ist Platz für ${counted(FREE_PLAN_ROOMS, 'Raum', 'Räume')}. Lösch unter „Projekte“ einen, wenn du Platz brauchst; ${BIN.days} Tage lang lässt er sich dort zurückholen.`,
      ],
    },
    class: {
      title: 'Mit einer Klasse',
      steps: [
        'Veröffentliche den Raum; nur per Link genügt. Wähl dann dort „Mit einer Klasse spielen“ oder unter „Projekte“ „Klasse“, stell ein, wie viele Teams es gibt, und mach die Tür auf. Bei „Je ein Gerät“ spielen alle für sich.',
        'Die „Beamer-Ansicht“ zeigt der Klasse einen Code. Alle öffnen die Adresse auf irgendeinem Gerät und tippen den Code, ohne Konto. „Für alle starten“ startet die Uhr.',
        'Das Spiel gibt allen einen Namen. Mit „Selbst getippt“ siehst du bei jedem Team, wer wer ist. Wer sich einen Computer teilt, wählt im Menü des Teams „Ich bin jemand anders“.',
        'Die Übersicht zeigt, wie weit jedes Team ist und wer dich braucht. Gib einem Team oder allen einen Tipp, Minuten oder eine Nachricht und halte an, wann du willst.',
        'Nach „Jetzt beenden“ zeigen die Ergebnisse, was jedes Team wann und mit welchen Tipps geöffnet hat, auch für eine Tabellenkalkulation. Nach 24 Stunden werden sie gelöscht, außer du behältst sie.',
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
