import { Button, Flex, Text } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef } from 'react';
import { BELOW_BANNER } from '../../shared/page/belowBanner.ts';
import { newId } from '../../shared/store/newId.ts';
import { useEditor, useEditorActions, useEditorSession } from '../session/editorContext.ts';
import { SELECT_TOOL, type StageTool } from '../store/session/stageTool.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';

/** Where a spot is placed without a pointer, in percent of the stage. */
const MIDDLE = { x: 42.5, y: 40, width: 15, height: 20 };

/** Says what a tap in the room does at present, with a cancel button. */
export function ToolBanner() {
  const tool = useEditor((state) => state.tool);
  const { setTool } = useEditorActions();
  const banner = useRef<HTMLDivElement>(null);
  useNoticesBelow(banner, tool.type === 'select');
  if (tool.type === 'select') return null;
  return (
    // On small screens the banner stands outside the room, since it would cover half of it.
    <Flex
      position={{ base: 'static', md: 'absolute' }}
      top="2"
      insetX="2"
      zIndex="1"
      mt={{ base: '2', md: '0' }}
      justify="center"
      pointerEvents="none"
    >
      <Flex
        ref={banner}
        role="status"
        align="center"
        gap="2"
        wrap={tool.type === 'spot' ? 'wrap' : 'nowrap'}
        justify={{ base: 'end', md: 'center' }}
        w={{ base: 'full', md: 'auto' }}
        maxW="full"
        ps="4"
        pe="2"
        py="1.5"
        borderRadius="lg"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="accent"
        boxShadow="panel"
        pointerEvents="auto"
      >
        <Text textStyle="sm" fontWeight="600" flex={{ base: '1 1 14rem', md: '0 1 auto' }}>
          {saysOf(tool)}
        </Text>
        {tool.type === 'spot' && <MiddleButton />}
        <Button size="sm" variant="solid" onClick={() => setTool(SELECT_TOOL)}>
          {puzzlePanelText.picking.done}
        </Button>
      </Flex>
    </Flex>
  );
}

/** Moves notices below the banner while it is shown. */
function useNoticesBelow(banner: RefObject<HTMLElement | null>, isGone: boolean): void {
  useEffect(() => {
    if (isGone || !banner.current) return;
    const { style } = document.documentElement;
    style.setProperty(BELOW_BANNER, `${Math.round(banner.current.getBoundingClientRect().bottom) + 8}px`);
    return () => void style.removeProperty(BELOW_BANNER);
  }, [banner, isGone]);
}

/** Places a spot without a pointer; arrow keys and the panel's fields move it. */
function MiddleButton() {
  const { port } = useEditorSession();
  function put(): void {
    const id = port.addSpot(MIDDLE, newId());
    if (id !== null) port.select(id);
  }
  return (
    <Button size="sm" variant="outline" onClick={put}>
      {puzzlePanelText.picking.inTheMiddle}
    </Button>
  );
}

function saysOf(tool: Exclude<StageTool, { type: 'select' }>): string {
  return tool.type === 'pick' ? tool.says : puzzlePanelText.picking.spot;
}
