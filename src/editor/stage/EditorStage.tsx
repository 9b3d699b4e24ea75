import { Box } from '@chakra-ui/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ItemId } from '../../../core/room/model.ts';
import { posedView } from '../../../core/room/posedView.ts';
import type { EditorPort, EditorStageState, StageHandle, StageItem } from '../../../game/ports.ts';
import type { GameModule } from '../../play/stage/loadGame.ts';
import { Stage, type StageProps } from '../../play/stage/Stage.tsx';
import { focusWithoutSelecting, StageMirror } from '../../play/stage/StageMirror.tsx';
import { useItemKeys } from '../../play/stage/useItemKeys.ts';
import { stageText } from '../../play/text/stage.ts';
import { knownPictures } from '../../shared/pictures/pictureGuide.ts';

interface EditorStageProps extends StageProps<EditorPort, StageHandle<ItemId>> {
  /** Called when an item is chosen by Enter, to focus its settings. */
  onSetUp?: () => void;
}

/** The room being built. It fills its container's width, 16:9. */
export function EditorStage({ onSetUp, ...props }: EditorStageProps) {
  const { port } = props;
  const { view, activeId, selectedIds, tool, viewport } = useRestingState(port);
  const { items } = useMemo(() => posedView(view, knownPictures()), [view]);
  const mirror = useRef<HTMLDivElement>(null);
  const onKeyDown = useItemKeys(port);
  const focusQuietly = useFocusOfActive(port, mirror, activeId);

  /** After a click on the picture, focuses the selected item. */
  function focusActive() {
    mirror.current?.setAttribute('data-by-pointer', '');
    if (port.getState().tool.type === 'select') focusQuietly();
  }

  function onFocus({ id }: StageItem, isQuiet: boolean) {
    if (isQuiet || tool.type !== 'select' || selectedIds.includes(id)) return;
    port.tap(id);
  }

  function choose({ id }: StageItem) {
    if (tool.type === 'pick') return port.pick(id);
    port.select(id);
    onSetUp?.();
  }

  return (
    <Box onPointerUp={focusActive}>
      <Stage {...props} chooseMount={chooseEditor}>
        <StageMirror
          ref={mirror}
          label={stageText.editor}
          items={items}
          activeId={activeId}
          selectedIds={selectedIds}
          viewport={viewport}
          onFocus={onFocus}
          onClick={choose}
          onKeyDown={(item, event) => onKeyDown(event, item)}
        />
      </Stage>
    </Box>
  );
}

/**
 * The stage's state except during a drag: keyboards are not used meanwhile, and positioning hundreds of
 * buttons costs more than drawing.
 */
function useRestingState(port: EditorPort): EditorStageState {
  const rested = useRef(port.getState());
  const read = useCallback(() => {
    const state = port.getState();
    if (!state.isHandling) rested.current = state;
    return rested.current;
  }, [port]);
  return useSyncExternalStore(port.subscribe, read);
}

/** Moves the focus to the active item, also to a new copy, or keys would act on the original. */
function useFocusOfActive(
  port: EditorPort,
  mirror: RefObject<HTMLDivElement | null>,
  activeId: ItemId | null,
): () => void {
  const focusActive = useCallback(() => {
    const { activeId: id } = port.getState();
    const button = id && mirror.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    if (button) focusWithoutSelecting(button);
  }, [port, mirror]);

  useEffect(() => {
    const { activeElement } = document;
    const isInRoom = mirror.current?.contains(activeElement) === true;
    if (activeId !== null && isInRoom) focusActive();
  }, [activeId, mirror, focusActive]);
  return focusActive;
}

function chooseEditor(game: GameModule) {
  return game.mountEditorStage;
}
