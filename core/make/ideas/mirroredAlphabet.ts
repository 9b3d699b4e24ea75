import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** At the lock stands a word with Z in place of A, Y in place of B, and so on; a paper tells so. */
export const mirroredAlphabet: Idea = {
  id: 'mirrored-alphabet',
  level: 3,
  fromAge: 12,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, lock, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 7),
      chance,
    );
    const by = author();
    const cipher = [...word].map(mirror).join('');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { lock }) }],
      size: word.length,
      inscription: tell(INSCRIPTION, { cipher }),
      hints: [tell(METHOD), tell(CLOSER, { first: cipher.slice(0, 1), letter: word.slice(0, 1) })],
    };
  },
};

/** Returns the letter as far from Z as this one is from A. */
function mirror(letter: string): string {
  return String.fromCharCode(65 + 90 - letter.charCodeAt(0));
}

const INSCRIPTION = {
  en: ['{cipher}[, neatly stamped|]', '“{cipher}, [or so they taught me|as I learned it at school].”'],
  de: ['{cipher}[, sauber gestempelt|]', '„{cipher}, [so habe ich es gelernt|wie in der Schule gelernt].“'],
};

const CLUE = {
  en: [
    'I learned the alphabet from the wrong end, so that with me Z comes first, and A last. [Nobody noticed until {lock} was lettered|{lock} is the only proof left]. [B and Y have changed places, and so on|I have never been happier].',
    'Whoever lettered {lock} held [the stencil upside down|the list the wrong way up]: A came out as Z, B as Y, [and so right through|and not one was spared]. [I paid half|We left it so, since nobody could read it].',
  ],
  de: [
    'Ich habe das Alphabet vom falschen Ende her gelernt: Bei mir kommt Z zuerst und A zuletzt. [Aufgefallen ist es erst, als {lock} beschriftet war|Der letzte Beweis ist {lock}]. [B und Y haben getauscht und so weiter|Mir geht es gut damit].',
    'Wer {lock:a} beschriftet hat, hielt [die Schablone verkehrt herum|die Liste auf dem Kopf]: Aus A wurde Z, aus B wurde Y, [und so immer fort|und keiner blieb verschont]. [Ich habe nur die Hälfte bezahlt|Wir ließen es so, lesen konnte es ja keiner].',
  ],
};

const METHOD = {
  en: ['Write the alphabet in a row, and [backwards below it|below it the other way round].'],
  de: ['Schreib das Alphabet in eine Reihe und [rückwärts darunter|darunter noch einmal andersherum].'],
};

const CLOSER = {
  en: ['{first} stands above {letter}.'],
  de: ['{first} steht über {letter}.'],
};
