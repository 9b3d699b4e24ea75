import type { MadeLanguage } from '../words/language.ts';
import { askFor } from './asks.ts';
import { chooseNumber } from './choose.ts';
import type { Idea } from './model.ts';

/** What can be counted in the drawing of a thing, whether it is open or not. */
interface Countable {
  /** Catalogue id. */
  of: string;
  count: number;
  /** Within a sentence: what is counted. */
  parts: Readonly<Record<MadeLanguage, string>>;
  /** What the thing says; for those who cannot see it, its number is told. */
  says: Readonly<Record<MadeLanguage, readonly string[]>>;
}

const COUNTABLES: readonly Countable[] = [
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

/** Number of figures, and of things that stand about at most. */
const FIGURES = 4;
const MOST_THINGS = 3;

/** A paper names what players count in the picture, such as the legs of the chair; each number is a figure of the code. */
export const countedThings: Idea = {
  id: 'counted-things',
  level: 2,
  fromAge: 8,
  needsThings: { of: COUNTABLES.map(({ of }) => of), least: 2 },
  make: (kit) => {
    const { chance, language, tell, author, standing } = kit;
    const things = standing
      .flatMap((of) => COUNTABLES.find((each) => each.of === of) ?? [])
      .slice(0, MOST_THINGS);
    const asked = Array.from({ length: FIGURES }, (_, place) => {
      const thing = things[place % things.length];
      const [count, parts] = [thing?.count ?? 1, thing?.parts[language] ?? ''];
      // What comes again comes otherwise.
      const isMore = place >= things.length || chance() < SHARE_OF_MORE;
      const more = isMore ? chooseNumber(1, 9 - count, chance) : 0;
      return { figure: count + more, term: more === 0 ? parts : `${parts} plus ${more}` };
    });
    const by = author();
    const [one = '', two = '', three = '', four = ''] = asked.map(({ term }) => term);
    const code = asked.map(({ figure }) => figure).join('');
    return {
      parameters: `${things.map(({ of }) => of).join(' ')} ${code}`,
      answer: { password: code, face: { type: 'digits' } },
      clues: [
        { of: kit.papers, author: by, says: tell(CLUE, { by, one, two, three, four }) },
        ...things.map(({ of, says }) => ({ of: [of], says: tell(says), stands: true })),
      ],
      asks: askFor(kit, 'figures', FIGURES),
      hints: [tell(METHOD, { by }), tell(CLOSER, { one })],
    };
  },
};

/** How often a thing is not asked for as it stands. */
const SHARE_OF_MORE = 0.4;

const CLUE = {
  en: [
    '“[I count what I see|Look about you and count], [in this order|one after the other]: {one}; {two}; {three}; {four}. [That is all one needs to know|The rest is dust].” {by}.',
    '{by} [made an inventory|takes stock every spring]: {one}; {two}; {three}; {four}. [The figures themselves are missing|Somebody cut the figures off].',
  ],
  de: [
    '„[Ich zähle, was ich sehe|Sieh dich um und zähle], [in dieser Reihenfolge|eins nach dem anderen]: {one}; {two}; {three}; {four}. [Mehr muss man nicht wissen|Der Rest ist Staub].“ {by}.',
    '{by} [hat alles aufgenommen|macht jedes Frühjahr Inventur]: {one}; {two}; {three}; {four}. [Die Zahlen selbst fehlen|Die Zahlen hat jemand abgeschnitten].',
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
