import type { MadeLanguage } from '../words/language.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The number of letters in each word of a saying is a figure of the code. */
export const wordLengths: Idea = {
  id: 'word-lengths',
  level: 3,
  fromAge: 12,
  sort: 'figures',
  kind: 'worked',
  isAha: true,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const saying = SAYINGS[language][chooseNumber(0, SAYINGS[language].length - 1, chance)] ?? [];
    const words = saying.map((choices) => chooseOne(choices, chance));
    const code = words.map(({ length }) => length).join('');
    const by = author();
    return {
      parameters: code,
      answer: { password: code, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { saying: words.join(' ') }) }],
      size: code.length,
      inscription: tell(INSCRIPTION),
      hints: [tell(METHOD), tell(CLOSER, { word: words[0] ?? '', length: String(words[0]?.length) })],
    };
  },
};

/** Sayings word by word; whichever words are chosen, the sentence is right. */
const SAYINGS: Readonly<Record<MadeLanguage, readonly (readonly (readonly string[])[])[]>> = {
  en: [
    [
      ['Good', 'Strong', 'Cold'],
      ['coffee', 'tea', 'soup'],
      ['needs', 'wants'],
      ['a'],
      ['large', 'small', 'clean', 'borrowed'],
      ['cup', 'spoon', 'saucer'],
    ],
    [
      ['Never', 'Always'],
      ['wake', 'feed', 'trust'],
      ['the'],
      ['old', 'brown', 'sleeping'],
      ['dog', 'goose', 'donkey', 'parrot'],
    ],
    [
      ['Every', 'No'],
      ['umbrella', 'hat', 'key'],
      ['loves', 'fears'],
      ['the'],
      ['tram', 'train', 'ferry', 'rain'],
    ],
    [
      ['Two', 'Three', 'Seven'],
      ['aunts', 'uncles', 'cousins'],
      ['agree', 'sing', 'argue'],
      ['about', 'during'],
      ['dinner', 'lunch', 'cake', 'breakfast'],
    ],
  ],
  de: [
    [
      ['Guter', 'Starker', 'Kalter'],
      ['Kaffee', 'Tee', 'Kakao'],
      ['braucht', 'will'],
      ['eine'],
      ['große', 'kleine', 'saubere'],
      ['Tasse', 'Kanne'],
    ],
    [
      ['Wecke', 'Reize', 'Suche'],
      ['nie', 'niemals'],
      ['den'],
      ['alten', 'braunen', 'schlafenden'],
      ['Hund', 'Esel', 'Papagei', 'Kater'],
    ],
    [['Jeder', 'Kein'], ['Schirm', 'Hut', 'Koffer'], ['liebt', 'hasst'], ['den'], ['Regen', 'Zug', 'Schnee']],
    [
      ['Zwei', 'Drei', 'Sieben'],
      ['Tanten', 'Onkel', 'Vettern'],
      ['singen', 'streiten', 'schweigen'],
      ['beim'],
      ['Essen', 'Kochen', 'Packen', 'Rechnen'],
    ],
  ],
};

const CLUE = {
  en: [
    '{saying}. [I had it stitched, and paid by the letter|My mother said so daily, and counted the letters].',
    'What I live by: {saying}. [Whoever stitches it should know how long each word is|I measured the words before I framed them].',
  ],
  de: [
    '{saying}. [Ich ließ es sticken, bezahlt wurde nach Buchstaben|Meine Mutter sagte das täglich und zählte die Buchstaben].',
    'Danach lebe ich: {saying}. [Wer das stickt, sollte wissen, wie lang jedes Wort ist|Vor dem Rahmen habe ich die Wörter ausgemessen].',
  ],
};

const METHOD = {
  en: ['The words are not meant. What [counts|matters] is how long they are.'],
  de: ['Die Wörter sind nicht gemeint. [Es kommt auf ihre Länge an|Es geht um ihre Länge].'],
};

const CLOSER = {
  en: ['Count the letters of each word: “{word}” has {length}.'],
  de: ['Zähl die Buchstaben jedes Wortes: „{word}“ hat {length}.'],
};

const INSCRIPTION = {
  en: [
    '[MEASURE YOUR WORDS|HOW LONG IS EACH?]',
    '“[It is not what is said, it is how long|Word by word, and counted].”',
  ],
  de: [
    '[MISS DEINE WORTE|WIE LANG IST JEDES?]',
    '„[Es kommt nicht darauf an, was da steht, sondern wie lang es ist|Wort für Wort, und abgezählt].“',
  ],
};
