import { COMPOUNDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** Two people each know one half of a compound word. */
export const twoWords: Idea = {
  id: 'two-words',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const [front, back] = chooseOne(COMPOUNDS[language], chance);
    const [first, second] = [author(), author()];
    const slots = { first, second, front, back };
    return {
      parameters: front + back,
      answer: { password: front + back },
      clues: [
        { of: kit.papers, author: first, says: tell(FRONT, slots) },
        { of: kit.papers, author: second, says: tell(BACK, slots) },
      ],
      asks: askFor(kit, 'word', (front + back).length),
      hints: [tell(METHOD, slots), tell(CLOSER, slots)],
    };
  },
};

const FRONT = {
  en: [
    '“[I was to remember|They let me keep] the first half of the word: {front}. [It means little alone|Alone it opens nothing].” {first}.',
    '{first} has written {front} [nine times|all over the page], [to learn it by heart|and left room after it each time].',
  ],
  de: [
    '„[Ich soll mir merken|Man vertraute mir an]: Die erste Hälfte des Wortes ist {front}. [Allein sagt sie wenig|Allein öffnet sie nichts].“ {first}.',
    '{first} hat [neunmal|überall] {front} geschrieben[, um es auswendig zu lernen| und jedes Mal Platz dahinter gelassen].',
  ],
};

const BACK = {
  en: [
    '“Second half: {back}. [I never met the first|{first} and I do not speak].” {second}.',
    '[On the back|In one corner]: {back}. “Goes behind what {first} says,” [adds|notes] {second}.',
  ],
  de: [
    '„Zweite Hälfte: {back}. [Die erste kenne ich nicht|{first} und ich reden nicht miteinander].“ {second}.',
    '[Auf der Rückseite|In einer Ecke]: {back}. „Kommt hinter das, was {first} sagt“, [fügt {second} hinzu|notiert {second}].',
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
