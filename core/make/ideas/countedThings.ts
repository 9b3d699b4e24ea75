import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';
import { askCounts, type Countable, FIGURES } from './askCounts.ts';
import type { Idea } from './model.ts';

/** What can be counted in the drawing of a thing, whether it is open or not. */
interface CountableThing extends Countable {
  /** Catalogue id. */
  of: string;
  /** What the thing says: those who cannot see it can count by its words, which do not tell its number. */
  says: Readonly<Record<MadeLanguage, readonly string[]>>;
}

const COUNTABLES: readonly CountableThing[] = [
  {
    of: 'birthday-cake',
    count: 5,
    parts: { en: 'the candles on the cake', de: 'die Kerzen auf dem Kuchen' },
    says: {
      en: [
        'A cake with a candle for each finger of one hand[, and nobody’s name on it|; the thumb’s leans a little|].',
      ],
      de: [
        'Ein Kuchen mit einer Kerze für jeden Finger einer Hand[ und ohne Namen|; die für den Daumen steht schief].',
      ],
    },
  },
  {
    of: 'candelabra',
    count: 3,
    parts: { en: 'the candles of the candelabra', de: 'die Kerzen am Leuchter' },
    says: {
      en: [
        'A candle on the left, one on the right, and between them one that thinks [it is the candelabra|a good deal of itself][. Wax runs down to the table|].',
      ],
      de: [
        'Eine Kerze links, eine rechts und dazwischen eine, die [sich für den Leuchter hält|viel auf sich hält][. Das Wachs läuft bis auf den Tisch|].',
      ],
    },
  },
  {
    of: 'potions',
    count: 3,
    parts: { en: 'the bottles on the rack', de: 'die Flaschen im Gestell' },
    says: {
      en: [
        'On the rack: a bottle that must not be shaken, one that must, and one [of which nothing is known|that has lost its label].',
      ],
      de: [
        'Im Gestell: eine Flasche, die man nicht schütteln darf, eine, die man schütteln muss, und eine, [von der man nichts weiß|deren Schild verloren ging].',
      ],
    },
  },
  {
    of: 'aquarium',
    count: 3,
    parts: { en: 'the fish in the aquarium', de: 'die Fische im Aquarium' },
    says: {
      en: ['A fish swims to and a fish swims fro, and a third [keeps the score|has seen it all before].'],
      de: ['Ein Fisch schwimmt hin, einer schwimmt her, und einer [zählt mit|kennt das schon].'],
    },
  },
  {
    of: 'chair',
    count: 4,
    parts: { en: 'the legs of the chair', de: 'die Beine des Stuhls' },
    says: {
      en: ['A leg at each corner, [and none of them wobbles|as chairs used to be built].'],
      de: ['An jeder Ecke ein Bein, [und keins wackelt|so baute man früher Stühle].'],
    },
  },
  {
    of: 'scales',
    count: 2,
    parts: { en: 'the pans of the scales', de: 'die Schalen der Waage' },
    says: {
      en: [
        'One pan is up and one is down, [and both have their reasons|and there is no agreement between them].',
      ],
      de: [
        'Eine Schale ist oben und eine unten, [und beide haben ihre Gründe|und einig sind sie sich nicht].',
      ],
    },
  },
  {
    of: 'skull-candle',
    count: 1,
    parts: { en: 'the candles on the skull', de: 'die Kerzen auf dem Schädel' },
    says: {
      en: ['A skull that wears a candle[ and does not mind| as others wear a hat].'],
      de: ['Ein Schädel, der eine Kerze trägt[ und nichts dagegen hat| wie andere einen Hut].'],
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
  isCounted: true,
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
    'They wanted it in four lines, so here are four lines:\n{one}\n{two}\n{three}\n{four}\n[They did not say that they wanted the figures, too|Whoever wants figures has eyes].',
    'Before I am asked how many of anything there are:\n{one}\n{two}\n{three}\n{four}\n[I am not paid for the answer|Go and see, I am sitting down].',
    'I was told to count what we own, [and I did|so I began here]:\n{one}\n{two}\n{three}\n{four}\n[Then I was told not to show it to anybody|It comes to less than I had hoped].',
  ],
  de: [
    'Nach Augenmaß, [wie jedes Frühjahr|einmal im Jahr], und nichts berührt:\n{one}\n{two}\n{three}\n{four}\n[Für die Zahlen muss man nur hinsehen|Die Zahlen lasse ich weg, hinsehen kann jeder].',
    'Vier Zeilen wollten sie haben, hier sind vier Zeilen:\n{one}\n{two}\n{three}\n{four}\n[Von Zahlen war keine Rede|Wer Zahlen will, hat Augen].',
    'Bevor mich wieder jemand fragt, wie viele es von allem sind:\n{one}\n{two}\n{three}\n{four}\n[Für Antworten werde ich nicht bezahlt|Seht selbst nach, ich sitze gerade].',
    'Ich sollte zählen, was uns gehört, [und das tat ich|also fing ich hier an]:\n{one}\n{two}\n{three}\n{four}\n[Dann sollte ich es keinem zeigen|Es ist weniger, als ich gehofft hatte].',
  ],
};

const METHOD = {
  en: ['{by} counts things that [stand about|are in sight]: look for them.'],
  de: ['{by} zählt Dinge, die [hier herumstehen|zu sehen sind]: Such sie.'],
};

const CLOSER = {
  en: [
    'Each of the four makes one figure. Begin with {one}.',
    'Four lines, four figures. The first line says: {one}.',
    'Count line by line. At the top stands: {one}.',
  ],
  de: [
    'Jedes der vier ergibt eine Ziffer. Das erste: {one}.',
    'Vier Zeilen, vier Ziffern. In der ersten steht: {one}.',
    'Zähl Zeile für Zeile. Ganz oben: {one}.',
  ],
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
