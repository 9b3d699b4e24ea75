import type { PercentRect } from '../../../core/room/geometry.ts';
import type { PlayPort, PlayStageState } from '../../../game/ports.ts';
import type { GameplayState, GameplayStore } from './gameplayStore.ts';
import { ALL_SEEN } from './seen.ts';

/**
 * The play scene's port over a gameplay store. Its state keeps its identity while nothing on the stage changes.
 * `isSaidOver`: whether captions lie over the room; beside it they are read while the view moves.
 */
export function createPlayStagePort(store: GameplayStore, isSaidOver: () => boolean = () => true): PlayPort {
  let last: GameplayState | null = null;
  let stage: PlayStageState | null = null;
  let seenOfRoom = ALL_SEEN;
  const watchers = new Set<() => void>();

  function getState(): PlayStageState {
    const state = store.getState();
    if (!stage || !last || isOtherStage(last, state)) stage = toStageState(state, seenOfRoom);
    last = state;
    return stage;
  }

  return {
    getState,
    subscribe: (listener) => {
      watchers.add(listener);
      const stop = store.subscribe((state, before) => {
        if (isOtherStage(before, state)) listener();
      });
      return () => {
        watchers.delete(listener);
        stop();
      };
    },
    setSeen: (seen) => {
      seenOfRoom = seen;
      // The view stays the same object, or its things would be laid out anew for each frame of a pan.
      stage = { ...getState(), seen };
      for (const tell of watchers) tell();
    },
    click: (name) => void store.getState().click(name),
    // O4: captions disappear.
    clickGround: () => store.getState().dismissWords(),
    // They would stand still over a picture that moves.
    lookAround: () => {
      if (isSaidOver()) store.getState().dismissWords();
    },
    subscribeEvents: store.getState().subscribeSights,
  };
}

function isOtherStage(before: GameplayState, after: GameplayState): boolean {
  return (
    before.items !== after.items ||
    before.background !== after.background ||
    before.scene !== after.scene ||
    before.targetId !== after.targetId ||
    before.isHighlighting !== after.isHighlighting ||
    before.exit !== after.exit
  );
}

function toStageState(state: GameplayState, seen: PercentRect): PlayStageState {
  const { background, items, itemOrder, scene, targetId, isHighlighting, exit } = state;
  const stageItems = itemOrder.flatMap((name) => {
    const item = items[name];
    return item ? [{ ...item, isMovable: false }] : [];
  });
  return {
    view: {
      sceneId: scene?.id,
      background,
      items: stageItems,
      ...(scene?.kind === 'closeUp' && { isCloseUp: true }),
    },
    scene,
    targetId,
    isHighlighting,
    exitId: exit?.isShown ? exit.door : null,
    seen,
  };
}
