import type { ItemId } from '../../../core/room/model.ts';

/** The parts of a made room that another one will have, too, each named by its lock. */
export interface Keeping {
  locks: ReadonlySet<ItemId>;
  /** The locks that can be kept. */
  able: ReadonlySet<ItemId>;
  /** Said in place of the help, such as why nothing is kept any more. */
  message: string | null;
  /** Keeps a part, or no longer. */
  toggle: (lock: ItemId) => void;
  keepNothing: () => void;
}
