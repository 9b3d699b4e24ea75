import type { Puzzle } from '../ideas/model.ts';
import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import type { Noun } from '../words/noun.ts';
import type { Teller, Templates } from '../words/Teller.ts';
import { type BodyKind, bodyOf } from './bodies.ts';
import { type AnswerSort, countInWords, DEVICES, type FiguresBy } from './devices.ts';
import { COME_UPON, FASTENED } from './fastened.ts';

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

/** Things with a lid, a drawer or a door, and ways; all others are too much of their own kind. */
const CASES: ReadonlySet<BodyKind> = new Set(['furniture', 'box', 'wrapped', 'strong', 'electric']);
const WAYS: ReadonlySet<BodyKind> = new Set(['hatch', 'door', 'sliding']);

const NONE: Templates = { en: [], de: [] };

/** Returns what a thing with a lock says, in the voice of its place: how it is locked, and what is written there. */
export function lockWords(
  teller: Teller,
  voice: Voice,
  { of, noun }: LockedThing,
  { sort, size, inscription, figuresBy }: Asked,
): string {
  const { kind, part } = bodyOf(of);
  const { holds, written } = FASTENED[kind];
  const id = sort === 'figures' ? figuresBy : sort;
  const count = countInWords(size, teller.language);
  // A part of a sentence is not a sentence that must not come twice.
  const device = teller.phrase(
    inVoice(voice, ({ devices }) => devices[id]),
    { count },
    DEVICES[id],
  );
  const sentence = teller.tell(fastenedIn(voice, kind, of), { lock: noun, part, device }, holds);
  const where = teller.phrase(
    inVoice(voice, (words) => words.written),
    {},
    written,
  );
  const isEnded = /[.!?…][”“]?$/u.test(inscription);
  return `${sentence} ${teller.phrase(COME_UPON)}, ${lowerFirst(where)}: ${inscription}${isEnded ? '' : '.'}`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function fastenedIn(voice: Voice, kind: BodyKind, of: string): Templates {
  if (CASES.has(kind)) return inVoice(voice, ({ fastened }) => fastened);
  // Doors of stone are doors; coffins are not.
  const isWay = WAYS.has(kind) || of.endsWith('-door');
  return isWay ? inVoice(voice, ({ barred }) => barred) : NONE;
}

/** Returns whether what a voice says of containers that are open suits a kind of thing. */
export function isCase(kind: BodyKind): boolean {
  return CASES.has(kind);
}
