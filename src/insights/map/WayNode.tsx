import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { CircleX, Lightbulb, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemId, Room } from '../../../core/room/model.ts';
import type { MapNode, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { nodeName, nodeNote } from '../../editor/map/describeNode.ts';
import type { Rect } from '../../editor/map/turning.ts';
import { badgesOf } from '../../editor/puzzle/badgesOf.ts';
import { LOCK_ICONS } from '../../editor/puzzle/lockIcons.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { inMinutes, lockKind } from '../page/shownRoom.ts';
import { WayBar } from '../parts/Bars.tsx';
import { ThingPicture } from '../parts/ThingPicture.tsx';
import type { WayLock } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';

interface WayNodeProps {
  room: Room;
  lock: WayLock;
  step: number | null;
  rect: Rect;
  label: string;
  isChosen: boolean;
  stop: object;
  onOpen: () => void;
}

/** A lock on the map with its figures. */
export function WayNode({ room, lock, step, rect, label, isChosen, stop, onOpen }: WayNodeProps) {
  const { way } = insightsText;
  const { half, nineInTen, wrong, hints, stuck, openedOfAll, reached, isHot } = lock;
  return (
    <Place rect={rect}>
      <Card
        type="button"
        aria-label={label}
        aria-pressed={isChosen}
        data-hot={isHot || undefined}
        onClick={onOpen}
        {...stop}
      >
        <Head room={room} id={lock.lock} note={lockKind(room, lock.lock)} />
        <WayBar opened={openedOfAll} reached={reached} />
        <Text as="span" mt="1.5">
          {way.opened(openedOfAll, reached)}
        </Text>
        <Text as="span" color="fg.muted">
          {half === null || nineInTen === null
            ? way.nobody
            : way.minutes(inMinutes(half), inMinutes(nineInTen))}
        </Text>
        <Flex as="span" color="fg.muted" gap="2.5" css={{ '& svg': { boxSize: '3' } }}>
          {wrong > 0 && (
            <Flex as="span" align="center" gap="1">
              <CircleX aria-hidden /> {way.wrong(wrong)}
            </Flex>
          )}
          <Flex as="span" align="center" gap="1">
            <Lightbulb aria-hidden /> {way.hints(hints)}
          </Flex>
        </Flex>
        {isHot && (
          <Hot>
            <LogOut aria-hidden /> {way.endedHere(stuck)}
          </Hot>
        )}
        <Badges room={room} id={lock.lock} step={step} />
      </Card>
    </Place>
  );
}

interface PlainNodeProps {
  room: Room;
  map: PuzzleMap;
  node: MapNode;
  rect: Rect;
  /** Whether its figures are still loading. */
  isWaiting: boolean;
}

/** A thing that is no lock, the beginning of a scene, or a lock whose figures are not there. */
export function PlainNode({ room, map, node, rect, isWaiting }: PlainNodeProps) {
  const { item } = node;
  return (
    <Place rect={rect}>
      <Card as="div" data-plain>
        {item === null ? (
          <Text as="span" fontWeight="650">
            {nodeName(room, node)}
          </Text>
        ) : (
          <Head room={room} id={item} note={nodeNote(room, node, map)} />
        )}
        {isWaiting && item !== null && <Skeleton height="3" borderRadius="full" mt="1" />}
        {item !== null && <Badges room={room} id={item} step={node.step} />}
      </Card>
    </Place>
  );
}

function Place({ rect, children }: { rect: Rect; children: ReactNode }) {
  return (
    <Flex
      position="absolute"
      align="center"
      pointerEvents="none"
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
    >
      {children}
    </Flex>
  );
}

function Head({ room, id, note }: { room: Room; id: ItemId; note: string }) {
  return (
    <Flex as="span" align="center" gap="2" mb="1.5">
      <ThingPicture room={room} id={id} size="8" />
      <Box as="span" minW="0">
        <Text as="span" display="block" fontSize="0.875rem" fontWeight="650" lineHeight="1.25" lineClamp="2">
          {itemName(room, id)}
        </Text>
        {note !== '' && (
          <Text as="span" display="block" color="fg.muted" truncate>
            {note}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

function Badges({ room, id, step }: { room: Room; id: ItemId; step: number | null }) {
  const [badges] = badgesOf(room, [id]);
  const Lock = badges?.lock && LOCK_ICONS[badges.lock];
  return (
    <>
      {step !== null && <Corner insetStart="-2">{step}</Corner>}
      {Lock && (
        <Corner insetEnd="-2" data-lock-badge>
          <Lock aria-hidden />
        </Corner>
      )}
    </>
  );
}

const Card = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    minHeight: '11',
    paddingX: '2.5',
    paddingY: '2',
    textAlign: 'start',
    fontSize: '12px',
    lineHeight: '1.4',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    boxShadow: 'panel',
    pointerEvents: 'auto',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '&[data-plain]': {
      cursor: 'inherit',
      pointerEvents: 'none',
      justifyContent: 'center',
      paddingBottom: '0.5',
    },
    '&[data-hot]': {
      borderWidth: '2px',
      borderColor: 'border.warning',
      bg: 'color-mix(in srgb, {colors.bg.warning} 45%, {colors.bg.panel})',
      boxShadow: '0 0 0 4px color-mix(in srgb, {colors.warning} 22%, transparent)',
    },
    '&[aria-pressed=true]': { boxShadow: '0 0 0 3px {colors.blue.300}' },
  },
});

const Hot = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'start',
    gap: '1',
    marginTop: '1',
    paddingX: '2',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.warning',
    bg: 'bg.warning',
    color: 'fg.warning',
    fontWeight: '650',
    '& svg': { boxSize: '3' },
  },
});

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    top: '-2.5',
    display: 'grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    paddingX: '1',
    borderRadius: 'full',
    bg: 'bg.chosen',
    boxShadow: '0 0 0 2px {colors.ink}',
    fontSize: 'xs',
    fontWeight: '700',
    lineHeight: '1',
    '&[data-lock-badge]': { bg: 'brass.300', color: 'brass.950' },
    '& svg': { boxSize: '3' },
  },
});
