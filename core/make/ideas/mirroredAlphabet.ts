import { ANSWER_WORDS } from '../words/wordLists.ts';
import { chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** A paper has a word with Z in place of A, Y in place of B, and so on; the lock tells so. */
export const mirroredAlphabet: Idea = {
  id: 'mirrored-alphabet',
  level: 3,
  fromAge: 12,
  sort: 'word',
  kind: 'combined',
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const word = chooseOne(
      ANSWER_WORDS[language].filter(({ length }) => length <= 7),
      chance,
    );
    const by = author();
    const cipher = [...word].map(mirror).join('');
    return {
      parameters: word,
      answer: { password: word },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { cipher }) }],
      size: word.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { first: cipher.slice(0, 1), letter: word.slice(0, 1) })],
    };
  },
};

/** Returns the letter as far from Z as this one is from A. */
function mirror(letter: string): string {
  return String.fromCharCode(65 + 90 - letter.charCodeAt(0));
}

const INSCRIPTION = {
  en: [
    'A FOR Z, B FOR Y[, AND SO ON|]',
    '“[I learned the alphabet from the other end|My alphabet begins with Z].”',
  ],
  de: [
    'A FÜR Z, B FÜR Y[ UND SO WEITER|]',
    '„[Ich habe das Alphabet vom anderen Ende gelernt|Mein Alphabet fängt mit Z an].“',
  ],
};

const CLUE = {
  en: [
    'Whoever lettered my trunk held the stencil the wrong way up. It says {cipher} now. [It has never got lost since|The porters are very kind about it].',
    'The first word that I ever wrote by myself, and I was praised for it: {cipher}. [My mother had it framed|Nobody had the heart to say anything].',
    'My boat is called {cipher}. [There was a mistake in the list|The painter began at the back], and [one does not rename a boat|the harbour master has given up].',
  ],
  de: [
    'Wer meinen Koffer beschriftet hat, hielt die Schablone verkehrt herum. Jetzt steht {cipher} darauf. [Verloren gegangen ist er nie mehr|Die Träger sind sehr nett deswegen].',
    'Das erste Wort, das ich allein geschrieben habe, und ich wurde gelobt: {cipher}. [Meine Mutter ließ es rahmen|Keiner brachte es übers Herz, etwas zu sagen].',
    'Mein Boot heißt {cipher}. [In der Liste war ein Fehler|Der Maler fing hinten an], und [ein Boot tauft man nicht um|der Hafenmeister hat aufgegeben].',
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
