import { Box, chakra, Flex, IconButton, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ITEM_TAGS } from '../../../../core/catalogue/model.ts';
import type { PaletteList } from '../../../stores/editor/editorState.ts';
import { hasMore, isOwn } from '../../../stores/editor/paletteLists.ts';
import { searchBeginnings } from '../../../text/catalogueNames.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditor } from '../session/editorContext.ts';
import { CatalogueGate } from './CatalogueGate.tsx';
import { findEntries, type Group } from './findEntries.ts';
import { ItemTile } from './ItemTile.tsx';
import { MoreEntries } from './MoreEntries.tsx';
import { SpotTiles } from './SpotTiles.tsx';

/** The palette: everything that can stand in a room, by tag or by search. */
export function ItemsTab() {
  const [tag, setTag] = useState<Group | null>(null);
  const [query, setQuery] = useState('');
  return (
    <Stack gap="3">
      <SearchField query={query} onSearch={setQuery} />
      <TagRow tag={tag} onChoose={setTag} />
      {/* Phones need the height for the palette itself. */}
      <Text
        textStyle="xs"
        color="fg.subtle"
        display={{ base: tag === 'Doors' ? 'block' : 'none', md: 'block' }}
      >
        {tag === 'Doors' ? editorText.items.doorHelp : editorText.items.help}
      </Text>
      <SpotTiles />
      <CatalogueGate>
        <Palette tag={tag} query={query} />
      </CatalogueGate>
    </Stack>
  );
}

function SearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const clear = query !== '' && (
    <IconButton
      size="xs"
      variant="ghost"
      me="-2"
      aria-label={editorText.items.clearSearch}
      onClick={() => onSearch('')}
    >
      <X />
    </IconButton>
  );
  return (
    <InputGroup startElement={<Search size={16} aria-hidden />} endElement={clear || undefined}>
      <Input
        size="sm"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={editorText.items.search}
        placeholder={editorText.items.search}
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
    </InputGroup>
  );
}

function TagRow({ tag, onChoose }: { tag: Group | null; onChoose: (tag: Group | null) => void }) {
  const hasOwn = useEditor(({ catalogue }) => catalogue.items.some(isOwn));
  const groups: readonly (Group | null)[] = [null, ...(hasOwn ? ['mine' as const] : []), ...ITEM_TAGS];
  return (
    <Flex
      gap="1.5"
      wrap={{ base: 'nowrap', lg: 'wrap' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-4', lg: '0' }}
      px={{ base: '4', lg: '0' }}
      py="1"
    >
      {groups.map((choice) => (
        <chakra.button
          key={choice ?? 'all'}
          type="button"
          aria-pressed={choice === tag}
          onClick={() => onChoose(choice)}
          flexShrink="0"
          minH={{ base: '11', md: '8' }}
          px={{ base: '3', lg: '2.5' }}
          borderRadius="full"
          borderWidth="1px"
          borderColor="border.emphasized"
          textStyle={{ base: 'sm', lg: 'xs' }}
          fontWeight="600"
          color="fg.muted"
          cursor="pointer"
          transition="background-color 140ms, color 140ms"
          _hover={{ color: 'fg', bg: 'bg.raised' }}
          css={{ '&[aria-pressed=true]': { layerStyle: 'brassPlate', borderWidth: '1px' } }}
        >
          {groupName(choice)}
        </chakra.button>
      ))}
    </Flex>
  );
}

function groupName(group: Group | null): string {
  if (group === null) return editorText.items.all;
  return group === 'mine' ? editorText.items.mine : editorText.items.tags[group];
}

function Palette({ tag, query }: { tag: Group | null; query: string }) {
  const items = useEditor((state) => state.catalogue.items);
  const entries = findEntries(items, { group: tag, query });
  const list = useMemo(() => listOf(tag, query), [tag, query]);
  const isWhole = useEditor(({ catalogue }) => list === null || !hasMore(catalogue, list));
  if (entries.length === 0 && isWhole) {
    const words = query.trim() === '' ? editorText.items.empty : editorText.items.none(query.trim());
    return (
      <Text color="fg.muted" textStyle="sm" py="6" textAlign="center" role="status">
        {words}
      </Text>
    );
  }
  return (
    <Box
      role="list"
      display="grid"
      gap="2.5"
      // Below the canvas the strip scrolls sideways, so that a drag upwards lifts an item onto the canvas.
      gridAutoFlow={{ base: 'column', lg: 'row' }}
      gridTemplateRows={{ base: 'repeat(2, auto)', lg: 'none' }}
      gridTemplateColumns={{ base: 'none', lg: 'repeat(3, minmax(0, 1fr))' }}
      gridAutoColumns={{ base: '5.5rem', md: '6.5rem', lg: 'auto' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-4', lg: '0' }}
      px={{ base: '4', lg: '0' }}
      py="1"
    >
      {entries.map((entry) => (
        <Box key={entry.id} role="listitem" minW="0">
          <ItemTile entry={entry} />
        </Box>
      ))}
      {list && <MoreEntries list={list} role="listitem" minH="20" gridRow={{ base: 'span 2', lg: 'auto' }} />}
    </Box>
  );
}

/** The library's list behind what is shown; own things are all known. */
function listOf(group: Group | null, query: string): PaletteList | null {
  if (group === 'mine') return null;
  return { type: 'items', tag: group, beginnings: searchBeginnings(query) };
}
