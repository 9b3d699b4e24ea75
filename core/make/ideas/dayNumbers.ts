import { shuffle } from '../../lock/shuffle.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

const DAYS: Readonly<Record<MadeLanguage, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
};

/** A diary tells what is done on which day of the week; the number of each day is a figure of the code. */
export const dayNumbers: Idea = {
  id: 'day-numbers',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author, props } = kit;
    const doings = shuffle(props.doings, chance).slice(0, chooseNumber(4, 5, chance));
    const days = shuffle([1, 2, 3, 4, 5, 6, 7], chance);
    const planned = doings.map(([written, short], place) => ({ written, short, day: days[place] ?? 1 }));
    const diary = planned
      .toSorted((one, other) => one.day - other.day)
      .map(({ written, day }) => `${DAYS[language][day - 1]}: ${written}`)
      .join('\n');
    const by = author();
    const code = planned.map(({ day }) => day).join('');
    const order = planned.map(({ short }) => short).join(', ');
    return {
      parameters: `${order} ${code}`,
      answer: { password: code, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { diary }) }],
      size: planned.length,
      inscription: tell(INSCRIPTION, { order }),
      hints: [tell(METHOD), tell(CLOSER, { first: planned[0]?.short ?? '' })],
    };
  },
};

const CLUE = {
  en: [
    'My week[, as every week|, which begins on Monday]:\n{diary}\n[The rest is sleep|Otherwise nothing, on purpose].',
    '[So that I forget nothing|As my doctor wants it]:\n{diary}\n[I number my days, from Monday on|I have never been late for any of it].',
    'In this house each day has its duty, and [the first is Monday|Monday comes first]:\n{diary}\n[I did not choose any of them|Of the rest one does not speak].',
    'Please do not disturb me on:\n{diary}\n[The other days are for being disturbed|Beginning on Monday, as a decent week does].',
  ],
  de: [
    'Meine Woche[, wie jede Woche|, sie beginnt am Montag]:\n{diary}\n[Der Rest ist Schlaf|Sonst nichts, mit Absicht].',
    '[Damit ich nichts vergesse|So will es mein Arzt]:\n{diary}\n[Meine Tage zähle ich vom Montag an|Zu spät gekommen bin ich noch nie].',
    'Hier hat jeder Tag seine Pflicht, und [der erste ist der Montag|der Montag ist der erste]:\n{diary}\n[Ausgesucht habe ich mir keine|Vom Rest spricht man nicht].',
    'Bitte nicht stören am:\n{diary}\n[An den übrigen Tagen darf gestört werden|Angefangen wird mit dem Montag, wie in jeder anständigen Woche].',
  ],
};

const METHOD = {
  en: ['[Each of these has|All of it has] its day of the week, and days can be counted.'],
  de: ['[Jedes davon|Alles hier] hat seinen Wochentag, und Tage kann man zählen.'],
};

const CLOSER = {
  en: [
    'Monday is one, Sunday is seven. Begin with {first}.',
    'Count from Monday on, first up to the day of {first}.',
  ],
  de: [
    'Montag ist eins, Sonntag ist sieben. Fang mit {first} an.',
    'Zähl vom Montag an, zuerst bis zum Tag von {first}.',
  ],
};

const TITLE: Noun = { en: 'diary', de: 'Wochenkalender', gender: 'm' };

const INSCRIPTION = {
  en: ['{order}', '“[On which day of the week|Number your days]: {order}.”'],
  de: ['{order}', '„[Am wievielten Tag der Woche|Zähl die Tage]: {order}.“'],
};
