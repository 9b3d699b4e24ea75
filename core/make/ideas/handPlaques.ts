import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** The catalogue colours of the two plaques, named by where the hand points. */
const HOURS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;
const MINUTES = [
  'zero',
  'five',
  'ten',
  'fifteen',
  'twenty',
  'twenty-five',
  'thirty',
  'thirty-five',
  'forty',
  'forty-five',
  'fifty',
  'fifty-five',
] as const;

/** Two plaques on a wall each show a hand of a clock; players enter the time. */
export const handPlaques: Idea = {
  id: 'hand-plaques',
  level: 1,
  fromAge: 8,
  needsWall: true,
  isLast: true,
  make: (kit) => {
    const { chance, tell } = kit;
    const [hour, minute] = [chooseNumber(1, 12, chance), chooseNumber(1, 11, chance)];
    return {
      parameters: `${hour}:${5 * minute}`,
      answer: { password: twoFigures(hour) + twoFigures(5 * minute), face: { type: 'digits' } },
      clues: [
        {
          of: ['brass-hour'],
          color: HOURS[hour - 1] ?? '',
          noun: { en: 'plaque with the short hand', de: 'Schild mit dem kleinen Zeiger', gender: 'n' },
        },
        {
          of: ['brass-minute'],
          color: MINUTES[minute] ?? '',
          noun: { en: 'plaque with the long hand', de: 'Schild mit dem großen Zeiger', gender: 'n' },
        },
      ],
      asks: `${askFor(kit, 'figures', 4)} ${tell(WANTED)}`,
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

function twoFigures(number: number): string {
  return String(number).padStart(2, '0');
}

const WANTED = {
  en: [
    '[Above it|Beside it]: THE HOUR, THEN THE MINUTE.',
    'A label says: “[What is the time on the wall|What does the wall say the time is]? The hour first.”',
  ],
  de: [
    '[Darüber|Daneben]: DIE STUNDE, DANN DIE MINUTE.',
    'Auf einem Schild steht: „[Wie spät ist es an der Wand|Welche Zeit zeigt die Wand]? Die Stunde zuerst.“',
  ],
};

const METHOD = {
  en: ['A clock has come apart: its hands hang [side by side|on two plaques].'],
  de: ['Hier ist eine Uhr auseinandergenommen: Ihre Zeiger hängen [nebeneinander|auf zwei Schildern].'],
};

const CLOSER = {
  en: [
    'The short hand is the hour, the long one the minute. Two figures each, with a zero before a single one.',
  ],
  de: [
    'Der kleine Zeiger ist die Stunde, der große die Minute. Je zwei Ziffern, eine einzelne mit einer Null davor.',
  ],
};
