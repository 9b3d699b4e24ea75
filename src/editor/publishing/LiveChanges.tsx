import { Box, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { compareRooms } from '../../../core/room/compare/compareRooms.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { DifferenceList } from '../versions/DifferenceList.tsx';
import { describeDifference } from '../versions/describeDifference.ts';

/** Lists what differs from the live version, if that is known. */
export function LiveChanges() {
  const now = useRoom();
  const live = useEditor((state) => state.liveRoom);
  const lines = useMemo(() => {
    if (!live) return [];
    const labels = { added: publishingText.onlyNow, removed: publishingText.goneNow };
    // The live version is the earlier one: what only the current room has counts as new.
    return describeDifference({ earlier: live, now, difference: compareRooms(live, now) }, labels);
  }, [live, now]);
  if (lines.length === 0) return null;
  return (
    <Box>
      <Text fontWeight="650" mb="2">
        {publishingText.changes}
      </Text>
      <Box maxH="10rem" overflowY="auto">
        <DifferenceList lines={lines} />
      </Box>
    </Box>
  );
}
