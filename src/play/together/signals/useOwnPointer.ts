import { type RefObject, useEffect } from 'react';
import type { Position } from '../../../../core/catalogue/model.ts';
import type { ClientPoint } from '../../../../game/ports.ts';
import type { ScenePoint } from '../../../shared/ports/LiveChannel.ts';
import { useGame } from '../../table/gameContext.ts';
import type { StageOfTeam } from '../../table/teamParts.ts';
import { useSeated } from '../teamContext.ts';

/** Returns the frame around the room. */
export function stageAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-stage]') ?? null;
}

/** Converts a position in percent of the stage to one as the channel stores it. */
export function toScenePoint({ x, y }: Position, scene: string): ScenePoint {
  return { x: Math.round(x * 10), y: Math.round(y * 10), scene };
}

/** Follows this player's pointer over the room: a mouse all the time, a finger only while it touches. */
export function useOwnPointer(board: RefObject<HTMLElement | null>, stage: StageOfTeam['stage']): void {
  const { gameplay } = useGame();
  const { company } = useSeated();
  useEffect(() => {
    const frame = stageAround(board.current);
    const stop = new AbortController();
    function follow(event: PointerEvent): void {
      const touch = event.pointerType === 'touch';
      if (touch && event.buttons === 0) return;
      const at: ClientPoint = event;
      const position = stage.positionAt(at);
      const { scene } = gameplay.getState();
      if (!position || !scene) return;
      company.getState().point({ ...toScenePoint(position, scene.id), ...(touch && { touch }) });
    }
    for (const type of ['pointermove', 'pointerdown'] as const)
      frame?.addEventListener(type, follow, { signal: stop.signal });
    return () => stop.abort();
  }, [board, stage, gameplay, company]);
}
