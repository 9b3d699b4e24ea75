import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { EyeOff, Lock, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { listPuzzle, type PuzzlePart } from './listPuzzle.ts';
import { LOCK_ICONS } from './lockIcons.ts';
import { useHidingPlaces } from './useHidingPlaces.ts';

/** All locks and hidden things of the room, over all scenes; each leads to its thing. */
export function PuzzleLists() {
  const room = useCheckedRoom();
  const placeOf = useHidingPlaces(room);
  const { locks, hidden } = useMemo(() => listPuzzle(room, placeOf), [room, placeOf]);
  const idle = useIdle();
  const { lists } = puzzleViewText;
  return (
    <Stack gap="4" pb="4">
      <Stack gap="1">
        <Heading as="h2" size="md">
          {puzzleViewText.names.puzzle}
        </Heading>
        <Text textStyle="sm" color="fg.muted" textWrap="pretty">
          {lists.help}
        </Text>
      </Stack>
      <PartList room={room} title={lists.locks} icon={Lock} parts={locks} empty={lists.noLocks} />
      <PartList room={room} title={lists.hidden} icon={EyeOff} parts={hidden} empty={lists.nothingHidden} />
      {idle.length > 0 && (
        <Box as="section" aria-label={lists.idle}>
          <ListHead title={lists.idle} amount={idle.length} />
          <Text textStyle="xs" color="fg.muted" textWrap="pretty">
            {lists.idleHelp(idle.map((id) => itemName(room, id)))}
          </Text>
        </Box>
      )}
    </Stack>
  );
}

interface PartListProps {
  room: Room;
  title: string;
  icon: LucideIcon;
  parts: readonly PuzzlePart[];
  empty: string;
}

function PartList({ room, title, icon: Icon, parts, empty }: PartListProps) {
  return (
    <Box as="section" aria-label={title}>
      <ListHead title={title} icon={Icon} amount={parts.length} />
      {parts.length === 0 && (
        <Text textStyle="xs" color="fg.muted">
          {empty}
        </Text>
      )}
      <Stack as="ul" gap="1.5" listStyleType="none">
        {parts.map((part) => (
          <li key={part.id}>
            <PartButton room={room} part={part} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}

function ListHead({ title, icon: Icon, amount }: { title: string; icon?: LucideIcon; amount: number }) {
  return (
    <Flex align="center" gap="2" mb="2" css={{ '& svg': { boxSize: '4', color: 'fg.muted' } }}>
      {Icon && <Icon aria-hidden />}
      <Heading as="h3" size="sm" color="accent.fg">
        {title}
      </Heading>
      <Text as="span" ms="auto" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        {editorText.number(amount)}
      </Text>
    </Flex>
  );
}

function PartButton({ room, part: { id, words, lock, isMissing } }: { room: Room; part: PuzzlePart }) {
  const { select } = useEditorActions();
  const name = itemName(room, id);
  const Icon = lock && LOCK_ICONS[lock];
  return (
    <Part type="button" onClick={() => select(id)}>
      <Flex boxSize="9" flexShrink="0" p="0.5" borderRadius="sm" bg="bg.tile">
        <PictureTile uri={pictureOf(room, id)} label={name} />
      </Flex>
      <Box as="span" flex="1" minW="0">
        <Text as="span" display="block" textStyle="sm" fontWeight="600" truncate>
          {name}
        </Text>
        <Text as="span" display="block" textStyle="xs" color={isMissing ? 'danger.fg' : 'fg.muted'} truncate>
          {words}
        </Text>
      </Box>
      {Icon && <Icon aria-hidden />}
    </Part>
  );
}

function pictureOf(room: Room, id: ItemId): string {
  const item = itemOf(room, id);
  return item?.variants[item.color]?.default ?? '';
}

const Part = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '11',
    padding: '1',
    paddingInlineEnd: '2.5',
    textAlign: 'start',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised' },
    '& svg': { boxSize: '4', flexShrink: '0', color: 'accent.fg' },
  },
});

/** Items without a part in the puzzle; the map leaves them out. */
function useIdle(): readonly ItemId[] {
  const room = useCheckedRoom();
  return useMemo(() => readPuzzleMap(room, findWalkthrough(room)?.steps ?? []).spare, [room]);
}
