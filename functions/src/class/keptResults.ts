import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { teamResultSchema } from '../../../core/calls/class/showResults.ts';
import type { TeamResult } from '../../../core/class/classResults.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { finiteNumber } from '../../../core/util/schemas.ts';

/**
 * The document `classResults/{sessionId}`: results that are stored longer than their session (Q10). It
 * contains the names of teams and locks, but of no pupil. Only the server accesses it.
 */
export interface KeptResults {
  teacherId: string;
  roomId: string;
  roomName: string;
  debrief: string;
  openedAt: number;
  startedAt: number | null;
  endedAt: number;
  /** False once the teacher no longer keeps them. */
  isKept: boolean;
  goesAt: number;
  /** By team number. */
  teams: readonly TeamResult[];
}

const documentSchema: SchemaOf<KeptResults> = v.object({
  teacherId: v.string(),
  roomId: v.string(),
  roomName: v.string(),
  debrief: v.string(),
  openedAt: finiteNumber,
  startedAt: v.nullable(finiteNumber),
  endedAt: finiteNumber,
  isKept: v.boolean(),
  goesAt: finiteNumber,
  teams: v.array(teamResultSchema),
});

export function keptRef(db: Firestore, sessionId: string): DocumentReference {
  return db.doc(`classResults/${sessionId}`);
}

/** Reads kept results; null if there are none. @throws on a document that this code did not write */
export function readKept(stored: DocumentSnapshot): KeptResults | null {
  const data = stored.data();
  if (!data) return null;
  const parsed = parseWith(documentSchema, data);
  if (parsed.ok) return parsed.value;
  throw new Error(`${stored.ref.path} are no results: ${parsed.refusal.path}: ${parsed.refusal.message}`);
}

/**
 * Maximum number of a team's steps that are kept, so that thirty teams with long names fit into one document.
 */
const MOST_STEPS = 100;

export function storeKept(
  transaction: Pick<Transaction, 'set'>,
  db: Firestore,
  sessionId: string,
  results: KeptResults,
): void {
  const teams = results.teams.map((team) => ({ ...team, names: [], steps: team.steps.slice(0, MOST_STEPS) }));
  const expiresAt = Timestamp.fromMillis(results.goesAt);
  transaction.set(keptRef(db, sessionId), { ...results, teams, expiresAt });
}
