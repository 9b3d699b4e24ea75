import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PlayMarks } from '../../../core/insight/marks.ts';
import { parseVersionFigures } from '../../../core/insight/versionFigures.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { parseWith, type SchemaOf } from '../../../core/util/parseWith.ts';
import { filledString, wholeNumber } from '../../../core/util/schemas.ts';
import { addCounts, runCounting } from '../counts/addCounts.ts';
import type { Deps } from '../deps.ts';
import { type FiguredVersion, figuresRef } from './countFigures.ts';

/** An answer is shown only after it was given in this many plays, from this many networks. */
const PLAYS_NEEDED = 3;
const NETWORKS_NEEDED = 3;
/** Wrong answers shown at one lock, and at all locks of a version: they have to fit into one document. */
const MOST_AT_LOCK = 20;
const MOST_IN_ALL = 200;
/** Milliseconds for which a candidate is kept after its first play. */
const LIFETIME = 30 * 24 * 60 * 60 * 1000;
/** Length of a network's digest in a candidate: enough to tell three networks apart, and no more. */
const NETWORK_LETTERS = 8;
/** Answers in one transaction. Firestore allows 500 writes at once. */
const AT_ONCE = 100;

/** The wrong answers of one ended play. */
export interface GivenAnswers {
  answers: PlayMarks['answers'];
  /** The digest of the network of the play (`networkOf`). */
  network: string;
}

/**
 * The document `answerCandidates/{digest}`: a wrong answer that too few have given yet. It does not hold the text,
 * which comes again with the play that makes it common.
 */
interface Candidate {
  /** Number of plays. */
  plays: number;
  /** Digests of at most three networks. */
  networks: readonly string[];
}

const candidateSchema: SchemaOf<Candidate> = v.object({
  plays: wholeNumber,
  networks: v.array(filledString),
});

/** Returns the digest under which a network counts in a room's candidates; it differs from room to room. */
export function networkOf({ digest, network }: Pick<Deps, 'digest' | 'network'>, roomId: string): string {
  return digest('answers', roomId, network).slice(0, NETWORK_LETTERS);
}

/** One text at one lock, with the plays that gave it. */
interface Given {
  lock: ItemId;
  text: string;
  /** Of each play, the digest of its network. */
  networks: readonly string[];
}

/**
 * Counts wrong answers of plays whose figures were added already (`countFigures`). An answer joins the figures
 * once three plays from three networks have given it; until then it is a candidate.
 */
export async function noteAnswers(
  deps: Pick<Deps, 'db' | 'digest' | 'now'>,
  of: FiguredVersion,
  plays: readonly GivenAnswers[],
): Promise<void> {
  const figures = parseVersionFigures((await figuresRef(deps.db, of).get()).data());
  // Without figures the room is gone.
  if (!figures.ok) return;
  const isShown = (each: Given) => figures.value.answers[each.lock]?.[keyOf(deps, of, each)] !== undefined;
  const given = gather(plays);
  await countShown(deps, of, given.filter(isShown));
  const others = given.filter((each) => !isShown(each));
  for (let start = 0; start < others.length; start += AT_ONCE) {
    const some = others.slice(start, start + AT_ONCE);
    await deps.db.runTransaction((transaction) => noteSome(transaction, deps, of, some));
  }
}

/** In a room that many play at once nearly all wrong answers are shown already, so they are counted as its plays are. */
async function countShown(
  deps: Pick<Deps, 'db' | 'digest'>,
  of: FiguredVersion,
  given: readonly Given[],
): Promise<void> {
  if (given.length === 0) return;
  const { roomId, version, creatorId } = of;
  const add = async (transaction: Transaction) => {
    for (const each of given)
      addCounts(transaction, {
        ref: figuresRef(deps.db, of),
        roomId,
        counts: { answers: { [each.lock]: { [keyOf(deps, of, each)]: { plays: each.networks.length } } } },
        fields: { roomId, version, creatorId },
      });
  };
  await runCounting(deps.db, add, { patience: 1 });
}

function keyOf({ digest }: Pick<Deps, 'digest'>, of: FiguredVersion, { lock, text }: Given): string {
  return digest('answer', of.roomId, of.version, lock, text);
}

function gather(plays: readonly GivenAnswers[]): readonly Given[] {
  const found = new Map<string, Given>();
  for (const { answers, network } of plays)
    for (const [lock, texts] of Object.entries(answers))
      for (const text of texts) {
        const key = JSON.stringify([lock, text]);
        const networks = [...(found.get(key)?.networks ?? []), network];
        found.set(key, { lock, text, networks });
      }
  return [...found.values()];
}

async function noteSome(
  transaction: Transaction,
  { db, digest, now }: Pick<Deps, 'db' | 'digest' | 'now'>,
  of: FiguredVersion,
  given: readonly Given[],
): Promise<void> {
  const { roomId } = of;
  const keys = given.map((each) => keyOf({ digest }, of, each));
  const refs = keys.map((key) => db.doc(`answerCandidates/${key}`));
  const [stored, ...candidates] = await transaction.getAll(figuresRef(db, of), ...refs);
  const figures = parseVersionFigures(stored?.data());
  // Without figures the room is gone.
  if (!stored || !figures.ok) return;
  const shown = new Map(
    Object.entries(figures.value.answers).map(([lock, texts]) => [lock, Object.keys(texts).length]),
  );
  given.forEach(({ lock, text, networks }, place) => {
    const [key, candidate] = [keys[place] ?? '', candidates[place]];
    if (figures.value.answers[lock]?.[key]) {
      const plays = new FieldPath('answers', lock, key, 'plays');
      transaction.update(stored.ref, plays, FieldValue.increment(networks.length));
      return;
    }
    if (!candidate) return;
    const all = withMore(candidate, networks);
    if (isCommon(all) && hasSpace(shown, lock)) {
      shown.set(lock, (shown.get(lock) ?? 0) + 1);
      transaction.update(stored.ref, new FieldPath('answers', lock, key), { text, plays: all.plays });
      transaction.delete(candidate.ref);
    } else {
      const until = candidate.get('expiresAt') ?? Timestamp.fromMillis(now() + LIFETIME);
      transaction.set(candidate.ref, { roomId, ...all, expiresAt: until });
    }
  });
}

function withMore(candidate: DocumentSnapshot, more: readonly string[]): Candidate {
  const read = parseWith(candidateSchema, candidate.data());
  const { plays, networks } = read.ok ? read.value : { plays: 0, networks: [] };
  const all = [...new Set([...networks, ...more])].slice(0, NETWORKS_NEEDED);
  return { plays: plays + more.length, networks: all };
}

function isCommon({ plays, networks }: Candidate): boolean {
  return plays >= PLAYS_NEEDED && networks.length >= NETWORKS_NEEDED;
}

/** `shown`: by lock, the number of answers in the figures. */
function hasSpace(shown: ReadonlyMap<ItemId, number>, lock: ItemId): boolean {
  const inAll = [...shown.values()].reduce((sum, count) => sum + count, 0);
  return inAll < MOST_IN_ALL && (shown.get(lock) ?? 0) < MOST_AT_LOCK;
}
