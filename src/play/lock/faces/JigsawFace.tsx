import { useState } from 'react';
import type { LaidTile } from '../../../../core/lock/faces/jigsaw.ts';
import { FACES } from '../../../../core/lock/faces.ts';
import type { PieceName } from '../../../../core/lock/pieceNames.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps, ViewOf } from '../faceProps.ts';
import { SwungDoor } from '../opening/SwungDoor.tsx';
import { Movable } from '../parts/Movable.tsx';
import { TurnKey } from '../parts/TurnKey.tsx';
import { stepsIn } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { type Box, placeAt } from '../units.ts';

const OPENING: Box = [36, 56, 288, 288];
/** The mat between frame and picture, at its narrowest, in units. */
const MAT = 14;

/** A picture cut into tiles, to be swapped, turned, or both. */
export function JigsawFace({ view, entered, onEnter, state }: FaceProps<'jigsaw'>) {
  const tiles = stepsIn(entered).map(readTile);
  const [lifted, setLifted] = useState<number | null>(null);
  const [turns, swaps] = [view.moves !== 'swap', view.moves !== 'turn'];
  const placed = tiles
    .map((tile, place) => ({ tile, place }))
    .sort((one, other) => one.tile.id.localeCompare(other.tile.id));

  /** The tiles in a new order, with an announcement of the tile that is at this index now. */
  function lay(laid: readonly LaidTile[], place: number) {
    const moved = laid[place];
    onEnter(FACES.jigsaw.write(laid), { words: moved ? labelOf(view, moved, place) : '' });
  }

  function turn(place: number) {
    const turned = tiles.map((tile, at) => (at === place ? { ...tile, turn: (tile.turn + 1) % 4 } : tile));
    lay(turned, place);
  }

  function swap(one: number, other: number) {
    const [first, second] = [tiles[one], tiles[other]];
    const swapped = tiles.map((tile, at) => (at === one ? second : at === other ? first : tile));
    if (first && second)
      lay(
        swapped.flatMap((tile) => tile ?? []),
        other,
      );
  }

  function tap(place: number) {
    if (!swaps) turn(place);
    else if (lifted !== null && lifted !== place) swap(lifted, place);
    setLifted(!swaps || lifted === null ? place : null);
  }

  useTypedKeys({ type: (key) => key.toLowerCase() === 'r' && turns && lifted !== null && turn(lifted) });
  if (state === 'open')
    return (
      <SwungDoor type="jigsaw">
        <Mat view={view} />
        {placed.map(({ tile, place }) => (
          <div key={tile.id} style={placeAt(tileBox(view, place))}>
            <Tile view={view} tile={tile} />
          </div>
        ))}
      </SwungDoor>
    );
  return (
    <>
      <Mat view={view} />
      {placed.map(({ tile, place }) => (
        <Movable
          key={tile.id}
          label={labelOf(view, tile, place)}
          place={place}
          box={tileBox(view, place)}
          isLifted={lifted === place && swaps}
          onTap={() => tap(place)}
          onStep={(by, isAcross) => {
            const to = place + by * (isAcross ? 1 : view.columns);
            if (to < 0 || to >= tiles.length) return;
            swap(place, to);
            setLifted(to);
          }}
          onCarried={(to) => {
            setLifted(null);
            if (swaps) swap(place, to);
          }}
        >
          <Tile view={view} tile={tile} />
        </Movable>
      ))}
      {turns && swaps && <TurnKey isDull={lifted === null} onTurn={() => lifted !== null && turn(lifted)} />}
    </>
  );
}

/** The label of a tile: which part of the picture it shows, at which position, turned how. */
function labelOf({ tiles }: ViewOf<'jigsaw'>, { id, turn }: LaidTile, place: number): string {
  const { row = 0, column = 0 } = tiles.find((tile) => tile.id === id) ?? {};
  return lockText.tile(row, column, place + 1, turn);
}

/** The card around the picture, with a slanted bevel, since the picture is not square. */
function Mat({ view }: { view: ViewOf<'jigsaw'> }) {
  const [left, top, size] = tileBox(view, 0);
  const cut: Box = [left - 3, top - 3, size * view.columns + 6, size * view.rows + 6];
  return (
    <>
      <div style={{ ...placeAt(OPENING), ...CARD }} />
      <div style={{ ...placeAt(cut), ...BEVEL }} />
    </>
  );
}

const CARD = {
  background: 'linear-gradient(160deg, #efe4cc, #ddcba6)',
  boxShadow: 'inset 0 0 0 1.5px #2c1a16, inset 3px 4px 7px #4a301890',
} as const;
const BEVEL = { border: '2px solid', borderColor: '#a58a5c #fff8e6 #fff8e6 #a58a5c' } as const;

/** The part of the picture on a tile: the whole picture behind it, clipped. */
function Tile({ view, tile }: { view: ViewOf<'jigsaw'>; tile: LaidTile }) {
  const shown = view.tiles.find(({ id }) => id === tile.id);
  if (!shown) return null;
  const [, , size] = tileBox(view, 0);
  const whole: Box = [
    -(shown.column - 1) * size,
    -(shown.row - 1) * size,
    size * view.columns,
    size * view.rows,
  ];
  return (
    <span
      style={{
        ...placeAt([0, 0, size, size]),
        overflow: 'hidden',
        rotate: `${tile.turn * 90}deg`,
        boxShadow: 'inset 0 0 0 1.5px #1c1018, inset 2px 2px 2px #fff0d066',
        pointerEvents: 'none',
      }}
    >
      <img
        src={view.uri}
        alt=""
        draggable={false}
        style={{ ...placeAt(whole), maxWidth: 'none', objectFit: 'cover', zIndex: -1 }}
      />
    </span>
  );
}

function tileBox({ columns, rows }: ViewOf<'jigsaw'>, place: number): Box {
  const [x, y, whole] = OPENING;
  const size = (whole - 2 * MAT) / Math.max(columns, rows);
  const left = x + (whole - size * columns) / 2;
  const top = y + (whole - size * rows) / 2;
  return [left + (place % columns) * size, top + Math.floor(place / columns) * size, size, size];
}

function readTile(token: string): LaidTile {
  const [id = '', turn = '0'] = token.split('+');
  return { id: id as PieceName, turn: Number(turn) };
}
