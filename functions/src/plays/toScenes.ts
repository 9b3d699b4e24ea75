import { NO_HINTS } from '../../../core/hint/model.ts';
import type { Play } from '../../../core/play/model.ts';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { START_ID } from '../../../core/room/model.ts';
import type { StoredDocument } from '../../../core/util/migrate.ts';

/** Some plays had scenes before versions were numbered: existing values of these fields are kept. */
const NEW_IN_PLAYS = {
  // The whole room was one scene then.
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
  // No lock of that time has pieces to shuffle.
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

/**
 * Migrates version 1 to 2 (M1): a play of a room without scenes continues in the first scene, keeping
 * everything earned.
 */
export function toScenes(document: StoredDocument): StoredDocument {
  const { play } = document;
  const isKnown = typeof play === 'object' && play !== null;
  return { ...NEW_IN_DOCUMENTS, ...document, play: isKnown ? { ...NEW_IN_PLAYS, ...play } : play };
}
