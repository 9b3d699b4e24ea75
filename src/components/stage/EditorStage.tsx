import { Box } from '@chakra-ui/react';
import { useRef, useSyncExternalStore } from 'react';
import type { ItemId } from '../../../core/room/model.ts';
import type { EditorPort } from '../../../game/ports.ts';
import { stageText } from '../../text/stage.ts';
import type { GameModule } from './loadGame.ts';
import { Stage, type StageProps } from './Stage.tsx';
import { StageMirror } from './StageMirror.tsx';
import { useItemKeys } from './useItemKeys.ts';

/** The room being built. It fills the width of its place, 16:9. */
export function EditorStage(props: StageProps<EditorPort, ItemId>) {
  const { port } = props;
  const { view, activeId, tool } = useSyncExternalStore(port.subscribe, port.getState);
  const mirror = useRef<HTMLDivElement>(null);
  const onKeyDown = useItemKeys(port);

  /** After a click on the picture the keys belong to the item just chosen. */
  function focusActive() {
    const { activeId: id, tool: used } = port.getState();
    if (used.type !== 'select') return;
    const button = id && mirror.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    mirror.current?.setAttribute('data-by-pointer', '');
    if (button) button.focus({ preventScroll: true });
  }

  return (
    <Box onPointerUp={focusActive}>
      <Stage {...props} chooseMount={chooseEditor}>
        <StageMirror
          ref={mirror}
          label={stageText.editor}
          items={view.items}
          activeId={activeId}
          onFocus={({ id }) => tool.type === 'select' && port.select(id)}
          onClick={({ id }) => (tool.type === 'pick' ? port.pick(id) : port.select(id))}
          onKeyDown={onKeyDown}
        />
      </Stage>
    </Box>
  );
}

function chooseEditor(game: GameModule) {
  return game.mountEditorStage;
}
