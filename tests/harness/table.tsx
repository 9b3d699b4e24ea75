import { itemOf } from '../../core/room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../core/room/model.ts';
import { createPreviewJudge } from '../../src/editor/preview/previewJudge.ts';
import { createGameplayStore } from '../../src/play/session/gameplayStore.ts';
import { GameTable } from '../../src/play/table/GameTable.tsx';
import { type Game, GameContext } from '../../src/play/table/gameContext.ts';

/** A play of a room, judged in the browser. */
export function createTestGame(room: Room): Game {
  const gameplay = createGameplayStore({ judge: createPreviewJudge(room) });
  return { gameplay, gameStatus: gameplay };
}

/** The table of a running game, with its inventory. */
export function TestTable({ game }: { game: Game }) {
  return (
    <GameContext value={game}>
      <GameTable />
    </GameContext>
  );
}

export async function startTestGame({ gameplay }: Game): Promise<void> {
  await gameplay.getState().open();
  await gameplay.getState().start();
}

/** The test room with a small chest, locked by the key. */
export function lockChest(room: Room): Room {
  const chest = { width: 1.5, isItemLocked: true, unlockMethod: 'item', itemToUnlock: 'key' } as const;
  return withItem(withItem(room, 'chest', chest), 'key', { isAddableToInventory: true });
}

function withItem(room: Room, id: ItemId, changes: Partial<ItemConfig>): Room {
  const item = itemOf(room, id);
  if (!item) throw new Error(`The test room has no ${id}.`);
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, ...changes } } };
}
