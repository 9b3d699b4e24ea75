import { RIDDLES } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A riddle with one word for an answer. */
export const oldRiddle: Idea = {
  id: 'old-riddle',
  level: 2,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const riddles = RIDDLES[language].filter(({ answer }) => answer.length >= 4);
    const { asks, answer, also = [], nearer } = chooseOne(riddles, chance);
    const by = author();
    return {
      parameters: answer,
      answer: { password: answer, alsoAccepts: also },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, asks }) }],
      asks: askFor(kit, 'word', answer.length),
      hints: [tell(METHOD), nearer],
    };
  },
};

const CLUE = {
  en: [
    '“{asks} [Guess|Say it], and it opens.” {by}.',
    '{by} asks: “{asks}” [Nobody has answered so far|The margin is full of wrong guesses].',
  ],
  de: [
    '„{asks} [Rate|Sag es], und es geht auf.“ {by}.',
    '{by} fragt: „{asks}“ [Bisher hat niemand geantwortet|Am Rand stehen lauter falsche Antworten].',
  ],
};

const METHOD = {
  en: ['It is a thing that everybody knows[, described by somebody who likes to tease|].'],
  de: ['Gesucht ist etwas, das jeder kennt[, beschrieben von jemandem, der gern neckt|].'],
};
