import { type RefObject, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { GameplayState } from '../session/gameplayStore.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { captionSide, inSight, type Rect, type Side } from './captionSide.ts';

/** The side of the stage where captions stand, or stood last in the scene. */
const place = createStore<{ side: Side; scene: OpaqueName | undefined }>(() => ({
  side: 'bottom',
  scene: undefined,
}));

/** Whether captions stand at the top of the stage. */
export function useCaptionAtTop(): boolean {
  const isAtTop = useStore(place, ({ side }) => side === 'top');
  return useGameplay((s) => s.captions.length > 0) && isAtTop;
}

/** Chooses the side for each new caption before it is painted. `area`: the element over the stage that holds it. */
export function useCaptionPlace(area: RefObject<HTMLElement | null>): void {
  const { gameplay } = useGame();
  const captions = useGameplay((s) => s.captions);
  useLayoutEffect(() => {
    const over = area.current;
    if (!over || captions.length === 0) return;
    const play = gameplay.getState();
    const things = toldOf(play).flatMap((name) => rectOf(over, name) ?? []);
    const places = placesIn(over);
    const scene = play.scene?.id;
    const { side, scene: sceneBefore } = place.getState();
    const before = scene === sceneBefore ? side : 'bottom';
    if (places) place.setState({ side: captionSide(places, things, before), scene });
  }, [area, captions, gameplay]);
}

/** The things that the captions are about, and those affected by the same action. */
function toldOf({ captions, lastEvents }: GameplayState): OpaqueName[] {
  const told = lastEvents.flatMap((event) => (CAME.has(event.type) && 'item' in event ? [event.item] : []));
  return [captions.at(-1)?.item, ...told].flatMap((name) => name ?? []);
}

const CAME: ReadonlySet<PlayEvent['type']> = new Set(['opened', 'unlocked', 'revealed']);

function rectOf(area: HTMLElement, name: OpaqueName): Rect | undefined {
  const thing = area?.closest('section')?.querySelector(`[data-item="${CSS.escape(name)}"]`);
  return thing ? inSight(thing.getBoundingClientRect(), area.getBoundingClientRect()) : undefined;
}

/** Where the last caption would stand on each side. */
function placesIn(area: HTMLElement): Record<Side, Rect> | undefined {
  const caption = [...area.querySelectorAll('[data-caption]')].at(-1);
  if (!caption) return undefined;
  const { left, width, height } = caption.getBoundingClientRect();
  const { top, bottom } = area.getBoundingClientRect();
  const { paddingTop, paddingBottom } = getComputedStyle(area);
  return {
    top: { left, width, height, top: top + Number.parseFloat(paddingTop) },
    bottom: { left, width, height, top: bottom - Number.parseFloat(paddingBottom) - height },
  };
}
