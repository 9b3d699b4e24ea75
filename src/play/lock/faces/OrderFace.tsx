import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FACES } from '../../../../core/lock/faces.ts';
import type { PieceName } from '../../../../core/lock/pieceNames.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps, ViewOf } from '../faceProps.ts';
import { LockPicture } from '../parts/LockPicture.tsx';
import { Movable } from '../parts/Movable.tsx';
import { stepsIn } from '../steps.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

/** The feet of the cards and the width of a rail, in units. */
const RAIL = { left: 24, width: 312, feet: [200, 360] };
const CARD = { width: 98, height: 114 };
/** With more cards there are two rails; a board closes the lower one where it is empty. */
const ON_ONE_RAIL = 3;
const BOARD: Box = [15, 234, 330, 146];

/** Cards on two rails, dragged with the pointer or picked up and put down. */
export function OrderFace({ view, entered, onEnter }: FaceProps<'order'>) {
  const order = stepsIn(entered);
  const [lifted, setLifted] = useState<string | null>(null);
  const count = view.pieces.length;

  function move(id: string, to: number) {
    const others = order.filter((other) => other !== id);
    const laid = FACES.order.write([...others.slice(0, to), id, ...others.slice(to)] as PieceName[]);
    onEnter(laid, { words: lockText.card(nameOf(view, id), to + 1, count) });
  }

  const cards = view.pieces.map((piece) => {
    const { id } = piece;
    const place = order.indexOf(id);
    const label = lockText.card(nameOf(view, id), place + 1, count);
    return (
      <Movable
        key={id}
        label={lifted === id ? lockText.lifted(label) : label}
        place={place}
        box={cardBox(place, count)}
        isLifted={lifted === id}
        onTap={() => {
          if (lifted !== null && lifted !== id) move(lifted, place);
          setLifted(lifted === null ? id : null);
        }}
        onStep={(by) => lifted === id && move(id, Math.max(0, Math.min(count - 1, place + by)))}
        onCarried={(to) => {
          setLifted(null);
          move(id, to);
        }}
      >
        <Card piece={piece} box={cardBox(place, count)} />
      </Movable>
    );
  });
  return (
    <>
      <chakra.em aria-hidden style={{ ...placeAt([60, 38, 240, 32]), ...HEADING }}>
        {lockText.cardsHint}
      </chakra.em>
      {count <= ON_ONE_RAIL && <LockPicture name="order/panel" box={BOARD} />}
      {cards}
    </>
  );
}

function nameOf({ pieces }: ViewOf<'order'>, id: string): string {
  const piece = pieces.find((each) => each.id === id);
  return piece?.type === 'word' ? piece.text : (piece?.name ?? '');
}

const HEADING = { fontSize: textSize(19), lineHeight: u(32), color: '#f6e3c0', textAlign: 'center' } as const;

function Card({ piece, box: [, , width, height] }: { piece: ViewOf<'order'>['pieces'][number]; box: Box }) {
  const scale = width / CARD.width;
  const isPicture = piece.type === 'picture';
  const words = isPicture ? piece.name : piece.text;
  return (
    <>
      <LockPicture name="order/card" box={[0, 0, width, height]} margin={6 * scale} />
      {isPicture && (
        <img
          src={piece.uri}
          alt=""
          draggable={false}
          style={{
            ...placeAt([6 * scale, 6 * scale, width - 12 * scale, height * 0.58]),
            objectFit: 'contain',
            pointerEvents: 'none',
          }}
        />
      )}
      <chakra.span
        aria-hidden
        style={{
          ...placeAt(
            isPicture ? [4, height * 0.62, width - 8, height * 0.36] : [5, 8, width - 10, height - 16],
          ),
          fontSize: textSize((isPicture ? 16 : sizeFor(words)) * Math.max(0.85, scale)),
        }}
        css={{
          display: 'grid',
          placeItems: 'center',
          textAlign: 'center',
          lineHeight: '1.1',
          color: '#3a2416',
          fontWeight: '600',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          pointerEvents: 'none',
        }}
      >
        {words}
      </chakra.span>
    </>
  );
}

function sizeFor(words: string): number {
  return words.length > 18 ? 14 : words.length > 9 ? 16 : 19;
}

/** The box of a card: three in a row while two rows suffice, else four. */
function cardBox(place: number, count: number): Box {
  const inRow = count <= ON_ONE_RAIL ? ON_ONE_RAIL : Math.ceil(count / 2);
  const pitch = RAIL.width / Math.max(3, inRow);
  const width = Math.min(CARD.width, pitch - 6);
  const height = (width * CARD.height) / CARD.width;
  const [column, row] = [place % inRow, Math.floor(place / inRow)];
  const indent = inRow < 3 ? ((3 - inRow) * pitch) / 2 : 0;
  return [
    RAIL.left + indent + column * pitch + (pitch - width) / 2,
    (RAIL.feet[row] ?? 0) - height,
    width,
    height,
  ];
}
