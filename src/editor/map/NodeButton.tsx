import { Box, chakra, Text } from '@chakra-ui/react';
import { DoorOpen, Flag, SquareDashed } from 'lucide-react';
import { itemOf } from '../../../core/room/links.ts';
import { DOOR_ID, type Room } from '../../../core/room/model.ts';
import { firstSceneOf } from '../../../core/room/scenes.ts';
import type { MapNode, PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { badgesOf } from '../puzzle/badgesOf.ts';
import { LOCK_ICONS } from '../puzzle/lockIcons.ts';
import { useHidingPlaces } from '../puzzle/useHidingPlaces.ts';
import { describeNode, nodeName, nodeNote } from './describeNode.ts';
import type { Rect } from './turning.ts';

interface NodeButtonProps {
  room: Room;
  map: PuzzleMap;
  node: MapNode;
  rect: Rect;
  isSelected: boolean;
  isAtFault: boolean;
  isAble: boolean;
  onGo: () => void;
}

/** A node of the map: a thing, or the beginning of a scene; a click goes there. */
export function NodeButton({ room, map, node, rect, isSelected, isAtFault, isAble, onGo }: NodeButtonProps) {
  const note = nodeNote(room, node, map);
  const [badges] = node.item === null ? [] : badgesOf(room, [node.item]);
  const Lock = badges?.lock && LOCK_ICONS[badges.lock];
  return (
    <Card
      type="button"
      aria-label={describeNode(room, node, map, useHidingPlaces(room))}
      aria-current={isSelected || undefined}
      data-door={node.item === DOOR_ID || undefined}
      data-fault={isAtFault || undefined}
      style={{ left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
      disabled={!isAble}
      onClick={onGo}
    >
      <NodePicture room={room} node={node} />
      <Box as="span" minW="0" textAlign="start">
        <Text as="span" display="block" textStyle="xs" fontWeight="650" lineClamp={note === '' ? 2 : 1}>
          {nodeName(room, node)}
        </Text>
        {note !== '' && (
          <Text as="span" display="block" textStyle="2xs" color={isAtFault ? 'fg.error' : 'accent.fg'}>
            {note}
          </Text>
        )}
      </Box>
      {node.step !== null && <Corner insetStart="-2">{node.step}</Corner>}
      {Lock && (
        <Corner insetEnd="-2" data-lock-badge>
          <Lock />
        </Corner>
      )}
    </Card>
  );
}

function NodePicture({ room, node: { item, scene } }: { room: Room; node: MapNode }) {
  const config = item === null ? undefined : itemOf(room, item);
  const Icon = scene === firstSceneOf(room) ? Flag : DoorOpen;
  return (
    <Box
      as="span"
      flexShrink="0"
      boxSize="10"
      display="grid"
      placeItems="center"
      borderRadius="md"
      bg="bg.chosen"
      color="accent.fg"
      css={{ '& svg': { boxSize: '5' } }}
    >
      {config && !config.spot && <ItemPicture uri={config.uri} boxSize="9" objectFit="contain" />}
      {config?.spot && <SquareDashed aria-hidden />}
      {!config && <Icon aria-hidden />}
    </Box>
  );
}

const Card = chakra('button', {
  base: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingX: '2',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    boxShadow: 'panel',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    _disabled: { opacity: 0.45, cursor: 'default', bg: 'bg.panel' },
    '&[data-door]': { borderColor: 'accent', borderWidth: '2px' },
    '&[data-fault]': { borderColor: 'red.300', borderWidth: '2px' },
    '&[aria-current]': { boxShadow: '0 0 0 3px {colors.blue.300}' },
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
