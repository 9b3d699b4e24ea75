import type { MadeLanguage } from '../words/language.ts';
import type { Templates } from '../words/Teller.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** What a clock shows, whether it is open or not, and how that is told. */
interface Shown {
  /** In minutes. */
  time: number;
  words: Readonly<Record<MadeLanguage, string>>;
  says: Templates;
}

const TEN_PAST_TEN: Shown = {
  time: 10 * 60 + 10,
  words: { en: 'ten past ten', de: 'zehn nach zehn' },
  says: {
    en: [
      'The short hand stands at the ten, the long one at the two. Neither has moved [for years|since somebody slammed the door].',
      'The long hand points at the two, and would be at the three by now. The short one [does not care: it has the ten|holds on to the ten].',
      'Something inside has [given up|come loose]. The short hand got as far as the ten, and the long one as far as the two.',
    ],
    de: [
      'Der kleine Zeiger steht auf der Zehn, der große auf der Zwei. Bewegt hat sich [seit Jahren|seit dem großen Türenschlagen] keiner von beiden.',
      'Der große Zeiger zeigt auf die Zwei und wäre inzwischen bei der Drei. Dem kleinen [ist das egal, er hat die Zehn|reicht die Zehn].',
      'Innen hat [etwas aufgegeben|sich etwas gelöst]. Der kleine Zeiger kam bis zur Zehn, der große bis zur Zwei.',
    ],
  },
};

const FOUR: Shown = {
  time: 4 * 60,
  words: { en: 'four o’clock', de: 'vier Uhr' },
  says: {
    en: [
      'The long hand points straight up, the short one at the four. It would be time for [tea|something], if time went on.',
      'It was about to strike four times, and [thought better of it|somebody held the hammer].',
    ],
    de: [
      'Der große Zeiger zeigt senkrecht nach oben, der kleine auf die Vier. Es wäre Zeit für [den Tee|etwas], wenn sie weiterginge.',
      'Viermal wollte sie gerade schlagen, und dann [ließ sie es bleiben|hielt jemand den Hammer fest].',
    ],
  },
};

/** By catalogue id and colour, as they are drawn (`art/items/decorations/clock.ts`, `wallClock.ts`). */
const CLOCKS: Readonly<Record<string, Readonly<Record<string, Shown>>>> = {
  clock: { oak: FOUR, mahogany: TEN_PAST_TEN, midnight: TEN_PAST_TEN },
  'wall-clock': { oak: TEN_PAST_TEN, red: TEN_PAST_TEN, brass: TEN_PAST_TEN, mint: TEN_PAST_TEN },
};

/** A clock in the picture has stopped; a paper tells by how much it was always wrong. */
export const stoppedClock: Idea = {
  id: 'stopped-clock',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'seen',
  isAha: true,
  needsThings: { of: Object.keys(CLOCKS), least: 1 },
  make: (kit) => {
    const { chance, language, tell, author, standing } = kit;
    const of = standing[0] ?? 'clock';
    const [color, shown] = chooseOne(Object.entries(CLOCKS[of] ?? {}), chance);
    const wrong = 5 * chooseNumber(3, 23, chance);
    const isFast = chance() < 0.5;
    const by = author();
    const slots = { by, wrong: String(wrong), shown: shown.words[language] };
    return {
      parameters: `${shown.words.en} ${isFast ? '-' : '+'}${wrong}`,
      answer: { password: figuresOf(shown.time + (isFast ? -wrong : wrong)), face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, says: tell(isFast ? FAST : SLOW, slots) },
        { of: [of], color, says: tell(shown.says), stands: true },
      ],
      size: 4,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(isFast ? TAKE_AWAY : ADD, slots)],
    };
  },
};

/** A time of day, given in minutes, as four figures. */
function figuresOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}`;
}

const FAST = {
  en: [
    'I left when the clock stopped. It had always been {wrong} minutes fast, [so that the guests would go|because my mother wanted it so]. [The true time is known to me alone|I have never told anybody].',
    'Our clock was {wrong} minutes ahead of everybody, [and we were early for everything|and proud of it], until it stopped. [Then I went as well|In that minute I shut the door].',
  ],
  de: [
    'Ich ging, als die Uhr stehen blieb. Sie ging immer {wrong} Minuten vor, [damit die Gäste gehen|weil meine Mutter es so wollte]. [Die wahre Zeit weiß nur ich|Gesagt habe ich es keinem].',
    'Unsere Uhr war allen {wrong} Minuten voraus, [und wir kamen überall zu früh|und stolz darauf], bis sie stehen blieb. [Da ging ich auch|In dieser Minute schloss ich die Tür].',
  ],
};

const SLOW = {
  en: [
    'I left when the clock stopped. It had always been {wrong} minutes slow, [like the rest of us|so that supper came late]. [The true time is known to me alone|I have never told anybody].',
    'Our clock was {wrong} minutes behind everybody, [and nobody waited for us|and we liked it so], until it stopped. [Then I went as well|In that minute I shut the door].',
  ],
  de: [
    'Ich ging, als die Uhr stehen blieb. Sie ging immer {wrong} Minuten nach, [wie wir alle hier|darum gab es spät zu essen]. [Die wahre Zeit weiß nur ich|Gesagt habe ich es keinem].',
    'Unsere Uhr war allen {wrong} Minuten hinterher, [und auf uns wartete keiner|und uns war es recht], bis sie stehen blieb. [Da ging ich auch|In dieser Minute schloss ich die Tür].',
  ],
};

const INSCRIPTION = {
  en: [
    'WHEN DID I LEAVE?',
    '“[Hour and minute|The true time], not what [the clock says|everybody believes].” {by}’s hand',
  ],
  de: [
    'WANN BIN ICH GEGANGEN?',
    '„[Stunde und Minute|Die wahre Zeit], nicht [wie auf der Uhr|was alle glauben].“ Die Schrift von {by}',
  ],
};

const METHOD = {
  en: ['A clock stands still here, and {by} knows how wrong it was.'],
  de: ['Hier steht eine Uhr still, und {by} weiß, wie falsch sie ging.'],
};

const TAKE_AWAY = {
  en: [
    'The clock shows {shown}. Take {wrong} minutes away, and enter hour and minute, two figures each.',
    'From {shown} go back {wrong} minutes: two figures for the hour, two for the minute.',
  ],
  de: [
    'Die Uhr zeigt {shown}. Zieh {wrong} Minuten ab und gib Stunde und Minute ein, je zwei Ziffern.',
    'Von {shown} {wrong} Minuten zurück: zwei Ziffern für die Stunde, zwei für die Minute.',
  ],
};

const ADD = {
  en: [
    'The clock shows {shown}. Add {wrong} minutes, and enter hour and minute, two figures each.',
    'From {shown} go on {wrong} minutes: two figures for the hour, two for the minute.',
  ],
  de: [
    'Die Uhr zeigt {shown}. Zähle {wrong} Minuten dazu und gib Stunde und Minute ein, je zwei Ziffern.',
    'Von {shown} {wrong} Minuten weiter: zwei Ziffern für die Stunde, zwei für die Minute.',
  ],
};
