import { Box, chakra } from '@chakra-ui/react';
import type { Position } from '../../../../core/catalogue/model.ts';
import { hitRect, type PercentRect } from '../../../../core/room/geometry.ts';
import { combinationsIn } from '../../../../core/room/links.ts';
import type { Room } from '../../../../core/room/model.ts';
import type { StageItem, Viewport } from '../../../../game/ports.ts';
import type { HidingPlaces } from '../../../stores/editor/hidingPlacesIn.ts';
import { itemName } from '../../../text/editorMessages.ts';
import { puzzleViewText } from '../../../text/puzzleView.ts';
import { onScreen } from '../stage/onScreen.ts';
import type { Badges } from './badgesOf.ts';
import { LOCK_ICONS } from './lockIcons.ts';
import { placeLock } from './placeLock.ts';
import { useHidingPlaces } from './useHidingPlaces.ts';

interface ItemBadgesProps {
  room: Room;
  item: StageItem;
  badges: Badges;
  viewport: Viewport;
  /** It is selected, or what hides it. */
  isChosen: boolean;
}

/** What opens an item, when it is clicked, and where it is hidden, at its place in the room. The panel says the same in words. */
export function ItemBadges({ room, item, badges, viewport, isChosen }: ItemBadgesProps) {
  const rect = onScreen(hitRect(item), viewport);
  const { lock, places, isHidden } = badges;
  const Icon = lock && LOCK_ICONS[lock];
  const placeOf = useHidingPlaces(room);
  return (
    <>
      {isHidden && (
        <>
          <Ghost data-ghost={item.id} style={toBox(rect)} />
          <HiderTag
            data-chosen={isChosen || undefined}
            style={toPoint({ x: rect.x + rect.width / 2, y: rect.y + rect.height })}
          >
            {hiderWords(room, badges, placeOf)}
          </HiderTag>
        </>
      )}
      {places.length > 0 && (
        <Badge style={toPoint({ x: rect.x + rect.width / 2, y: rect.y })}>{places.join('·')}</Badge>
      )}
      {Icon && (
        <Badge data-lock={lock} style={toPoint(placeLock(rect))}>
          <Icon />
        </Badge>
      )}
    </>
  );
}

function hiderWords(room: Room, { id, hider }: Badges, placeOf: HidingPlaces): string {
  if (hider !== null) return puzzleViewText.hiddenAt(itemName(room, hider), placeOf(hider));
  const made = combinationsIn(room).get(id);
  return made ? puzzleViewText.madeOf(itemName(room, made.part), itemName(room, made.other)) : '';
}

function toBox({ x, y, width, height }: PercentRect) {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

function toPoint({ x, y }: Position) {
  return { left: `${x}%`, top: `${y}%` };
}

/** Brass, outlined like all that is drawn; its size goes along with the stage's. */
const Badge = chakra(Box, {
  base: {
    position: 'absolute',
    translate: '-50% -50%',
    display: 'grid',
    placeItems: 'center',
    minWidth: 'clamp(18px, 2.9cqw, 30px)',
    height: 'clamp(18px, 2.9cqw, 30px)',
    paddingX: '1',
    borderRadius: 'full',
    bg: 'brass.300',
    color: 'brass.950',
    boxShadow: '0 0 0 2px {colors.ink}',
    fontSize: 'clamp(11px, 1.4cqw, 14px)',
    fontWeight: '700',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    '& svg': { width: 'clamp(12px, 1.8cqw, 18px)', height: 'auto', strokeWidth: '2.4' },
  },
});

const Ghost = chakra(Box, {
  base: {
    position: 'absolute',
    borderRadius: '6px',
    border: '2px dashed',
    borderColor: 'green.300',
    outline: '1px solid rgb(28 15 18 / 0.55)',
    // What is hidden stands out from the room, which steps back.
    backdropFilter: 'brightness(1.45)',
  },
});

const HiderTag = chakra(Box, {
  base: {
    position: 'absolute',
    translate: '-50% 4px',
    // Words are read over the badges of neighbours.
    zIndex: '1',
    maxWidth: '12rem',
    // On a phone the words of one would lie over those of the next.
    '@container (max-width: 600px)': { '&:not([data-chosen])': { display: 'none' } },
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
