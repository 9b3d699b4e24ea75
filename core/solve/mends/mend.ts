import type { Command } from '../../edit/command.ts';
import type { ItemId } from '../../room/model.ts';

/** The kind of a fix; the screens translate it. */
export type MendType =
  | 'shut'
  | 'bringIn'
  | 'toFront'
  | 'enlarge'
  | 'giveTime'
  | 'remove'
  | 'takeOut'
  | 'unlock'
  | 'otherKey'
  | 'bringToStart'
  | 'openWith'
  | 'tell'
  | 'leadTo';

/** A fix for a finding (L3): a single choice needs one click, of several the creator picks one. */
export interface Mend {
  type: MendType;
  choices: readonly MendChoice[];
  /** Only for `otherKey`: the lock that gets the key. */
  lock?: ItemId;
  /** Only for `giveTime`: whole minutes. */
  minutes?: number;
}

/** One command, so one undo step (E2). */
export interface MendChoice {
  /** The item that is changed or used; null if the finding names it already. */
  item: ItemId | null;
  command: Command;
}
