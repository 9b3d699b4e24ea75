import { useMemo } from 'react';
import { changeForPlayers } from '../../../core/room/compare/changeForPlayers.ts';
import { BoardNote } from '../../rooms/publishing/BoardNote.tsx';
import { useEditor } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';

/** Says what publishing does to an existing leaderboard. */
export function BoardChange() {
  const now = useRoom();
  const live = useEditor((state) => state.liveRoom);
  const change = useMemo(() => live && changeForPlayers(live, now), [live, now]);
  return now.publishedVersion === 0 ? null : <BoardNote change={change} />;
}
