import { MapDialog } from '../map/MapDialog.tsx';
import { useEditor } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** The open aid, one at a time: palette, shortcuts, manual, map or a question. */
export function Aid({ moves }: { moves: RoomMoves }) {
  const aid = useEditor((state) => state.aid);
  if (aid === 'shortcuts') return <ShortcutsDialog />;
  if (aid === 'map') return <MapDialog />;
  return aid === 'commands' && <CommandPalette moves={moves} />;
}
