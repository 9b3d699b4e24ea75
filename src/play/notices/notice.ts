import { openingOf } from '../../../core/catalogue/openings.ts';
import type { PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewItem } from '../../../core/play/view/playerView.ts';
import type { Input } from '../../shared/browser/useInput.ts';
import type { GameplayState } from '../session/gameplayStore.ts';
import { gameplayText } from '../text/gameplay.ts';
import { tableText } from '../text/table.ts';
import { placeName } from '../toolbar/placeName.ts';
import { eventsText } from './eventsText.ts';
import { splitVisualAndSpoken } from './splitVisualAndSpoken.ts';

/** What the line below the room says. */
export interface Notice {
  words: string;
  isWarning: boolean;
  /** For screen readers only: everyone else sees it in the room. */
  forEars: string;
  /** Found things, if their names would fill several lines: shown as pictures, read out by name. */
  finds: readonly ViewItem[];
}

/** From this number of finds at once, pictures are shown instead of names. */
const MANY = 3;

type Play = Pick<
  GameplayState,
  | 'lastEvents'
  | 'putAway'
  | 'items'
  | 'labels'
  | 'places'
  | 'scene'
  | 'inventory'
  | 'actFailure'
  | 'isWaiting'
  | 'wasRunning'
>;

const SILENT: Notice = { words: '', isWarning: false, forEars: '', finds: [] };

interface Surroundings {
  isOnline: boolean;
  isPaused: boolean;
  isPictureMissing: boolean;
  input: Input;
}

/**
 * Returns the one thing to say: a problem with the connection, else a greeting to a returning player, else the news of
 * the last action, else that a picture is missing.
 */
export function noticeOf(play: Play, { isOnline, isPaused, isPictureMissing, input }: Surroundings): Notice {
  const warning = warningOf(play, isOnline);
  if (warning !== null) return { ...SILENT, words: warning, isWarning: true };
  if (play.wasRunning && !isPaused) return { ...SILENT, words: tableText.welcomeBack };
  const news = newsOf(play, input);
  if (isPictureMissing && isSilent(news))
    return { ...news, words: tableText.pictureMissing, isWarning: true };
  return news;
}

export function isSilent({ words, finds }: Notice): boolean {
  return words === '' && finds.length === 0;
}

/** Whether news of the last action is shown, which the player can put away. */
export function tellsNews(play: Play): boolean {
  return !isSilent(newsOf(play));
}

function warningOf({ actFailure, isWaiting }: Play, isOnline: boolean): string | null {
  if (actFailure === 'offline') return gameplayText.offline;
  if (!isOnline) return tableText.offline;
  if (isWaiting) return tableText.waiting;
  return actFailure ? gameplayText.actFailed : null;
}

function newsOf(play: Play, input?: Input): Notice {
  const { lastEvents, putAway, items, scene, inventory } = play;
  if (lastEvents === putAway) return SILENT;
  const labels = labelsOf(play);
  const opening = (item: OpaqueName) => openingOf(items[item]?.uri);
  const tell = (events: readonly PlayEvent<OpaqueName>[]) =>
    eventsText(events, labels, { opening, holdsSeveral: inventory.length > 1, ...(input && { input }) });
  // The name of a close-up stands on a plate in the room.
  const isPlated = scene?.kind === 'closeUp' && scene.name !== '';
  if (isPlated && lastEvents.every(({ type }) => type === 'entered' || type === 'message'))
    return { ...SILENT, forEars: tell(lastEvents) };
  const { forAll, forEars } = splitVisualAndSpoken(lastEvents);
  const found = forAll.filter((event) => event.type === 'revealed');
  if (found.length < MANY) return { ...SILENT, words: tell(forAll), forEars: tell(forEars) };
  return {
    ...SILENT,
    words: tell(forAll.filter((event) => event.type !== 'revealed')),
    forEars: tell([...forEars, ...found]),
    finds: found.flatMap(({ item }) => items[item] ?? []),
  };
}

/** Labels of things, and of places as the bar of places names them. */
function labelsOf({ labels, places }: Play): GameplayState['labels'] {
  const names = places.map((place, index) => [place.id, placeName(place, index)]);
  return { ...labels, ...Object.fromEntries(names) };
}
