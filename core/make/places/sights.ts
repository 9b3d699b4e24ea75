import type { PercentRect } from '../../room/geometry.ts';
import type { MadeLanguage } from '../words/language.ts';
import type { Noun } from '../words/noun.ts';

/** Something painted on a background, which players can look at. */
export interface Sight {
  noun: Noun;
  /** In percent of the stage; as long or as high as a finger on a phone (L2). */
  rect: PercentRect;
  /** What can be counted in it, in every mood of the background, and how many there are. */
  count: number;
  /** Within a sentence: what is counted. */
  parts: Readonly<Record<MadeLanguage, string>>;
  /** What it says; for those who cannot see it, its number is told in words. */
  says: Readonly<Record<MadeLanguage, readonly string[]>>;
}

/** What can be looked at and counted in places, by their backgrounds. */
export const SIGHTS: Readonly<Record<string, readonly Sight[]>> = {
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
  classroom: [
    {
      noun: { en: 'beans on the sill', de: 'Bohnen am Fenster', gender: 'f' },
      rect: { x: 3, y: 35, width: 12.6, height: 14.5 },
      count: 3,
      parts: { en: 'the pots of beans on the sill', de: 'die Bohnentöpfe am Fenster' },
      says: {
        en: ['Three pots, sown in the same hour. One of them had other plans.'],
        de: ['Drei Töpfe, in derselben Stunde gesät. Einer hatte etwas anderes vor.'],
      },
    },
    {
      noun: { en: 'apples on the blackboard', de: 'Äpfel an der Tafel', gender: 'm' },
      rect: { x: 29, y: 31, width: 12.6, height: 12.4 },
      count: 2,
      parts: { en: 'the apples on the great blackboard', de: 'die Äpfel an der großen Tafel' },
      says: {
        en: ['One apple and one apple, in chalk. Nobody has dared to write what comes of it.'],
        de: [
          'Ein Apfel und noch ein Apfel, in Kreide. Was das ergibt, hat sich keiner hinzuschreiben getraut.',
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
  'detective-office': [
    {
      noun: { en: 'office desk', de: 'Bürotisch', gender: 'm' },
      rect: { x: 4.8, y: 58, width: 23.8, height: 18 },
      count: 6,
      parts: { en: 'the drawers of the large desk', de: 'die Schubladen am großen Tisch' },
      says: {
        en: ['Six drawers, all of them stuck. It is called discretion.'],
        de: ['Sechs Schubladen, und alle klemmen. Man nennt das Diskretion.'],
      },
    },
    {
      noun: { en: 'bottle', de: 'Flasche', gender: 'f' },
      rect: { x: 16.6, y: 35.6, width: 10.4, height: 22.3 },
      count: 1,
      parts: { en: 'the bottles beside the typewriter', de: 'die Flaschen neben der Schreibmaschine' },
      says: {
        en: ['One bottle, for clients. The clients must have been thirsty.'],
        de: ['Eine einzige Flasche, für Klienten. Die Klienten müssen durstig gewesen sein.'],
      },
    },
  ],
};
