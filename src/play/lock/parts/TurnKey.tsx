import { chakra } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { lockText } from '../../text/lock.ts';
import { BESIDE, placeAt, textSize, u } from '../units.ts';
import { LOCK_KEY } from './LockKey.tsx';
import { LockPicture } from './LockPicture.tsx';

/** Turns the lifted piece by a quarter. */
export function TurnKey({ isDull, onTurn }: { isDull: boolean; onTurn: () => void }) {
  return (
    <chakra.button
      type="button"
      data-own-enter
      aria-disabled={isDull}
      onClick={onTurn}
      style={{ ...placeAt([8, 408, 128, 56]), borderRadius: u(16), fontSize: textSize(19) }}
      css={{
        ...LOCK_KEY,
        color: '#241405',
        fontWeight: '650',
        _sidewaysLock: { left: `${u(BESIDE.turn[0])} !important`, top: `${u(BESIDE.turn[1])} !important` },
      }}
    >
      <LockPicture name={`common/bar-${isDull ? 'dull' : 'live'}`} box={[0, 0, 128, 56]} margin={18} />
      <chakra.span position="relative" display="inline-flex" alignItems="center" gap="1">
        <RotateCw aria-hidden size="1em" />
        {lockText.turn}
      </chakra.span>
    </chakra.button>
  );
}
