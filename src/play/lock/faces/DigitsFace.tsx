import { chakra } from '@chakra-ui/react';
import { FACE_LIMITS } from '../../../../core/lock/limits.ts';
import type { FaceProps } from '../faceProps.ts';
import { SwungDoor } from '../opening/SwungDoor.tsx';
import { LockKey } from '../parts/LockKey.tsx';
import { LockPicture } from '../parts/LockPicture.tsx';
import { useTypedKeys } from '../typing/useTypedKeys.ts';
import { type Box, placeAt, textSize, u } from '../units.ts';

const DIGITS = [...'1234567890'];

/** A safe with a number pad. */
export function DigitsFace({ entered, onEnter, state }: FaceProps<'digits'>) {
  const press = (digit: string) => onEnter((entered + digit).slice(0, FACE_LIMITS.digits.max));
  useTypedKeys({
    type: (key) => DIGITS.includes(key) && press(key),
    undo: () => onEnter(entered.slice(0, -1)),
  });
  const display = (
    <chakra.div
      aria-hidden
      htmlTranslate="no"
      style={{
        ...placeAt([66, 60, 194, 38]),
        fontSize: textSize(entered.length > 9 ? 23 : 27),
        letterSpacing: u(entered.length > 9 ? -1 : 4),
      }}
      data-state={state}
      css={DISPLAY}
    >
      {entered}
      {state !== 'open' && <span style={{ opacity: 0.6 }}>_</span>}
    </chakra.div>
  );
  if (state === 'open') return <SwungDoor type="digits">{display}</SwungDoor>;
  return (
    <>
      {display}
      {DIGITS.map((digit, place) => (
        <LockKey key={digit} label={digit} box={placeOf(place)} onPress={() => press(digit)}>
          <LockPicture name={`digits/key-${digit}`} box={[0, 0, 76, 54]} />
        </LockKey>
      ))}
    </>
  );
}

function placeOf(place: number): Box {
  const [column, row] = place === 9 ? [1, 3] : [place % 3, Math.floor(place / 3)];
  return [58 + column * 84, 108 + row * 63, 76, 54];
}

const DISPLAY = {
  '&[data-state=open]': { color: '#7dffa0', textShadow: '0 0 8px #3aff7e99' },
  '&[data-state=wrong]': { color: '#ff7a6a', textShadow: '0 0 8px #ff3a2e99' },
  color: 'var(--display, #ffb950)',
  textShadow: '0 0 8px var(--display-light, #ff9a2e99)',
  fontFamily: 'ui-monospace, "Atkinson Hyperlegible Next Variable", monospace',
  fontVariantNumeric: 'lining-nums tabular-nums slashed-zero',
  display: 'flex',
  alignItems: 'center',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;
