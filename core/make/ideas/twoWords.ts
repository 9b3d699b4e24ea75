import { COMPOUNDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import { inCapitals } from './inCapitals.ts';
import type { Idea } from './model.ts';

/** Two people each know one half of a compound word. */
export const twoWords: Idea = {
  id: 'two-words',
  level: 1,
  fromAge: 8,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const [front, back] = chooseOne(COMPOUNDS[language], chance);
    const [first, second] = [author(), author()];
    const slots = { first, second, front, back, ...inCapitals(first, second) };
    return {
      parameters: front + back,
      answer: { password: front + back },
      clues: [
        { of: kit.papers, author: first, says: tell(FRONT, slots) },
        { of: kit.papers, author: second, says: tell(BACK, slots) },
      ],
      size: (front + back).length,
      inscription: tell(INSCRIPTION, slots),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FRONT = {
  en: [
    'I was to remember the first half of the word, and I do: {front}. [It means little alone|Alone it opens nothing].',
    '{front}, {front}, {front}. [I write it down to learn it|They said that I would forget], and leave room behind it for what {second} knows.',
  ],
  de: [
    'Ich soll mir die erste Hälfte des Wortes merken, und das tue ich: {front}. [Allein sagt sie wenig|Allein öffnet sie nichts].',
    '{front}, {front}, {front}. [Ich schreibe, um es zu lernen|Sie meinten, ich würde es vergessen], und dahinter lasse ich Platz für das, was {second} weiß.',
  ],
};

const BACK = {
  en: [
    'Second half: {back}. [I never met the first|{first} and I do not speak].',
    '{back} goes behind what {first} says, [and only there|though nobody has asked us together]. [That is all I was told|I would have chosen a nicer one].',
  ],
  de: [
    'Zweite Hälfte: {back}. [Die erste kenne ich nicht|{first} und ich reden nicht miteinander].',
    '{back} kommt hinter das, was {first} sagt, [und nur dorthin|nur hat uns nie jemand zusammen gefragt]. [Mehr sagte man mir nicht|Ich hätte etwas Schöneres gewählt].',
  ],
};

const METHOD = {
  en: ['Each of the two knows one half of a word.'],
  de: ['Jeder von beiden kennt die Hälfte eines Wortes.'],
};

const CLOSER = {
  en: ['First {first}’s word, and {second}’s right behind it.'],
  de: ['Erst das Wort von {first}, direkt dahinter das von {second}.'],
};

const INSCRIPTION = {
  en: [
    '[ONE WORD FROM TWO MOUTHS|{FIRST} BEGINS, {SECOND} ENDS]',
    '“[Only together, {first} and {second}|{first} first, then {second}].”',
  ],
  de: [
    '[EIN WORT AUS ZWEI MÜNDERN|{FIRST} BEGINNT, {SECOND} ENDET]',
    '„[Nur zusammen, {first} und {second}|Erst {first}, dann {second}].“',
  ],
};
