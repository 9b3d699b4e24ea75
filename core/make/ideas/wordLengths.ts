import type { MadeLanguage } from '../words/language.ts';
import { askFor } from './asks.ts';
import { chooseNumber, chooseOne } from './choose.ts';
import type { Idea } from './model.ts';

/** The number of letters in each word of a saying is a figure of the code. */
export const wordLengths: Idea = {
  id: 'word-lengths',
  level: 3,
  fromAge: 12,
  make: (kit) => {
    const { chance, language, tell, author } = kit;
    const saying = SAYINGS[language][chooseNumber(0, SAYINGS[language].length - 1, chance)] ?? [];
    const words = saying.map((choices) => chooseOne(choices, chance));
    const code = words.map(({ length }) => length).join('');
    const by = author();
    return {
      parameters: code,
      answer: { password: code, face: { type: 'digits' } },
      clues: [{ of: kit.papers, author: by, says: tell(CLUE, { by, saying: words.join(' ') }) }],
      asks: askFor(kit, 'figures', code.length),
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
    '“{saying}.” [A saying of|Said daily by] {by}, [who counts every letter|who measures words].',
    '{by} [had it stitched|had it framed]: “{saying}.” [The letters were paid for one by one|Length matters, it says on the back].',
  ],
  de: [
    '„{saying}.“ [Ein Spruch von|Täglich gesagt von] {by}, [sparsam mit jedem Buchstaben|und jedes Wort ist abgemessen].',
    '{by} [ließ es sticken|ließ es rahmen]: „{saying}.“ [Bezahlt wurde jeder Buchstabe einzeln|Auf die Länge kommt es an, steht hinten].',
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
