import { FREE_PLAN_ROOMS, SCHOOL_HOURS } from '../../../../core/account/plans.ts';
import { PRO_PRICE } from '../../../../core/account/products.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { landingText as en } from '../en/landing.ts';

export const landingText: Translation<typeof en> = {
  title: 'Gemalte Escape Rooms spielen und bauen',
  description:
    'Gemalte Escape Rooms, ehrliche Rätsel und eine Uhr. Spiel gleich hier einen, oder bau deinen eigenen. Ganz ohne Konto.',
  logIn: 'Anmelden',
  signUp: 'Registrieren',
  account: 'Mein Konto',
  hero: {
    title: 'Die Tür ist offen.',
    titleEnd: 'Noch.',
    lead: 'Gemalte Räume, ehrliche Rätsel, und die Uhr läuft. Spiel einen hier im Fenster, oder bau einen, aus dem deine Freunde vor dem Abendessen nicht herauskommen. Beides ohne Konto.',
    play: 'Jetzt spielen',
    closing: 'Die Tür fällt zu…',
    build: 'Raum bauen',
    code: {
      label: 'Hast du einen Code?',
      signs: 'sechs Zeichen',
      comeIn: 'Eintreten',
      from: 'Von deiner Lehrkraft oder von Freunden. Ein Konto braucht es nicht.',
    },
    note: '„Jetzt spielen“ schließt diese Tür. Deine drei Minuten laufen, sobald sie klickt.',
    failed:
      'Die Tür klemmt: Ein Teil des Raums ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.',
  },
  room: {
    giveUp: 'Höflich aufgeben',
    more: 'Mehr Räume',
  },
  rooms: {
    title: 'Räume zum Herauskommen',
    all: 'Alle Räume ansehen',
    loading: 'Räume werden geladen…',
    failed: 'Die Räume ließen sich nicht laden.',
    none: 'Noch ist kein Raum veröffentlicht. Deiner könnte der erste sein.',
  },
  how: {
    title: 'So hältst du Leute auf',
    steps: [
      {
        title: 'Häng die Tür ein',
        text: 'Such dir einen Raum aus und häng eine Tür hinein: Eiche, Schleuse, Burgtor, Lebkuchen. Der Rest ist Einrichtung.',
      },
      {
        title: 'Versteck den Schlüssel',
        text: 'Zieh ihn in die Truhe, unter den Teppich, hinter die Berge. Schreib einen Zettel, der alles erklärt und keinem hilft.',
      },
      {
        title: 'Sperr deine Freunde ein',
        text: 'Veröffentlichen, Link verschicken. Gespielt wird am Handy oder am Laptop, ohne Konto und ohne Ausrede.',
      },
    ],
  },
  proof: {
    title: 'Aus jedem Raum führt ein Weg. Wir sehen nach.',
    lead: 'Bevor ein Raum veröffentlicht wird, spielt ihn unser Löser durch: jede Schublade, jeden Code, jeden Schlüssel in jedem Schloss. Ohne Ausweg kein Veröffentlichen.',
    points: [
      { lead: 'Keine aufgemalten Türen.', text: 'Es geht immer hinaus. Wie, das ist deine Sache.' },
      {
        lead: 'Kein Spicken.',
        text: 'Codes bleiben auf unserer Seite der Tür, bis du sie dir verdient hast.',
      },
      { lead: 'Keine erfundenen Zeiten.', text: 'Die Uhr der Bestenliste gehört uns.' },
    ],
    certificate: {
      caption: 'Ausweg-Zertifikat',
      room: 'Die praktische Prüfung',
      intro: 'Ein Ausweg wurde gefunden. Er geht so:',
      lines: [
        'Frag ██████ nach ███, dann',
        '█████ du ████████, bis es',
        '███. Puste ██████ von den',
        'Kerzen aus. Entschuldige dich bei ████.',
      ],
      withheld: 'Aus naheliegenden Gründen geschwärzt.',
      stamp: 'ES GEHT HINAUS · ES GEHT HINAUS ·',
    },
  },
  school: {
    title: 'Für Lehrkräfte, die sich mit verschlossenen Türen auskennen',
    lead: 'Brüche hinter dem Tresor, unregelmäßige Verben auf der Rückseite eines Gemäldes. Dreißig Kinder, ein Link, keine Konten, keine Mailadressen, nichts zu installieren.',
    points: [
      'Ein Code für die Klasse: Teams, eine Ansicht für den Beamer und eine Übersicht, die zeigt, wer festhängt.',
      'Sieh, wer herauskam, wie lange es gedauert hat und wo es hakte.',
      'Teil ihn nur per Link, dann steht der Raum der Klasse in keiner öffentlichen Liste.',
      'Spielbar mit Tastatur und Screenreader, auf Deutsch und Englisch.',
    ],
    ask: 'Zum Schulpaket',
    results: {
      title: 'Ergebnisse, Klasse 7b',
      rows: [
        ['Mina und Jo', '4:12', 'entkommen'],
        ['Team Hamster', '5:48', 'entkommen'],
        ['Ben', '6:58', 'noch am Tresor'],
      ],
    },
  },
  price: {
    title: 'Einmal zahlen. Es ist eine Tür, kein Abo.',
    plans: [
      {
        name: 'Free',
        price: '0 $',
        once: '',
        text: `Alles spielen. Bis zu ${FREE_PLAN_ROOMS} Räume bauen und veröffentlichen.`,
      },
      {
        name: 'Pro',
        price: `${PRO_PRICE} $`,
        once: 'einmal, für immer',
        text: 'So viele Räume, wie du willst, und jedes Schloss, das uns noch einfällt.',
      },
      {
        name: 'Schule',
        price: 'Nach Absprache',
        once: '',
        text: `Bis zu ${SCHOOL_HOURS} Stunden, in denen wir mit euch entwerfen. Den Lehrplan bringt ihr mit.`,
      },
    ],
    compare: 'Pläne vergleichen',
  },
  last: { title: 'Und? Du bist ja noch hier drin.' },
};
