import { shuffle } from '../../../lock/shuffle.ts';
import { SYMBOLS } from '../../../lock/signs/signs.ts';
import { chooseNumber, chooseOne } from '../../ideas/choose.ts';
import type { Puzzle } from '../../ideas/model.ts';
import { lockWords } from '../../locks/lockWords.ts';
import type { Noun } from '../../words/noun.ts';
import type { Templates } from '../../words/Teller.ts';
import { ANSWER_WORDS } from '../../words/wordLists.ts';
import type { OpenLock, PlannedThing } from '../plan.ts';
import { wrongWords } from '../voiced.ts';
import { anywhere, type Growing, type Opening } from './opening.ts';
import { paperBy } from './paperBy.ts';

/** Fewest and most things that have to be remembered. */
const LEAST = 3;
const MOST = 4;

/** What is found in each thing, and the answer that it makes. */
interface Marked {
  sort: 'figures' | 'word' | 'signs';
  marks: readonly string[];
  answer: Puzzle['answer'];
  size: number;
}

/**
 * Opens a lock by what was seen in the things that were opened before: each of them gets a mark inside, and a paper tells
 * in which order the marks are read. Null if too few things were opened.
 */
export function openByRecall(growing: Growing, lock: OpenLock): Opening | null {
  const { ground, space, puzzles } = growing;
  const { chance, teller, voice, wish } = ground;
  const opened = spreadOut(shuffle(space.things.filter(hasInside), chance)).slice(
    0,
    wish.level === 3 ? MOST : LEAST,
  );
  if (opened.length < LEAST) return null;
  const marked = markFor(opened.length, growing);
  if (!marked) return null;
  const { sort, marks, answer, size } = marked;
  for (const [place, thing] of opened.entries()) {
    const mark = teller.tell(MARK[sort], { mark: marks[place] ?? '' });
    space.mark(thing.id, mark);
  }
  const nouns = opened.flatMap(({ noun }) => noun ?? []);
  const order = orderOf(nouns, wish.language);
  const author = puzzles.author();
  const paper = paperBy({ of: growing.papers(), author, says: teller.tell(PAPER, { order }) }, growing);
  puzzles.take(answer.password);
  return {
    settings: {
      lock: {
        ...answer,
        toldBy: [paper.id, ...opened.map(({ id }) => id)],
        wrongText: wrongWords(ground.teller, ground.voice),
      },
      says: lockWords(teller, voice, lock, {
        sort,
        size,
        inscription: teller.tell(INSCRIPTION),
        figuresBy: 'pad',
      }),
      hints: [
        puzzles.lookAt([paper], lock.noun),
        teller.tell(METHOD),
        teller.tell(CLOSER, { one: nouns[0] ?? '' }),
      ],
    },
    finds: [anywhere(paper)],
    idea: `recall ${opened.map(({ of }) => of[0]).join(' ')} ${answer.password}`,
  };
}

/** Containers that have been opened, and say so; what leads elsewhere shows no inside of its own. */
function hasInside({ lock, saysOpened, leadsTo, noun }: PlannedThing): boolean {
  return lock !== undefined && saysOpened !== undefined && leadsTo === undefined && noun !== null;
}

/** Those of different places come first. */
function spreadOut(things: readonly PlannedThing[]): readonly PlannedThing[] {
  const isFirst = ({ scene }: PlannedThing, at: number) =>
    things.findIndex((each) => each.scene === scene) === at;
  return [...things.filter(isFirst), ...things.filter((each, at) => !isFirst(each, at))];
}

function markFor(count: number, { ground, puzzles }: Growing): Marked | null {
  const { chance, wish } = ground;
  const tries = Array.from({ length: 12 }, (): Marked => {
    const sort = chooseOne(['figures', 'word', 'signs'] as const, chance);
    if (sort === 'signs') {
      const marks = shuffle(SYMBOLS, chance).slice(0, count);
      return {
        sort,
        marks: marks.map((sign) => `:${sign}:`),
        answer: { password: marks.join(' '), face: { type: 'symbols' } },
        size: count,
      };
    }
    if (sort === 'word') {
      const words = ANSWER_WORDS[wish.language].filter(({ length }) => length === 2 * count);
      const word = chooseOne(words, chance);
      const marks = Array.from({ length: count }, (_, place) => word.slice(2 * place, 2 * place + 2));
      return { sort, marks, answer: { password: word }, size: word.length };
    }
    const marks = Array.from({ length: count }, () => String(chooseNumber(11, 98, chance)));
    return { sort, marks, answer: { password: marks.join(''), face: { type: 'digits' } }, size: 2 * count };
  });
  return tries.find(({ answer }) => puzzles.isNew(answer.password)) ?? null;
}

function orderOf(nouns: readonly Noun[], language: 'en' | 'de'): string {
  return nouns.map((noun) => noun[language]).join(', ');
}

const MARK: Readonly<Record<Marked['sort'], Templates>> = {
  figures: {
    en: [
      'Inside, where only you can see it, somebody has painted {mark}.',
      'A number is chalked on the inner side: {mark}.',
      'And {mark}, scratched into the back, as if it could matter one day.',
      'On the inside sticks a paper with {mark}.',
    ],
    de: [
      'Innen, wo nur du es siehst, hat jemand {mark} hingemalt.',
      'An der Innenseite steht mit Kreide eine Zahl: {mark}.',
      'Und hinten eingeritzt steht {mark}, als käme es eines Tages darauf an.',
      'Innen klebt ein Zettel mit {mark}.',
    ],
  },
  word: {
    en: [
      'Inside, where only you can see it, somebody has painted two letters: {mark}.',
      'Two letters are chalked on the inner side: {mark}.',
      'And {mark}, scratched into the back, which is no word yet.',
      'On the inside sticks a scrap of a notice, and all that is left of it is {mark}.',
    ],
    de: [
      'Innen, wo nur du es siehst, hat jemand zwei Buchstaben hingemalt: {mark}.',
      'An der Innenseite stehen mit Kreide zwei Buchstaben: {mark}.',
      'Und hinten eingeritzt steht {mark}, was noch kein Wort ist.',
      'Innen klebt ein Rest von einem Aushang, und übrig ist davon nur {mark}.',
    ],
  },
  signs: {
    en: [
      'Inside, where only you can see it, somebody has painted a sign: {mark}',
      'A sign is chalked on the inner side: {mark}',
      'Burned into the back, no larger than a coin: {mark}',
      'On the inside sticks a stamp of no country: {mark}',
    ],
    de: [
      'Innen, wo nur du es siehst, hat jemand ein Zeichen hingemalt: {mark}',
      'An die Innenseite ist mit Kreide ein Zeichen gemalt: {mark}',
      'Hinten eingebrannt, nicht größer als eine Münze: {mark}',
      'Innen klebt eine Marke aus keinem Land: {mark}',
    ],
  },
};

const PAPER: Templates = {
  en: [
    'Nobody looks at the inside of a thing once it is open, so that is where I left it, a part in each. In this order: {order}. [The door wants all of it|Then go to the door].',
    'If you have come this far, you have seen it all already, from within: {order}. [Only the order was missing|Put it together in that order, and go].',
    'One piece each, that was the bargain, and each of us found an inside to leave it on. We went round like this: {order}. [Read them in our footsteps|The door has been told].',
    'I did not hide the word for the door, I spread it. Open again what you have opened, first the one and then the other: {order}. [People never close things properly|It will not take you long].',
  ],
  de: [
    'Was offen ist, sieht sich keiner mehr von innen an, also steht es dort, in jedem ein Teil. Und zwar so: {order}. [Die Tür will alles zusammen|Dann geh zur Tür].',
    'Wer bis hierher kommt, hat alles schon gesehen, von innen: {order}. [Nur die Reihenfolge fehlte|So gehört es zusammen, und dann geh].',
    'Jeder von uns bekam ein Stück und suchte sich ein Innen dafür. Unser Rundgang ging so: {order}. [Geh ihn nach und lies dabei|Die Tür weiß Bescheid].',
    'Versteckt habe ich es nicht, nur verteilt. Sieh noch einmal in alles, was du geöffnet hast, und zwar der Reihe nach: {order}. [Richtig zu macht ja niemand etwas|Lange dauert es nicht].',
  ],
};

const INSCRIPTION: Templates = {
  en: [
    '“[What have you seen inside|Do you remember all of it]?”',
    'EVERYTHING THAT YOU OPENED, IN GOOD ORDER',
  ],
  de: [
    '„[Was hast du innen gesehen|Hast du dir alles gemerkt]?“',
    'ALLES, WAS DU GEÖFFNET HAST, DER REIHE NACH',
  ],
};

const METHOD: Templates = {
  en: ['What you opened told you more than one thing: look at it again, from the inside.'],
  de: ['Was du geöffnet hast, hat dir mehr als eines verraten: Sieh es dir noch einmal von innen an.'],
};

const CLOSER: Templates = {
  en: ['Begin with what is inside {one}; the paper tells what comes next.'],
  de: ['Fang mit dem an, was innen zu sehen ist: {one}. Wie es weitergeht, sagt das Papier.'],
};
