import type { Puzzle } from '../ideas/model.ts';
import type { Noun } from '../words/noun.ts';
import type { Teller } from '../words/Teller.ts';
import { bodyOf } from './bodies.ts';
import { type AnswerSort, countInWords, DEVICES, type FiguresBy } from './devices.ts';
import { FASTENED } from './fastened.ts';

/** A thing that has a lock. */
export interface LockedThing {
  /** Catalogue id. */
  of: string;
  noun: Noun;
}

/** What a lock asks. */
interface Asked extends Pick<Puzzle, 'size' | 'inscription'> {
  sort: AnswerSort;
  figuresBy: FiguresBy;
}

/** Returns what a thing with a lock says: how it is locked, and what is written there. */
export function lockWords(
  teller: Teller,
  { of, noun }: LockedThing,
  { sort, size, inscription, figuresBy }: Asked,
): string {
  const { kind, part } = bodyOf(of);
  const { holds, written } = FASTENED[kind];
  const count = countInWords(size, teller.language);
  // A part of a sentence is not a sentence that must not come twice.
  const device = teller.phrase(DEVICES[sort === 'figures' ? figuresBy : sort], { count });
  const sentence = teller.tell(holds, { lock: noun, part, device });
  const isEnded = /[.!?…][”“]?$/u.test(inscription);
  return `${sentence} ${teller.phrase(written)}: ${inscription}${isEnded ? '' : '.'}`;
}
