import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** One paper tells when people should have left, another how late it was; players enter when they really left. */
export const timetable: Idea = {
  id: 'timetable',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'combined',
  make: (kit) => {
    const { chance, tell, author, props } = kit;
    const [first, second] = [author(), author()];
    const start = 5 * chooseNumber(12 * 10, 12 * 21, chance);
    const late = 5 * chooseNumber(3, 22, chance);
    const slots = { first, second, start: clock(start), late: String(late), vehicle: props.vehicle };
    return {
      parameters: `${start}+${late}`,
      answer: { password: clock(start + late).replace(':', ''), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: first, says: tell(START, slots) },
        { of: kit.papers, author: second, says: tell(LATE, slots) },
      ],
      size: 4,
      inscription: tell(INSCRIPTION),
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
    'At {start} {vehicle} leaves, [with or without us|says the timetable]. I stood there [with my hat on|with the sandwiches] hours before.',
    'I was ready at {start} exactly, [as the timetable wishes|bag in hand], and I should like that to be known.',
    'Be there at {start}, they said, and I was, [with my collar ironed|in both shoes]. [Nothing else was|I was the only one].',
    '{start}: coat buttoned, [farewells said|keys handed over], eyes on the road. What came next was [the wind|a dog].',
  ],
  de: [
    'Um {start} Uhr geht {vehicle}, [mit uns oder ohne|sagt der Fahrplan]. Ich stand schon Stunden vorher [mit dem Hut auf dem Kopf|mit den Broten] da.',
    'Punkt {start} Uhr war ich bereit, [wie der Fahrplan es will|die Tasche in der Hand]. Das möchte ich festgehalten wissen.',
    'Sei um {start} Uhr da, hieß es, und da war ich, [mit gebügeltem Kragen|in beiden Schuhen]. [Sonst war nichts da|Nur sonst keiner].',
    '{start} Uhr: Mantel zu, [alle verabschiedet|Schlüssel abgegeben], Blick auf die Straße. Es kam [der Wind|ein Hund].',
  ],
};

const LATE = {
  en: [
    'We waited {late} minutes longer than {first} had been told. [I counted them all|Then at last it came].',
    'It was {late} minutes late, [as always|as on every day with weather], and {first} would not sit down.',
    'For {late} minutes {first} told me about [an operation|the nephews]. Then we could get in.',
    'Whoever says that {first} cannot stand still has not seen those {late} minutes. [It was like watching a post|After that things went quickly].',
  ],
  de: [
    'Wir warteten {late} Minuten länger, als man {first} gesagt hatte. [Ich habe jede gezählt|Dann ging es endlich los].',
    'Es wurden {late} Minuten Verspätung, [wie immer|wie an jedem Tag mit Wetter], und {first} wollte sich nicht setzen.',
    '{late} Minuten lang hörte ich von {first} alles über [eine Operation|die Neffen]. Dann durften wir einsteigen.',
    'Wer sagt, {first} könne nicht still stehen, hat diese {late} Minuten nicht gesehen. [Ein Laternenpfahl war nichts dagegen|Danach ging es schnell].',
  ],
};

const METHOD = {
  en: ['{first} knows when it should have started, {second} how late it was.'],
  de: ['{first} weiß, wann es losgehen sollte, {second} kennt die Verspätung.'],
};

const CLOSER = {
  en: [
    '{start}, and {late} minutes more. The clock has 24 hours here.',
    'Go on from {start} by {late} minutes: four figures.',
  ],
  de: ['{start} Uhr, und {late} Minuten mehr.', 'Von {start} Uhr an {late} Minuten weiter, in vier Ziffern.'],
};

const INSCRIPTION = {
  en: [
    'WHEN DID WE REALLY LEAVE?',
    '“[Departure, not as printed|The true time], please.”',
    'PRINTED IS ONE THING. [WHEN DID IT GO|WHEN WAS IT OFF]?',
    '“Not the time on paper. The time on the watch.”',
  ],
  de: [
    'WANN GING ES WIRKLICH LOS?',
    '„[Die Abfahrt, nicht laut Plan|Die wahre Zeit] bitte.“',
    'GEDRUCKT IST DAS EINE. WANN [FUHR ER|GING ES AB]?',
    '„Nicht die Zeit auf dem Papier. Die auf der Uhr.“',
  ],
};
