import { Text } from '@chakra-ui/react';
import type { OpaqueName, PlayEvent } from '../../../core/play/model.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { useGameplay } from './gameContext.ts';

/** What the last action brought about, in words; read out by screen readers. */
export function NoticeLine() {
  const events = useGameplay((s) => s.lastEvents);
  const labels = useGameplay((s) => s.labels);
  const failure = useGameplay((s) => s.actFailure);
  const words = failure ? failureText(failure) : eventsText(events, labels);
  return (
    <Text
      role="status"
      aria-live="polite"
      minHeight="1.5em"
      textAlign="center"
      fontSize="sm"
      color={failure ? 'warning.fg' : 'fg.muted'}
    >
      {words}
    </Text>
  );
}

function failureText(failure: 'offline' | 'failed'): string {
  return failure === 'offline' ? gameplayText.offline : gameplayText.actFailed;
}

function eventsText(
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
