import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { gameplayText } from '../../text/gameplay.ts';

/** What an action brought about, in words; empty where a dialog or the picture says it. */
export function eventsText(
  events: readonly PlayEvent<OpaqueName>[],
  labels: Readonly<Record<OpaqueName, string>>,
): string {
  const label = (name: OpaqueName) => labels[name] ?? gameplayText.something;
  return events.flatMap((event) => eventText(event, label) ?? []).join(' ');
}

function eventText(event: PlayEvent<OpaqueName>, label: (name: OpaqueName) => string): string | null {
  switch (event.type) {
    case 'lockedByItem':
      return gameplayText.lockedByItem(label(event.item));
    case 'keyDoesNotFit':
      return gameplayText.keyDoesNotFit(label(event.key), label(event.item));
    case 'unlocked':
      return gameplayText.unlocked(label(event.item));
    case 'opened':
      return gameplayText.opened(label(event.item));
    case 'shut':
      return gameplayText.shut(label(event.item));
    case 'collected':
      return gameplayText.collected(label(event.item));
    case 'revealed':
      return gameplayText.revealed(label(event.item));
    case 'nothing':
      return gameplayText.nothing(label(event.item));
    case 'selected':
      return event.item === null ? null : gameplayText.inHand(label(event.item));
    default:
      return null;
  }
}
