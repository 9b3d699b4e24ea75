import { shuffle } from '../../lock/shuffle.ts';
import { ANSWER_WORDS } from '../words/wordLists.ts';
import { inCapitals } from './inCapitals.ts';
import type { Idea } from './model.ts';

/** Letters of each word, so that the lock tells nothing by its length. */
const LETTERS = 5;

/** Two people each know one of two words that have nothing to do with one another: one of them lets nobody guess the other. */
export const twoWords: Idea = {
  id: 'two-words',
  level: 1,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const short = ANSWER_WORDS[language].filter(({ length }) => length === LETTERS);
    const [front = '', back = ''] = shuffle(short, chance);
    const [first, second] = [author(), author()];
    const slots = { first, second, front, back, ...inCapitals(first, second) };
    return {
      parameters: front + back,
      answer: { password: front + back },
      clues: [
        { of: kit.papers, author: first, says: tell(FRONT, slots) },
        { of: kit.papers, author: second, says: tell(BACK, slots) },
      ],
      size: 2 * LETTERS,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FRONT = {
  en: [
    'I was to remember one word, and I do: {front}. [Alone it opens nothing|It means little alone]. [What comes behind it|The rest] was told to {second}.',
    '{front}, {front}, {front}. [I write it down to learn it|They said that I would forget], and leave room behind it for what {second} knows.',
    'At the door I say {front}, and then I cough until {second} has said the rest. [We have practised it|It takes us three tries].',
  ],
  de: [
    'Ich soll mir ein Wort merken, und das tue ich: {front}. [Allein öffnet es nichts|Allein sagt es wenig]. Was danach kommt, bekam {second} gesagt.',
    '{front}, {front}, {front}. [Ich schreibe, um es zu lernen|Sie meinten, ich würde es vergessen], und dahinter lasse ich Platz für das, was {second} weiß.',
    'An der Tür sage ich {front}, und dann huste ich, bis {second} den Rest gesagt hat. [Wir haben das geübt|Wir brauchen drei Anläufe].',
  ],
};

const BACK = {
  en: [
    'The second word is mine: {back}. [I never met the first|{first} and I do not speak].',
    '{back} goes behind what {first} says, [and only there|though nobody has asked us together]. [That is all I was told|I would have chosen a nicer one].',
    'They gave {first} the beginning, as always, and me {back}. [It was the last one in the bag|I like it, but nobody asks for it].',
  ],
  de: [
    'Das zweite Wort habe ich: {back}. [Das erste kenne ich nicht|{first} und ich reden nicht miteinander].',
    '{back} kommt hinter das, was {first} sagt, [und nur dorthin|nur hat uns nie jemand zusammen gefragt]. [Mehr sagte man mir nicht|Ich hätte etwas Schöneres gewählt].',
    'Den Anfang bekam {first}, wie immer, und ich bekam {back}. [Es war das Letzte im Beutel|Mir gefällt es, nur fragt mich keiner danach].',
  ],
};

const METHOD = {
  en: ['Each of the two knows one of two words.'],
  de: ['Jeder von beiden kennt eines von zwei Wörtern.'],
};

const CLOSER = {
  en: ['First {first}’s word, and {second}’s right behind it.'],
  de: ['Erst das Wort von {first}, direkt dahinter das von {second}.'],
};

const INSCRIPTION = {
  en: [
    '[TWO WORDS, TWO MOUTHS|{FIRST} BEGINS, {SECOND} ENDS]',
    '“[Only together, {first} and {second}|{first} first, then {second}].”',
  ],
  de: [
    '[ZWEI WÖRTER, ZWEI MÜNDER|{FIRST} BEGINNT, {SECOND} ENDET]',
    '„[Nur zusammen, {first} und {second}|Erst {first}, dann {second}].“',
  ],
};
