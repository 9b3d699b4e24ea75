import { NO_HINTS } from '../../../core/hint/model.ts';
import type { Play } from '../../../core/play/model.ts';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { START_ID } from '../../../core/room/model.ts';
import type { StoredDocument } from '../../../core/util/migrate.ts';

/** Versions were numbered some hours after plays had scenes: what such a play has of these is its own. */
const NEW_IN_PLAYS = {
  // All of the room is the one scene in which it was put then.
  sceneNames: { [START_ID]: toOpaqueName(START_ID) },
  scene: START_ID,
  entered: [START_ID],
  wayBack: [],
  changedScenes: [],
  usedKeys: {},
  shownLocks: [],
  clicks: {},
  journal: [],
  hints: NO_HINTS,
  // No lock of that time has pieces to be shuffled.
  seed: '',
  timeAllowance: 'standard',
} satisfies Partial<Play>;

const NEW_IN_DOCUMENTS = {
  username: '',
  lastAnswer: null,
  stuckAt: null,
  actedAt: null,
  isCounted: false,
};

/** Version 1 to 2 (M1): a play of a room without scenes goes on in the first one, with all that it has earned. */
export function toScenes(document: StoredDocument): StoredDocument {
  const { play } = document;
  const isKnown = typeof play === 'object' && play !== null;
  return { ...NEW_IN_DOCUMENTS, ...document, play: isKnown ? { ...NEW_IN_PLAYS, ...play } : play };
}
