import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A word that is written backwards. */
export const backwards: Idea = {
  id: 'backwards',
  level: 1,
  fromAge: 8,
  sort: 'word',
  kind: 'worked',
  isAha: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(ANSWER_WORDS[language], chance);
    const by = author();
    const slots = { drow: [...word].reverse().join('') };
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, slots) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { last: word.slice(0, 1) })],
    };
  },
};

const CLUE = {
  en: [
    'For the rear window, so that [the car in front can read it|they read it before I arrive]:\n{drow}\n[The painter thought that I was joking|I painted it myself, lying on my back].',
    '{drow}\n[The parrot says it from the wrong end|The printer laid the letters from the left], and now I cannot stop doing it [either|myself].',
  ],
  de: [
    'Für die Heckscheibe, damit [der Wagen vor mir es lesen kann|sie es lesen, bevor ich da bin]:\n{drow}\n[Der Maler hielt es für einen Scherz|Ich habe es selbst gemalt, auf dem Rücken liegend].',
    '{drow}\n[Der Papagei sagt es vom falschen Ende her|Der Drucker hat die Lettern von links gesetzt], und nun [kann ich es selbst nicht lassen|mache ich es auch so].',
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

const INSCRIPTION = {
  en: [
    '[TURN ROUND AND SAY IT|READ ME IN THE MIRROR]',
    '“[It came out the wrong way|The last shall be first].”',
  ],
  de: [
    '[UMDREHEN UND SAGEN|IM SPIEGEL ZU LESEN]',
    '„[Es kam verkehrt herum heraus|Die Letzten werden die Ersten sein].“',
  ],
};
