import { Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { compareRooms, isSame } from '../../../core/room/compare/compareRooms.ts';
import type { Room } from '../../../core/room/model.ts';
import type { PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { useRoom } from '../session/useRoom.ts';
import { versionsText } from '../text/versions.ts';
import { DifferenceList } from './DifferenceList.tsx';
import { describeDifference } from './describeDifference.ts';
import { type DrawRoom, RoomPicture } from './RoomPicture.tsx';

interface PastDetailsProps {
  past: PastRoom;
  /** The earlier version as it would become the draft. */
  earlier: Room;
  draw: DrawRoom;
}

/** An earlier version compared with the current one. */
export function PastDetails({ past, earlier, draw }: PastDetailsProps) {
  const now = useRoom();
  const difference = useMemo(() => compareRooms(earlier, now), [earlier, now]);
  const when = versionsText.when(past.at);
  return (
    <Stack gap="3" minW="0">
      <Text _firstLetter={{ textTransform: 'uppercase' }}>
        <Text as="span" fontWeight="650">
          {when}
        </Text>{' '}
        <Text as="span" color="fg.muted">
          {versionsText.beside}
        </Text>
      </Text>
      <RoomPicture
        room={past.room}
        draw={draw}
        label={versionsText.picture(when)}
        framed={[...difference.items.changed.keys(), ...difference.items.removed]}
      />
      {isSame(difference) && <Text>{versionsText.same}</Text>}
      <DifferenceList
        lines={describeDifference(
          { earlier, now, difference },
          { added: versionsText.notThereYet, removed: versionsText.thereOnlyThen },
        )}
      />
    </Stack>
  );
}
