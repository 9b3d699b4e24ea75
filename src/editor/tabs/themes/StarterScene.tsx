import { Box, chakra } from '@chakra-ui/react';
import { thumbUri } from '../../../../core/catalogue/pictureAddresses.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import type { ItemConfig, Room, SceneId } from '../../../../core/room/model.ts';
import { firstSceneOf } from '../../../../core/room/scenes.ts';

interface StarterSceneProps {
  room: Room;
  /** The background of the shown scene. */
  background: Recipe['background'];
  /** Default: the first one. */
  scene?: SceneId;
}

/** The initial view of a room's scene, composed of the palette's thumbnails. */
export function StarterScene({ room, background: { id, mood }, scene }: StarterSceneProps) {
  const shown = scene ?? firstSceneOf(room);
  const items = room.itemOrder.flatMap((itemId) => room.itemConfigs[itemId] ?? []);
  return (
    <Box position="relative" aspectRatio="16 / 9" overflow="hidden" aria-hidden>
      <chakra.img
        src={thumbUri(id, mood)}
        alt=""
        loading="lazy"
        fetchPriority="low"
        decoding="async"
        w="full"
        h="full"
      />
      {items
        .filter((item) => item.scene === shown && !item.isHidden && !item.spot)
        .map((item) => (
          <ItemThumb key={`${item.catalogueId} ${item.position.x} ${item.position.y}`} item={item} />
        ))}
    </Box>
  );
}

function ItemThumb({ item: { catalogueId, color, position, width } }: { item: ItemConfig }) {
  return (
    <chakra.img
      src={thumbUri(catalogueId, color)}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      position="absolute"
      style={{ left: `${position.x}%`, top: `${position.y}%`, width: `${width}%` }}
    />
  );
}
