import { expect, it } from 'vitest';
import { Moving } from '../../../game/editor/gestures/Moving.ts';
import { at } from '../../../game/editor/gestures/testing/NotingPort.ts';
import { labelsOf } from '../../../game/editor/snapping/labelsOf.ts';
import { toStagePoint } from '../../../game/stage/geometry.ts';
import { createEditorPort } from './editorStage.ts';
import { CHEST } from './testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from './testing/openEditor.ts';

it('each move of a drag notifies the store once, guides and their labels included, and none where nothing changed', async () => {
  const store = await openEditor(memoryWith());
  for (const [id, x] of [
    ['chest', 20],
    ['other', 60],
  ] as const)
    store.getState().dispatch({ type: 'addItem', id, entry: CHEST, position: { x, y: 50 } });
  store.getState().select('chest');
  const port = createEditorPort(store);
  const start = toStagePoint({ x: 22, y: 52 });
  let notifications = 0;
  const follow = (gesture: Moving, x: number, y: number) => {
    const before = notifications;
    gesture.drag(at(x, y));
    // As the scene does after each move.
    port.setHandling(gesture.isHandling);
    port.showGuides(labelsOf(gesture.overlay.guides ?? []));
    return notifications - before;
  };
  const gesture = new Moving(['chest'], at(start.x, start.y), port);
  const stop = store.subscribe(() => {
    notifications += 1;
  });
  const { selectedIds } = store.getState();
  const moves = Array.from({ length: 30 }, (_, step) => follow(gesture, start.x + 4 * step + 4, start.y + 1));
  // Within the reach of a guide the thing stays where it is.
  expect(Math.max(...moves)).toBe(1);
  expect(moves.filter((count) => count === 1).length).toBeGreaterThan(20);
  expect(follow(gesture, start.x + 120, start.y + 1)).toBe(0);
  expect(store.getState().guideLabels).not.toEqual([]);
  expect(store.getState().selectedIds).toBe(selectedIds);
  stop();
  gesture.release();
  store.getState().undo();
  expect(roomOf(store).itemConfigs.chest?.position).toMatchObject({ x: 20 });
});
