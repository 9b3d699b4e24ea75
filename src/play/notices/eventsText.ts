import type { Opening } from '../../../core/catalogue/openings.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Input } from '../../shared/browser/useInput.ts';
import { openingsText } from '../text/openings.ts';
import { tableText } from '../text/table.ts';

type Event = PlayEvent<OpaqueName>;

interface TellingOptions {
  /** How a thing opens. */
  opening?: (item: OpaqueName) => Opening;
  /** Whether more than one thing is carried. */
  holdsSeveral?: boolean;
  /** How the player plays. */
  input?: Input;
}

/** The result of an action in words; empty where a dialog or the picture shows it. */
export function eventsText(
  events: readonly Event[],
  labels: Readonly<Record<OpaqueName, string>>,
  { opening = () => 'opens', holdsSeveral = false, input = 'mouse' }: TellingOptions = {},
): string {
  const label = (name: OpaqueName) => labels[name] ?? tableText.something;
  const telling = { events, label, opening, holdsSeveral, input };
  return events
    .flatMap((event) => (isSaid(event, events) ? [] : (eventText(event, telling) ?? [])))
    .join(' ');
}

/**
 * Events that need no sentence beside another one: combining implies collecting, unlocking implies opening.
 */
const SAID_WITH: Partial<Record<Event['type'], Event['type']>> = {
  collected: 'combined',
  opened: 'unlocked',
};

/** Whether another event's sentence or the thing's own words already say it. */
function isSaid(event: Event, events: readonly Event[]): boolean {
  const isMoved = event.type === 'opened' || event.type === 'shut';
  if (isMoved && isThere(events, 'message', event.item)) return true;
  const teller = SAID_WITH[event.type];
  return teller !== undefined && 'item' in event && isThere(events, teller, event.item);
}

function isThere(events: readonly Event[], type: Event['type'], item: OpaqueName | null): boolean {
  return events.some((event) => event.type === type && 'item' in event && event.item === item);
}

function isRevealed(event: Event): event is Extract<Event, { type: 'revealed' }> {
  return event.type === 'revealed';
}

function unlockedText({ item }: { item: OpaqueName }, telling: Telling): string {
  const opened = telling.events
    .filter((event) => event.type === 'opened')
    .find((event) => event.item === item);
  return opened
    ? openedText(opened, telling, tableText.unlockedAndMoved)
    : tableText.unlocked(telling.label(item));
}

function openedText(
  { item, isWay }: Extract<Event, { type: 'opened' }>,
  { label, opening, input }: Telling,
  say = tableText.moved,
): string {
  const sentence = say(label(item), openingsText.opens[opening(item)]);
  // A way that has opened is gone by the next press (N2).
  return isWay ? `${sentence} ${tableText.onceMore[input]}` : sentence;
}

/** One sentence that names everything revealed. */
function revealedOf(events: readonly Event[], label: (name: OpaqueName) => string): string[] {
  return events.filter(isRevealed).map(({ item }) => label(item));
}

interface Telling extends Required<TellingOptions> {
  events: readonly Event[];
  label: (name: OpaqueName) => string;
}

function eventText(event: Event, telling: Telling): string | null {
  const { events, label, opening } = telling;
  switch (event.type) {
    case 'lockedByItem':
      return event.keyholes === undefined
        ? tableText.lockedByItem(label(event.item))
        : tableText.lockedByKeys(label(event.item), event.keyholes);
    case 'lockedBySequence':
      return tableText.lockedBySequence(label(event.item));
    case 'keyFits':
      return tableText.keyFits(label(event.key), label(event.item));
    case 'doesNotCombine':
      return misfitText(event, tableText.doesNotCombine, telling);
    case 'combined':
      return tableText.combined(label(event.item));
    case 'entered':
      return tableText.entered(label(event.scene));
    case 'sceneChanged':
      return tableText.sceneChanged;
    case 'somethingElsewhere':
      return tableText.somethingElsewhere;
    case 'keyDoesNotFit':
      return misfitText(event, tableText.keyDoesNotFit, telling);
    case 'unlocked':
      return unlockedText(event, telling);
    case 'opened':
      return openedText(event, telling);
    case 'shut':
      return tableText.moved(label(event.item), openingsText.shuts[opening(event.item)]);
    case 'collected':
      return tableText.collected(label(event.item));
    case 'revealed':
      return event === events.find(isRevealed) ? tableText.revealed(revealedOf(events, label)) : null;
    case 'nothing':
      return tableText.nothing(label(event.item));
    case 'selected':
      return event.item === null ? null : inHandText(label(event.item), telling);
    default:
      return null;
  }
}

function misfitText(
  { key, item, lacksPart }: Extract<Event, { type: 'keyDoesNotFit' | 'doesNotCombine' }>,
  say: (key: string, label: string) => string,
  { label }: Telling,
): string {
  return (lacksPart ? tableText.lacksPart : say)(label(key), label(item));
}

function inHandText(label: string, { holdsSeveral }: Telling): string {
  return holdsSeveral ? tableText.inHandOfSeveral(label) : tableText.inHand(label);
}
