import type { Templates } from '../words/Teller.ts';
import type { IdeaKit } from './model.ts';

const COUNTS = {
  en: 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' '),
  de: 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn'.split(' '),
} satisfies Templates;

/** What a lock wants, by the sort of its answer. `{count}` is a number in words. */
const ASKS = {
  figures: {
    en: [
      '[It wants|It waits for|It asks for] {count} figures.',
      '{count} figures, [says the brass|says the label|and it opens].',
      '[It shows {count} figures|{count} figures are set], only not the right ones.',
      'There is room for {count} figures[, no more|, and many have been tried|, each as good as the next].',
      'To open it takes {count} figures[, the right ones|, in one go|, and a steady hand].',
    ],
    de: [
      '[Das Schloss will|Das Schloss wartet auf|Das Schloss verlangt] {count} Ziffern.',
      '{count} Ziffern, [sagt das Messing|sagt das Etikett|und es geht auf].',
      '[Eingestellt sind|Zu sehen sind] {count} Ziffern, nur nicht die richtigen.',
      'Für {count} Ziffern ist Platz[, für mehr nicht|, und viele wurden schon probiert|, eine so gut wie die andere].',
      'Zum Öffnen braucht es {count} Ziffern[, und zwar die richtigen|, in einem Zug| und eine ruhige Hand].',
    ],
  },
  word: {
    en: [
      '[It wants|It waits for|It asks for] a word of {count} letters.',
      'One word, {count} letters[, and no help with the spelling|, says the label].',
      '[There is room for {count} letters|A word of {count} letters is set, only not the right one].',
      'A word of {count} letters opens it[, and no other|, says a scratched note|, however it is shouted].',
    ],
    de: [
      '[Das Schloss will|Das Schloss wartet auf|Das Schloss verlangt] ein Wort mit {count} Buchstaben.',
      'Ein Wort, {count} Buchstaben[, und keine Hilfe beim Schreiben|, sagt das Etikett].',
      '[Für {count} Buchstaben ist Platz|Eingestellt sind {count} Buchstaben, nur nicht die richtigen].',
      'Ein Wort mit {count} Buchstaben öffnet es[, und kein anderes|, steht eingeritzt daneben|, auch geflüstert].',
    ],
  },
  ways: {
    en: [
      'A knob [can be|that can be] pushed in eight directions[, and remembers them|].',
      'The knob [goes|gives way] in every direction, if the order is right.',
    ],
    de: [
      'Ein Knopf lässt sich in acht Richtungen schieben[ und merkt sich jede|].',
      'Der Knopf gibt in jede Richtung nach, [wenn die Reihenfolge stimmt|aber nur in der richtigen Reihenfolge].',
    ],
  },
  colours: {
    en: [
      'Coloured stones [can be|want to be|wait to be] pressed, one after the other.',
      'Eight stones of eight colours, and [an order that matters|somebody’s favourite order|only one order is right].',
      'It opens to colours, [pressed one by one|in a row of its own|as somebody liked them].',
    ],
    de: [
      'Farbige Steine lassen sich drücken, [einer nach dem anderen|in der richtigen Reihenfolge|und es kommt auf die Reihenfolge an].',
      'Acht Steine in acht Farben, und [die Reihenfolge zählt|jemand hat eine Lieblingsreihenfolge|nur eine Reihenfolge stimmt].',
      'Das Schloss öffnet sich für Farben, [eine nach der anderen gedrückt|in einer bestimmten Reihe|so, wie sie jemand mochte].',
    ],
  },
  tones: {
    en: [
      'The keys of one octave[, slightly out of tune|, and nobody to play them].',
      'It opens to a tune[, and only to one|, if it is the right one|, played by hand].',
    ],
    de: [
      'Die Tasten einer Oktave[, leicht verstimmt|, und niemand, der sie spielt].',
      'Das Schloss öffnet sich für eine Melodie[, und nur für eine|, wenn es die richtige ist|].',
    ],
  },
  signs: {
    en: [
      'Tiles with drawn signs, [and three of them count|three of which matter].',
      'Signs [to press|on little tiles]: three are right, in a certain order.',
    ],
    de: [
      'Kacheln mit gezeichneten Zeichen, [von denen drei zählen|und drei davon sind gemeint].',
      'Zeichen auf kleinen Kacheln: Drei stimmen, [in einer bestimmten Reihenfolge|eins nach dem anderen].',
    ],
  },
  thread: {
    en: [
      'Nine pins and a thread: [it wants a figure|something is to be drawn].',
      'A thread hangs beside nine pins[, waiting to be wound|].',
    ],
    de: [
      'Neun Stifte und ein Faden: [Gesucht ist eine Figur|Hier wird etwas gezeichnet].',
      'Neben neun Stiften hängt ein Faden[ und wartet|].',
    ],
  },
  pieces: {
    en: [
      'Little plates [to be put|that want to be put] in order[|, says the frame|, only in which].',
      'The plates slide, [but somebody has mixed them|and do so gladly|but do not come out].',
    ],
    de: [
      'Kleine Platten, die in die richtige Reihenfolge gehören[|, sagt der Rahmen|, nur in welche].',
      'Die Platten lassen sich verschieben[, und jemand hat sie gemischt|, und zwar leicht|, nur nicht herausnehmen].',
    ],
  },
} as const satisfies Readonly<Record<string, Templates>>;

/** Returns what the lock says it wants. `count`: of figures or letters, 1 to 13. */
export function askFor({ tell, language }: IdeaKit, sort: keyof typeof ASKS, count = 0): string {
  return tell(ASKS[sort], { count: COUNTS[language][count] ?? String(count) });
}
