import { SYMBOLS } from '../../../../core/lock/signs/signs.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { lockText as en } from '../en/lock.ts';

const { list } = createFormats('de');

const HOURS = [
  ...['zwölf', 'eins', 'zwei', 'drei', 'vier', 'fünf'],
  ...['sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'],
];
/** `next`: the words refer to the coming hour. */
const MINUTES: readonly { words: string; next?: true }[] = [
  ...[{ words: '' }, { words: 'fünf nach' }, { words: 'zehn nach' }, { words: 'Viertel nach' }],
  ...[{ words: 'zwanzig nach' }, { words: 'fünf vor halb', next: true as const }],
  ...['halb', 'fünf nach halb', 'zwanzig vor', 'Viertel vor', 'zehn vor', 'fünf vor'].map((words) => ({
    words,
    next: true as const,
  })),
];

function clockWords(hour: number, minute: number): string {
  if (minute === 0) return hour === 1 ? 'ein Uhr' : `${HOURS[hour % 12]} Uhr`;
  const { words = '', next } = MINUTES[minute / 5] ?? {};
  return `${words} ${HOURS[(next ? hour + 1 : hour) % 12]}`;
}

export const lockText: Translation<typeof en> = {
  symbols: {
    star: 'Stern',
    moon: 'Mond',
    sun: 'Sonne',
    cloud: 'Wolke',
    bolt: 'Blitz',
    drop: 'Tropfen',
    flame: 'Flamme',
    leaf: 'Blatt',
    tree: 'Baum',
    flower: 'Blume',
    mountain: 'Berg',
    wave: 'Welle',
    fish: 'Fisch',
    bird: 'Vogel',
    eye: 'Auge',
    hand: 'Hand',
    heart: 'Herz',
    crown: 'Krone',
    key: 'Schlüssel',
    bell: 'Glocke',
    anchor: 'Anker',
    hourglass: 'Sanduhr',
    skull: 'Schädel',
    spiral: 'Spirale',
  },
  colours: {
    red: 'rot',
    orange: 'orange',
    yellow: 'gelb',
    green: 'grün',
    blue: 'blau',
    violet: 'violett',
    white: 'weiß',
    black: 'schwarz',
  },
  cuts: {
    red: 'rund',
    orange: 'Quadrat',
    yellow: 'Dreieck',
    green: 'Sechseck',
    blue: 'Tropfen',
    violet: 'Raute',
    white: 'Stern',
    black: 'Sichel',
  },
  directions: {
    up: 'hoch',
    'up-right': 'rechts hoch',
    right: 'rechts',
    'down-right': 'rechts runter',
    down: 'runter',
    'down-left': 'links runter',
    left: 'links',
    'up-left': 'links hoch',
  },
  tones: { do: 'do', re: 're', mi: 'mi', fa: 'fa', so: 'so', la: 'la', ti: 'ti', 'high-do': 'hohes do' },
  on: 'an',
  off: 'aus',
  clock: clockWords,
  waiting: 'Moment noch…',
  thinking: 'Wird noch geprüft…',
  resting: 'Warten',
  rests: (time) => `Noch ${time}`,
  kept: 'Gemerkt',
  offline: 'Du bist offline. Deine Antwort wird gesendet, sobald du wieder online bist.',
  opened: 'Es geht auf.',
  full: 'Mehr passt nicht hinein.',
  nothingEntered: {
    text: 'Tipp erst dein Wort ein.',
    digits: 'Tipp erst die Ziffern ein.',
    wheels: 'Dreh erst an den Rädern.',
    colours: 'Drück erst die Steine.',
    directions: 'Drück erst die Pfeile.',
    clock: 'Stell erst die Zeiger.',
    switches: 'Leg erst einen Schalter um.',
    symbols: 'Wähl erst die Symbole.',
    melody: 'Spiel erst die Melodie.',
    pattern: 'Zeichne erst das Muster.',
    order: 'Bring die Karten erst in die richtige Reihenfolge.',
    jigsaw: 'Setz erst das Bild zusammen.',
  },
  howTo: {
    text: 'Eine Tastatur. Tipp ein Wort ein; Enter probiert es.',
    digits:
      'Ein Ziffernfeld. Tipp die Ziffern ein, die Rücktaste nimmt die letzte zurück; Enter probiert sie.',
    wheels:
      'Ein Vorhängeschloss mit Rädern. Tipp ein, was sie zeigen sollen, oder dreh jedes Rad mit den Pfeiltasten. Tab führt zum nächsten Rad, Enter probiert die Antwort.',
    colours: 'Ein Kästchen mit acht Steinen. Drück sie der Reihe nach; Enter probiert sie.',
    directions: 'Eine Scheibe mit acht Pfeilen. Drück sie der Reihe nach; Enter probiert sie.',
    clock: 'Eine Uhr. Pfeiltasten bewegen ihre zwei Zeiger; Enter probiert die Uhrzeit.',
    switches: 'Eine Tafel mit Schaltern. Die Leertaste legt einen um; Enter probiert ihre Stellung.',
    symbols: `Eine Platte mit ${SYMBOLS.length} Symbolen. Drück sie der Reihe nach. Ein Anfangsbuchstabe führt zu seinem Symbol. Enter probiert sie.`,
    melody: 'Acht Klaviertasten. Spiel sie der Reihe nach; Enter probiert die Melodie.',
    pattern:
      'Ein Brett mit Stiften. Drück sie der Reihe nach, dann läuft ein Faden über sie; Enter probiert ihn.',
    order:
      'Karten in einer Reihe. Die Leertaste nimmt eine auf und legt sie ab, Pfeiltasten verschieben sie; Enter probiert die Reihenfolge.',
    jigsaw:
      'Ein Bild in Teilen. Die Leertaste nimmt eines auf und legt es ab, Pfeiltasten verschieben es, R dreht es; Enter probiert das Bild.',
  },
  nothingLeft: 'Nichts eingegeben.',
  undo: 'Letzte Eingabe zurücknehmen',
  turn: 'Drehen',
  sound: 'Ton',
  volume: 'Lautstärke',
  wordHint: 'hier schreiben',
  stonesHint: 'drück die Steine',
  knobHint: 'schieb den Knauf',
  signsHint: 'wähl die Symbole',
  keysHint: 'spiel es vor',
  played: 'Bravo!',
  maker: 'Quill & Cie.',
  paperHint: 'Antwort, bitte.',
  cardsHint: 'der Reihe nach',
  switchPlate: (count) => `Sicherungen · 1–${count}`,
  wheel: (place, count) => `Rad ${place} von ${count}`,
  setTo: (part, value) => `${part}: ${value}`,
  hourHand: 'Stundenzeiger',
  minuteHand: 'Minutenzeiger',
  switchNumber: (number) => `Schalter ${number}`,
  switchesOn: (numbers) =>
    numbers.length === 0 ? 'alle aus' : `${list(numbers.map(String))} an, alle anderen aus`,
  together: 'zusammengesetzt',
  pin: (row, column) => `Reihe ${row}, Stift ${column}`,
  pinAt: (row, column, place) => `Reihe ${row}, Stift ${column}: Nummer ${place} am Faden`,
  card: (name, place, count) => `${name}, Platz ${place} von ${count}`,
  tile: (row, column, place, turns) =>
    `Reihe ${row}, Spalte ${column} des Bildes, Platz ${place}${turns === 0 ? '' : `, um ${turns * 90} Grad gedreht`}`,
  lifted: (name) => `${name}, angehoben. Wähl den neuen Platz.`,
};
