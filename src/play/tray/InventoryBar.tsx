import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Backpack, Plus } from 'lucide-react';
import { type RefObject, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { ViewEntry } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { keepPlaces, type TrayPlaces } from '../session/trayPlaces.ts';
import { useGame, useGameplay, useGameStatus } from '../table/gameContext.ts';
import { TeamParts } from '../table/teamParts.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { useCombiningHint } from './useCombiningHint.ts';
import { type FindItem, useEntryDrag } from './useEntryDrag.ts';
import { MORE_BESIDE, useMoreBeside } from './useMoreBeside.ts';

interface InventoryBarProps {
  findItem: FindItem;
}

/** The height that clock, stage and notices leave of the window. */
const FREE_HEIGHT =
  'var(--window-height) - var(--stage-height) - var(--rows-height) - var(--words-height, 3.5rem) - 4.5rem';

/** One row, or as many as fit; a finger scrolls them sideways, since dragging upwards moves an entry. */
const IN_ROWS = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'repeat(auto-fill, var(--slot, 3.875rem))',
  justifyContent: 'start',
  overflow: 'auto hidden',
  '--way': 'to right',
  '--along': 'pan-x',
} as const;

/** The inventory: select an entry and then where to use it, or drag it there. */
export function InventoryBar({ findItem }: InventoryBarProps) {
  const inventory = useGameplay((s) => s.inventory);
  const tray = useTray(inventory);
  const selectedTool = useGameplay((s) => s.selectedTool);
  const targetId = useGameplay((s) => s.targetId);
  const isPaused = useGameStatus((s) => s.isPaused);
  const { gameplay } = useGame();
  const hand = inventory.find(({ id }) => id === selectedTool);
  const isCombiningTold = useCombiningHint();
  const places = useMoreBeside<HTMLDivElement>();
  useNewInSight(places, inventory);
  return (
    <Box
      as="section"
      gridArea="tray"
      aria-label={tableText.inventory}
      // P2: only a running play takes actions.
      inert={isPaused}
      opacity={isPaused ? 0.5 : undefined}
      minHeight="0"
      overflow="hidden"
      bg="bg.inset"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="inset"
    >
      <Places ref={places} data-empty={inventory.length === 0 ? '' : undefined}>
        {inventory.length === 0 && !isPaused && <Empty />}
        {tray.map((entry, place) =>
          entry ? (
            <InventorySlot
              key={entry.id}
              entry={entry}
              hand={hand}
              isTarget={entry.id === targetId}
              onChoose={() => gameplay.getState().selectEntry(entry.id)}
              findItem={findItem}
            />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: it is a place
            <Well key={place} aria-hidden />
          ),
        )}
        {isCombiningTold && <Tip>{tableText.combining}</Tip>}
      </Places>
    </Box>
  );
}

/** Scrolls to a newly collected entry. */
function useNewInSight(places: RefObject<HTMLElement | null>, inventory: readonly ViewEntry[]) {
  const known = useRef(inventory);
  useLayoutEffect(() => {
    const added = inventory.find(({ id }) => known.current.every((entry) => entry.id !== id));
    known.current = inventory;
    const slot = added && places.current?.querySelector(`[data-entry="${CSS.escape(added.id)}"]`);
    slot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [places, inventory]);
}

/**
 * Inventory entries by slot; null for an emptied slot, so that the others stay where the player knows them.
 */
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
      css={{ _sideways: { '& > svg': { display: 'none' } } }}
    >
      <Backpack size={20} aria-hidden />
      <Text fontSize="sm">{tableText.inventoryEmpty}</Text>
    </Flex>
  );
}

const Places = chakra('div', {
  base: {
    height: 'full',
    // Within the tray's edge.
    minHeight: 'calc(var(--tray-height) - 2px)',
    maxHeight: 'calc(var(--tray-height) - 2px)',
    gap: { base: '1.5', md: '2' },
    padding: '2',
    scrollPadding: '2.5rem',
    ...IN_ROWS,
    md: {
      // A mouse can scroll by wheel.
      _mouse: {
        _tall: {
          '&:not([data-wide] *)': {
            display: 'flex',
            flexWrap: 'wrap',
            alignContent: 'flex-start',
            overflow: 'hidden auto',
            '--way': 'to bottom',
            maxHeight: `calc(max(5rem, ${FREE_HEIGHT}) - 2px)`,
          },
        },
      },
    },
    '&&[data-empty]': { display: 'flex', flexWrap: 'nowrap' },
    ...MORE_BESIDE,
    _sideways: {
      '--way': 'to bottom',
      '--along': 'pan-y',
      minHeight: '0',
      maxHeight: 'none',
      // As many columns as fit, whatever they contain.
      display: 'grid',
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(auto-fill, 3rem)',
      justifyContent: 'center',
      alignContent: 'start',
      gap: '1',
      padding: '1',
      overflow: 'hidden auto',
      '&&[data-empty]': { display: 'grid', alignContent: 'center' },
    },
  },
});

interface InventorySlotProps extends InventoryBarProps {
  entry: ViewEntry;
  /** The selected entry, which can be tried on every other one (C2). */
  hand: ViewEntry | undefined;
  /** True while something is dragged over it. */
  isTarget: boolean;
  onChoose: () => void;
}

function InventorySlot({ entry, hand, isTarget, onChoose, findItem }: InventorySlotProps) {
  const drag = useEntryDrag(entry, findItem);
  const language = useRoomLanguage();
  const team = useContext(TeamParts);
  const isSelected = entry.id === hand?.id;
  const canBeTried = hand !== undefined && !isSelected;
  return (
    <Slot
      type="button"
      // The slot follows the bar's direction, its label the room's.
      lang={language.lang}
      aria-label={entry.label}
      aria-pressed={isSelected}
      title={canBeTried ? tableText.combine(hand.label, entry.label) : entry.label}
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
      {canBeTried && (
        <Joins aria-hidden>
          <Plus size={16} strokeWidth={3} />
        </Joins>
      )}
      {team && <team.HandMarks entry={entry.id} />}
    </Slot>
  );
}

const Well = chakra('span', {
  base: {
    flexShrink: '0',
    boxSize: 'var(--slot, 3.875rem)',
    borderRadius: 'md',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border',
    _sideways: { boxSize: '3rem' },
  },
});

const Slot = chakra('button', {
  base: {
    position: 'relative',
    flexShrink: '0',
    boxSize: 'var(--slot, 3.875rem)',
    padding: '1.5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    boxShadow: 'sm',
    cursor: 'grab',
    touchAction: 'none',
    // A finger along the tray scrolls it.
    '[data-scrolls] > &': { touchAction: 'var(--along)' },
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
    _sideways: { boxSize: '3rem', padding: '1' },
  },
});

/** On every entry but the one in the hand: that it can be tried with it, whether they go together or not. */
const Joins = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockEnd: '-2px',
    insetInlineEnd: '-2px',
    display: 'grid',
    placeItems: 'center',
    boxSize: '5',
    borderRadius: 'full',
    layerStyle: 'brassPlate',
    pointerEvents: 'none',
    animationName: 'scale-in, fade-in',
    animationDuration: '160ms',
  },
});

/** After the entries, in the space that they leave; a phone has some beside two of them. */
const Tip = chakra('p', {
  base: {
    gridRow: '1 / -1',
    // More lines than a row has would be cut above it.
    alignSelf: 'safe center',
    width: 'max-content',
    maxWidth: { base: '11.5rem', md: '17rem' },
    paddingInline: '2',
    color: 'fg.muted',
    lineHeight: '1.25',
    textWrap: 'balance',
    '&:nth-child(n + 4)': { mdDown: { display: 'none' } },
    // A rail is too narrow for words.
    _sideways: { display: 'none' },
  },
});
