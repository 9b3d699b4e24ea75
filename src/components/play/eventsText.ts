import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { gameplayText } from '../../text/gameplay.ts';

type Event = PlayEvent<OpaqueName>;

/** What an action brought about, in words; empty where a dialog or the picture says it. */
export function eventsText(events: readonly Event[], labels: Readonly<Record<OpaqueName, string>>): string {
  const label = (name: OpaqueName) => labels[name] ?? gameplayText.something;
  return events.flatMap((event) => (isSaid(event, events) ? [] : (eventText(event, label) ?? []))).join(' ');
}

/** Who made something has it: that it was taken besides is no news. */
function isSaid(event: Event, events: readonly Event[]): boolean {
  return (
    event.type === 'collected' &&
    events.some(({ type, ...other }) => type === 'combined' && 'item' in other && other.item === event.item)
  );
}

function eventText(event: Event, label: (name: OpaqueName) => string): string | null {
  switch (event.type) {
    case 'lockedByItem':
      return event.keyholes === undefined
        ? gameplayText.lockedByItem(label(event.item))
        : gameplayText.lockedByKeys(label(event.item), event.keyholes);
    case 'lockedBySequence':
      return gameplayText.lockedBySequence(label(event.item));
    case 'keyFits':
      return gameplayText.keyFits(label(event.key), label(event.item));
    case 'doesNotCombine':
      return gameplayText.doesNotCombine(label(event.key), label(event.item));
    case 'combined':
      return gameplayText.combined(label(event.item));
    case 'entered':
      return gameplayText.entered(label(event.scene));
    case 'sceneChanged':
      return gameplayText.sceneChanged;
    case 'somethingElsewhere':
      return gameplayText.somethingElsewhere;
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
