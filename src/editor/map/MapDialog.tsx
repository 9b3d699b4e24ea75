import { Button, Flex, Heading, IconButton, Text, useBreakpointValue } from '@chakra-ui/react';
import { ListPlus, Maximize, X } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { takesStep } from '../../../core/make/step/takesStep.ts';
import type { ItemId, SceneId } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { type PuzzleMap, readPuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { appText } from '../../shared/text/app.ts';
import { useSize } from '../puzzle/useSize.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useCheckedRoom } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';
import { mapText } from '../text/map.ts';
import { puzzleViewText } from '../text/puzzleView.ts';
import { type DrawnMap, drawMap } from './drawMap.ts';
import { MapArea } from './MapArea.tsx';
import { MapLegend } from './MapLegend.tsx';
import { scaleOf, scaleToFit } from './scaleOf.ts';
import type { Direction } from './turning.ts';

/** The whole puzzle from the start to the door; each node leads to its thing in the room, or adds a step there. */
export function MapDialog() {
  const titleId = useId();
  const room = useCheckedRoom();
  const { showAid, select, showScene } = useEditorActions();
  const isWide = useBreakpointValue({ base: false, md: true }, { ssr: false }) === true;
  const direction: Direction = isWide ? 'right' : 'down';
  const { map, drawn } = usePuzzleMap(direction);
  const [place, size] = useSize();
  const [isWhole, setWhole] = useState<boolean | null>(null);
  const [isAdding, setAdding] = useState(false);
  const fitting = scaleToFit(drawn, size);
  const scale = scaleOf(fitting, isWhole);
  const close = () => showAid(null);

  function go(scene: SceneId, item: ItemId | null): void {
    if (isAdding && item !== null) {
      select(item);
      showAid('step');
      return;
    }
    close();
    if (item === null) showScene(scene);
    else select(item);
  }
  return (
    <ModalDialog
      labelledBy={titleId}
      onClose={close}
      closesBeside
      width={{ base: '100vw', md: 'min(92rem, 100vw - 2rem)' }}
      maxHeight="calc(100dvh - 1rem)"
      padding={{ base: '3', md: '5' }}
      css={{ maxWidth: 'none', '&[open]': { display: 'flex', flexDirection: 'column' } }}
    >
      <Flex align="start" gap="3">
        <Heading as="h2" id={titleId} size="xl" flex="1">
          {mapText.title}
        </Heading>
        <Button {...TOGGLE} aria-pressed={isAdding} onClick={() => setAdding(!isAdding)}>
          <ListPlus aria-hidden />
          {mapText.addStep}
        </Button>
        {fitting < 1 && (
          <Button {...TOGGLE} aria-pressed={scale < 1} onClick={() => setWhole(scale === 1)}>
            <Maximize aria-hidden />
            {mapText.whole}
          </Button>
        )}
        <IconButton
          variant="ghost"
          size="sm"
          minW="11"
          h="11"
          mt="-1.5"
          aria-label={appText.close}
          onClick={close}
        >
          <X />
        </IconButton>
      </Flex>
      <Text role="status" color="fg.muted" textStyle="sm" mb="3">
        {isAdding ? mapText.addStepHelp : mapText.help}
      </Text>
      <MapArea
        room={room}
        map={map}
        drawn={drawn}
        place={place}
        scale={scale}
        isAble={(item) => !isAdding || (item !== null && takesStep(room, item))}
        onGo={go}
      />
      <MapLegend />
      {map.spare.length > 0 && (
        <Flex align="center" wrap="wrap" gap="2" mt="3" maxH="6rem" overflowY="auto" flexShrink="0">
          <Text textStyle="sm" color="fg.muted">
            {`${puzzleViewText.lists.idle} (${editorText.number(map.spare.length)})`}
          </Text>
          {map.spare.map((id) => (
            <Button
              key={id}
              size="xs"
              variant="outline"
              minH={{ base: '11', xl: '8' }}
              disabled={isAdding}
              onClick={() => go('', id)}
            >
              {itemName(room, id)}
            </Button>
          ))}
        </Flex>
      )}
    </ModalDialog>
  );
}

const TOGGLE = {
  variant: 'outline',
  size: 'sm',
  minH: { base: '11', xl: '9' },
  _pressed: { bg: 'bg.chosen' },
} as const;

/** The open room's puzzle and its drawing. */
function usePuzzleMap(direction: Direction): { map: PuzzleMap; drawn: DrawnMap } {
  const room = useCheckedRoom();
  const map = useMemo(() => readPuzzleMap(room, findWalkthrough(room)?.steps ?? []), [room]);
  const drawn = useMemo(() => drawMap(map, direction), [map, direction]);
  return { map, drawn };
}
