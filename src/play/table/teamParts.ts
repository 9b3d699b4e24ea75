import { type ComponentType, createContext } from 'react';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';

/** What a party adds to the table: parts of another chunk, which a play of one player never loads. */
export interface TablePartsOfTeam {
  /** Who is there, in the upper rail. */
  Rack: ComponentType;
  /** What others do, over the stage. */
  NewsSlip: ComponentType;
  /** The marks of those who are at a place. */
  PlaceMarks: ComponentType<{ place: OpaqueName }>;
  /** The marks of those who have an entry in their hand. */
  HandMarks: ComponentType<{ entry: OpaqueName }>;
  /** Who paused, in place of what a single player reads. */
  PausedBy: ComponentType;
  /** Who else has the open lock before them. */
  LockMates: ComponentType<{ lock: OpaqueName }>;
}

/** Null in a play of one player. */
export const TeamParts = createContext<TablePartsOfTeam | null>(null);
