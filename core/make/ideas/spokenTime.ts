import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const HOURS: Readonly<Record<MadeLanguage, readonly string[]>> = {
  en: ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
  de: ['zwölf', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
};

/** Minutes after the full hour, and how they are said. `next`: whether the hour named is the one to come. */
const MINUTES = [
  { minutes: 5, next: false, en: 'five past', de: 'fünf nach' },
  { minutes: 10, next: false, en: 'ten past', de: 'zehn nach' },
  { minutes: 15, next: false, en: 'a quarter past', de: 'Viertel nach' },
  { minutes: 20, next: false, en: 'twenty past', de: 'zwanzig nach' },
  { minutes: 40, next: true, en: 'twenty to', de: 'zwanzig vor' },
  { minutes: 45, next: true, en: 'a quarter to', de: 'Viertel vor' },
  { minutes: 50, next: true, en: 'ten to', de: 'zehn vor' },
  { minutes: 55, next: true, en: 'five to', de: 'fünf vor' },
] as const;

/** A paper tells a time in words; players enter it in figures. */
export const spokenTime: Idea = {
  id: 'spoken-time',
  level: 1,
  fromAge: 8,
  sort: 'figures',
  kind: 'told',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const hour = chooseNumber(1, 10, chance);
    const part = chooseOne(MINUTES, chance);
    const time = `${part[language]} ${HOURS[language][hour + (part.next ? 1 : 0)]}`;
    const by = author();
    return {
      parameters: `${hour}:${part.minutes}`,
      answer: {
        password: `${String(hour).padStart(2, '0')}${String(part.minutes).padStart(2, '0')}`,
        face: { type: 'digits' },
      },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { time }) }],
      size: 4,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER)],
    };
  },
};

const CLUE = {
  en: [
    'The cat wants its breakfast at {time} in the morning, [and not a minute later|and that is final]. [It is written on both our faces|I have shown it the clock].',
    'I get up at {time} in the morning, [summer and winter|whatever the weather]. [I tell everybody|It is the only thing I am proud of].',
  ],
  de: [
    'Die Katze will ihr Futter morgens um {time}, [und keine Minute später|und dabei bleibt es]. [Man sieht es uns beiden an|Die Uhr habe ich ihr gezeigt].',
    'Ich stehe morgens um {time} auf, [sommers wie winters|bei jedem Wetter]. [Das erzähle ich allen|Darauf allein bin ich stolz].',
  ],
};

const METHOD = {
  en: ['A time in words is also one in figures[, as on a railway clock|].'],
  de: ['Eine Zeit in Worten lässt sich auch in Ziffern schreiben[, wie am Bahnhof|].'],
};

const CLOSER = {
  en: ['Two figures for the hour, with a zero before a single one, and two for the minutes.'],
  de: ['Zwei Ziffern für die Stunde, eine einzelne mit einer Null davor, und zwei für die Minuten.'],
};

const INSCRIPTION = {
  en: [
    '[TOO EARLY FOR MOST|WHEN THE DAY BEGINS HERE]',
    '“[At what time|When do we begin]? [Hour and minute|Four figures].”',
  ],
  de: [
    '[FÜR DIE MEISTEN ZU FRÜH|WENN HIER DER TAG BEGINNT]',
    '„[Um wie viel Uhr|Wann geht es los]? [Stunde und Minute|Vier Ziffern].“',
  ],
};
