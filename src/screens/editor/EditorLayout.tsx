import { Box, Flex } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { EditorStage } from '../../components/stage/EditorStage.tsx';
import { editorText } from '../../text/editor.ts';
import { OpenElsewhere } from './bar/OpenElsewhere.tsx';
import { TopBar } from './bar/TopBar.tsx';
import { LazyAid } from './commands/LazyAid.tsx';
import { AccountDialog } from './dialogs/AccountDialog.tsx';
import { EditorDialogs } from './dialogs/EditorDialogs.tsx';
import { ItemPanel } from './panel/ItemPanel.tsx';
import { ProblemStrip } from './problems/ProblemStrip.tsx';
import { SceneStrip } from './scenes/SceneStrip.tsx';
import { useEditor, useEditorSession } from './session/editorContext.ts';
import { useClipboard } from './session/useClipboard.ts';
import { useLeaveGuards } from './session/useLeaveGuards.ts';
import { useNotices } from './session/useNotices.ts';
import { usePanelFocus } from './session/usePanelFocus.ts';
import { usePanelFromTop } from './session/usePanelFromTop.ts';
import { useRoomMoves } from './session/useRoomMoves.ts';
import { useShortcuts } from './session/useShortcuts.ts';
import { CanvasMenu } from './stage/CanvasMenu.tsx';
import { SelectionBar } from './stage/SelectionBar.tsx';
import { ToolBanner } from './stage/ToolBanner.tsx';
import { EditorTabs } from './tabs/EditorTabs.tsx';

/** A phone held sideways: the room takes one half, the tabs or the panel the other. */
const SIDEWAYS = '@media (max-width: 960px) and (max-height: 500px) and (orientation: landscape)';

/**
 * Large screens: tabs, room and panel side by side, each scrolling by itself. Smaller ones: the room stays in sight on
 * top, and below it either the tabs or the selected item's panel.
 */
export function EditorLayout() {
  const moves = useRoomMoves();
  useShortcuts(moves);
  useClipboard();
  useLeaveGuards();
  useNotices();
  const room = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  usePanelFromTop(room, panel);
  const focusPanel = usePanelFocus(panel);
  const isPanelOpen = useEditor((state) => state.isPanelOpen);
  return (
    <Flex
      direction="column"
      w="full"
      minH="0"
      flex="1"
      h={{ lg: 'calc(100dvh - var(--nav-height))' }}
      maxH={{ lg: 'calc(100dvh - var(--nav-height))' }}
    >
      <OpenElsewhere />
      <TopBar moves={moves} />
      <Flex
        flex="1"
        minH="0"
        direction={{ base: 'column', lg: 'row' }}
        css={{ [SIDEWAYS]: { flexDirection: 'row', alignItems: 'flex-start' } }}
      >
        <SidePanel label={editorText.controls} order={{ base: 2, lg: 1 }} isShownSmall={!isPanelOpen}>
          <EditorTabs />
        </SidePanel>
        <Centre box={room} onSetUp={focusPanel} />
        <SidePanel box={panel} label={editorText.panel.title} order={3} isShownSmall={isPanelOpen}>
          {/* Positioned: the switches' own inputs would otherwise lengthen the page, and the editor scroll away. */}
          <Box position="relative" p="4" h="full" overflowY={{ lg: 'auto' }}>
            <ItemPanel />
          </Box>
        </SidePanel>
      </Flex>
      <EditorDialogs />
      <LazyAid moves={moves} />
      {moves.isAskingForAccount && <AccountDialog onClose={moves.dismissAccount} />}
    </Flex>
  );
}

function Centre({ box, onSetUp }: { box: RefObject<HTMLDivElement | null>; onSetUp: () => void }) {
  const { port, stageBox, stageHandle } = useEditorSession();
  return (
    <Flex
      ref={box}
      order={{ base: 1, lg: 2 }}
      flex={{ lg: '1' }}
      minW="0"
      direction="column"
      align="center"
      gap={{ base: '0', lg: '3' }}
      p={{ base: '0', lg: '5' }}
      overflowY={{ lg: 'auto' }}
      position={{ base: 'sticky', lg: 'static' }}
      top="var(--nav-height)"
      zIndex={{ base: '2', lg: 'auto' }}
      bg={{ base: 'bg.page', lg: 'transparent' }}
      css={{ [SIDEWAYS]: { flex: '0 0 52%' } }}
    >
      {/* The height has its limit too: on a phone held sideways the room would push everything else off the screen. */}
      <Box
        w="full"
        position="relative"
        maxW={{ base: 'calc(60dvh * 16 / 9)', lg: 'calc((100dvh - var(--nav-height) - 12rem) * 16 / 9)' }}
        py={{ base: '2', lg: '0' }}
        px={{ base: '2', lg: '0' }}
      >
        <Box
          ref={stageBox}
          borderRadius="4px"
          overflow="hidden"
          bg="bg.deep"
          boxShadow="0 0 0 2px {colors.ink}, 0 0 0 4px #a06d22, 0 0 0 5px {colors.ink}, {shadows.panel}"
        >
          <CanvasMenu>
            <EditorStage
              port={port}
              onSetUp={onSetUp}
              onReady={(handle) => {
                stageHandle.current = handle;
              }}
            />
          </CanvasMenu>
        </Box>
        <SelectionBar />
        <ToolBanner />
      </Box>
      <Box w="full" maxW={{ lg: 'calc((100dvh - var(--nav-height) - 12rem) * 16 / 9)' }}>
        <SceneStrip />
        <ProblemStrip />
      </Box>
    </Flex>
  );
}

interface SidePanelProps {
  box?: RefObject<HTMLDivElement | null>;
  label: string;
  order: number | { base: number; lg: number };
  isShownSmall: boolean;
  children: ReactNode;
}

function SidePanel({ box, label, order, isShownSmall, children }: SidePanelProps) {
  return (
    <Box
      ref={box}
      as="section"
      aria-label={label}
      order={order}
      display={{ base: isShownSmall ? 'block' : 'none', lg: 'block' }}
      flexShrink="0"
      w={{ base: 'full', lg: '18rem', '2xl': '20rem' }}
      minH={{ base: '16rem', lg: '0' }}
      flexGrow={{ base: '1', lg: '0' }}
      bg="bg.panel"
      borderColor="border"
      borderInlineEndWidth={{ lg: order === 3 ? '0' : '1px' }}
      borderInlineStartWidth={{ lg: order === 3 ? '1px' : '0' }}
      css={{ [SIDEWAYS]: { flex: '1', minWidth: '0' } }}
    >
      {children}
    </Box>
  );
}
