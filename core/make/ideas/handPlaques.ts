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
  sort: 'figures',
  kind: 'seen',
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
      size: 4,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

function twoFigures(number: number): string {
  return String(number).padStart(2, '0');
}

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

const INSCRIPTION = {
  en: [
    '[THE HOUR, THEN THE MINUTE|FIRST THE SHORT ONE, THEN THE LONG ONE]',
    '“What time is it on the wall? [The hour first|Four figures, please].”',
  ],
  de: [
    '[DIE STUNDE, DANN DIE MINUTE|ERST DER KLEINE, DANN DER GROSSE]',
    '„Wie spät ist es an der Wand? [Die Stunde zuerst|Vier Ziffern bitte].“',
  ],
};
