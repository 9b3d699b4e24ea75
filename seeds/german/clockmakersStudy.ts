import { clockmakersStudy } from '../rooms/clockmakersStudy.ts';
import { translateRecipe } from './translateRecipe.ts';

export const clockmakersStudyInGerman = translateRecipe(clockmakersStudy, 'de', {
  roomName: 'Das Zimmer des Uhrmachers',
  introduction:
    'Meister Quill hat in seinem Leben keinen Schlüssel verloren. Er hat sie versteckt.\n\nHeute Abend ging der alte Uhrmacher „nur auf eine Minute“ hinaus, und die Tür fiel hinter ihm ins Schloss. Seine Uhr tickt und wird nicht später, das Licht geht aus, und irgendwo in diesem Zimmer liegt der Weg hinaus. Natürlich hat er einen Zettel hinterlassen. Er hinterlässt immer einen Zettel.',
  ending:
    'Der Schlüssel dreht sich ohne einen Laut; den hat er auch geölt. Am Ende des Gangs brennt Licht, und es riecht nach Tee.\n\n„Nicht übel“, sagt die Stimme von Meister Quill, und jemand zieht eine Uhr auf. „Mein letzter Lehrling ist noch im Keller.“',
  door: {
    name: 'Tür',
    says: 'Das Schloss ist alt und gut geölt. Hier hilft nur sein eigener Schlüssel.',
  },
  items: {
    rug: {
      name: 'Teppich',
      says: 'Ein guter Teppich. Darunter ist eine Mulde mit einem Tuch, und in dem Tuch ist nichts. Inzwischen hat er bessere Verstecke.',
    },
    clock: {
      name: 'Standuhr',
      says: 'Das Pendel schwingt, die Zeiger nicht: Der kurze steht bei der Zehn, der lange zeigt genau auf die Zwei. Seit jenem Abend hat sich keiner von beiden bewegt.',
    },
    painting: {
      name: 'Gemälde',
      says: 'Die Berge, in denen er geboren ist. Dahinter ist ein Loch in der Wand, und in dem Loch ist nichts. Du hast nachgesehen.',
    },
    desk: {
      name: 'Schreibtisch',
      says: 'Eine Feder, drei gerollte Pläne für eine Uhr, die rückwärts geht, und ein Brief, der mit „Lieber Schlüssel“ anfängt.',
    },
    safe: {
      name: 'Tresor',
      says: 'Vier Messingräder neben dem Griff, gut geölt. Eingraviert: GEDULD IST EINE ZUGFEDER.',
      saysOpened:
        'Zwei Fächer und Ölgeruch. Alles, was darin lag, war ein Schlüssel: Von Krimskrams hielt er nie viel.',
      hints: [
        'Der Zettel sagt, welche Uhr, und was zuerst kommt.',
        'Lies beide Zeiger. Beim langen hilft eine Lampe.',
      ],
      lock: { wrongText: 'Die Räder ticken herum, eins nach dem anderen, und bleiben höflich stehen.' },
    },
    chest: {
      name: 'Truhe',
      saysOpened: 'Roter Samt mit Messingknöpfen. Alles bis auf einen Schlüssel hat er ausgeräumt, für dich.',
    },
    chestKey: { name: 'Kleiner alter Schlüssel' },
    doorKey: { name: 'Türschlüssel' },
    note: {
      name: 'Zettel von Meister Quill',
      says: 'Lehrling!\n\nSollte ich wieder zu spät kommen, bediene dich. Der Tresor geht auf bei genau der Minute, in der mein Herz, die große Uhr, stehen blieb. Erst die Stunde, dann die Minute.\n\nQuill',
    },
    lamp: {
      name: 'Lampe',
      says: 'Einmal an der Kette gezogen, und sie brennt. Innen im Schirm steht etwas geschrieben.',
      saysOpened:
        'Im Licht zeigt der Schirm eine Zeile Bleistift: „Für den Lehrling: Der LANGE Zeiger zählt fünf für jede Ziffer, also sagt er bei der Zwei ZEHN. Das vergisst du immer.“',
      hints: ['Mit Licht liest es sich hier drin leichter.'],
    },
    globe: {
      name: 'Globus',
      says: 'All die Orte, an denen du stattdessen sein könntest. Innen stehen zwei Flaschen, von zweien davon.',
    },
    bust: {
      name: 'Büste',
      says: 'Der Gründer der Firma. Du kippst seinen Kopf nach hinten und findest einen roten Knopf. Er bewirkt nichts, das aber mit großer Präzision.',
    },
    window: {
      name: 'Fenster',
      says: 'Nacht über den Hügeln, und schwere Vorhänge. Es geht eine Handbreit auf, das reicht für einen Seufzer.',
    },
    hearth: {
      name: 'Kamin',
      says: 'Eben erst aufgelegt. Über dem Sims hängt eine Katze mit Halskrause, seine erste Kundin: Sie zahlte in Mäusen, und auf die Minute.',
    },
  },
});
