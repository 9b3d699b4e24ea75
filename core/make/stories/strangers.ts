import type { ThemeId } from '../furnish/model.ts';
import type { MadeLanguage } from '../words/language.ts';

export type Strangers = Readonly<Record<MadeLanguage, readonly string[]>>;

/**
 * What those are, behind their names, who write papers and have no part in the story, by the theme of the room. They may
 * have any name, so that no phrase tells whether it is a woman's or a man's.
 */
export const STRANGERS_OF: Readonly<Record<ThemeId, Strangers>> = {
  mansion: {
    en: [
      'second footstool from the left',
      'by marriage',
      'below stairs',
      'guest since 1911',
      'in the blue room',
      'only here for the library',
    ],
    de: [
      'zweite Reihe im Familienbild',
      'angeheiratet',
      'aus dem Untergeschoss',
      'seit 1911 zu Gast',
      'im blauen Zimmer',
      'nur wegen der Bibliothek hier',
    ],
  },
  wizard: {
    en: [
      'formerly a cat',
      'third cauldron on the right',
      'visible until Friday',
      'in the old tower',
      'seven hundred and something',
      'bewitched, but on the mend',
    ],
    de: [
      'früher eine Katze',
      'dritter Kessel rechts',
      'bis Freitag sichtbar',
      'im alten Turm',
      'siebenhundert und ein paar',
      'verhext, aber auf dem Weg der Besserung',
    ],
  },
  spaceship: {
    en: [
      'night side',
      'two orbits behind',
      'on loan from the station',
      'awake since Tuesday',
      'in the greenhouse module',
      'not on the crew list',
    ],
    de: [
      'Nachtseite',
      'zwei Umlaufbahnen zurück',
      'von der Station geliehen',
      'seit Dienstag wach',
      'im Gewächshausmodul',
      'nicht auf der Besatzungsliste',
    ],
  },
  tomb: {
    en: [
      'second trench',
      'in charge of the brushes',
      'here for the shade',
      'descended from the mason',
      'sunburnt',
      'with the camels',
    ],
    de: [
      'zweiter Graben',
      'für die Pinsel zuständig',
      'wegen des Schattens hier',
      'verwandt mit dem Steinmetz',
      'mit Sonnenbrand',
      'bei den Kamelen',
    ],
  },
  school: {
    en: [
      'back row',
      'class of long ago',
      'excused from sports',
      'with a note from home',
      'third form, twice',
      'hamster monitor',
    ],
    de: [
      'letzte Reihe',
      'Jahrgang von damals',
      'vom Turnen befreit',
      'mit Entschuldigung von zu Hause',
      'dritte Klasse, zum zweiten Mal',
      'Hamsterdienst',
    ],
  },
  sea: {
    en: [
      'larboard watch',
      'below the waterline',
      'won at cards',
      'pressed in Bristol',
      'never seasick, almost',
      'aloft',
    ],
    de: [
      'Backbordwache',
      'unter der Wasserlinie',
      'beim Kartenspiel gewonnen',
      'im Hafen eingesammelt',
      'nie seekrank, fast nie',
      'oben im Mast',
    ],
  },
  detective: {
    en: [
      'third floor, rear',
      'alibi available',
      'seen at the corner',
      'no previous convictions',
      'paid in cash',
      'under another name',
    ],
    de: [
      'dritter Stock, Hinterhaus',
      'mit Alibi',
      'an der Ecke gesehen',
      'nicht vorbestraft',
      'zahlt bar',
      'sonst unter anderem Namen',
    ],
  },
  bank: {
    en: [
      'counter four',
      'in the red since spring',
      'by appointment',
      'authorized to sign on Tuesdays',
      'of the accounts in the cellar',
      'creditworthy',
    ],
    de: [
      'Schalter vier',
      'seit dem Frühjahr im Minus',
      'nach Voranmeldung',
      'dienstags zeichnungsberechtigt',
      'aus der Buchhaltung im Keller',
      'kreditwürdig',
    ],
  },
  train: {
    en: [
      'window seat',
      'changing at the junction',
      'second class, with dignity',
      'upper berth',
      'without luggage, now',
      'as far as the border',
    ],
    de: [
      'Fensterplatz',
      'mit Umstieg am Knotenpunkt',
      'zweite Klasse, in Würde',
      'oberes Bett',
      'jetzt ohne Gepäck',
      'nur bis zur Grenze',
    ],
  },
  kitchen: {
    en: [
      'cold dishes',
      'washing up',
      'on trial since March',
      'off sugar',
      'table nine',
      'responsible for the parsley',
    ],
    de: [
      'kalte Küche',
      'an der Spüle',
      'seit März zur Probe',
      'ohne Zucker',
      'Tisch neun',
      'für die Petersilie zuständig',
    ],
  },
  attic: {
    en: [
      'bottom of the box',
      'wound up on Sundays',
      'one eye missing',
      'stuffed with straw',
      'handed down',
      'under the third beam',
    ],
    de: [
      'ganz unten in der Kiste',
      'sonntags aufgezogen',
      'mit nur einem Auge',
      'mit Stroh gefüllt',
      'vererbt',
      'unter dem dritten Balken',
    ],
  },
  dungeon: {
    en: [
      'cell nine',
      'innocent, mostly',
      'released on Thursday',
      'with a view of the moat',
      'here for the quiet',
      'three stones to the left',
    ],
    de: [
      'Zelle neun',
      'größtenteils unschuldig',
      'Entlassung am Donnerstag',
      'mit Blick auf den Graben',
      'wegen der Ruhe hier',
      'drei Steine weiter links',
    ],
  },
  laboratory: {
    en: [
      'control group',
      'bench four',
      'since the explosion',
      'allergic to the subject',
      'peer reviewed',
      'in a clean coat',
    ],
    de: [
      'Kontrollgruppe',
      'Labortisch vier',
      'seit der Explosion',
      'gegen das Fach allergisch',
      'von Kollegen geprüft',
      'im sauberen Kittel',
    ],
  },
  hospital: {
    en: [
      'ward three, by the window',
      'nothing serious',
      'only came with the flowers',
      'fasting',
      'night shift',
      'waiting since nine',
    ],
    de: [
      'Station drei, am Fenster',
      'nichts Ernstes',
      'nur mit den Blumen gekommen',
      'nüchtern',
      'Nachtschicht',
      'wartet seit neun',
    ],
  },
  jungle: {
    en: [
      'rear of the column',
      'bitten twice',
      'with the mules',
      'in charge of the tea',
      'lost, but in good spirits',
      'second tent',
    ],
    de: [
      'Ende der Kolonne',
      'zweimal gebissen',
      'bei den Maultieren',
      'für den Tee zuständig',
      'verirrt, aber guter Dinge',
      'zweites Zelt',
    ],
  },
};
