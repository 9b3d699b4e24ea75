import type { Templates } from '../words/Teller.ts';

/** What an answer is made of. */
export type AnswerSort = 'figures' | 'word' | 'ways' | 'colours' | 'tones' | 'signs' | 'thread' | 'pieces';

/** How a lock takes figures: on a pad of keys, or on wheels. */
export type FiguresBy = 'pad' | 'wheels';

/** A kind of lock for an answer. */
export type DeviceId = Exclude<AnswerSort, 'figures'> | FiguresBy;

/** What a lock for an answer looks like anywhere, as a subject in the singular. `{count}`: of figures or letters, in words. */
export const DEVICES: Readonly<Record<DeviceId, Templates>> = {
  pad: {
    en: ['a pad of ten keys, made for {count} figures', 'a small keypad with room for {count} figures'],
    de: ['ein Tastenfeld für {count} Ziffern', 'ein kleines Tastenfeld mit Platz für {count} Ziffern'],
  },
  wheels: {
    en: ['a lock with {count} little wheels of figures', 'a brass lock of {count} number wheels'],
    de: ['ein Schloss mit {count} Zahlenrädchen', 'ein Messingschloss mit {count} Rädchen voller Ziffern'],
  },
  word: {
    en: ['a lock of {count} letter rings', 'a tiny row of type for {count} letters'],
    de: ['ein Schloss mit Ringen für {count} Buchstaben', 'ein winziger Setzkasten für {count} Buchstaben'],
  },
  ways: {
    en: ['a knob that can be pushed in eight directions', 'a small stick that gives way in eight directions'],
    de: [
      'ein Knopf, der sich in acht Richtungen schieben lässt',
      'ein Hebelchen, das in acht Richtungen nachgibt',
    ],
  },
  colours: {
    en: ['a ring of eight coloured stones to press', 'a row of eight coloured buttons'],
    de: ['ein Kranz aus acht farbigen Steinen zum Drücken', 'eine Reihe von acht farbigen Knöpfen'],
  },
  tones: {
    en: [
      'the keyboard of a very small piano',
      'a piano of eight keys, [slightly out of tune|and nobody to play it]',
    ],
    de: [
      'die Klaviatur eines sehr kleinen Klaviers',
      'ein Klavier von acht Tasten, [leicht verstimmt|und niemand spielt es]',
    ],
  },
  signs: {
    en: ['a plate of little pictures to press', 'a tray of tiles, each with a drawn sign'],
    de: ['eine Platte mit kleinen Bildern zum Drücken', 'ein Kasten voller Kacheln, jede mit einem Zeichen'],
  },
  thread: {
    en: ['a board with nine pins and a thread', 'a square of nine pins, and a thread to wind round them'],
    de: ['ein Brett mit neun Stiften und einem Faden', 'ein Quadrat aus neun Stiften mit einem Faden daran'],
  },
  pieces: {
    en: [
      'a frame with {count} little plates that slide',
      'a rail on which {count} little plates slide to and fro',
    ],
    de: [
      'ein Rahmen mit {count} verschiebbaren Plättchen',
      'eine Schiene, auf der {count} Plättchen hin und her gleiten',
    ],
  },
};

const COUNTS = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  de: 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' '),
} satisfies Templates;

/** Returns a number of figures or letters in words, within a sentence. */
export function countInWords(count: number, language: keyof typeof COUNTS): string {
  return COUNTS[language][count] ?? String(count);
}
