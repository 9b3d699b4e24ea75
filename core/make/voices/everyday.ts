import type { Voice, VoiceWords } from './model.ts';

const NOTHING: Omit<VoiceWords, 'props'> = {
  devices: {
    pad: [],
    wheels: [],
    word: [],
    ways: [],
    colours: [],
    tones: [],
    signs: [],
    thread: [],
    pieces: [],
  },
  fastened: [],
  barred: [],
  written: [],
  opened: [],
  found: [],
  looks: [],
  keyholes: [],
  keys: [],
  ways: [],
  light: [],
  wrong: [],
  lookAt: [],
};

/** The voice of a place of no theme, such as one that was uploaded: all is told as anywhere. */
export const everydayVoice: Voice = {
  en: {
    ...NOTHING,
    props: {
      years: [1868, 1949],
      vehicle: 'the tram',
      goals: ['to the bakery that opens early', 'to the bench where nobody talks', 'to my aunt’s back gate'],
      counted: ['slices of cake', 'lost umbrellas', 'visitors who say that they cannot stay'],
      numbered: ['the stairs', 'the chairs', 'the jam jars'],
      painted: ['the fence', 'the ceiling', 'a goose, life-size'],
      stock: { boxes: 'boxes', things: 'candles', gone: 'have burnt down' },
      bill: ['A coat, mended', 'The same coat again, worse', 'Patience'],
      doings: [
        ['a bath', 'BATH'],
        ['the piano lesson', 'PIANO'],
        ['the market', 'MARKET'],
        ['cards with the neighbours', 'CARDS'],
        ['choir', 'CHOIR'],
        ['the dentist', 'DENTIST'],
      ],
    },
  },
  de: {
    ...NOTHING,
    props: {
      years: [1868, 1949],
      vehicle: 'die Bahn',
      goals: [
        'zur Bäckerei, die früh aufmacht',
        'zur Bank, auf der keiner redet',
        'zum hinteren Tor meiner Tante',
      ],
      counted: ['Kuchenstücke', 'verlorene Schirme', 'Besucher, die nicht lange bleiben können'],
      numbered: ['die Stufen', 'die Stühle', 'die Marmeladengläser'],
      painted: ['den Zaun streichen', 'die Decke streichen', 'eine Gans malen, lebensgroß'],
      stock: { boxes: 'Schachteln', things: 'Kerzen', gone: 'sind abgebrannt' },
      bill: ['Ein Mantel, geflickt', 'Derselbe Mantel, nur schlimmer', 'Geduld'],
      doings: [
        ['Baden', 'BADEN'],
        ['Klavierstunde', 'KLAVIER'],
        ['Markt', 'MARKT'],
        ['Karten mit den Nachbarn', 'KARTEN'],
        ['Chor', 'CHOR'],
        ['Zahnarzt', 'ZAHNARZT'],
      ],
    },
  },
};
