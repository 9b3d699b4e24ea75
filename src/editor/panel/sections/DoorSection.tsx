import { Box, Collapsible, chakra, Text } from '@chakra-ui/react';
import { ChevronDown, DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { useEditor } from '../../session/editorContext.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { CatalogueGate } from '../../tabs/CatalogueGate.tsx';
import { EntryGrid, EntryStrip } from '../../tabs/items/EntryGrid.tsx';
import { findEntries } from '../../tabs/items/findEntries.ts';
import { editorText } from '../../text/editor.ts';

/** A button that unfolds a list of all doors. A chosen door gets the position and the lock of the former one (R5). */
export function DoorSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible.Root open={isOpen} onOpenChange={({ open }) => setOpen(open)} lazyMount unmountOnExit>
      <Collapsible.Trigger asChild>
        <chakra.button
          type="button"
          display="flex"
          alignItems="center"
          gap="2.5"
          w="full"
          minH={{ base: '11', lg: '10' }}
          px="3"
          borderRadius="md"
          borderWidth="1px"
          borderColor="border.strong"
          cursor="pointer"
          fontWeight="600"
          textStyle="sm"
          _hover={{ bg: 'bg.raised' }}
        >
          <DoorOpen size={18} aria-hidden />
          <Box as="span" flex="1" textAlign="start">
            {editorText.items.changeDoor}
          </Box>
          <Box
            as={ChevronDown}
            boxSize="4"
            transition="transform 140ms"
            transform={isOpen ? 'rotate(180deg)' : undefined}
          />
        </chakra.button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Text textStyle="xs" color="fg.muted" mt="2" mb="3">
          {editorText.items.doorHelp}
        </Text>
        <CatalogueGate>
          <DoorGrid />
        </CatalogueGate>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

const DOORS: PaletteList = { type: 'items', tag: 'Doors', beginnings: [] };

/** All doors that can replace the room's own. */
function DoorGrid() {
  const items = useEditor(({ catalogue }) => catalogue.items);
  return (
    <EntryStrip>
      <EntryGrid entries={findEntries(items, { group: 'Doors', query: '' })} list={DOORS} />
    </EntryStrip>
  );
}
