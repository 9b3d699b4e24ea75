import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../../../core/catalogue/model.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { ItemTile } from './ItemTile.tsx';
import { MoreEntries } from './MoreEntries.tsx';

interface EntryGridProps {
  entries: readonly CatalogueEntry[];
  /** The library's list from which the entries come; null if all entries are loaded. */
  list: PaletteList | null;
  /** Whether these entries appear in the palette a second time, and so have other labels here. */
  isAgain?: boolean;
  /** Whether a click on a door adds it as an ordinary thing. */
  isFurther?: boolean;
}

/** Tiles in rows of three; on small screens two rows in a strip that scrolls sideways. */
export function EntryGrid({ entries, list, isAgain = false, isFurther = false }: EntryGridProps) {
  return (
    <Box
      role="list"
      display="grid"
      gap="2"
      gridAutoFlow={{ base: 'column', lg: 'row' }}
      gridTemplateRows={{ base: 'repeat(2, auto)', lg: 'none' }}
      gridTemplateColumns={{ base: 'none', lg: 'repeat(3, minmax(0, 1fr))' }}
      gridAutoColumns={{ base: '5.5rem', md: '6.5rem', lg: 'auto' }}
      alignItems="start"
    >
      {entries.map((entry) => (
        <Box key={entry.id} role="listitem" minW="0">
          <ItemTile entry={entry} isAgain={isAgain} isFurther={isFurther} />
        </Box>
      ))}
      {list && <MoreEntries list={list} role="listitem" minH="20" gridRow={{ base: 'span 2', lg: 'auto' }} />}
    </Box>
  );
}

/** Below the canvas the content scrolls sideways, so that dragging upwards moves an item onto the canvas. */
export function EntryStrip({ children }: { children: ReactNode }) {
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      gap={{ base: '5', lg: '4' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-4', lg: '0' }}
      px={{ base: '4', lg: '0' }}
      py="1"
    >
      {children}
    </Box>
  );
}
