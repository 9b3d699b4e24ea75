import { useSyncExternalStore } from 'react';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import type { PlayPort } from '../../../game/ports.ts';
import { stageText } from '../../text/stage.ts';
import type { GameModule } from './loadGame.ts';
import { Stage, type StageProps } from './Stage.tsx';
import { StageMirror } from './StageMirror.tsx';

/** The room of a play. It fills the width of its place, 16:9. */
export function PlayStage(props: StageProps<PlayPort, OpaqueName>) {
  const { port } = props;
  const { view } = useSyncExternalStore(port.subscribe, port.getState);
  return (
    <Stage {...props} chooseMount={choosePlay}>
      <StageMirror label={stageText.play} items={view.items} onClick={({ id }) => port.click(id)} />
    </Stage>
  );
}

function choosePlay(game: GameModule) {
  return game.mountPlayStage;
}
