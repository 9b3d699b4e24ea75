import type { FaceType } from '../../../../core/lock/model.ts';
import type { Colour, Direction, SymbolSign, Tone } from '../../../../core/lock/signs/signs.ts';
import { createFormats } from '../../../shared/language/formats.ts';

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

/** Shown when an empty answer is submitted. */
const NOTHING_ENTERED: Readonly<Record<FaceType, string>> = {
  text: 'Type your word first.',
  digits: 'Key in the digits first.',
  wheels: 'Turn the wheels first.',
  colours: 'Press the stones first.',
  directions: 'Press the arrows first.',
  clock: 'Set the hands first.',
  switches: 'Flip a switch first.',
  symbols: 'Choose the symbols first.',
  melody: 'Play the melody first.',
  pattern: 'Draw the pattern first.',
  order: 'Put the cards in order first.',
  jigsaw: 'Put the picture together first.',
};

/** Describes each lock and its keys for screen readers. */
const HOW_TO: Readonly<Record<FaceType, string>> = {
  text: 'A keyboard. Type a word; Enter tries it.',
  digits: 'A pad of digits. Type them, Backspace takes the last one back; Enter tries them.',
  wheels:
    'A padlock with wheels. Type what they should show, or turn each wheel with the arrow keys. Tab moves to the next wheel, Enter tries the answer.',
  colours: 'A casket with eight stones. Press them one after the other; Enter tries them.',
  directions: 'A dial with eight arrows. Press them one after the other; Enter tries them.',
  clock: 'A clock. Arrow keys move its two hands; Enter tries the time.',
  switches: 'A board of switches. Space flips one; Enter tries their positions.',
  symbols: `A slab with ${Object.keys(SYMBOLS).length} symbols. Press them one after the other. Type the first letter of a symbol to move to it. Enter tries them.`,
  melody: 'Eight keys of a piano. Play them one after the other; Enter tries the melody.',
  pattern: 'A board of pins. Press pins one after the other to lay a thread; Enter tries it.',
  order:
    'Cards in a row. Space takes one up, arrow keys move it, Space puts it down; Enter tries their order.',
  jigsaw:
    'A picture in tiles. Space takes one up, arrow keys move it, R turns it, Space puts it down; Enter tries the picture.',
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
  /** The time on a dial; hours are 1 to 12. */
  clock: clockWords,
  waiting: 'One moment…',
  /** Shown when the response takes long. */
  thinking: 'Still checking…',
  /** For screen readers, on the bar. */
  resting: 'Wait',
  rests: (time: string) => `Wait ${time}`,
  kept: 'Saved for later',
  offline: 'You’re offline. Your answer is sent when you’re back.',
  opened: 'It opens.',
  nothingEntered: NOTHING_ENTERED,
  /** Shown when a key is pressed for which there is no room. */
  full: 'It takes no more than that.',
  howTo: HOW_TO,
  /** The last press was taken back. */
  nothingLeft: 'Nothing entered.',
  undo: 'Undo the last one',
  turn: 'Turn',
  sound: 'Sound',
  volume: 'Volume',
  wordHint: 'write here',
  stonesHint: 'press the stones',
  knobHint: 'push the knob',
  signsHint: 'choose the symbols',
  keysHint: 'play it',
  played: 'Bravo.',
  /** On a padlock's plate. */
  maker: 'Quill & Co.',
  paperHint: 'Answer, please.',
  cardsHint: 'put them in order',
  switchPlate: (count: number) => `Mains · 1–${count}`,
  wheel: (place: number, count: number) => `Wheel ${place} of ${count}`,
  /** The new setting of a part of a lock, for screen readers. */
  setTo: (part: string, value: string) => `${part}: ${value}`,
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
