import { useEffect, useMemo, useState } from 'react';
import type { CatalogueEntry, ItemTag } from '../../../../core/catalogue/model.ts';
import { libraryText } from '../../../shared/text/library.ts';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { hasMore, isOwn } from '../../store/palette/paletteLists.ts';
import { inPresentLanguage } from '../../text/catalogueNames.ts';
import { editorText } from '../../text/editor.ts';
import { EntryGrid, EntryStrip } from './EntryGrid.tsx';
import { EntryGroup } from './EntryGroup.tsx';
import { ADDED_TAGS, findEntries } from './findEntries.ts';
import { readRecent } from './recentEntries.ts';

/** Number of recently used entries that are shown: two rows. */
const RECENT_SHOWN = 6;

/** The palette's groups: recently used, own, then the library, beginning with what a first puzzle needs. */
export function EntryGroups() {
  const items = useEditor(({ catalogue }) => catalogue.items);
  const own = findEntries(items, { group: 'mine', query: '' }).filter(({ tag }) => tag !== 'Doors');
  const recent = useRecent();
  return (
    <EntryStrip>
      {recent.length > 0 && (
        <EntryGroup title={editorText.items.recent}>
          <EntryGrid entries={recent} list={null} isAgain />
        </EntryGroup>
      )}
      {own.length > 0 && (
        <EntryGroup title={editorText.items.mine}>
          <EntryGrid entries={own} list={null} />
        </EntryGroup>
      )}
      {ADDED_TAGS.map((tag) => (
        <TagGroup key={tag} tag={tag} />
      ))}
    </EntryStrip>
  );
}

function TagGroup({ tag }: { tag: ItemTag }) {
  const items = useEditor(({ catalogue }) => catalogue.items);
  const list = useMemo((): PaletteList => ({ type: 'items', tag, beginnings: [] }), [tag]);
  const isWhole = useEditor(({ catalogue }) => !hasMore(catalogue, list));
  const entries = findEntries(items, { group: tag, query: '' }).filter((entry) => !isOwn(entry));
  if (entries.length === 0 && isWhole) return null;
  return (
    <EntryGroup title={libraryText.tags[tag]} guide={tag}>
      <EntryGrid entries={entries} list={list} />
    </EntryGroup>
  );
}

/** The recently used entries when the palette was opened, so that nothing moves while adding. */
function useRecent(): readonly CatalogueEntry[] {
  const [ids] = useState(() => readRecent());
  const items = useEditor(({ catalogue }) => catalogue.items);
  const { loadEntries } = useEditorActions();
  useEffect(() => {
    loadEntries({ items: ids, backgrounds: [] }).catch((error: unknown) =>
      console.error('What was used last could not be loaded.', error),
    );
  }, [ids, loadEntries]);
  const known = new Map(items.filter((entry) => entry.is_active).map((entry) => [entry.id, entry]));
  return ids
    .flatMap((id) => known.get(id) ?? [])
    .slice(0, RECENT_SHOWN)
    .map(inPresentLanguage);
}
