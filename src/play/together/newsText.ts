import type { HeardChange, TeamEvent } from '../../../core/calls/pieces/party.ts';
import { MOST_SEATS } from '../../../core/play/team/team.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { togetherText } from '../text/together.ts';

type Labels = Readonly<Record<OpaqueName, string>>;

/** The most important event first: only one sentence is said of an action. */
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

/** Stands for the teacher where a seat number is expected. No seat has this number. */
export const TEACHER = MOST_SEATS;

/** Returns a sentence with the player's name that says what they did; null where the stage shows it anyway. */
export function newsText({ by, events }: HeardChange, name: string, labels: Labels): string | null {
  const types = new Set(events.map(({ type }) => type));
  const type = ORDER.find((each) => types.has(each));
  const event = events.find((each) => each.type === type);
  return event
    ? sentenceOf(event, { by, events, name, label: (item) => labels[item] ?? togetherText.news.something })
    : null;
}

interface Telling {
  by: number;
  events: readonly TeamEvent[];
  name: string;
  label: (item: OpaqueName) => string;
}

function sentenceOf(event: TeamEvent, { by, events, name, label }: Telling): string | null {
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
      return news[event.type](name);
    case 'hint':
      return by === TEACHER ? news.hintGiven : news.hint(name);
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
