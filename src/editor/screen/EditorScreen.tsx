import { Box, Grid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { coverSceneOf } from '../../../core/room/scenes.ts';
import type { StageHandle } from '../../../game/ports.ts';
import { browserStorage } from '../../shared/browser/guardedStorage.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { sceneTileAt } from '../scenes/sceneTileAt.ts';
import { EditorContext, type EditorSession } from '../session/editorContext.ts';
import { createFoldsStore } from '../store/chrome/foldsStore.ts';
import type { EditorUser } from '../store/editorData.ts';
import { createEditorPort, startView } from '../store/editorStage.ts';
import { createEditorStore, type EditorStore } from '../store/editorStore.ts';
import { createLateRooms } from '../store/opening/lateRooms.ts';
import { inPresentLanguage } from '../text/catalogueNames.ts';
import { editorText } from '../text/editor.ts';
import { keepDays } from '../versions/keepDays.ts';
import { EditorLayout } from './EditorLayout.tsx';
import { EditorUnavailable } from './EditorUnavailable.tsx';

/**
 * New rooms whose first save ended after their editor was left. Kept outside the screen, so that the editor that the
 * creator opens next can say so.
 */
const lateRooms = createLateRooms();

type EditorScreenProps = Pick<EditorSession, 'fetchPreview'>;

/** `/room-editor/{roomId?}`: one of the creator's rooms, or without an id the draft of a new one. */
export function EditorScreen({ fetchPreview }: EditorScreenProps) {
  const isLoading = useProfile((profile) => profile.isLoading);
  const userId = useProfile((profile) => profile.userId);
  const name = useProfile((profile) => profile.name);
  return (
    <>
      <PageTitle page={editorText.pageTitle} />
      {/* Waits for the sign-in state, which tells whose drafts to open. The key gives each user a new editor. */}
      {isLoading ? (
        <EditorLoading />
      ) : (
        <UserEditor key={userId} user={userId === '' ? null : { userId, name }} fetchPreview={fetchPreview} />
      )}
    </>
  );
}

function UserEditor({ user, fetchPreview }: EditorScreenProps & { user: EditorUser | null }) {
  const session = useSession(user, fetchPreview);
  const { store } = session;
  useOpenRoom(store);
  useOwnThings(store);
  useKeptDays(session);
  const status = useStore(store, (state) => state.status);
  const failure = useStore(store, (state) => state.failure);
  // A store's change is drawn in one piece, which took a phone half a second for the whole layout.
  const isDrawn = useDeferredValue(status === 'ready');
  return (
    <EditorContext value={session}>
      {status === 'loading' && <EditorLoading />}
      {status === 'ready' && !isDrawn && <EditorLoading isStill />}
      {status === 'failed' && failure && <EditorUnavailable failure={failure} />}
      {status === 'ready' && isDrawn && <EditorLayout />}
    </EditorContext>
  );
}

function useSession(user: EditorUser | null, fetchPreview: EditorSession['fetchPreview']): EditorSession {
  const backend = useBackend();
  const stageHandle = useRef<StageHandle | null>(null);
  const stageBox = useRef<HTMLDivElement | null>(null);
  const userId = user?.userId ?? '';
  const name = user?.name ?? '';
  return useMemo(() => {
    const user = userId === '' ? null : { userId, name };
    const store = createEditorStore({
      backend,
      user,
      language: presentLanguage,
      inWords: inPresentLanguage,
      lateRooms,
    });
    const folds = createFoldsStore(browserStorage);
    const port = createEditorPort(store, {
      sceneAt: sceneTileAt,
      hasSingleKeys: () => !folds.getState().areSingleKeysOff,
    });
    function coverDrawer() {
      const stage = stageHandle.current;
      const { roomSettings } = store.getState();
      return stage && roomSettings
        ? () => stage.snapshot(startView(roomSettings, coverSceneOf(roomSettings)))
        : null;
    }
    const isSignedIn = userId !== '';
    return { store, port, folds, isSignedIn, stageHandle, stageBox, coverDrawer, fetchPreview };
  }, [backend, userId, name, fetchPreview]);
}

/** Keeps daily copies; guests have no account to keep them in. */
function useKeptDays({ store, isSignedIn }: EditorSession): void {
  const { pastRooms } = useBackend();
  useEffect(() => (isSignedIn ? keepDays(store, pastRooms) : undefined), [store, isSignedIn, pastRooms]);
}

/** Opens the room of the address. The first save of a new room changes the address without opening again. */
function useOpenRoom(store: EditorStore): void {
  const { roomId } = useParams();
  const [address] = useSearchParams();
  const isFresh = roomId === undefined && address.has('new');
  const navigate = useNavigate();

  useEffect(() => {
    const { currentRoomId, status, open, openFresh } = store.getState();
    const isOpen = status === 'ready' && currentRoomId === (roomId ?? null);
    if (isFresh) void openFresh();
    else if (!isOpen) void open(roomId ?? null);
  }, [store, roomId, isFresh]);

  useEffect(() => () => store.getState().dispose(), [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another room has another address.
  useEffect(() => {
    const { pathname } = window.location;
    return store.subscribe(({ currentRoomId, status }, before) => {
      const isSavedNow =
        status === 'ready' && before.status === 'ready' && currentRoomId !== before.currentRoomId;
      // On a slow device this page remains for a while after a link was followed; changing the address would
      // lead back.
      const isLeft = window.location.pathname !== pathname;
      if (isSavedNow && currentRoomId !== null && !isLeft)
        navigate(`/room-editor/${currentRoomId}`, { replace: true });
    });
  }, [store, navigate, roomId]);
}

/**
 * The skeleton of the editor while a room loads. It stands still while the editor is drawn: between two pieces a browser
 * paints what moves, which takes longer than a piece where there is no graphics card.
 */
function EditorLoading({ isStill = false }: { isStill?: boolean }) {
  const variant = isStill ? 'none' : 'pulse';
  return (
    <Box aria-busy p={{ base: '3', lg: '4' }} w="full">
      <VisuallyHidden role="status">{editorText.loading}</VisuallyHidden>
      <Skeleton variant={variant} h="10" mb="4" />
      <Grid templateColumns={{ base: '1fr', lg: '17rem 1fr 17rem' }} gap="4">
        <Skeleton variant={variant} h="70dvh" display={{ base: 'none', lg: 'block' }} />
        <Skeleton variant={variant} aspectRatio="16 / 9" alignSelf="start" />
        <Skeleton variant={variant} h="70dvh" display={{ base: 'none', lg: 'block' }} />
      </Grid>
    </Box>
  );
}

/** Loads things uploaded in another tab when the creator returns to this one. */
function useOwnThings(store: EditorStore): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void store.getState().refreshOwn();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store]);
}
