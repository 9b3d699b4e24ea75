import type { Command } from '../../edit/command.ts';
import type { ItemId } from '../../room/model.ts';

/** What is done about a finding; the screens put it into words. */
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

/** What mends a finding (L3): with one choice a click does it, with several the creator points at one of them. */
export interface Mend {
  type: MendType;
  choices: readonly MendChoice[];
  /** With `otherKey` alone: whose key it becomes. */
  lock?: ItemId;
  /** With `giveTime` alone: whole minutes. */
  minutes?: number;
}

/** One command, so one undo step (E2). */
export interface MendChoice {
  /** What is done to, or taken for it; null where the finding's words say it already. */
  item: ItemId | null;
  command: Command;
}
