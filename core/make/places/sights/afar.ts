import type { Sights } from './model.ts';

/** What can be looked at and counted in places far from home. */
export const afar: Sights = {
  spaceship: [
    {
      noun: { en: 'row of lights', de: 'Reihe Lichter', gender: 'f' },
      rect: { x: 70.2, y: 42, width: 13.8, height: 5.6 },
      count: 5,
      parts: { en: 'the lights below the star map', de: 'die Lichter unter der Sternkarte' },
      says: {
        en: ['Lights, one for each finger of a space glove. You press one, and it feels pressed.'],
        de: [
          'Lichter, eins für jeden Finger eines Raumhandschuhs. Du drückst eins, und es fühlt sich gedrückt.',
        ],
      },
    },
    {
      noun: { en: 'star map', de: 'Sternkarte', gender: 'f' },
      rect: { x: 67, y: 11.3, width: 19.8, height: 28.2 },
      count: 4,
      parts: {
        en: 'the rings round the sun on the star map',
        de: 'die Ringe um die Sonne auf der Sternkarte',
      },
      says: {
        en: [
          'Rings round a sun: two too hot, one just right, one too cold. [We live on none of them|The ship was sold as being near the second].',
        ],
        de: [
          'Ringe um eine Sonne: zwei zu heiß, einer genau richtig, einer zu kalt. [Wir wohnen auf keinem|Verkauft wurde das Schiff mit Blick auf den zweiten].',
        ],
      },
    },
  ],
  'captains-cabin': [
    {
      noun: { en: 'stern windows', de: 'Heckfenster', gender: 'n' },
      rect: { x: 3, y: 19, width: 31.5, height: 33 },
      count: 3,
      parts: { en: 'the windows at the stern', de: 'die Fenster am Heck' },
      says: {
        en: [
          'A window to port, one amidships, one to starboard, and behind each the same sea, from a little further on.',
        ],
        de: [
          'Ein Fenster backbord, eins mittschiffs, eins steuerbord, und hinter jedem dasselbe Meer, nur ein Stück weiter.',
        ],
      },
    },
    {
      noun: { en: 'great chart', de: 'große Karte', gender: 'f' },
      rect: { x: 76.8, y: 19.8, width: 17.5, height: 23.3 },
      count: 4,
      parts: { en: 'the isles on the great chart', de: 'die Inseln auf der großen Karte' },
      says: {
        en: [
          'Isles in a yellow sea, one for each point of the compass. On the one with the cross the paper is worn by fingers.',
        ],
        de: [
          'Inseln in einem gelben Meer, eine für jede Himmelsrichtung. Bei der mit dem Kreuz ist das Papier von Fingern abgewetzt.',
        ],
      },
    },
    {
      noun: { en: 'round shot', de: 'Kanonenkugeln', gender: 'f' },
      rect: { x: 87, y: 74, width: 12.6, height: 16 },
      count: 6,
      parts: { en: 'the shot beside the gun', de: 'die Kugeln neben der Kanone' },
      says: {
        en: ['Three below, two upon those, and one on top. It looks like fruit, until one lifts it.'],
        de: ['Unten drei, darauf zwei und obenauf eine. Es sieht nach Obst aus, bis man es hebt.'],
      },
    },
  ],
  'train-compartment': [
    {
      noun: { en: 'luggage net', de: 'Gepäcknetz', gender: 'n' },
      rect: { x: 8.4, y: 11.2, width: 20.8, height: 7 },
      count: 3,
      parts: { en: 'the pieces of luggage over the sofa', de: 'die Gepäckstücke über dem Sofa' },
      says: {
        en: ['A case, a hatbox, and another case that leans on it.'],
        de: ['Ein Koffer, eine Hutschachtel und noch ein Koffer, der sich anlehnt.'],
      },
    },
    {
      noun: { en: 'lace covers', de: 'Spitzendeckchen', gender: 'n' },
      rect: { x: 8.2, y: 51, width: 21.4, height: 7.4 },
      count: 3,
      parts: { en: 'the lace covers on the sofa', de: 'die Spitzendeckchen auf dem Sofa' },
      says: {
        en: [
          'A cover for the aunt, one for the uncle, and one for whoever got on later. All of them have slept well.',
        ],
        de: [
          'Ein Deckchen für die Tante, eins für den Onkel, eins für später Zugestiegene. Geschlafen wurde auf allen gut.',
        ],
      },
    },
  ],
  'wizard-tower': [
    {
      noun: { en: 'banner', de: 'Banner', gender: 'n' },
      rect: { x: 2, y: 12, width: 12.5, height: 40 },
      count: 5,
      parts: { en: 'the moons on the banner', de: 'die Monde auf dem Banner' },
      says: {
        en: ['A map of the stars, and below it the moon in all its moods: thin, half, full, half, thin.'],
        de: ['Eine Sternkarte und darunter der Mond in allen Stimmungen: schmal, halb, voll, halb, schmal.'],
      },
    },
    {
      noun: { en: 'floating candles', de: 'schwebende Kerzen', gender: 'f' },
      rect: { x: 31, y: 7, width: 13, height: 22.5 },
      count: 8,
      parts: { en: 'the candles in the air', de: 'die Kerzen in der Luft' },
      says: {
        en: [
          'As many as a spider has legs, floating below the ceiling, here and on the other side. Wax does not dare to drip.',
        ],
        de: [
          'So viele, wie eine Spinne Beine hat, schweben unter der Decke, hier und drüben. Das Wachs traut sich nicht zu tropfen.',
        ],
      },
    },
  ],
  dungeon: [
    {
      noun: { en: 'barred window', de: 'Gitterfenster', gender: 'n' },
      rect: { x: 18.9, y: 7, width: 14.6, height: 26 },
      count: 4,
      parts: { en: 'the upright bars of the window', de: 'die senkrechten Stäbe im Fenster' },
      says: {
        en: ['Three straight bars, and one that was bent by somebody with time. The moon fits through.'],
        de: ['Drei gerade Stäbe und einer, den jemand mit viel Zeit verbogen hat. Der Mond passt hindurch.'],
      },
    },
    {
      noun: { en: 'tally', de: 'Strichliste', gender: 'f' },
      rect: { x: 71.4, y: 19.4, width: 12.8, height: 6.4 },
      count: 3,
      parts: { en: 'the full weeks scratched into the wall', de: 'die vollen Wochen an der Wand' },
      says: {
        en: ['Five strokes, five strokes, five strokes, and two more. Then something must have happened.'],
        de: ['Fünf Striche, fünf Striche, fünf Striche und noch zwei. Dann muss etwas geschehen sein.'],
      },
    },
    {
      noun: { en: 'pair of chains', de: 'Paar Ketten', gender: 'n' },
      rect: { x: 13.2, y: 5.5, width: 5.4, height: 29 },
      count: 2,
      parts: { en: 'the chains beside the window', de: 'die Ketten neben dem Fenster' },
      says: {
        en: ['A chain with a ring for tall guests, and one for short ones. It was a considerate house.'],
        de: ['Eine Kette mit Ring für große Gäste und eine für kleine. Es war ein rücksichtsvolles Haus.'],
      },
    },
  ],
  tomb: [
    {
      noun: { en: 'painted frieze', de: 'gemalter Fries', gender: 'm' },
      rect: { x: 12.5, y: 8, width: 75, height: 12.5 },
      count: 4,
      parts: { en: 'the men with cups in the frieze', de: 'die Männer mit Bechern im Fries' },
      says: {
        en: [
          'From pillar to pillar: boats, birds, beetles, and two pairs of men with cups. None of them drinks.',
        ],
        de: [
          'Von Pfeiler zu Pfeiler: Boote, Vögel, Käfer und zweimal zwei Männer mit Bechern. Keiner trinkt.',
        ],
      },
    },
    {
      noun: { en: 'niche with jars', de: 'Nische mit Krügen', gender: 'f' },
      rect: { x: 76.8, y: 23.4, width: 12.6, height: 15.6 },
      count: 3,
      parts: { en: 'the jars in the niche', de: 'die Krüge in der Nische' },
      says: {
        en: ['Two of the jars stand, and one is lying down, having stood for long enough.'],
        de: ['Zwei Krüge stehen, und einer liegt, er hat lange genug gestanden.'],
      },
    },
  ],
  'jungle-temple': [
    {
      noun: { en: 'lintel', de: 'Türsturz', gender: 'm' },
      rect: { x: 67.8, y: 22, width: 27, height: 6.6 },
      count: 4,
      parts: { en: 'the blue stones over the idol', de: 'die blauen Steine über dem Götzen' },
      says: {
        en: ['Blue stones, and a hole for the fifth. Somebody has started.'],
        de: ['Blaue Steine und ein Loch für den fünften. Jemand hat schon angefangen.'],
      },
    },
    {
      noun: { en: 'idol', de: 'Götze', gender: 'm' },
      rect: { x: 75, y: 34.2, width: 12.6, height: 9 },
      count: 5,
      parts: { en: 'the golden feathers of the idol', de: 'die goldenen Federn des Götzen' },
      says: {
        en: [
          'Golden feathers, one for each finger of a greedy hand, and green ones between. He frowns, as one does under such a hat.',
        ],
        de: [
          'Goldene Federn, eine für jeden Finger einer gierigen Hand, und grüne dazwischen. Er blickt streng, wie man es unter so einem Hut tut.',
        ],
      },
    },
  ],
};
