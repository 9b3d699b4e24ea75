import type { PlayEvent } from '../../../core/play/model.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';
import { captionSide } from '../session/captionSide.ts';
import type { GameplayState } from '../session/gameplayStore.ts';
import { useGameplay } from '../table/gameContext.ts';

/** Whether captions stand at the top of the stage, since they would cover things at its bottom. */
export function useCaptionAtTop(): boolean {
  return useGameplay((s) => s.captions.length > 0 && captionSide(toldOf(s)) === 'top');
}

/** The things that the captions are about, and those affected by the same action. */
function toldOf({ captions, lastEvents, items }: GameplayState): ViewItem[] {
  const told = lastEvents.flatMap((event) => (CAME.has(event.type) && 'item' in event ? [event.item] : []));
  return [captions.at(-1)?.item, ...told].flatMap((id) => (id ? (items[id] ?? []) : []));
}

const CAME: ReadonlySet<PlayEvent['type']> = new Set(['opened', 'unlocked', 'revealed']);
