import { chakra } from '@chakra-ui/react';
import { itemUri } from '../../../../core/catalogue/pictureAddresses.ts';
import { inventoryText } from '../../../text/inventory.ts';
import { PixelCanvas } from './PixelCanvas.tsx';
import { TrialFrame } from './RoomPreview.tsx';
import type { MadePicture } from './useMadePicture.ts';

interface OwnRoomProps {
  made: MadePicture;
  /** Null: as the picture suggests. */
  ambient: string | null;
}

/** A few things of the library, by where they stand in percent of the stage. */
const THINGS = [
  { uri: itemUri('umbrella', 'navy', 'default'), left: 64, bottom: 13, width: 13 },
  { uri: itemUri('lamp', 'rose', 'default'), left: 14, bottom: 14, width: 12 },
  { uri: itemUri('bust', 'bronze', 'default'), left: 38, bottom: 12, width: 11 },
] as const;

/** One's own place with things of the library in its light. */
export function OwnRoom({ made, ambient }: OwnRoomProps) {
  const light = ambient ?? made.ambient ?? '#ffffff';
  return (
    <TrialFrame role="img" aria-label={inventoryText.bench.rooms.own}>
      {made.whole ? (
        <PixelCanvas pixels={made.whole} position="absolute" inset="0" w="full" h="full" objectFit="cover" />
      ) : (
        made.keptUri !== null && <img src={made.keptUri} alt="" />
      )}
      {THINGS.map(({ uri, left, bottom, width }) => (
        <Lit
          key={uri}
          style={
            {
              left: `${left}%`,
              bottom: `${bottom}%`,
              width: `${width}%`,
              '--light': light,
              '--thing': `url(${uri})`,
            } as object
          }
        >
          <chakra.img src={uri} alt="" w="full" h="auto" display="block" />
        </Lit>
      ))}
    </TrialFrame>
  );
}

/** The light multiplies the thing, within its own shape. */
const Lit = chakra('div', {
  base: {
    position: 'absolute',
    isolation: 'isolate',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'var(--light)',
      mixBlendMode: 'multiply',
      mask: 'var(--thing) center / 100% 100%',
    },
  },
});
