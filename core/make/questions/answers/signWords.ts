import { foldPassword } from '../../../lock/answer/passwords.ts';
import { COLOURS, DIRECTIONS, type Sign } from '../../../lock/signs/signs.ts';

/** Words for signs in English, German, French and Spanish; German and Romance adjectives in their usual forms. */
const COLOUR_WORDS: Readonly<Record<(typeof COLOURS)[number], string>> = {
  red: 'red rot rote rouge rouges rojo roja rojos rojas',
  orange: 'orange oranges naranja anaranjado',
  yellow: 'yellow gelb gelbe jaune jaunes amarillo amarilla amarillos amarillas',
  green: 'green grün grüne vert verte verts vertes verde verdes',
  blue: 'blue blau blaue bleu bleue bleus bleues azul azules',
  violet: 'violet purple violett lila violette violets violettes morado morada violeta púrpura',
  white: 'white weiß weiße blanc blanche blancs blanches blanco blanca blancos blancas',
  black: 'black schwarz schwarze noir noire noirs noires negro negra negros negras',
};
const DIRECTION_WORDS: Readonly<Record<(typeof DIRECTIONS)[number], string>> = {
  up: 'up north oben hoch rauf nord norden haut nord arriba norte',
  'up-right': 'up-right northeast north-east nordost nordosten nord-est noreste',
  right: 'right east rechts ost osten droite à_droite est derecha este a_la_derecha',
  'down-right': 'down-right southeast south-east südost südosten sud-est sureste',
  down: 'down south unten runter süd süden bas sud abajo sur en_bas',
  'down-left': 'down-left southwest south-west südwest südwesten sud-ouest suroeste',
  left: 'left west links west westen gauche à_gauche ouest izquierda oeste a_la_izquierda',
  'up-left': 'up-left northwest north-west nordwest nordwesten nord-ouest noroeste',
};
const COLOURS_BY_WORD = byWord(COLOURS, COLOUR_WORDS);
const DIRECTIONS_BY_WORD = byWord(DIRECTIONS, DIRECTION_WORDS);

/** Returns the answer of a colours lock for colour words; null if one is none. */
export function readColours(words: readonly string[]): string | null {
  return readSigns(words, COLOURS_BY_WORD);
}

/** Returns the answer of a directions lock for words of directions; null if one is none. */
export function readDirections(words: readonly string[]): string | null {
  return readSigns(words, DIRECTIONS_BY_WORD);
}

function readSigns(words: readonly string[], known: ReadonlyMap<string, Sign>): string | null {
  const signs = words.map((word) => known.get(foldPassword(word)));
  return signs.length > 0 && !signs.includes(undefined) ? signs.join(' ') : null;
}

/** Words are folded, so that accents, case and spaces make no difference; "_" stands for a space. */
function byWord<Name extends Sign>(
  names: readonly Name[],
  words: Readonly<Record<Name, string>>,
): ReadonlyMap<string, Sign> {
  return new Map(
    names.flatMap((name) =>
      words[name].split(' ').map((word) => [foldPassword(word.replaceAll('_', ' ')), name] as const),
    ),
  );
}
