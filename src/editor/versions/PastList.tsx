import { Box, chakra, Text } from '@chakra-ui/react';
import { Globe, History, Star } from 'lucide-react';
import type { Room } from '../../../core/room/model.ts';
import { firstSceneOf, sceneOf } from '../../../core/room/scenes.ts';
import type { PastRoom } from '../../shared/ports/PastRoomsPort.ts';
import { findThumb } from '../scenes/findThumb.ts';
import { SceneThumb } from '../scenes/SceneThumb.tsx';
import { useEditor } from '../session/editorContext.ts';
import { versionsText } from '../text/versions.ts';
import { describePast, keyOf } from './describePast.ts';

interface PastListProps {
  pastRooms: readonly PastRoom[];
  chosen: PastRoom | null;
  onChoose: (past: PastRoom) => void;
}

/** Versions that can be restored, newest first. */
export function PastList({ pastRooms, chosen, onChoose }: PastListProps) {
  return (
    <Box
      as="ul"
      aria-label={versionsText.list}
      listStyleType="none"
      m="0"
      p="0"
      maxH={{ base: '13rem', md: '26rem' }}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="md"
    >
      {pastRooms.map((past) => (
        <Box as="li" key={keyOf(past)}>
          <PastButton past={past} isChosen={past === chosen} onChoose={() => onChoose(past)} />
        </Box>
      ))}
    </Box>
  );
}

function PastButton({
  past,
  isChosen,
  onChoose,
}: {
  past: PastRoom;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      display="flex"
      alignItems="center"
      gap="3"
      w="full"
      minH="14"
      px="3"
      py="2"
      textAlign="start"
      cursor="pointer"
      borderInlineStartWidth="3px"
      borderColor={isChosen ? 'accent' : 'transparent'}
      bg={isChosen ? 'bg.raised' : 'transparent'}
      _hover={{ bg: 'bg.raised' }}
    >
      <PlacePicture room={past.room} />
      <Box flex="1" minW="0">
        <Text fontWeight="650" _firstLetter={{ textTransform: 'uppercase' }}>
          {versionsText.when(past.at)}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {describePast(past)}
        </Text>
      </Box>
      <PastIcon past={past} />
    </chakra.button>
  );
}

function PastIcon({ past }: { past: PastRoom }) {
  if (past.type === 'published') return <Globe aria-hidden size={18} />;
  return past.slot.startsWith('kept') ? <Star aria-hidden size={18} /> : <History aria-hidden size={18} />;
}

/** A small picture of a version's first place; the text beside it names the version. */
function PlacePicture({ room }: { room: Room }) {
  const backgrounds = useEditor((state) => state.catalogue.backgrounds);
  const first = firstSceneOf(room);
  const { uri } = sceneOf(room, first)?.background ?? room.background;
  return (
    <Box
      aria-hidden
      position="relative"
      flexShrink="0"
      w="16"
      aspectRatio="16 / 9"
      overflow="hidden"
      borderRadius="sm"
      bg="bg.inset"
    >
      <SceneThumb room={room} scene={first} uri={findThumb(backgrounds, uri)} label="" />
    </Box>
  );
}
