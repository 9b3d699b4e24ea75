import type { Noun } from '../words/noun.ts';
import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In each row of the alphabet one letter is missing; the missing letters are the word. */
export const missingLetters: Idea = {
  id: 'missing-letters',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  isAha: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const words = ANSWER_WORDS[language].filter(
      (word) => word.length <= 7 && !/[AZ]/.test(word) && new Set(word).size === word.length,
    );
    const word = chooseOne(words, chance);
    const by = author();
    const rows = [...word].map(rowWithout);
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, title: TITLE, says: tell(CLUE, { rows: rows.join('\n') }) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { row: rows[0] ?? '', letter: word.slice(0, 1) })],
    };
  },
};

/** Returns the letters on both sides of a letter, up to two on each, without it. */
function rowWithout(letter: string): string {
  const at = LETTERS.indexOf(letter);
  return [...LETTERS.slice(Math.max(0, at - 2), at), ...LETTERS.slice(at + 1, at + 3)].join(' ');
}

const CLUE = {
  en: [
    'Writing practice, [a row a day|row by row]:\n{rows}\n[I always lose one|My teacher says that something is missing].',
    '{rows}\n[It is not my fault that there are holes|One cannot have everything, she said, and took one from each].',
    'The moths have been at my alphabet, [a bite from each piece|and they have good taste]:\n{rows}\n[I can read what they ate|What they like, they take].',
    'Roll call:\n{rows}\n[Somebody is absent in every row|I have noted who was away]. [Nobody had an excuse|They are all at the same place, if you ask me].',
  ],
  de: [
    'Schönschreiben, [jeden Tag eine Reihe|Reihe für Reihe]:\n{rows}\n[Einen verliere ich immer|Meine Lehrerin meint, es fehle etwas].',
    '{rows}\n[Für die Lücken kann ich nichts|Alles kann man nicht haben, sagte sie und nahm mir jedes Mal einen].',
    'Die Motten waren an meinem Alphabet, [aus jedem Stück ein Bissen|und sie haben Geschmack]:\n{rows}\n[Was sie fraßen, kann ich lesen|Was ihnen schmeckt, das nehmen sie].',
    'Anwesenheit:\n{rows}\n[In jeder Reihe fehlt jemand|Wer fort war, habe ich mir gemerkt]. [Entschuldigt war keiner|Die sitzen alle irgendwo zusammen, wenn du mich fragst].',
  ],
};

const METHOD = {
  en: ['What counts is what is not there[, row by row|].'],
  de: ['Es zählt, was nicht dasteht[, Reihe für Reihe|].'],
};

const CLOSER = {
  en: ['In {row} the {letter} is missing.'],
  de: ['In {row} fehlt das {letter}.'],
};

const TITLE: Noun = { en: 'copybook', de: 'Schreibheft', gender: 'n' };

const INSCRIPTION = {
  en: ['[WHAT IS MISSING|THE GAPS, PLEASE]', '“[It is what is not there|Mind the gap].”'],
  de: ['[WAS FEHLT|DIE LÜCKEN BITTE]', '„[Es ist das, was nicht dasteht|Achte auf die Lücken].“'],
};
