import { StandingThings } from '../../../shared/scene/StandingThings.tsx';
import { inventoryText } from '../../text/inventory.ts';
import { PixelCanvas } from '../PixelCanvas.tsx';
import type { MadePicture } from '../useMadePicture.ts';
import { TrialFrame } from './RoomPreview.tsx';

interface OwnRoomProps {
  made: MadePicture;
  /** Null for the suggested one. */
  ambient: string | null;
}

/** The user's own place with things of the library in its light. */
export function OwnRoom({ made, ambient }: OwnRoomProps) {
  return (
    <TrialFrame role="img" aria-label={inventoryText.bench.rooms.own}>
      {made.whole ? (
        <PixelCanvas pixels={made.whole} position="absolute" inset="0" w="full" h="full" objectFit="cover" />
      ) : (
        made.keptUri !== null && <img src={made.keptUri} alt="" />
      )}
      <StandingThings light={ambient ?? made.ambient ?? '#ffffff'} />
    </TrialFrame>
  );
}
