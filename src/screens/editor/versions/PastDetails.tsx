import { Box, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { compareRooms, isSame } from '../../../../core/room/compare/compareRooms.ts';
import type { Room } from '../../../../core/room/model.ts';
import { Chip } from '../../../components/kit/Chip.tsx';
import type { PastRoom } from '../../../stores/past/PastRoomsPort.ts';
import { versionsText } from '../../../text/versions.ts';
import { useRoom } from '../session/useRoom.ts';
import { describeDifference } from './describeDifference.ts';
import { type DrawRoom, PastPicture } from './PastPicture.tsx';

interface PastDetailsProps {
  past: PastRoom;
  /** The same as the draft would have it. */
  earlier: Room;
  draw: DrawRoom;
}

/** One earlier state beside what the creator has now. */
export function PastDetails({ past, earlier, draw }: PastDetailsProps) {
  const now = useRoom();
  const difference = useMemo(() => compareRooms(earlier, now), [earlier, now]);
  const when = versionsText.when(past.at);
  return (
    <Stack gap="3" minW="0">
      <Text>
        <Text as="span" fontWeight="650">
          {when}
        </Text>{' '}
        <Text as="span" color="fg.muted">
          {versionsText.beside}
        </Text>
      </Text>
      <PastPicture room={past.room} draw={draw} label={versionsText.picture(when)} difference={difference} />
      {isSame(difference) && <Text>{versionsText.same}</Text>}
      <Stack as="ul" gap="2" listStyleType="none" m="0" p="0">
        {describeDifference(difference, earlier, now).map(({ tone, label, text }) => (
          <Box as="li" key={label}>
            <Chip tone={tone} me="2">
              {label}
            </Chip>
            {text}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
