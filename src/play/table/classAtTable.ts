import { createContext } from 'react';

/** Something that the teacher has said, for the journal. */
export interface TeacherNote {
  /** The number of the journal's entries that came before it. */
  place: number;
  label: string;
  text: string;
}

/** What is different at the table of a team of a class. */
interface ClassAtTable {
  /** Whether pupils may ask for hints themselves (Q5). */
  mayAskHints: boolean;
  notes: readonly TeacherNote[];
  /** Why the play is over, in place of the time that is up. */
  over: string;
}

/** Null outside a class. */
export const ClassAtTable = createContext<ClassAtTable | null>(null);
