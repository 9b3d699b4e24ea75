import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** One paper tells when people should have left, another how late it was; players enter when they really left. */
export const timetable: Idea = {
  id: 'timetable',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, tell, author } = kit;
    const [first, second] = [author(), author()];
    const start = 5 * chooseNumber(12 * 10, 12 * 21, chance);
    const late = 5 * chooseNumber(3, 22, chance);
    const slots = { first, second, start: clock(start), late: String(late) };
    return {
      parameters: `${start}+${late}`,
      answer: { password: clock(start + late).replace(':', ''), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(START, slots) },
        { of: kit.papers, author: second, says: tell(LATE, slots) },
      ],
      asks: `${askFor(kit, 'figures', 4)} ${tell(WANTED, slots)}`,
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

/** Returns a time of day, given in minutes, as `17:05`. */
function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const START = {
  en: [
    '“[The coach leaves|The boat leaves|The tram leaves] at {start}, [with or without us|says the timetable].” {first}.',
    '{first} [was on the platform|stood ready] at {start}, [hat on, sandwiches packed|as the timetable wishes].',
  ],
  de: [
    '„[Die Kutsche|Das Schiff|Die Bahn] geht um {start} Uhr, [mit uns oder ohne|sagt der Fahrplan].“ {first}.',
    '{first} stand um {start} Uhr [am Bahnsteig, den Hut auf|bereit, die Brote gepackt], wie der Fahrplan es will.',
  ],
};

const LATE = {
  en: [
    '“We waited {late} minutes longer than {first}’s timetable said. [Then it came|I counted them all].” {second}.',
    '{second}: “It was {late} minutes late, [as always|as on every day with weather], and {first} would not sit down.”',
  ],
  de: [
    '„Wir warteten {late} Minuten länger, als der Fahrplan von {first} sagte. [Dann ging es los|Ich habe jede gezählt].“ {second}.',
    '{second}: „Es wurden {late} Minuten Verspätung, [wie immer|wie an jedem Tag mit Wetter], und {first} wollte sich nicht setzen.“',
  ],
};

const WANTED = {
  en: ['[Above it|Beside it]: WHEN DID WE REALLY LEAVE?'],
  de: ['[Darüber|Daneben]: WANN GING ES WIRKLICH LOS?'],
};

const METHOD = {
  en: ['{first} knows when it should have started, {second} how late it was.'],
  de: ['{first} weiß, wann es losgehen sollte, {second} kennt die Verspätung.'],
};

const CLOSER = {
  en: ['{start}, and {late} minutes more. The clock has 24 hours here.'],
  de: ['{start} Uhr, und {late} Minuten mehr.'],
};
