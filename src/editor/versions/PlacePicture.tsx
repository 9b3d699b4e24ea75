import { Box } from '@chakra-ui/react';
import type { Room } from '../../../core/room/model.ts';
import { firstSceneOf, sceneOf } from '../../../core/room/scenes.ts';
import { findThumb } from '../scenes/findThumb.ts';
import { SceneThumb } from '../scenes/SceneThumb.tsx';
import { useEditor } from '../session/editorContext.ts';

/** A small picture of a version's first place; the text beside it names the version. */
export function PlacePicture({ room }: { room: Room }) {
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
