import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import type { NamedAction } from './findActions.ts';

/** Commands that go to other rooms: a new one, the published one, and the account's rooms by name. */
export function useRoomNavigation(): readonly NamedAction[] {
  const navigate = useNavigate();
  const { isSignedIn } = useEditorSession();
  const { loadRooms } = useEditorActions();
  const id = useEditor((state) => state.currentRoomId);
  const isPublished = useEditor((state) => state.roomSettings?.isPublished === true);
  const rooms = useEditor((state) => state.roomArray);
  useEffect(() => {
    if (isSignedIn) void loadRooms();
  }, [isSignedIn, loadRooms]);

  const { newRoom, openLive, yourRooms } = editorText.bar;
  const goTo = (path: string) => () => void navigate(path);
  if (id === null) return isSignedIn ? others() : [];
  return [
    { id: 'new-room', group: 'do', name: newRoom, run: goTo('/room-editor?new') },
    ...(isPublished
      ? [{ id: 'live', group: 'do' as const, name: openLive, run: goTo(`/gameplay/${id}`) }]
      : []),
    ...(isSignedIn ? others() : []),
  ];

  function others(): readonly NamedAction[] {
    return rooms
      .filter((room) => room.id !== id)
      .map((room) => ({
        id: `room-${room.id}`,
        group: 'rooms',
        name: room.roomName,
        also: [yourRooms],
        run: goTo(`/room-editor/${room.id}`),
      }));
  }
}
