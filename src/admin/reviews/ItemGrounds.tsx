import { chakra, Grid } from '@chakra-ui/react';
import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import { LitThing } from '../../shared/scene/LitThing.tsx';
import { type TrialRoom, useTrialRooms } from '../../shared/scene/useTrialRooms.ts';
import { reviewsText } from '../text/reviews.ts';

/** Largest height of the item in its tile, in percent, and largest zoom. */
const TALLEST = 62;
const MOST_ZOOM = 2.4;

interface ItemGroundsProps {
  entry: CatalogueEntry;
  uri: string;
}

/**
 * An item on a large checkerboard, which shows holes and edges, and in three rooms at its own position, size
 * and light.
 */
export function ItemGrounds({ entry, uri }: ItemGroundsProps) {
  const rooms = useTrialRooms();
  return (
    <Grid templateColumns="1fr 1fr" gap="2.5" mt="4">
      <Ground css={{ background: CHECKERBOARD }}>
        <chakra.img
          src={uri}
          alt={reviewsText.onCheckerboard(entry.name)}
          position="absolute"
          inset="8%"
          width="84%"
          height="84%"
          objectFit="contain"
        />
      </Ground>
      {rooms.map((room) => (
        <Ground key={room.uri}>
          <InRoom entry={entry} uri={uri} room={room} />
        </Ground>
      ))}
    </Grid>
  );
}

/** The stage, zoomed to the item. */
function InRoom({ entry, uri, room }: ItemGroundsProps & { room: TrialRoom }) {
  const { x, y } = entry.defaultPosition;
  // Percent of the stage's height; the stage is 16:9.
  const height = entry.width * entry.aspect * (16 / 9);
  const zoom = Math.min(MOST_ZOOM, Math.max(1, TALLEST / height));
  const origin = `${clamp(x + entry.width / 2)}% ${clamp(y + height / 2)}%`;
  return (
    <chakra.span
      position="absolute"
      inset="0"
      style={{ transform: `scale(${zoom})`, transformOrigin: origin }}
    >
      <chakra.img src={room.uri} alt="" position="absolute" inset="0" width="100%" height="100%" />
      <LitThing
        uri={uri}
        light={room.ambient}
        style={{ left: `${x}%`, top: `${y}%`, width: `${entry.width}%` }}
      />
    </chakra.span>
  );
}

function clamp(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}

/** Light squares, the same in both themes, like a picture. */
const CHECKERBOARD =
  'repeating-conic-gradient({colors.brass.100} 0 25%, {colors.white} 0 50%) 0 0 / 24px 24px';

const Ground = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: '6px',
    border: '2px solid {colors.ink}',
  },
});
