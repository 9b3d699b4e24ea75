import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

const MONTHS: Readonly<Record<MadeLanguage, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};

/** A calendar has a ringed day, and a paper tells how many days later the wanted day is. */
export const ringedDay: Idea = {
  id: 'ringed-day',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'combined',
  needsWall: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const [day, later, month] = [
      chooseNumber(2, 12, chance),
      chooseNumber(5, 15, chance),
      chooseNumber(0, 11, chance),
    ];
    const by = author();
    const slots = {
      by,
      day: String(day),
      later: String(later),
      BY: by.toUpperCase(),
      month: MONTHS[language][month] ?? '',
    };
    return {
      parameters: `${day}+${later}.${month + 1}`,
      answer: { password: twoFigures(day + later) + twoFigures(month + 1), face: { type: 'digits' } },
      clues: [
        { of: ['calendar'], says: tell(CALENDAR, slots) },
        { of: kit.papers, author: by, says: tell(LATER, slots) },
      ],
      size: 4,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

function twoFigures(number: number): string {
  return String(number).padStart(2, '0');
}

const CALENDAR = {
  en: ['[It shows|It is open at] {month}. Day {day} is ringed[, twice|, in red|]: “The fair comes.”'],
  de: [
    '[Er zeigt den|Aufgeschlagen ist der] {month}. [Eingekreist|Rot eingekreist|Zweimal eingekreist] ist der {day}., und daneben steht: „Der Jahrmarkt kommt.“',
  ],
};

const LATER = {
  en: [
    '[I was born|We were married|The cat came to us] {later} days after the fair[, so that nobody forgets it|, and it rained both times]. [Still I get no cake|I mention it every year].',
    'The fair is how I remember. {later} days later [comes my own day|we opened the shop][, and nobody has ever thought of it|, with a brass band].',
  ],
  de: [
    '{later} Tage nach dem Jahrmarkt [bin ich geboren|haben wir geheiratet|kam die Katze zu uns][, das vergisst keiner|, und beide Male regnete es]. [Kuchen bekomme ich trotzdem keinen|Ich erwähne es jedes Jahr].',
    'Ich merke mir alles am Jahrmarkt. {later} Tage danach [kommt mein Tag|haben wir den Laden eröffnet][, und gedacht hat noch nie jemand daran|, mit Blaskapelle].',
  ],
};

const METHOD = {
  en: ['The calendar gives one date, and {by} counts on from there.'],
  de: ['Der Kalender kennt ein Datum, und {by} zählt von dort weiter.'],
};

const CLOSER = {
  en: ['Day {day} and {later} days more; then the number of the month. Two figures each.'],
  de: ['Tag {day} und {later} Tage dazu, dann die Nummer des Monats. Je zwei Ziffern.'],
};

const INSCRIPTION = {
  en: [
    '{BY}’S DAY[, THEN THE MONTH|, AND THE MONTH AFTER IT]',
    '“[When is {by}’s day|On what date do we congratulate {by}]? Day, then month.”',
  ],
  de: [
    'DER TAG VON {BY}[, DANN DER MONAT|, DAHINTER DER MONAT]',
    '„[Wann ist der Tag von {by}|Wann gratulieren wir {by}]? Erst der Tag, dann der Monat.“',
  ],
};
