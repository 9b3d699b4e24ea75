import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import { askCounts, type Countable, FIGURES } from './askCounts.ts';
import type { Idea } from './model.ts';

/** What can be counted in the drawing of a thing, whether it is open or not. */
interface CountableThing extends Countable {
  /** Catalogue id. */
  of: string;
  /** What the thing says; for those who cannot see it, its number is told. */
  says: Readonly<Record<MadeLanguage, readonly string[]>>;
}

const COUNTABLES: readonly CountableThing[] = [
  {
    of: 'birthday-cake',
    count: 5,
    parts: { en: 'the candles on the cake', de: 'die Kerzen auf dem Kuchen' },
    says: {
      en: ['A cake with five candles[, and nobody’s name on it|, one for each wish].'],
      de: ['Ein Kuchen mit fünf Kerzen[ und ohne Namen|, eine für jeden Wunsch].'],
    },
  },
  {
    of: 'candelabra',
    count: 3,
    parts: { en: 'the candles of the candelabra', de: 'die Kerzen am Leuchter' },
    says: {
      en: ['Three candles [on curved arms|in brass cups][, and wax down to the table|].'],
      de: ['Drei Kerzen [auf geschwungenen Armen|in kleinen Schalen][, und Wachs bis auf den Tisch|].'],
    },
  },
  {
    of: 'potions',
    count: 3,
    parts: { en: 'the bottles on the rack', de: 'die Flaschen im Gestell' },
    says: {
      en: ['Three bottles on a rack[, all corked|, and labels that nobody can read].'],
      de: ['Drei Flaschen in einem Gestell[, alle verkorkt|, mit Schildchen, die keiner lesen kann].'],
    },
  },
  {
    of: 'aquarium',
    count: 3,
    parts: { en: 'the fish in the aquarium', de: 'die Fische im Aquarium' },
    says: {
      en: ['Three fish [swim to and fro|keep watch over a very small chest].'],
      de: ['Drei Fische [schwimmen hin und her|bewachen eine sehr kleine Truhe].'],
    },
  },
  {
    of: 'chair',
    count: 4,
    parts: { en: 'the legs of the chair', de: 'die Beine des Stuhls' },
    says: {
      en: ['A chair on four legs, [none of which wobbles|as chairs used to be].'],
      de: ['Ein Stuhl auf vier Beinen, [und keins wackelt|wie Stühle früher waren].'],
    },
  },
  {
    of: 'scales',
    count: 2,
    parts: { en: 'the pans of the scales', de: 'die Schalen der Waage' },
    says: {
      en: ['Two pans on chains, [one lower than the other|and no agreement between them].'],
      de: ['Zwei Schalen an Ketten, [eine tiefer als die andere|und einig sind sie sich nicht].'],
    },
  },
  {
    of: 'skull-candle',
    count: 1,
    parts: { en: 'the candles on the skull', de: 'die Kerzen auf dem Schädel' },
    says: {
      en: ['One candle, stuck on a skull[ that does not mind|, with its own wax].'],
      de: [
        'Eine einzige Kerze, auf einen Schädel geklebt[, der nichts dagegen hat|, mit ihrem eigenen Wachs].',
      ],
    },
  },
];

/** Number of things that stand about at most. */
const MOST_THINGS = 3;

/** A paper names what players count in the picture, such as the legs of the chair; each number is a figure of the code. */
export const countedThings: Idea = {
  id: 'counted-things',
  level: 2,
  fromAge: 8,
  sort: 'figures',
  kind: 'seen',
  needsThings: { of: COUNTABLES.map(({ of }) => of), least: 2 },
  make: (kit) => {
    const { tell, author, standing } = kit;
    const things = standing
      .flatMap((of) => COUNTABLES.find((each) => each.of === of) ?? [])
      .slice(0, MOST_THINGS);
    const asked = askCounts(things, kit);
    const by = author();
    const [one = '', two = '', three = '', four = ''] = asked.map(({ term }) => term);
    const code = asked.map(({ figure }) => figure).join('');
    return {
      parameters: `${things.map(({ of }) => of).join(' ')} ${code}`,
      answer: { password: code, face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { one, two, three, four }) },
        ...things.map(({ of, says }) => ({ of: [of], says: tell(says), stands: true })),
      ],
      size: FIGURES,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD, { by }), tell(CLOSER, { one })],
    };
  },
};

const CLUE = {
  en: [
    'Taken by eye, [every spring|once a year], and nothing touched:\n{one}\n{two}\n{three}\n{four}\n[The figures are as easy as looking up|I left the figures out, since anybody can look].',
    'I was told to count what we own, [and I did|so I began here]:\n{one}\n{two}\n{three}\n{four}\n[Then I was told not to show it to anybody|It comes to less than I had hoped].',
  ],
  de: [
    'Nach Augenmaß, [wie jedes Frühjahr|einmal im Jahr], und nichts berührt:\n{one}\n{two}\n{three}\n{four}\n[Für die Zahlen muss man nur hinsehen|Die Zahlen lasse ich weg, hinsehen kann jeder].',
    'Ich sollte zählen, was uns gehört, [und das tat ich|also fing ich hier an]:\n{one}\n{two}\n{three}\n{four}\n[Dann sollte ich es keinem zeigen|Es ist weniger, als ich gehofft hatte].',
  ],
};

const METHOD = {
  en: ['{by} counts things that [stand about|are in sight]: look for them.'],
  de: ['{by} zählt Dinge, die [hier herumstehen|zu sehen sind]: Such sie.'],
};

const CLOSER = {
  en: ['Each of the four makes one figure. Begin with {one}.'],
  de: ['Jedes der vier ergibt eine Ziffer. Das erste: {one}.'],
};

const TITLE: Noun = { en: 'inventory', de: 'Bestandsliste', gender: 'f' };

const INSCRIPTION = {
  en: [
    '[WHAT WE OWN, IN FIGURES|THE WHOLE INVENTORY]',
    '“[Count before you touch|Use your eyes], [it costs nothing|please].”',
  ],
  de: [
    '[WAS UNS GEHÖRT, IN ZAHLEN|DER GANZE BESTAND]',
    '„[Erst zählen, dann anfassen|Nimm die Augen], [das kostet nichts|bitte].“',
  ],
};
