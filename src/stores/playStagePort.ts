import type { OpaqueName } from '../../core/play/opaqueName.ts';
import type { PercentRect } from '../../core/room/geometry.ts';
import type { PlayPort, PlayStageState } from '../../game/ports.ts';
import type { GameplayState, GameplayStore } from './gameplayStore.ts';
import { ALL_SEEN } from './seen.ts';

/** The play scene's port over a gameplay store. The state keeps its identity while nothing on the stage changed. */
export function createPlayStagePort(store: GameplayStore): PlayPort {
  let last: GameplayState | null = null;
  let stage: PlayStageState | null = null;
  let seenOfRoom = ALL_SEEN;
  const watchers = new Set<() => void>();
  const openedSpots = new Set<OpaqueName>();

  function getState(): PlayStageState {
    const state = store.getState();
    if (!stage || !last || isOtherStage(last, state))
      stage = toStageState(state, { seen: seenOfRoom, openedSpots });
    last = state;
    return stage;
  }

  return {
    getState,
    subscribe: (listener) => {
      watchers.add(listener);
      const stop = store.subscribe((state, before) => {
        if (state.lastEvents !== before.lastEvents && noteOpened(openedSpots, state)) stage = null;
        if (isOtherStage(before, state)) listener();
      });
      return () => {
        watchers.delete(listener);
        stop();
      };
    },
    setSeen: (seen) => {
      seenOfRoom = seen;
      stage = null;
      for (const tell of watchers) tell();
    },
    click: (name) => void store.getState().click(name),
    // O4: what was said goes.
    clickGround: () => store.getState().dismissCaptions(),
    subscribeEvents: store.getState().subscribeSights,
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

/** A spot that was a lock is, once unlocked, the way to what lies in it, and no thing to be touched any more; one that never was still tells something. */
function noteOpened(openedSpots: Set<OpaqueName>, { lastEvents, items }: GameplayState): boolean {
  const before = openedSpots.size;
  for (const event of lastEvents) {
    if (event.type === 'unlocked' && items[event.item]?.spot) openedSpots.add(event.item);
    if (event.type === 'shut') openedSpots.delete(event.item);
  }
  return openedSpots.size !== before;
}

interface Seen {
  seen: PercentRect;
  openedSpots: ReadonlySet<OpaqueName>;
}

function toStageState(state: GameplayState, { seen, openedSpots }: Seen): PlayStageState {
  const { background, items, itemOrder, scene, targetId, isLooking, wayOut } = state;
  const stageItems = itemOrder.flatMap((name) => {
    const item = items[name];
    const isOver = openedSpots.has(name);
    return item ? [{ ...item, isMovable: false, ...(isOver && { isOver }) }] : [];
  });
  return {
    view: { background, items: stageItems, ...(scene?.kind === 'closeUp' && { isCloseUp: true }) },
    scene,
    targetId,
    isLooking,
    wayOutId: wayOut?.isShown ? wayOut.door : null,
    seen,
  };
}
