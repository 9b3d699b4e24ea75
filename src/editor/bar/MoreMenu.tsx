import { Menu, useBreakpointValue } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { canRedo } from '../../../core/edit/history/history.ts';
import { useReducedMotion } from '../../shared/browser/useReducedMotion.ts';
import { useIsAtLeast, useWindow } from '../../shared/browser/useWindow.ts';
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx';
import { EntriesMenu } from '../../shared/menu/EntriesMenu.tsx';
import { useGuided } from '../guide/useGuide.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { drawCover } from '../stage/drawCover.ts';
import { EDITOR_VIEWS, type EditorAid, type EditorQuestion } from '../store/editorData.ts';
import { commandsText } from '../text/commands.ts';
import { editorText } from '../text/editor.ts';
import { guideText } from '../text/guide.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { showingText } from '../text/showing.ts';
import { versionsText } from '../text/versions.ts';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';

/** Maximum number of the creator's other rooms in the menu. */
const ROOMS_SHOWN = 4;

/** Rarely used actions: other rooms, starting over, unpublishing. */
export function MoreMenu({ moves }: { moves: RoomMoves }) {
  const { startOver, unpublish, loadRooms, showAid } = useEditorActions();
  const closeAid = () => showAid(null);
  const roomId = useEditor((state) => state.currentRoomId);
  const question = useEditor((state) => questionOf(state.aid));

  function confirm(): void {
    if (question === 'startOver') void startOver();
    else void unpublish();
    closeAid();
  }
  return (
    <>
      <EntriesMenu
        size="sm"
        label={editorText.bar.more}
        title={editorText.bar.more}
        onOpen={() => void loadRooms()}
      >
        <BarEntries moves={moves} />
        <AidEntries />
        <Menu.Separator />
        <RoomEntries onAsk={showAid} />
        <OtherRooms />
      </EntriesMenu>
      {question === 'versions' && roomId !== null && (
        <VersionsDialog roomId={roomId} draw={drawCover} onClose={closeAid} />
      )}
      {question !== null && question !== 'versions' && (
        <ConfirmDialog
          title={editorText.confirm[question].title}
          text={editorText.confirm[question].text}
          confirmLabel={editorText.confirm[question].confirm}
          onConfirm={confirm}
          onCancel={closeAid}
        />
      )}
    </>
  );
}

function questionOf(aid: EditorAid | null): EditorQuestion | null {
  return aid === 'startOver' || aid === 'unpublish' || aid === 'versions' ? aid : null;
}

function AidEntries() {
  const { showAid, showEscape } = useEditorActions();
  const isStill = useReducedMotion();
  const { isGuided, begin } = useGuided();
  const hasKeys = useHasKeys();
  return (
    <>
      {/* Also here, since a phone held sideways has no space for the button below the stage. */}
      <Menu.Item value="escape" onClick={() => showEscape(!isStill)}>
        {showingText.escape}
        {hasKeys && <Menu.ItemCommand>{commandsText.shift} P</Menu.ItemCommand>}
      </Menu.Item>
      <Menu.Item value="commands" onClick={() => showAid('commands')}>
        {commandsText.open}
        {hasKeys && <Menu.ItemCommand>{commandsText.control} K</Menu.ItemCommand>}
      </Menu.Item>
      {!isGuided && (
        <Menu.Item value="guide" onClick={begin}>
          {guideText.guided}
        </Menu.Item>
      )}
      <Menu.Item value="manual" onClick={() => showAid('manual')}>
        {commandsText.manual}
        {hasKeys && <Menu.ItemCommand>?</Menu.ItemCommand>}
      </Menu.Item>
      {hasKeys && (
        <Menu.Item value="shortcuts" onClick={() => showAid('shortcuts')}>
          {commandsText.shortcuts}
        </Menu.Item>
      )}
    </>
  );
}

/** Entries that wider windows show in the bar itself. */
function BarEntries({ moves }: { moves: RoomMoves }) {
  const width = useBreakpointValue(
    { base: 'phone', sm: 'wide-phone', md: 'tablet', lg: 'large' },
    { ssr: false },
  );
  const { redo } = useEditorActions();
  const redoable = useEditor(({ history }) => history !== null && canRedo(history));
  if (width === undefined || width === 'large') return null;
  return (
    <>
      {width !== 'tablet' && (
        <Menu.Item value="save" onClick={moves.save}>
          {editorText.bar.save}
        </Menu.Item>
      )}
      {width === 'phone' && (
        <Menu.Item value="redo" disabled={!redoable} onClick={redo}>
          {editorText.bar.redo}
        </Menu.Item>
      )}
      {width !== 'tablet' && <Menu.Separator />}
      <ViewEntries />
      <Menu.Separator />
    </>
  );
}

function ViewEntries() {
  const { showView } = useEditorActions();
  const shown = useEditor((state) => state.editorView);
  return EDITOR_VIEWS.filter((view) => view !== shown).map((view) => (
    <Menu.Item key={view} value={`view-${view}`} onClick={() => showView(view)}>
      {puzzleViewText.show[view]}
    </Menu.Item>
  ));
}

function RoomEntries({ onAsk }: { onAsk: (question: EditorQuestion) => void }) {
  const { isSignedIn } = useEditorSession();
  const isPublished = useEditor((state) => state.roomSettings?.isPublished === true);
  const id = useEditor((state) => state.currentRoomId);
  const navigate = useNavigate();
  return (
    <>
      {id !== null && isPublished && (
        <>
          <Menu.Item value="live" onClick={() => navigate(`/gameplay/${id}`)}>
            {editorText.bar.openLive}
          </Menu.Item>
          <Menu.Item value="unpublish" onClick={() => onAsk('unpublish')}>
            {editorText.bar.unpublish}
          </Menu.Item>
        </>
      )}
      {id !== null && isSignedIn && (
        <Menu.Item value="versions" onClick={() => onAsk('versions')}>
          {versionsText.open}
        </Menu.Item>
      )}
      {id === null ? (
        <Menu.Item value="startOver" onClick={() => onAsk('startOver')}>
          {editorText.bar.startOver}
        </Menu.Item>
      ) : (
        <Menu.Item value="new" onClick={() => navigate('/room-editor?new')}>
          {editorText.bar.newRoom}
        </Menu.Item>
      )}
    </>
  );
}

function OtherRooms() {
  const { isSignedIn } = useEditorSession();
  const id = useEditor((state) => state.currentRoomId);
  const rooms = useEditor((state) => state.roomArray).filter((room) => room.id !== id);
  const navigate = useNavigate();
  if (!isSignedIn || rooms.length === 0) return null;
  return (
    <Menu.ItemGroup>
      <Menu.Separator />
      <Menu.ItemGroupLabel>{editorText.bar.yourRooms}</Menu.ItemGroupLabel>
      {rooms.slice(0, ROOMS_SHOWN).map((room) => (
        <Menu.Item key={room.id} value={room.id} onClick={() => navigate(`/room-editor/${room.id}`)}>
          {room.roomName}
        </Menu.Item>
      ))}
      {rooms.length > ROOMS_SHOWN && (
        <Menu.Item value="allRooms" onClick={() => navigate('/projects')}>
          {editorText.bar.allRooms(rooms.length)}
        </Menu.Item>
      )}
    </Menu.ItemGroup>
  );
}

/** Devices that usually have a keyboard: no touch, and wider than a phone. */
function useHasKeys(): boolean {
  const isWide = useIsAtLeast('sm');
  return useWindow('mouse') && isWide;
}
