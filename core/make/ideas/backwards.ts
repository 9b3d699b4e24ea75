import { ANSWER_WORDS } from '../words/wordLists.ts';
import { askFor } from './asks.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A word that is written backwards. */
export const backwards: Idea = {
  id: 'backwards',
  level: 1,
  fromAge: 8,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const slots = { by, drow: [...word].reverse().join('') };
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      asks: askFor(kit, 'word', word.length),
      hints: [tell(METHOD), tell(CLOSER, { last: word.slice(0, 1) })],
    };
  },
};

const CLUE = {
  en: [
    '“[For the lock|In case I forget]: {drow}.” [Then, smaller|Below]: “[I wrote it facing the mirror|My left hand wrote this].” {by}.',
    '{drow}, [says the paper|in large letters], and [under it|in the corner]: “[The parrot|The printer|My cousin] reads it the other way.” {by}.',
    '{by} [practises|is practising] [signs for the rear window|labels for the back door]: {drow}.',
  ],
  de: [
    '„[Für das Schloss|Falls ich es vergesse]: {drow}.“ [Dann kleiner|Darunter]: „[Ich schrieb vor dem Spiegel|Das war die linke Hand].“ {by}.',
    '{drow}, [steht auf dem Papier|in großen Buchstaben], und [darunter|in der Ecke]: „[Der Papagei|Der Drucker|Mein Vetter] liest es andersherum.“ {by}.',
    '{by} übt [Schilder für die Heckscheibe|Schilder für die Hintertür]: {drow}.',
  ],
};

const METHOD = {
  en: ['It is a word, [only|but] it is read the other way.'],
  de: ['Es ist ein Wort, [nur|aber] gelesen wird es andersherum.'],
};

const CLOSER = {
  en: ['Begin at the end: the first letter is {last}.'],
  de: ['Fang hinten an: Der erste Buchstabe ist {last}.'],
};
