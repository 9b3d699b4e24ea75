import { Box, Flex } from '@chakra-ui/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { EditorWarnings } from '../bar/EditorWarnings.tsx';
import { TopBar } from '../bar/TopBar.tsx';
import { LazyAid } from '../commands/LazyAid.tsx';
import { AccountDialog } from '../dialogs/AccountDialog.tsx';
import { EditorDialogs } from '../dialogs/EditorDialogs.tsx';
import { Centre } from '../frame/Centre.tsx';
import { SheetGrip } from '../frame/SheetGrip.tsx';
import { SidePanel } from '../frame/SidePanel.tsx';
import { BackToInsights } from '../mending/BackToInsights.tsx';
import { SayDialog } from '../mending/SayDialog.tsx';
import { useMendOnArrival } from '../mending/useMendOnArrival.ts';
import { ItemPanel } from '../panel/ItemPanel.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { useClipboard } from '../session/useClipboard.ts';
import { useLeaveGuards } from '../session/useLeaveGuards.ts';
import { useNotices } from '../session/useNotices.ts';
import { type RoomMoves, useRoomMoves } from '../session/useRoomMoves.ts';
import { useShortcuts } from '../session/useShortcuts.ts';
import { LazyShowingSteps } from '../showing/LazyShowing.tsx';
import { EditorTabs } from '../tabs/EditorTabs.tsx';
import { editorText } from '../text/editor.ts';

/**
 * The editor's layout, which never scrolls as a whole. Large windows: tabs, room and panel side by side.
 * Medium: a rail and the room with drawers. Small: the room, and below it a sheet with tabs or panel.
 */
export function EditorLayout() {
  const moves = useRoomMoves();
  const panel = useRef<HTMLDivElement>(null);
  const focusPanel = usePanelFocus(panel);
  return (
    <Flex data-editor direction="column" w="full" flex="1 1 0" minH="0">
      <Listeners moves={moves} panel={panel} />
      <TopBar moves={moves} />
      <EditorWarnings />
      <Flex
        flex="1 1 0"
        minH="0"
        position="relative"
        direction={{ base: 'column', lg: 'row' }}
        css={{ _sidewaysPhone: { flexDirection: 'row' } }}
      >
        <SidePanel side="palette" label={editorText.controls}>
          <EditorTabs />
        </SidePanel>
        <Centre moves={moves} onSetUp={focusPanel} />
        <SheetGrip />
        <SidePanel ref={panel} side="panel" label={editorText.panel.title}>
          <Box px="4" pb="4">
            <LazyShowingSteps>
              <ItemPanel />
            </LazyShowingSteps>
            <BackToInsights />
          </Box>
        </SidePanel>
      </Flex>
      <EditorDialogs />
      <SayDialog />
      <LazyAid moves={moves} />
      {moves.needsAccount && <AccountDialog wish={moves.needsAccount} onClose={moves.dismissAccount} />}
    </Flex>
  );
}

interface ListenersProps {
  moves: RoomMoves;
  panel: RefObject<HTMLElement | null>;
}

/**
 * Renders nothing. Called by the layout, these hooks would draw the whole editor again for each notice and each
 * selected thing.
 */
function Listeners({ moves, panel }: ListenersProps) {
  useShortcuts(moves);
  usePublishOnArrival(moves);
  useMendOnArrival();
  useClipboard();
  useLeaveGuards();
  useNotices();
  useFromTop(panel);
  return null;
}

/** Scrolls the panel to its top for another item. */
function useFromTop(panel: RefObject<HTMLElement | null>): void {
  const shownId = useEditor((state) => state.activeEditingItemId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item resets the scrolling.
  useLayoutEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [shownId, panel]);
}

/**
 * Moves the focus from an item in the room to the title of its panel. With Tab, the way there would lead through every
 * other item, and select each one.
 */
function usePanelFocus(panel: RefObject<HTMLElement | null>): () => void {
  const { openPanel } = useEditorActions();
  return () => {
    flushSync(openPanel);
    panel.current?.querySelector('h2')?.focus();
  };
}

/**
 * Opens the publish dialog for creators who come from an escape in preview, or from signing in to publish. A reload does
 * not repeat it.
 */
function usePublishOnArrival({ publish }: RoomMoves): void {
  const [search, setSearch] = useSearchParams();
  const isReady = useEditor((state) => state.status === 'ready');
  const isWished = search.has('publish');
  const begin = useEffectEvent(() => {
    setSearch({}, { replace: true });
    publish();
  });
  useEffect(() => {
    if (isReady && isWished) begin();
  }, [isReady, isWished]);
}
