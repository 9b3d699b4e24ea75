import { chakra } from '@chakra-ui/react';
import { lockText } from '../text/lock.ts';
import { LOCK_KEY } from './parts/LockKey.tsx';
import { LockPicture } from './parts/LockPicture.tsx';
import type { LockState } from './parts/StatusLamp.tsx';
import { BESIDE, placeAt, textSize, u } from './units.ts';
import { useLasting } from './useLasting.ts';

interface TryBarProps {
  at: readonly [x: number, y: number, width: number];
  state: LockState;
  label: string;
  isDull: boolean;
}

/** Milliseconds after which a missing response is noticeable. */
const NOTICED = 300;

/** The brass bar that submits, below every lock within the thumb's reach. */
export function TryBar({ at: [x, y, width], state, label, isDull }: TryBarProps) {
  const isCold = state === 'resting' || state === 'offline';
  const isWaiting = useLasting(state === 'waiting', NOTICED);
  return (
    <chakra.button
      type="submit"
      aria-busy={state === 'waiting'}
      // `disabled` would lose the focus and with it the keys. A countdown in the label would be read out each
      // second.
      aria-disabled={state === 'resting'}
      aria-label={state === 'resting' ? lockText.resting : undefined}
      style={{ ...placeAt([x, y, width, 56]), borderRadius: u(16), fontSize: textSize(21) }}
      css={{
        ...LOCK_KEY,
        color: 'var(--bar-ink, #241405)',
        fontWeight: '650',
        _sidewaysLock: {
          left: `${u(BESIDE.bar[0] - Math.max(0, width - BESIDE.bar[2]))} !important`,
          top: `${u(BESIDE.bar[1])} !important`,
        },
        '&[aria-busy=true] > *': { translate: '0 4px' },
        // The face keeps its drawn colours; the bar follows the colours that the user chose.
        _highContrast: {
          color: 'ButtonText',
          bg: 'ButtonFace',
          border: '2px solid',
          borderColor: 'ButtonText',
          '& > img': { display: 'none' },
        },
      }}
    >
      <LockPicture
        name={`common/bar-${isCold ? 'cold' : isDull ? 'dull' : 'live'}`}
        box={[0, 0, width, 56]}
        margin={18}
      />
      <chakra.span position="relative">{isWaiting ? lockText.waiting : label}</chakra.span>
    </chakra.button>
  );
}
