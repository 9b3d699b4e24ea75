import { createContext } from 'react';

/** A message from the teacher, for the journal. */
export interface TeacherNote {
  /** The number of journal entries before this message. */
  place: number;
  label: string;
  text: string;
}

/** How the table of a class's team differs from that of a party. */
interface ClassAtTable {
  /** Whether pupils may ask for hints themselves (Q5). */
  mayAskHints: boolean;
  notes: readonly TeacherNote[];
  /** Says why the play is over, in place of the text that the time is up. */
  over: string;
}

/** Null outside a class. */
export const ClassAtTable = createContext<ClassAtTable | null>(null);
