import type { MadeLanguage } from '../words/language.ts';
import { askFor } from './asks.ts';
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
      asks: `${askFor(kit, 'figures', 4)} ${tell(WANTED, slots)}`,
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
    '“[I was born|We were married|The cat came to us] {later} days after the fair came[, so nobody forgets|, and it rained both times].” {by}.',
    '{by} counts everything from the fair: “{later} days later [is my day|we opened the shop].”',
  ],
  de: [
    '„{later} Tage nach dem Jahrmarkt [bin ich geboren|haben wir geheiratet|kam die Katze zu uns][, das vergisst niemand|, und beide Male regnete es].“ {by}.',
    '{by} rechnet alles vom Jahrmarkt an: „{later} Tage später [ist mein Tag|haben wir den Laden eröffnet].“',
  ],
};

const WANTED = {
  en: ['[Beside it|Above it]: {BY}’S DAY, THEN THE MONTH.'],
  de: ['[Daneben|Darüber]: DER TAG VON {BY}, DANN DER MONAT.'],
};

const METHOD = {
  en: ['The calendar gives one date, and {by} counts on from there.'],
  de: ['Der Kalender kennt ein Datum, und {by} zählt von dort weiter.'],
};

const CLOSER = {
  en: ['Day {day} and {later} days more; then the number of the month. Two figures each.'],
  de: ['Tag {day} und {later} Tage dazu, dann die Nummer des Monats. Je zwei Ziffern.'],
};
