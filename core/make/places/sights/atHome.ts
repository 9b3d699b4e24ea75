import type { Sights } from './model.ts';

/** What can be looked at and counted in places at home. */
export const atHome: Sights = {
  study: [
    {
      noun: { en: 'wall of books', de: 'Bücherwand', gender: 'f' },
      rect: { x: 81, y: 13, width: 17.6, height: 30 },
      moods: ['green', 'burgundy', 'blue'],
      count: 5,
      parts: { en: 'the shelves in the wall of books', de: 'die Bretter der Bücherwand' },
      says: {
        en: ['From the top: law, sermons, law, travels, and at the bottom what was read.'],
        de: ['Von oben: Recht, Predigten, Recht, Reisen und ganz unten, was gelesen wurde.'],
      },
    },
    {
      noun: { en: 'old portrait', de: 'altes Porträt', gender: 'n' },
      rect: { x: 68, y: 12.4, width: 9.4, height: 22.6 },
      moods: ['green', 'burgundy', 'blue'],
      count: 4,
      parts: {
        en: 'the golden knobs on the frame of the old portrait',
        de: 'die goldenen Knäufe am Rahmen des alten Porträts',
      },
      says: {
        en: ['A gentleman, and a knob at each corner of him.'],
        de: ['Ein Herr und an jeder Ecke ein Knauf.'],
      },
    },
    {
      noun: { en: 'curtains', de: 'Vorhänge', gender: 'm' },
      rect: { x: 2, y: 8, width: 24, height: 34 },
      moods: ['green', 'burgundy', 'blue', 'fireside'],
      count: 2,
      parts: { en: 'the curtains at the window', de: 'die Vorhänge am Fenster' },
      says: {
        en: ['One on the left, one on the right. They are drawn for funerals and for the tax inspector.'],
        de: ['Einer links, einer rechts. Zugezogen werden sie bei Trauerfällen und Steuerprüfungen.'],
      },
    },
    {
      noun: { en: 'mantelpiece', de: 'Kaminsims', gender: 'm' },
      rect: { x: 78.4, y: 31, width: 20.6, height: 10.4 },
      moods: ['fireside'],
      count: 3,
      parts: { en: 'the candles on the mantelpiece', de: 'die Kerzen auf dem Kaminsims' },
      says: {
        en: ['A pair of candles, and one that prefers to be alone.'],
        de: ['Ein Paar Kerzen und eine, die lieber für sich ist.'],
      },
    },
    {
      noun: { en: 'portrait of a cat', de: 'Katzenporträt', gender: 'n' },
      rect: { x: 82.4, y: 11.8, width: 12.8, height: 19 },
      moods: ['fireside'],
      count: 4,
      parts: { en: 'the golden knobs on the cat’s frame', de: 'die goldenen Knäufe am Rahmen der Katze' },
      says: {
        en: ['The founder of the house, with whiskers. A golden knob at each corner holds him to his word.'],
        de: [
          'Die Gründerin des Hauses, mit Schnurrhaaren. An jeder Ecke hält ein goldener Knauf den Rahmen.',
        ],
      },
    },
    {
      noun: { en: 'wall of books', de: 'Bücherwand', gender: 'f' },
      rect: { x: 1.4, y: 13, width: 17, height: 30 },
      moods: ['morning'],
      count: 5,
      parts: { en: 'the shelves in the wall of books', de: 'die Bretter der Bücherwand' },
      says: {
        en: [
          'A shelf for Father, one for Mother, two for the aunts, and one for the dog. The dog has read the most.',
        ],
        de: [
          'Ein Brett für den Vater, eins für die Mutter, zwei für die Tanten und eins für den Hund. Am meisten gelesen hat der Hund.',
        ],
      },
    },
    {
      noun: { en: 'curtains', de: 'Vorhänge', gender: 'm' },
      rect: { x: 74, y: 8, width: 24, height: 34 },
      moods: ['morning'],
      count: 2,
      parts: { en: 'the curtains at the window', de: 'die Vorhänge am Fenster' },
      says: {
        en: ['One to the left of the day, one to the right, both open, since the day is not to blame.'],
        de: ['Einer links vom Tag, einer rechts, beide offen, denn der Tag kann nichts dafür.'],
      },
    },
    {
      noun: { en: 'books on the left', de: 'Bücher links', gender: 'n' },
      rect: { x: 1.4, y: 13, width: 17, height: 30 },
      moods: ['rain'],
      count: 5,
      parts: { en: 'the shelves of books on the left', de: 'die Bücherbretter links' },
      says: {
        en: ['When it rains, one gets as far as the middle shelf. Two are above it, and two below.'],
        de: ['Bei Regen kommt man bis zum mittleren Brett. Zwei sind darüber, zwei darunter.'],
      },
    },
    {
      noun: { en: 'books on the right', de: 'Bücher rechts', gender: 'n' },
      rect: { x: 81, y: 13, width: 17.6, height: 30 },
      moods: ['rain'],
      count: 5,
      parts: { en: 'the shelves of books on the right', de: 'die Bücherbretter rechts' },
      says: {
        en: ['As many shelves as on the left: the same books, for the other eye.'],
        de: ['So viele Bretter wie links: dieselben Bücher, für das andere Auge.'],
      },
    },
  ],
  'manor-hall': [
    {
      noun: { en: 'chandelier', de: 'Kronleuchter', gender: 'm' },
      rect: { x: 43, y: 7.4, width: 19, height: 12.6 },
      count: 6,
      parts: { en: 'the candles overhead', de: 'die Kerzen am Kronleuchter' },
      says: {
        en: ['One of the candles would be enough to see by. The other five are for being seen.'],
        de: ['Zum Sehen würde eine der Kerzen reichen. Die anderen fünf sind zum Gesehenwerden.'],
      },
    },
    {
      noun: { en: 'portraits', de: 'Porträts', gender: 'n' },
      rect: { x: 77.5, y: 19, width: 19.5, height: 25 },
      count: 4,
      parts: { en: 'the faces in frames', de: 'die Gesichter in Rahmen' },
      says: {
        en: ['Faces in frames, two here and two by the stairs. One of them is a cat’s.'],
        de: ['Gesichter in Rahmen, zwei hier und zwei an der Treppe. Eines gehört einer Katze.'],
      },
    },
  ],
  'childs-attic': [
    {
      noun: { en: 'bricks', de: 'Bauklötze', gender: 'm' },
      rect: { x: 72.2, y: 24, width: 5.6, height: 22.4 },
      count: 3,
      parts: { en: 'the bricks on the shelf', de: 'die Bauklötze auf dem Brett' },
      says: {
        en: ['A brick, a brick and a brick. It was a tower once, and then somebody was called to supper.'],
        de: ['Klotz, Klotz und noch ein Klotz. Es war einmal ein Turm, dann rief jemand zum Abendessen.'],
      },
    },
    {
      noun: { en: 'peg with rings', de: 'Stab mit Ringen', gender: 'm' },
      rect: { x: 78, y: 24, width: 4.2, height: 22.4 },
      count: 4,
      parts: { en: 'the rings on the peg', de: 'die Ringe auf dem Stab' },
      says: {
        en: ['The rings on the peg: large, not so large, small, tiny. Somebody knew how it is done.'],
        de: ['Ringe auf einem Stab: groß, nicht so groß, klein, winzig. Da wusste jemand, wie es geht.'],
      },
    },
  ],
  kitchen: [
    {
      noun: { en: 'herbs', de: 'Kräuter', gender: 'n' },
      rect: { x: 43, y: 10, width: 17, height: 14.5 },
      count: 4,
      parts: { en: 'the bunches of herbs under the beam', de: 'die Kräuterbüschel unter dem Balken' },
      says: {
        en: ['Thyme, sage, mint, and something that nobody remembers, upside down. They are used to it.'],
        de: ['Thymian, Salbei, Minze und etwas, das keiner mehr weiß, kopfüber. Sie sind es gewohnt.'],
      },
    },
    {
      noun: { en: 'copper pans', de: 'Kupferpfannen', gender: 'f' },
      rect: { x: 60.4, y: 9, width: 12.6, height: 14 },
      count: 3,
      parts: { en: 'the copper pans on the wall', de: 'die Kupferpfannen an der Wand' },
      says: {
        en: ['You see yourself in each of the pans: large, small and tiny.'],
        de: ['In jeder Pfanne siehst du dich: groß, klein und winzig.'],
      },
    },
    {
      noun: { en: 'plates', de: 'Teller', gender: 'm' },
      rect: { x: 78, y: 12, width: 12.8, height: 13 },
      count: 2,
      parts: { en: 'the plates above the stove', de: 'die Teller über dem Herd' },
      says: {
        en: ['A plate and its neighbour, for looking at. Who eats from them has been invited by mistake.'],
        de: ['Ein Teller und sein Nachbar, nur zum Ansehen. Wer davon isst, wurde versehentlich eingeladen.'],
      },
    },
  ],
};
