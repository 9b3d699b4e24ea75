import { useEditor } from '../../session/editorContext.ts';
import type { PaletteList } from '../../store/editorData.ts';
import { EntryGrid, EntryStrip } from './EntryGrid.tsx';
import { findEntries } from './findEntries.ts';

const DOORS: PaletteList = { type: 'items', tag: 'Doors', beginnings: [] };

/** All doors that can replace the room's own. */
export function DoorGrid() {
  const items = useEditor(({ catalogue }) => catalogue.items);
  return (
    <EntryStrip>
      <EntryGrid entries={findEntries(items, { group: 'Doors', query: '' })} list={DOORS} />
    </EntryStrip>
  );
}
