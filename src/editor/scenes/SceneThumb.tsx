import { Box, chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import type { ItemConfig, Room, SceneId } from '../../../core/room/model.ts';
import { pictureOf } from '../../../core/room/pictures/pictures.ts';
import { PictureTile } from '../fields/PictureTile.tsx';

/** Maximum number of things drawn on a tile; a full room has hundreds. */
const SHOWN = 24;

interface SceneThumbProps {
  /** The last checked room: a tile does not follow each move of a drag. */
  room: Room;
  scene: SceneId;
  /** The background's small picture. */
  uri: string;
  label: string;
}

/** A small picture of a scene at the start: its background and the largest things. */
export const SceneThumb = memo(function SceneThumb({ room, scene, uri, label }: SceneThumbProps) {
  return (
    <Box
      position="absolute"
      insetX="0"
      top="50%"
      translate="0 -50%"
      aspectRatio="16 / 9"
      display="flex"
      css={{ '& img': { objectFit: 'cover' } }}
    >
      <PictureTile uri={uri} label={label} />
      {thingsToSee(room, scene).map(([id, item]) => (
        <Thing key={id} item={item} />
      ))}
    </Box>
  );
});

function Thing({ item }: { item: ItemConfig }) {
  const { x, y, width } = itemRect(item);
  return (
    <chakra.img
      src={pictureOf(item, item.state)}
      alt=""
      loading="lazy"
      fetchPriority="low"
      decoding="async"
      draggable={false}
      position="absolute"
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%` }}
    />
  );
}

/** In drawing order. */
function thingsToSee(room: Room, scene: SceneId): readonly (readonly [string, ItemConfig])[] {
  const things = room.itemOrder.flatMap((id): [string, ItemConfig][] => {
    const item = room.itemConfigs[id];
    return item && item.scene === scene && !item.isHidden && !item.spot ? [[id, item]] : [];
  });
  const sizes = things.map(([, item]) => areaOf(item)).toSorted((one, other) => other - one);
  const least = sizes[SHOWN - 1] ?? 0;
  return things.filter(([, item]) => areaOf(item) >= least);
}

function areaOf(item: ItemConfig): number {
  const { width, height } = itemRect(item);
  return width * height;
}
