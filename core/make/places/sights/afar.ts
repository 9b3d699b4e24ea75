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
        en: ['Five lights, each in a colour of its own. You press one, and it feels pressed.'],
        de: ['Fünf Lichter, jedes in einer eigenen Farbe. Du drückst eins, und es fühlt sich gedrückt.'],
      },
    },
    {
      noun: { en: 'star map', de: 'Sternkarte', gender: 'f' },
      rect: { x: 68.3, y: 12.8, width: 17.5, height: 24.5 },
      count: 4,
      parts: {
        en: 'the rings round the sun on the star map',
        de: 'die Ringe um die Sonne auf der Sternkarte',
      },
      says: {
        en: ['Four rings round a sun. You are here, says a sticker, and it has slipped.'],
        de: ['Vier Ringe um eine Sonne. Sie sind hier, sagt ein Aufkleber, und er ist verrutscht.'],
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
        en: ['Three windows, and behind each of them the same sea, from a little further on.'],
        de: ['Drei Fenster, und hinter jedem dasselbe Meer, nur ein Stück weiter.'],
      },
    },
    {
      noun: { en: 'great chart', de: 'große Karte', gender: 'f' },
      rect: { x: 76.8, y: 19.8, width: 17.5, height: 23.3 },
      count: 4,
      parts: { en: 'the isles on the great chart', de: 'die Inseln auf der großen Karte' },
      says: {
        en: ['Four isles in a yellow sea. On the one with the cross the paper is worn by fingers.'],
        de: ['Vier Inseln in einem gelben Meer. Bei der mit dem Kreuz ist das Papier von Fingern abgewetzt.'],
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
        en: ['Three pieces: a case, a hatbox, and another case that leans on it.'],
        de: ['Drei Stücke: ein Koffer, eine Hutschachtel und noch ein Koffer, der sich anlehnt.'],
      },
    },
    {
      noun: { en: 'lace covers', de: 'Spitzendeckchen', gender: 'n' },
      rect: { x: 8.2, y: 51, width: 21.4, height: 7.4 },
      count: 3,
      parts: { en: 'the lace covers on the sofa', de: 'die Spitzendeckchen auf dem Sofa' },
      says: {
        en: ['Three covers, one for each head. All of them have slept well.'],
        de: ['Drei Deckchen, für jeden Kopf eins. Geschlafen wurde auf allen gut.'],
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
        en: ['A map of the stars, and below it the moon in five moods.'],
        de: ['Eine Sternkarte und darunter der Mond in fünf Stimmungen.'],
      },
    },
    {
      noun: { en: 'floating candles', de: 'schwebende Kerzen', gender: 'f' },
      rect: { x: 31, y: 7, width: 13, height: 22.5 },
      count: 8,
      parts: { en: 'the candles in the air', de: 'die Kerzen in der Luft' },
      says: {
        en: ['Eight of them float below the ceiling, here and on the other side. Wax does not dare to drip.'],
        de: ['Acht Stück schweben unter der Decke, hier und drüben. Das Wachs traut sich nicht zu tropfen.'],
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
        en: ['Four bars, of which one has been bent by somebody with time. The moon fits through.'],
        de: ['Vier Stäbe, und einen hat jemand mit viel Zeit verbogen. Der Mond passt hindurch.'],
      },
    },
    {
      noun: { en: 'tally', de: 'Strichliste', gender: 'f' },
      rect: { x: 71.4, y: 19.4, width: 12.8, height: 6.4 },
      count: 3,
      parts: { en: 'the full weeks scratched into the wall', de: 'die vollen Wochen an der Wand' },
      says: {
        en: ['Three weeks of five strokes each, and two strokes more. Then something must have happened.'],
        de: ['Drei Wochen zu je fünf Strichen und noch zwei. Dann muss etwas geschehen sein.'],
      },
    },
    {
      noun: { en: 'pair of chains', de: 'Paar Ketten', gender: 'n' },
      rect: { x: 13.2, y: 5.5, width: 5.4, height: 29 },
      count: 2,
      parts: { en: 'the chains beside the window', de: 'die Ketten neben dem Fenster' },
      says: {
        en: ['Two chains with a ring each, at different heights. They had guests of every size.'],
        de: ['Zwei Ketten mit je einem Ring, verschieden hoch. Man hatte Gäste jeder Größe.'],
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
        en: ['From pillar to pillar: boats, birds, beetles, and four men with cups. None of them drinks.'],
        de: ['Von Pfeiler zu Pfeiler: Boote, Vögel, Käfer und vier Männer mit Bechern. Keiner trinkt.'],
      },
    },
    {
      noun: { en: 'niche with jars', de: 'Nische mit Krügen', gender: 'f' },
      rect: { x: 76.8, y: 23.4, width: 12.6, height: 15.6 },
      count: 3,
      parts: { en: 'the jars in the niche', de: 'die Krüge in der Nische' },
      says: {
        en: ['Three jars. Two stand, and one is lying down, having stood for long enough.'],
        de: ['Drei Krüge. Zwei stehen, und einer liegt, er hat lange genug gestanden.'],
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
        en: ['Four blue stones, and a hole for a fifth. Somebody has started.'],
        de: ['Vier blaue Steine und ein Loch für einen weiteren. Jemand hat schon angefangen.'],
      },
    },
    {
      noun: { en: 'idol', de: 'Götze', gender: 'm' },
      rect: { x: 75, y: 34.2, width: 12.6, height: 9 },
      count: 5,
      parts: { en: 'the golden feathers of the idol', de: 'die goldenen Federn des Götzen' },
      says: {
        en: ['Five golden feathers with green ones between them. He frowns, as one does under such a hat.'],
        de: [
          'Fünf goldene Federn und grüne dazwischen. Er blickt streng, wie man es unter so einem Hut tut.',
        ],
      },
    },
  ],
};
