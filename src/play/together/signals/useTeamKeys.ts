import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hitRect } from '../../../../core/room/geometry.ts';
import { keyOf } from '../../../shared/keys/keyOf.ts';
import { useGame } from '../../table/gameContext.ts';
import type { StageOfTeam } from '../../table/teamParts.ts';
import { useSeated } from '../teamContext.ts';
import { sightOf, wayTo } from './sights.ts';
import { toScenePoint } from './useOwnPointer.ts';

export const TEAM_KEYS = { signal: 'P', team: 'T', news: 'N', go: 'G' } as const;

/** The middle of the room, used while nothing has the focus. */
const MIDDLE = { x: 50, y: 50 };

/**
 * Handles a party's keys, in addition to those of the play (`onTableKey`), while the room and no dialog has
 * the focus.
 */
export function useTeamKeys(board: RefObject<HTMLElement | null>, show: StageOfTeam['show']): void {
  const { gameplay } = useGame();
  const { company, telling } = useSeated();
  const goToSignal = useGoToSignal(show);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isShortcut(event) || isInDialog(event) || gameplay.getState().dialog !== null) return;
    const { menu, setMenu, setSheet } = company.getState();
    const key = keyOf(event).toUpperCase();
    if (key === 'ESCAPE' && menu?.type === 'armed') {
      setMenu(null);
      // Prevents that the key closes something else as well.
      event.preventDefault();
      event.stopPropagation();
    }
    if (key === TEAM_KEYS.team) setSheet('team');
    const { scene, exit, isTimeUp } = gameplay.getState();
    if (scene === null || exit !== null || isTimeUp) return;
    if (key === TEAM_KEYS.signal) openList(event.target);
    if (key === TEAM_KEYS.news) telling.getState().again();
    if (key === TEAM_KEYS.go) goToSignal();
  });

  function openList(target: EventTarget | null): void {
    const { items, scene } = gameplay.getState();
    const focused = target instanceof HTMLElement ? target.dataset.item : undefined;
    const item = Object.values(items).find(({ id }) => id === focused);
    if (!scene) return;
    const { x, y, width, height } = item ? hitRect(item) : { ...MIDDLE, width: 0, height: 0 };
    const at = toScenePoint({ x: x + width / 2, y: y + height / 2 }, scene.id);
    company.getState().setMenu({ type: 'list', at, label: item?.label ?? null });
  }

  useEffect(() => {
    const table = board.current?.closest('section');
    const listener = (event: KeyboardEvent) => onKey(event);
    table?.addEventListener('keydown', listener);
    return () => table?.removeEventListener('keydown', listener);
  }, [board]);
}

/** The margin around a signal that is scrolled into view, in percent of the stage. */
const AROUND = 8;

/**
 * Goes to the place of the last signal of another player; in the same scene it scrolls the signal into view.
 */
function useGoToSignal(show: StageOfTeam['show']): () => void {
  const { gameplay } = useGame();
  const { company, seat } = useSeated();
  return () => {
    const state = gameplay.getState();
    const last = Object.values(company.getState().signals)
      .filter((signal) => signal.seat !== seat)
      .sort((one, other) => other.seenAt - one.seenAt)[0];
    if (!last) return;
    const sight = sightOf(last, state);
    const way = wayTo(sight, state);
    if (way !== null) void state.go(way);
    if (sight.type !== 'here') return;
    const [x, y] = [last.x / 10 - AROUND, last.y / 10 - AROUND];
    show({ x, y, width: 2 * AROUND, height: 2 * AROUND });
  };
}

function isShortcut({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isInDialog({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
