import type { EditRefusal } from '../../edit/command.ts';
import type { Room } from '../../room/model.ts';
import type { Finding } from '../../solve/findings/finding.ts';

/** Something that was mended in an assistant's recipe. `name` is a thing's, for the creator to read. */
export type Mend =
  /** The reply ended too early; what was there is enough. */
  | { type: 'cutOff' }
  /** It holds several recipes; the last one was taken. */
  | { type: 'lastOfSeveral' }
  | { type: 'otherField'; was: string; now: string }
  | { type: 'leftOut'; name: string }
  | { type: 'otherThing'; name: string; was: string; now: string }
  | { type: 'otherColor'; name: string; was: string; now: string }
  | { type: 'otherBackground'; was: string; now: string }
  | { type: 'otherMood'; was: string; now: string }
  | { type: 'doorAdded' }
  /** Two things had this id. */
  | { type: 'idDoubled'; id: string; name: string }
  | { type: 'otherLink'; name: string; was: string; now: string }
  /** A thing names another one that is not there. */
  | { type: 'nothingThere'; name: string; was: string }
  /** The thing was hidden by two. */
  | { type: 'hiddenTwice'; name: string; by: string }
  | { type: 'placed'; names: readonly string[] }
  | { type: 'otherWidth'; name: string }
  | { type: 'shortened'; name: string }
  | { type: 'fewerHints'; name: string; most: number }
  | { type: 'introductionAdded' }
  | { type: 'otherTime'; minutes: number }
  | { type: 'otherLanguage'; was: string; now: string }
  | { type: 'otherAnswer'; name: string; was: string; now: string }
  /** The lock's way of entering was unknown or cannot take its answer: it is typed. */
  | { type: 'typedAnswer'; name: string };

/** Texts that have a limit, as faults name them. */
export type LimitedText =
  | 'introduction'
  | 'ending'
  | 'debrief'
  | 'message'
  | 'hint'
  | 'wrongText'
  | 'password';

/** Something that keeps an assistant's recipe from being a room, which is for the assistant to change. */
export type ReplyFault =
  | { type: 'empty' }
  | { type: 'tooLong'; most: number }
  | { type: 'noRecipe' }
  | { type: 'noWholeRecipe' }
  /** It ended too early, and what is there is no room. */
  | { type: 'cutOff' }
  | { type: 'noThings' }
  | { type: 'tooMany'; list: 'items' | 'spots' | 'scenes'; most: number; count: number }
  | { type: 'textTooLong'; name: string; field: LimitedText; most: number; length: number }
  | { type: 'keyTwice'; key: string; locks: readonly string[] }
  /** Two things change the same scene. */
  | { type: 'changedTwice'; scene: string; names: readonly string[] }
  /** Some other part of it has not the form of a recipe. */
  | { type: 'wrongForm'; path: string }
  /** The editor's own rules refuse something at a thing. */
  | { type: 'refused'; name: string; refusal: EditRefusal }
  | { type: 'found'; room: Room; finding: Finding };

/** Collects what was mended and what could not be. */
export interface Notes {
  readonly mends: readonly Mend[];
  readonly faults: readonly ReplyFault[];
  mend: (mend: Mend) => void;
  fault: (fault: ReplyFault) => void;
}

export function createNotes(): Notes {
  const mends = new Map<string, Mend>();
  const faults: ReplyFault[] = [];
  return {
    get mends() {
      return [...mends.values()];
    },
    faults,
    // The same mend at the same place is said once.
    mend: (mend) => mends.set(JSON.stringify(mend), mend),
    fault: (fault) => faults.push(fault),
  };
}
