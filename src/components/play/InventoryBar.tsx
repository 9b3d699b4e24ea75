import { chakra, Flex, Text } from '@chakra-ui/react';
import { Backpack } from 'lucide-react';
import { useState } from 'react';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import { keepPlaces, type TrayPlaces } from '../../stores/gameplay/trayPlaces.ts';
import { tableText } from '../../text/table.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { useGame, useGameplay, useGameStatus } from './gameContext.ts';
import { SIDEWAYS } from './TableFrame.tsx';
import { type FindItem, useEntryDrag } from './useEntryDrag.ts';
import { useRoomLang } from './useRoomLang.ts';

interface InventoryBarProps {
  findItem: FindItem;
}

/** What the clock, the stage and the notices leave of the window. */
const FREE_HEIGHT =
  'var(--window-height) - var(--stage-height) - var(--rows-height) - var(--words-height, 3.5rem) - 4.5rem';

/** What the player carries: choose an entry and then where to use it, or drag it there. */
export function InventoryBar({ findItem }: InventoryBarProps) {
  const inventory = useGameplay((s) => s.inventory);
  const tray = useTray(inventory);
  const selectedTool = useGameplay((s) => s.selectedTool);
  const targetId = useGameplay((s) => s.targetId);
  const isPaused = useGameStatus((s) => s.isPaused);
  const { gameplay } = useGame();
  return (
    <Flex
      as="section"
      gridArea="tray"
      aria-label={tableText.inventory}
      // P2: only a running play takes actions.
      inert={isPaused}
      opacity={isPaused ? 0.5 : undefined}
      wrap="wrap"
      alignContent={inventory.length === 0 ? 'center' : 'flex-start'}
      gap={{ base: '1.5', md: '2' }}
      padding="2"
      minHeight={{ base: `max(5rem, min(9.25rem, ${FREE_HEIGHT}))`, md: '5rem' }}
      maxHeight={`max(5rem, ${FREE_HEIGHT})`}
      overflowY="auto"
      bg="bg.inset"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="inset"
      css={{
        '[data-wide] &': { maxHeight: { md: '5rem' } },
        [SIDEWAYS]: {
          '&, [data-wide] &': { minHeight: '0', maxHeight: 'none' },
          // As many columns as there is place for, whatever lies in them.
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, 3rem)',
          justifyContent: 'center',
          gap: '1',
          padding: '1',
        },
      }}
    >
      {inventory.length === 0 && !isPaused && <Empty />}
      {tray.map((entry, place) =>
        entry ? (
          <InventorySlot
            key={entry.id}
            entry={entry}
            isSelected={entry.id === selectedTool}
            isTarget={entry.id === targetId}
            onChoose={() => gameplay.getState().selectEntry(entry.id)}
            findItem={findItem}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is a place
          <Well key={place} aria-hidden />
        ),
      )}
    </Flex>
  );
}

/** What is carried, place by place; null where something was used up: the others stay where the hand knows them. */
function useTray(inventory: readonly ViewEntry[]): readonly (ViewEntry | null)[] {
  const [places, setPlaces] = useState<TrayPlaces>([]);
  const now = keepPlaces(
    places,
    inventory.map(({ id }) => id),
  );
  if (now.join() !== places.join()) setPlaces(now);
  return now.map((name) => inventory.find(({ id }) => id === name) ?? null);
}

function Empty() {
  return (
    <Flex
      margin="auto"
      gridColumn="1 / -1"
      align="center"
      gap="2.5"
      color="fg.subtle"
      css={{ [SIDEWAYS]: { '& > svg': { display: 'none' } } }}
    >
      <Backpack size={20} aria-hidden />
      <Text fontSize="sm">{tableText.inventoryEmpty}</Text>
    </Flex>
  );
}

interface InventorySlotProps extends InventoryBarProps {
  entry: ViewEntry;
  isSelected: boolean;
  /** Something is held over it. */
  isTarget: boolean;
  onChoose: () => void;
}

function InventorySlot({ entry, isSelected, isTarget, onChoose, findItem }: InventorySlotProps) {
  const drag = useEntryDrag(entry, findItem);
  const lang = useRoomLang();
  return (
    <Slot
      type="button"
      lang={lang}
      aria-label={entry.label}
      aria-pressed={isSelected}
      title={entry.label}
      data-entry={entry.id}
      data-target={isTarget ? '' : undefined}
      onClick={drag.onTap(onChoose)}
      {...drag.handlers}
    >
      <ItemPicture
        uri={entry.uri}
        draggable={false}
        boxSize="100%"
        objectFit="contain"
        pointerEvents="none"
      />
    </Slot>
  );
}

const Well = chakra('span', {
  base: {
    flexShrink: '0',
    boxSize: '3.875rem',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border',
    [SIDEWAYS]: { boxSize: '3rem' },
  },
});

const Slot = chakra('button', {
  base: {
    flexShrink: '0',
    boxSize: '3.875rem',
    padding: '1.5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'sm',
    cursor: 'grab',
    touchAction: 'none',
    animationName: 'scale-in, fade-in',
    animationDuration: '220ms',
    transition: 'border-color 120ms, background 120ms, translate 120ms, box-shadow 120ms',
    _hover: { borderColor: 'accent.hover' },
    _active: { cursor: 'grabbing' },
    _pressed: {
      borderColor: 'accent',
      bg: 'bg.chosen',
      translate: '0 -2px',
      boxShadow: '0 0 0 1px {colors.accent}, 0 5px 14px rgb(217 164 65 / 0.35)',
    },
    '&[data-out] > img': { opacity: '0.28' },
    '&[data-target]': { borderColor: 'accent', bg: 'bg.chosen', scale: '1.08' },
    [SIDEWAYS]: { boxSize: '3rem', padding: '1' },
  },
});
