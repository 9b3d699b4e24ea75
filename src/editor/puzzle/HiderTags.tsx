import { Box, chakra } from '@chakra-ui/react';
import { hitRect } from '../../../core/room/geometry.ts';
import { combinationsIn } from '../../../core/room/links.ts';
import type { Room } from '../../../core/room/model.ts';
import type { StageItem, Viewport } from '../../../game/ports.ts';
import { onScreen } from '../canvas/onScreen.ts';
import type { HidingPlaces } from '../store/document/hidingPlacesIn.ts';
import { itemName } from '../text/editorMessages.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import type { Badges } from './badgesOf.ts';
import { placeBeside } from './placeTags.ts';
import { useHidingPlaces } from './useHidingPlaces.ts';
import type { Size } from './useSize.ts';

interface HiderTagsProps {
  room: Room;
  items: readonly StageItem[];
  badges: ReadonlyMap<string, Badges>;
  viewport: Viewport;
  size: Size;
}

/** CSS pixels from a thing's foot to the middle of the label below. */
const BELOW = 14;

/**
 * Labels of hidden things that name their hider. Neighbouring labels are in different rows: on a phone things
 * are close together.
 */
export function HiderTags({ room, items, badges, viewport, size }: HiderTagsProps) {
  const placeOf = useHidingPlaces(room);
  const wanted = items.flatMap((item) => {
    const own = badges.get(item.id);
    const words = own?.isHidden ? hiderWords(room, own, placeOf) : '';
    if (words === '') return [];
    const { x, y, width, height } = onScreen(hitRect(item), viewport);
    const at = {
      x: ((x + width / 2) * size.width) / 100,
      y: ((y + height) * size.height) / 100 + BELOW,
    };
    return [{ key: item.id, words, at }];
  });
  return placeBeside(wanted, size).map(({ key, words, at }) => (
    <HiderTag key={key} style={{ left: at.x, top: at.y }}>
      {words}
    </HiderTag>
  ));
}

function hiderWords(room: Room, { id, hider }: Badges, placeOf: HidingPlaces): string {
  if (hider !== null) return puzzleViewText.hiddenAt(itemName(room, hider), placeOf(hider));
  const made = combinationsIn(room).get(id);
  return made ? puzzleViewText.madeOf(itemName(room, made.part), itemName(room, made.other)) : '';
}

const HiderTag = chakra(Box, {
  base: {
    position: 'absolute',
    translate: '-50% -50%',
    maxWidth: '12rem',
    paddingX: '2',
    borderRadius: 'full',
    bg: 'bg.success',
    color: 'fg.success',
    boxShadow: 'inset 0 0 0 1.5px {colors.green.300}',
    fontSize: 'clamp(11px, 1.2cqw, 13px)',
    fontWeight: '650',
    lineHeight: '1.6',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
});
