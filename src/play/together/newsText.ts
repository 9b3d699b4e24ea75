import type { HeardChange, TeamEvent } from '../../../core/calls/pieces/party.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { togetherText } from '../text/together.ts';

type Labels = Readonly<Record<OpaqueName, string>>;

/** Most telling first: one sentence says what somebody did. */
const ORDER: readonly TeamEvent['type'][] = [
  'escaped',
  'joined',
  'left',
  'removed',
  'takenOver',
  'moved',
  'playsAgain',
  'started',
  'paused',
  'resumed',
  'combined',
  'opened',
  'unlocked',
  'shut',
  'keyFits',
  'collected',
  'revealed',
  'sceneChanged',
  'hint',
];

/** Returns a sentence with the player's name that says what they did; null where the stage shows it anyway. */
export function newsText({ events }: HeardChange, name: string, labels: Labels): string | null {
  const types = new Set(events.map(({ type }) => type));
  const type = ORDER.find((each) => types.has(each));
  const event = events.find((each) => each.type === type);
  return event
    ? sentenceOf(event, { events, name, label: (item) => labels[item] ?? togetherText.news.something })
    : null;
}

interface Telling {
  events: readonly TeamEvent[];
  name: string;
  label: (item: OpaqueName) => string;
}

function sentenceOf(event: TeamEvent, { events, name, label }: Telling): string | null {
  const { news } = togetherText;
  switch (event.type) {
    case 'joined':
    case 'left':
    case 'removed':
    case 'takenOver':
    case 'moved':
    case 'playsAgain':
    case 'started':
    case 'paused':
    case 'resumed':
    case 'escaped':
    case 'sceneChanged':
    case 'hint':
      return news[event.type](name);
    case 'opened':
    case 'unlocked':
      return news.opened(name, label(event.item));
    case 'shut':
    case 'collected':
    case 'combined':
      return news[event.type](name, label(event.item));
    case 'keyFits':
      return news.keyFits(name, label(event.key), label(event.item));
    case 'revealed':
      return news.revealed(
        name,
        events.flatMap((each) => (each.type === 'revealed' ? [label(each.item)] : [])).join(', '),
      );
    default:
      return null;
  }
}
