import type { FaceType } from '../../../core/lock/model.ts';
import type { Colour, Direction, SymbolSign, Tone } from '../../../core/lock/signs.ts';
import { createFormats } from '../formats.ts';

const { list } = createFormats('en');

const SYMBOLS: Readonly<Record<SymbolSign, string>> = {
  star: 'star',
  moon: 'moon',
  sun: 'sun',
  cloud: 'cloud',
  bolt: 'lightning',
  drop: 'drop',
  flame: 'flame',
  leaf: 'leaf',
  tree: 'tree',
  flower: 'flower',
  mountain: 'mountain',
  wave: 'wave',
  fish: 'fish',
  bird: 'bird',
  eye: 'eye',
  hand: 'hand',
  heart: 'heart',
  crown: 'crown',
  key: 'key',
  bell: 'bell',
  anchor: 'anchor',
  hourglass: 'hourglass',
  skull: 'skull',
  spiral: 'spiral',
};
const COLOURS: Readonly<Record<Colour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  violet: 'violet',
  white: 'white',
  black: 'black',
};
const CUTS: Readonly<Record<Colour, string>> = {
  red: 'round',
  orange: 'square',
  yellow: 'triangle',
  green: 'hexagon',
  blue: 'drop',
  violet: 'diamond',
  white: 'star',
  black: 'crescent',
};
const DIRECTIONS: Readonly<Record<Direction, string>> = {
  up: 'up',
  'up-right': 'up and right',
  right: 'right',
  'down-right': 'down and right',
  down: 'down',
  'down-left': 'down and left',
  left: 'left',
  'up-left': 'up and left',
};
const TONES: Readonly<Record<Tone, string>> = {
  do: 'do',
  re: 're',
  mi: 'mi',
  fa: 'fa',
  so: 'so',
  la: 'la',
  ti: 'ti',
  'high-do': 'high do',
};

/** To whoever tries a lock on which nothing is entered. */
const NOTHING_ENTERED: Readonly<Record<FaceType, string>> = {
  text: 'Type your word first.',
  digits: 'Key in the digits first.',
  wheels: 'Turn the wheels first.',
  colours: 'Press the stones first.',
  directions: 'Push the knob first.',
  clock: 'Set the hands first.',
  switches: 'Throw a switch first.',
  symbols: 'Choose the signs first.',
  melody: 'Play the melody first.',
  pattern: 'Draw the pattern first.',
  order: 'Put the cards in order first.',
  jigsaw: 'Put the picture together first.',
};

const HOURS = [
  ...['twelve', 'one', 'two', 'three', 'four', 'five'],
  ...['six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
];
const MINUTES = ['', 'five', 'ten', 'a quarter', 'twenty', 'twenty-five', 'half'];

function clockWords(hour: number, minute: number): string {
  const [step, present, next] = [minute / 5, HOURS[hour % 12], HOURS[(hour + 1) % 12]];
  if (step === 0) return `${present} o’clock`;
  return step <= 6 ? `${MINUTES[step]} past ${present}` : `${MINUTES[12 - step]} to ${next}`;
}

export const lockText = {
  symbols: SYMBOLS,
  colours: COLOURS,
  cuts: CUTS,
  directions: DIRECTIONS,
  tones: TONES,
  on: 'on',
  off: 'off',
  /** The time that a dial shows; hours are 1 to 12. */
  clock: clockWords,
  waiting: 'One moment…',
  rests: (time: string) => `Rests · ${time}`,
  kept: 'Kept for later',
  offline: 'No line to the house. Your try is kept.',
  opened: 'It opens.',
  nothingEntered: NOTHING_ENTERED,
  undo: 'Take the last one back',
  turn: 'Turn',
  sound: 'Sound',
  volume: 'Volume',
  wordHint: 'tap to type',
  stonesHint: 'press the stones',
  knobHint: 'push the knob',
  signsHint: 'choose the signs',
  keysHint: 'play it',
  played: 'Bravo.',
  /** On a padlock's plate. */
  maker: 'Quill & Co.',
  paperHint: 'Your word, please.',
  cardsHint: 'in their order',
  switchPlate: (count: number) => `Mains · 1–${count}`,
  wheel: (place: number, count: number) => `Wheel ${place} of ${count}`,
  hourHand: 'Hour hand',
  minuteHand: 'Minute hand',
  switchNumber: (number: number) => `Switch ${number}`,
  switchesOn: (numbers: readonly number[]) =>
    numbers.length === 0 ? 'all off' : `${list(numbers.map(String))} on, all others off`,
  together: 'put together',
  pin: (row: number, column: number) => `Row ${row}, pin ${column}`,
  pinAt: (row: number, column: number, place: number) =>
    `Row ${row}, pin ${column}: number ${place} of the thread`,
  card: (name: string, place: number, count: number) => `${name}, place ${place} of ${count}`,
  tile: (row: number, column: number, place: number, turns: number) =>
    `Row ${row}, column ${column} of the picture, place ${place}${turns === 0 ? '' : `, turned ${turns * 90} degrees`}`,
  lifted: (name: string) => `${name}, lifted. Choose its new place.`,
};
