import type { PlayPort, PlayStageState } from '../../game/ports.ts';
import type { GameplayState, GameplayStore } from './gameplayStore.ts';

/** The play scene's port over a gameplay store. The state keeps its identity while nothing on the stage changed. */
export function createPlayStagePort(store: GameplayStore): PlayPort {
  let seen: GameplayState | null = null;
  let stage: PlayStageState | null = null;

  function getState(): PlayStageState {
    const state = store.getState();
    if (!stage || !seen || isOtherStage(seen, state)) stage = toStageState(state);
    seen = state;
    return stage;
  }

  return {
    getState,
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        if (isOtherStage(before, state)) listener();
      }),
    click: (name) => void store.getState().click(name),
    // O4: what was said goes.
    clickGround: () => store.getState().dismissCaption(),
    subscribeEvents: store.getState().subscribeEvents,
  };
}

function isOtherStage(before: GameplayState, after: GameplayState): boolean {
  return (
    before.items !== after.items ||
    before.background !== after.background ||
    before.scene !== after.scene ||
    before.targetId !== after.targetId ||
    before.isLooking !== after.isLooking ||
    before.wayOut !== after.wayOut
  );
}

function toStageState(state: GameplayState): PlayStageState {
  const { background, items, itemOrder, scene, targetId, isLooking, wayOut } = state;
  const stageItems = itemOrder.flatMap((name) => {
    const item = items[name];
    return item ? [{ ...item, isMovable: false }] : [];
  });
  return {
    view: { background, items: stageItems },
    scene,
    targetId,
    isLooking,
    wayOutId: wayOut?.isShown ? wayOut.door : null,
  };
}
