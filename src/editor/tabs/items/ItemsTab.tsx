import { Flex, IconButton, Input, InputGroup, Stack, Text } from '@chakra-ui/react';
import { ImagePlus, Search, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { libraryText } from '../../../shared/text/library.ts';
import { useEditor } from '../../session/editorContext.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { hasMore, isOwn } from '../../store/palette/paletteLists.ts';
import { searchBeginnings } from '../../text/catalogueNames.ts';
import { editorText } from '../../text/editor.ts';
import { CatalogueGate } from '../CatalogueGate.tsx';
import { PaletteChip } from '../PaletteChip.tsx';
import { PartOfPro } from '../PartOfPro.tsx';
import { EntryGrid, EntryStrip } from './EntryGrid.tsx';
import { EntryGroups } from './EntryGroups.tsx';
import { ADDED_TAGS, findEntries, type Group } from './findEntries.ts';
import { SpotChips } from './SpotChips.tsx';

/** The palette of things, by tag or by search. */
export function ItemsTab() {
  const [tag, setTag] = useState<Group | null>(null);
  const [query, setQuery] = useState('');
  const [isFurther, setFurther] = useState(false);
  const isAsked = useEditor(({ tool }) => tool.type === 'pick' && tool.takesNew === true);
  const [wasAsked, setWasAsked] = useState(isAsked);
  // When a tool begins or ends asking for a new thing, the search starts afresh.
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    setTag(null);
    setQuery('');
  }
  const { help, doorHelp, furtherDoorHelp } = editorText.items;
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
        {tag !== 'Doors' ? help : isFurther ? furtherDoorHelp : doorHelp}
      </Text>
      {tag === 'Doors' && <DoorKind isFurther={isFurther} onChoose={setFurther} />}
      <CatalogueGate>
        <Palette tag={tag} query={query} isFurther={tag === 'Doors' && isFurther} />
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
      css={{ _touch: { minWidth: '11', height: '11' } }}
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
  const groups: readonly (Group | null)[] = [
    null,
    ...(hasOwn ? ['mine' as const] : []),
    ...ADDED_TAGS,
    'Doors',
  ];
  return (
    <Flex
      gap={{ base: '1.5', lg: '1' }}
      wrap={{ base: 'nowrap', lg: 'wrap' }}
      overflowX={{ base: 'auto', lg: 'visible' }}
      mx={{ base: '-4', lg: '0' }}
      px={{ base: '4', lg: '0' }}
      py="1"
    >
      {groups.map((choice) => (
        <PaletteChip
          key={choice ?? 'all'}
          type="button"
          aria-pressed={choice === tag}
          onClick={() => onChoose(choice)}
        >
          {groupName(choice)}
        </PaletteChip>
      ))}
      <SpotChips />
      <OwnPictures />
    </Flex>
  );
}

/** Chooses whether a clicked door replaces the way out or is added. */
function DoorKind({ isFurther, onChoose }: { isFurther: boolean; onChoose: (isFurther: boolean) => void }) {
  const { exit, furtherDoor } = editorText.items;
  return (
    <Flex gap="1.5" wrap="wrap">
      <PaletteChip type="button" aria-pressed={!isFurther} onClick={() => onChoose(false)}>
        {exit}
      </PaletteChip>
      <PaletteChip type="button" aria-pressed={isFurther} onClick={() => onChoose(true)}>
        {furtherDoor}
      </PaletteChip>
    </Flex>
  );
}

function groupName(group: Group | null): string {
  if (group === null) return editorText.items.all;
  if (group === 'Doors') return editorText.items.changeDoor;
  return group === 'mine' ? editorText.items.mine : libraryText.tags[group];
}

interface PaletteProps {
  tag: Group | null;
  query: string;
  isFurther: boolean;
}

function Palette(props: PaletteProps) {
  return props.tag === null && props.query.trim() === '' ? <EntryGroups /> : <FoundEntries {...props} />;
}

function FoundEntries({ tag, query, isFurther }: PaletteProps) {
  const items = useEditor((state) => state.catalogue.items);
  const entries = findEntries(items, { group: tag, query });
  const list = useMemo(() => listOf(tag, query), [tag, query]);
  const isWhole = useEditor(({ catalogue }) => list === null || !hasMore(catalogue, list));
  if (entries.length === 0 && isWhole) {
    const words = query.trim() === '' ? editorText.items.empty : editorText.items.none(query.trim());
    return (
      <Flex direction="column" align="center" gap="3" py="6">
        <Text color="fg.muted" textStyle="sm" textAlign="center" role="status">
          {words}
        </Text>
        {query.trim() !== '' && <OwnPictures />}
      </Flex>
    );
  }
  return (
    <EntryStrip>
      <EntryGrid entries={entries} list={list} isFurther={isFurther} />
    </EntryStrip>
  );
}

/** The library's list behind the shown entries; own things are all loaded. */
function listOf(group: Group | null, query: string): PaletteList | null {
  if (group === 'mine') return null;
  return { type: 'items', tag: group, beginnings: searchBeginnings(query) };
}

/** Opens the inventory in another tab; new uploads appear here on return (`useOwnThings`). */
function OwnPictures() {
  const { ownPictures, ownPicturesHelp } = editorText.items;
  return (
    <PaletteChip asChild borderStyle="dashed" borderColor="border.strong" title={ownPicturesHelp}>
      <a href="/myInventory/items" target="_blank" rel="noopener">
        <ImagePlus size={14} aria-hidden />
        {ownPictures} <PartOfPro />
      </a>
    </PaletteChip>
  );
}
