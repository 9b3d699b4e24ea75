import { useRef } from 'react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import { SYMBOLS, type SymbolSign } from '../../../../core/lock/signs/signs.ts';
import { lockText } from '../../text/lock.ts';
import type { FaceProps } from '../faceProps.ts';
import { EntryLine } from '../parts/EntryLine.tsx';
import { LockKey } from '../parts/LockKey.tsx';
import { LockPicture } from '../parts/LockPicture.tsx';
import { stepsIn, withoutLast, withStep } from '../steps.ts';
import { useTypedKeys } from '../typing/useTypedKeys.ts';

const COLUMNS = 6;

/** A stone slab with tiles. */
export function SymbolsFace({ entered, onEnter, state }: FaceProps<'symbols'>) {
  const press = (sign: string) => onEnter(withStep(entered, sign, FACE_LIMITS.symbols.max));
  const tiles = useRef(new Map<SymbolSign, HTMLElement>());
  useTypedKeys({
    type: (letter) => nextOf(tiles.current, letter)?.focus(),
    undo: () => onEnter(withoutLast(entered)),
  });
  return (
    <>
      <EntryLine
        steps={stepsIn(entered)}
        hint={lockText.signsHint}
        box={[20, 32, 272, 52]}
        color="#f0c765"
        size={36}
      />
      {state !== 'open' &&
        SYMBOLS.map((sign, place) => {
          const [x, y] = [38 + (place % COLUMNS) * 57, 138 + Math.floor(place / COLUMNS) * 69];
          return (
            <LockKey
              key={sign}
              ref={(tile) => {
                if (tile) tiles.current.set(sign, tile);
                return () => void tiles.current.delete(sign);
              }}
              label={lockText.symbols[sign]}
              box={[x - 27, y - 30, 54, 60]}
              onPress={() => press(sign)}
            >
              <LockPicture name={`symbols/${sign}`} box={[1, 4, 52, 52]} />
            </LockKey>
          );
        })}
    </>
  );
}

/** The tile that a typed letter leads to: the next one after the focused tile whose name begins with it. */
function nextOf(tiles: ReadonlyMap<SymbolSign, HTMLElement>, letter: string): HTMLElement | undefined {
  const called = SYMBOLS.filter((sign) =>
    lockText.symbols[sign].toLowerCase().startsWith(letter.toLowerCase()),
  ).flatMap((sign) => tiles.get(sign) ?? []);
  const now = called.findIndex((tile) => tile.matches(':focus'));
  return called[(now + 1) % called.length];
}
