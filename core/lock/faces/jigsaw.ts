import * as v from 'valibot';
import type { SchemaOf } from '../../util/parseWith.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import { pictureAddress } from '../../util/schemas.ts';
import type { AnswerRefusal } from '../answer/answerRefusal.ts';
import { countArrangements, product } from '../answer/countAnswers.ts';
import { checkUnrepeated, splitAnswer } from '../answer/tokens.ts';
import type { Deal, FaceDefinition } from '../FaceDefinition.ts';
import { FACE_LIMITS } from '../limits.ts';
import { lettersOf, type PieceName, pieceNameAt, placeOfPiece } from '../pieceNames.ts';
import { type Chance, createChance, displace } from '../shuffle.ts';
import { wholeWithin } from '../wholeWithin.ts';

/** A picture cut into `columns` by `rows` square tiles, which are swapped, turned, or both. */
export interface JigsawFace {
  type: 'jigsaw';
  /** Stable address (R11); empty while no picture is chosen. */
  uri: string;
  columns: number;
  rows: number;
  moves: 'swap' | 'turn' | 'both';
}

/**
 * A jigsaw as dealt at the start of a play. Tiles must be drawn, so their place in the picture is known: this
 * lock costs work but keeps no secret.
 */
interface JigsawView extends JigsawFace {
  /** In the order of their positions, row by row. */
  tiles: readonly TileView[];
}

interface TileView {
  id: PieceName;
  /** The part of the picture that the tile shows, counted from 1. */
  column: number;
  row: number;
  /** Quarter turns clockwise from upright. */
  turn: number;
}

/** A tile as the player placed it. */
export interface LaidTile {
  id: PieceName;
  turn: number;
}

export const jigsawSchema: SchemaOf<JigsawFace> = v.object({
  type: v.literal('jigsaw'),
  uri: pictureAddress,
  columns: wholeWithin(FACE_LIMITS.jigsawColumns),
  rows: wholeWithin(FACE_LIMITS.jigsawRows),
  moves: v.picklist(['swap', 'turn', 'both']),
});

/**
 * An answer is the solved picture, its tiles as letters: "a b c d e f". A tile that is turned has its turns
 * appended: "b a+2 …".
 */
export const jigsaw: FaceDefinition<JigsawFace, readonly LaidTile[], JigsawView> = {
  create: () => ({ type: 'jigsaw', uri: '', columns: 3, rows: 3, moves: 'swap' }),
  write: (entry) => entry.map(({ id, turn }) => writeTile(id, turn)).join(' '),
  read: readJigsaw,
  check: (face, answer) => {
    if (face.uri === '') return refuse({ type: 'noPicture' });
    return answer === solvedText(face) ? success(answer) : refuse({ type: 'unsolved' });
  },
  comparedForms: (answer) => [answer],
  say: () => [{ type: 'solved' }],
  countAnswers: countJigsaw,
  clues: () => [],
  view: viewJigsaw,
  keepAnswer: solvedText,
  picturesOf: ({ uri }) => [uri],
  mapPictures: (face, toUri) => ({ ...face, uri: toUri(face.uri) }),
  needsClue: false,
  countsTries: false,
};

/** A tile's letter as in an answer, and its turns. */
interface DealtTile {
  letter: string;
  turn: number;
}

/** Deals the tiles: if they are swapped, none at its own position; else none upright. */
function dealTiles(face: JigsawFace, { seed }: Deal): readonly DealtTile[] {
  const chance = createChance(seed);
  const letters = lettersOf(face.columns * face.rows);
  const dealt = face.moves === 'turn' ? letters : displace(letters, chance);
  return dealt.map((letter) => ({ letter, turn: dealTurn(face, chance) }));
}

function dealTurn({ moves }: JigsawFace, chance: Chance): number {
  if (moves === 'swap') return 0;
  return moves === 'turn' ? 1 + Math.floor(chance() * 3) : Math.floor(chance() * 4);
}

function viewJigsaw(face: JigsawFace, deal: Deal): JigsawView {
  const letters = lettersOf(face.columns * face.rows);
  const tiles = dealTiles(face, deal).map(({ letter, turn }, place) => {
    const part = letters.indexOf(letter);
    const column = (part % face.columns) + 1;
    return { id: pieceNameAt(place), column, row: Math.floor(part / face.columns) + 1, turn };
  });
  return { ...face, tiles };
}

const TILE = /^(p[1-9][0-9]?)(?:\+([1-3]))?$/;

function readJigsaw(face: JigsawFace, entered: string, deal: Deal): Result<string, AnswerRefusal> {
  const dealt = dealTiles(face, deal);
  const tokens = splitAnswer(entered);
  if (tokens.length !== dealt.length) return refuse({ type: 'wrongCount', count: dealt.length });
  const tiles = tokens.map((token) => {
    const [, name = '', turn = '0'] = TILE.exec(token) ?? [];
    return { letter: dealt[placeOfPiece(name)]?.letter, turn: Number(turn) };
  });
  const unknown = tiles.findIndex(({ letter }) => letter === undefined);
  if (unknown >= 0) return refuse({ type: 'unknown', place: unknown + 1 });
  const checked = checkUnrepeated(tiles.map(({ letter }) => letter).join(' '));
  return checked.ok
    ? success(tiles.map(({ letter = '', turn }) => writeTile(letter, turn)).join(' '))
    : checked;
}

function writeTile(name: string, turn: number): string {
  return turn === 0 ? name : `${name}+${turn}`;
}

function solvedText({ columns, rows }: JigsawFace): string {
  return lettersOf(columns * rows).join(' ');
}

function countJigsaw({ columns, rows, moves }: JigsawFace): number {
  const tiles = columns * rows;
  const swaps = moves === 'turn' ? 1 : countArrangements(tiles, tiles);
  const turns = moves === 'swap' ? 1 : product(Array<number>(tiles).fill(4));
  return product([swaps, turns]);
}
