import { RIDDLES } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A riddle with one word for an answer. */
export const oldRiddle: Idea = {
  id: 'old-riddle',
  level: 2,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const riddles = RIDDLES[language].filter(({ answer }) => answer.length >= 4);
    const { asks, answer, also = [], nearer } = chooseOne(riddles, chance);
    const by = author();
    return {
      parameters: answer,
      answer: { password: answer, alsoAccepts: also },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { asks }) }],
      size: answer.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), nearer],
    };
  },
};

const CLUE = {
  en: [
    '{asks}\n\n[My grandfather asked me that, and died before I knew|I have asked everybody here, and nobody answered].',
    'Somebody at table asked: “{asks}” [I only thought of it on the way home|They are still sitting there].',
  ],
  de: [
    '{asks}\n\n[Das hat mein Großvater mich gefragt und ist darüber gestorben|Ich habe alle hier gefragt, keiner wusste es].',
    'Bei Tisch fragte jemand: „{asks}“ [Mir fiel es erst auf dem Heimweg ein|Sie sitzen noch immer da].',
  ],
};

const METHOD = {
  en: ['It is a thing that everybody knows[, described by somebody who likes to tease|].'],
  de: ['Gesucht ist etwas, das jeder kennt[, beschrieben von jemandem, der gern neckt|].'],
};

const INSCRIPTION = {
  en: ['[WHAT IS IT?|THE ANSWER TO THE RIDDLE]', '“[Can you guess|Have you guessed it]?”'],
  de: ['[WAS IST DAS?|DIE LÖSUNG DES RÄTSELS]', '„Na, [schon geraten|was ist es]?“'],
};
