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
        en: ['Five shelves: law, sermons, law, travels, and at the bottom what was read.'],
        de: ['Fünf Bretter: Recht, Predigten, Recht, Reisen und ganz unten, was gelesen wurde.'],
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
        en: ['A gentleman, and a knob at each corner of him, four in all.'],
        de: ['Ein Herr und an jeder Ecke ein Knauf, vier im Ganzen.'],
      },
    },
    {
      noun: { en: 'curtains', de: 'Vorhänge', gender: 'm' },
      rect: { x: 2, y: 8, width: 24, height: 34 },
      moods: ['green', 'burgundy', 'blue', 'fireside'],
      count: 2,
      parts: { en: 'the curtains at the window', de: 'die Vorhänge am Fenster' },
      says: {
        en: ['Two curtains. They are drawn for funerals and for the tax inspector.'],
        de: ['Zwei Vorhänge. Zugezogen werden sie bei Trauerfällen und Steuerprüfungen.'],
      },
    },
    {
      noun: { en: 'mantelpiece', de: 'Kaminsims', gender: 'm' },
      rect: { x: 78.4, y: 31, width: 20.6, height: 10.4 },
      moods: ['fireside'],
      count: 3,
      parts: { en: 'the candles on the mantelpiece', de: 'die Kerzen auf dem Kaminsims' },
      says: {
        en: ['Three candles: a pair, and one that prefers to be alone.'],
        de: ['Drei Kerzen: ein Paar und eine, die lieber für sich ist.'],
      },
    },
    {
      noun: { en: 'portrait of a cat', de: 'Katzenporträt', gender: 'n' },
      rect: { x: 82.4, y: 11.8, width: 12.8, height: 19 },
      moods: ['fireside'],
      count: 4,
      parts: { en: 'the golden knobs on the cat’s frame', de: 'die goldenen Knäufe am Rahmen der Katze' },
      says: {
        en: ['The founder of the house, with whiskers. Four golden knobs hold him to his word.'],
        de: ['Die Gründerin des Hauses, mit Schnurrhaaren. Vier goldene Knäufe halten den Rahmen.'],
      },
    },
    {
      noun: { en: 'wall of books', de: 'Bücherwand', gender: 'f' },
      rect: { x: 1.4, y: 13, width: 17, height: 30 },
      moods: ['morning'],
      count: 5,
      parts: { en: 'the shelves in the wall of books', de: 'die Bretter der Bücherwand' },
      says: {
        en: ['Five shelves, in the order in which the family went off reading.'],
        de: ['Fünf Bretter, in der Reihenfolge, in der die Familie das Lesen aufgab.'],
      },
    },
    {
      noun: { en: 'curtains', de: 'Vorhänge', gender: 'm' },
      rect: { x: 74, y: 8, width: 24, height: 34 },
      moods: ['morning'],
      count: 2,
      parts: { en: 'the curtains at the window', de: 'die Vorhänge am Fenster' },
      says: {
        en: ['Two curtains, open, since the day is not to blame.'],
        de: ['Zwei Vorhänge, offen, denn der Tag kann nichts dafür.'],
      },
    },
    {
      noun: { en: 'books on the left', de: 'Bücher links', gender: 'n' },
      rect: { x: 1.4, y: 13, width: 17, height: 30 },
      moods: ['rain'],
      count: 5,
      parts: { en: 'the shelves of books on the left', de: 'die Bücherbretter links' },
      says: {
        en: ['Five shelves. When it rains, one gets as far as the third.'],
        de: ['Fünf Bretter. Bei Regen kommt man bis zum dritten.'],
      },
    },
    {
      noun: { en: 'books on the right', de: 'Bücher rechts', gender: 'n' },
      rect: { x: 81, y: 13, width: 17.6, height: 30 },
      moods: ['rain'],
      count: 5,
      parts: { en: 'the shelves of books on the right', de: 'die Bücherbretter rechts' },
      says: {
        en: ['Five shelves here as well: the same books, for the other eye.'],
        de: ['Auch hier fünf Bretter: dieselben Bücher, für das andere Auge.'],
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
        en: ['Six candles on an iron ring. One would be enough to see by, five are for being seen.'],
        de: ['Sechs Kerzen auf einem Eisenring. Zum Sehen reicht eine, fünf sind zum Gesehenwerden.'],
      },
    },
    {
      noun: { en: 'portraits', de: 'Porträts', gender: 'n' },
      rect: { x: 77.5, y: 19, width: 19.5, height: 25 },
      count: 4,
      parts: { en: 'the faces in frames', de: 'die Gesichter in Rahmen' },
      says: {
        en: ['Two here, two by the stairs: four faces in frames, and one of them is a cat’s.'],
        de: ['Zwei hier, zwei an der Treppe: vier Gesichter in Rahmen, und eines gehört einer Katze.'],
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
        en: ['Three bricks. It was a tower once, and then somebody was called to supper.'],
        de: ['Drei Klötze. Es war einmal ein Turm, dann rief jemand zum Abendessen.'],
      },
    },
    {
      noun: { en: 'peg with rings', de: 'Stab mit Ringen', gender: 'm' },
      rect: { x: 78, y: 24, width: 4.2, height: 22.4 },
      count: 4,
      parts: { en: 'the rings on the peg', de: 'die Ringe auf dem Stab' },
      says: {
        en: ['Four rings on a peg, the largest below. Somebody knew how it is done.'],
        de: ['Vier Ringe auf einem Stab, der größte unten. Da wusste jemand, wie es geht.'],
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
        en: ['Four bunches, upside down. They are used to it.'],
        de: ['Vier Büschel, kopfüber. Sie sind es gewohnt.'],
      },
    },
    {
      noun: { en: 'copper pans', de: 'Kupferpfannen', gender: 'f' },
      rect: { x: 60.4, y: 9, width: 12.6, height: 14 },
      count: 3,
      parts: { en: 'the copper pans on the wall', de: 'die Kupferpfannen an der Wand' },
      says: {
        en: ['Three pans. You see yourself in each of them, in three sizes.'],
        de: ['Drei Pfannen. In jeder siehst du dich, in drei Größen.'],
      },
    },
    {
      noun: { en: 'plates', de: 'Teller', gender: 'm' },
      rect: { x: 78, y: 12, width: 12.8, height: 13 },
      count: 2,
      parts: { en: 'the plates above the stove', de: 'die Teller über dem Herd' },
      says: {
        en: ['Two plates, for looking at. Who eats from them has been invited by mistake.'],
        de: ['Zwei Teller, nur zum Ansehen. Wer davon isst, wurde versehentlich eingeladen.'],
      },
    },
  ],
};
