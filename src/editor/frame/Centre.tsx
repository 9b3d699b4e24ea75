import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { StageHandle } from '../../../game/ports.ts';
import { CanvasMenu } from '../canvas/CanvasMenu.tsx';
import { DragReadout } from '../canvas/DragReadout.tsx';
import { GroundLoading } from '../canvas/GroundLoading.tsx';
import { GuideLabels } from '../canvas/GuideLabels.tsx';
import { SelectionBar } from '../canvas/SelectionBar.tsx';
import { ToolBanner } from '../canvas/ToolBanner.tsx';
import { ZoomBack } from '../canvas/ZoomBack.tsx';
import { GuideBar } from '../guide/GuideBar.tsx';
import { LinkChoice } from '../linking/LinkChoice.tsx';
import { LinkHandle } from '../linking/LinkHandle.tsx';
import { LazyPuzzle } from '../puzzle/LazyPuzzle.tsx';
import { SceneStrip } from '../scenes/SceneStrip.tsx';
import { useEditor, useEditorSession, useFolds } from '../session/editorContext.ts';
import { usePreviewAhead } from '../session/usePreviewAhead.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { LazyShowingLayer } from '../showing/LazyShowing.tsx';
import { EditorStage } from '../stage/EditorStage.tsx';
import { DRAWER_WIDTHS } from './drawers.ts';
import { Proof } from './Proof.tsx';
import { useSlide } from './useSlide.ts';

/** As large as the space allows in both directions. */
const FITTED = { width: 'min(100cqw, 100cqh * 16 / 9)', maxWidth: 'none' };

interface CentreProps {
  moves: RoomMoves;
  onSetUp: () => void;
}

/** The room as large as possible; below it the scenes and whether it can be escaped. */
export function Centre({ moves, onSetUp }: CentreProps) {
  const sheet = useFolds((folds) => folds.sheet);
  const isFree = sheet === 'low';
  // The bar of the walkthrough must be visible, however little space there is.
  const isShowing = useEditor((state) => state.showing !== null);
  const [place, slide] = useSlide();
  const drawer = useEditor((state) => state.drawer);
  return (
    <Flex
      order={{ base: 1, lg: 2 }}
      flex={{ base: isFree ? '1 1 0' : 'none', lg: '1 1 0' }}
      minW="0"
      minH="0"
      overflowX="clip"
      direction="column"
      bg="bg.deep"
      css={{ _sidewaysPhone: { flex: isFree ? '1 1 0' : '0 0 52%' } }}
    >
      <Flex
        ref={place}
        flex={{ base: isFree ? '1 1 0' : 'none', lg: '1 1 0' }}
        minH="0"
        m={{ base: '0', lg: '3' }}
        align="center"
        justify="center"
        containerType={{ base: isFree ? 'size' : 'normal', lg: 'size' }}
        css={{ _sidewaysPhone: { flex: '1 1 0', containerType: 'size' } }}
      >
        <Box
          position="relative"
          w={{ base: isFree ? FITTED.width : 'full', lg: FITTED.width }}
          maxW={{ base: isFree ? FITTED.maxWidth : 'calc(42dvh * 16 / 9)', lg: FITTED.maxWidth }}
          css={{ _sidewaysPhone: FITTED }}
          style={{ transform: slide === 0 ? undefined : `translateX(${slide}px)` }}
          transition="transform 0.18s"
          _motionReduce={{ transition: 'none' }}
        >
          {/* Overlays are as high as the room, without the banner that small screens have below it. */}
          <Box position="relative">
            <Room onSetUp={onSetUp} />
            <GroundLoading />
            <LazyPuzzle />
            <LazyShowingLayer />
            <LinkHandle />
            <LinkChoice />
            <SelectionBar onSetUp={onSetUp} />
            <DragReadout />
            <GuideLabels />
            <ZoomBack />
          </Box>
          <ToolBanner />
        </Box>
      </Flex>
      <Box
        flexShrink="0"
        display={{ base: sheet === 'high' && !isShowing ? 'none' : 'block', lg: 'block' }}
        bg={{ lg: 'bg.panel' }}
        borderTopWidth={{ lg: '1px' }}
        borderColor="border"
        // The content stays beside the open drawer, which may cover only the room.
        ps={{ lg: drawer === 'palette' ? `${DRAWER_WIDTHS.palette}px` : '0', xl: '0' }}
        pe={{ lg: drawer === 'panel' ? `${DRAWER_WIDTHS.panel}px` : '0', xl: '0' }}
        css={{ _sidewaysPhone: { display: isShowing ? 'block' : 'none' } }}
      >
        <Box css={{ _sidewaysPhone: { display: 'none' } }}>
          <SceneStrip />
        </Box>
        <GuideBar moves={moves} />
        <Proof />
      </Box>
    </Flex>
  );
}

function Room({ onSetUp }: { onSetUp: () => void }) {
  const { port, stageBox, stageHandle } = useEditorSession();
  const [stage, setStage] = useState<StageHandle | null>(null);
  usePreviewAhead(stage);
  return (
    <Box
      ref={stageBox}
      borderRadius={{ lg: '4px' }}
      overflow="hidden"
      bg="bg.deep"
      boxShadow={{ lg: '0 0 0 1px {colors.border.strong}, {shadows.panel}' }}
    >
      <CanvasMenu>
        <EditorStage
          port={port}
          onSetUp={onSetUp}
          onReady={(handle) => {
            stageHandle.current = handle;
            setStage(handle);
          }}
        />
      </CanvasMenu>
    </Box>
  );
}
