import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useGame, useGameplay } from './gameContext.ts';
import { useEntryDrag } from './useEntryDrag.ts';

interface InventoryBarProps {
  /** The element that the stage fills. */
  stageHost: () => HTMLElement | null;
}

/** What the player carries: choose an entry and then where to use it, or drag it there. */
export function InventoryBar({ stageHost }: InventoryBarProps) {
  const inventory = useGameplay((s) => s.inventory);
  const selectedTool = useGameplay((s) => s.selectedTool);
  const { gameplay } = useGame();
  return (
    <Flex
      as="section"
      aria-label={gameplayText.inventory}
      bg="bg.inset"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="inset"
      minHeight="4.75rem"
      padding="2"
      gap="2"
      align="center"
      overflowX="auto"
    >
      {inventory.length === 0 && (
        <Text color="fg.subtle" fontSize="sm" width="full" textAlign="center">
          {gameplayText.inventoryEmpty}
        </Text>
      )}
      {inventory.map((entry) => (
        <InventorySlot
          key={entry.name}
          entry={entry}
          isSelected={entry.name === selectedTool}
          onChoose={() => gameplay.getState().select(entry.name === selectedTool ? null : entry.name)}
          stageHost={stageHost}
        />
      ))}
    </Flex>
  );
}

interface InventorySlotProps extends InventoryBarProps {
  entry: ViewEntry;
  isSelected: boolean;
  onChoose: () => void;
}

function InventorySlot({ entry, isSelected, onChoose, stageHost }: InventorySlotProps) {
  const drag = useEntryDrag(entry, stageHost);
  return (
    <chakra.button
      type="button"
      aria-label={entry.label}
      aria-pressed={isSelected}
      title={gameplayText.inventoryHelp}
      flexShrink="0"
      boxSize="3.75rem"
      padding="1.5"
      display="grid"
      placeItems="center"
      borderRadius="md"
      borderWidth="2px"
      borderColor={isSelected ? 'accent' : 'border'}
      bg={isSelected ? 'brass.900' : 'bg.panel'}
      cursor="grab"
      touchAction="none"
      transition="border-color 120ms, background 120ms, transform 120ms"
      transform={isSelected ? 'translateY(-2px)' : undefined}
      _hover={{ borderColor: 'accent.hover' }}
      onClick={(event) => {
        // The click that ends a drag is not a choice.
        if (!drag.wasDragged()) onChoose();
        event.stopPropagation();
      }}
      {...drag.handlers}
    >
      <chakra.img
        src={entry.uri}
        alt=""
        draggable={false}
        maxWidth="100%"
        maxHeight="100%"
        objectFit="contain"
        pointerEvents="none"
      />
    </chakra.button>
  );
}
