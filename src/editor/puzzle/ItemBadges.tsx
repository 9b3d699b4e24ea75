import { Box, chakra } from '@chakra-ui/react';
import type { Position } from '../../../core/catalogue/model.ts';
import { hitRect, type PercentRect } from '../../../core/room/geometry.ts';
import type { StageItem, Viewport } from '../../../game/ports.ts';
import { onScreen } from '../canvas/onScreen.ts';
import type { Badges } from './badgesOf.ts';
import { LOCK_ICONS } from './lockIcons.ts';
import { placeLock } from './placeLock.ts';

interface ItemBadgesProps {
  item: StageItem;
  badges: Badges;
  viewport: Viewport;
}

/**
 * Badges of an item: what opens it, its place in a sequence, and whether it is hidden. The panel says the
 * same in words.
 */
export function ItemBadges({ item, badges, viewport }: ItemBadgesProps) {
  const rect = onScreen(hitRect(item), viewport);
  const { lock, places, isHidden } = badges;
  const Icon = lock && LOCK_ICONS[lock];
  return (
    <>
      {isHidden && <Ghost data-ghost={item.id} style={toBox(rect)} />}
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

function toBox({ x, y, width, height }: PercentRect) {
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

function toPoint({ x, y }: Position) {
  return { left: `${x}%`, top: `${y}%` };
}

/** Brass with an outline; scales with the stage. */
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
    // A hidden thing stands out from the dimmed room.
    backdropFilter: 'brightness(1.45)',
  },
});
