import type { Puzzle } from '../ideas/model.ts';
import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import type { Noun } from '../words/noun.ts';
import { joined, type Teller, type Templates } from '../words/Teller.ts';
import { type BodyKind, bodyOf } from './bodies.ts';
import { type AnswerSort, countInWords, DEVICES, type FiguresBy } from './devices.ts';
import { FASTENED } from './fastened.ts';
import { ASKED, ASKED_BY_HAND, MOST_HANDS, PLAINLY } from './plainly.ts';

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
  const id = sort === 'figures' ? figuresBy : sort;
  const count = countInWords(size, teller.language);
  // A part of a sentence is not a sentence that must not come twice.
  const device = teller.phrase(
    inVoice(voice, ({ devices }) => devices[id]),
    { count },
    DEVICES[id],
  );
  const held = teller.tell(fastenedIn(voice, kind, of), { lock: noun, part, device }, FASTENED[kind]);
  const asks = /[.!?…][”“]?$/u.test(inscription) ? inscription : `${inscription}.`;
  const hands = inVoice(voice, ({ written }) => written);
  const hand = teller.rarely(hands, MOST_HANDS);
  return hand === null
    ? teller.phrase(ASKED, { held, asks })
    : teller.phrase(ASKED_BY_HAND, { held, asks, hand: lowerFirst(hand) });
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** How a lock is fastened in the voice of its place, or plainly. */
function fastenedIn(voice: Voice, kind: BodyKind, of: string): Templates {
  if (CASES.has(kind))
    return joined(
      inVoice(voice, ({ fastened }) => fastened),
      PLAINLY.case,
    );
  // Doors of stone are doors; coffins are not.
  const isWay = WAYS.has(kind) || of.endsWith('-door');
  return isWay
    ? joined(
        inVoice(voice, ({ barred }) => barred),
        PLAINLY.way,
      )
    : NONE;
}

/** Returns whether what a voice says of containers that are open suits a kind of thing. */
export function isCase(kind: BodyKind): boolean {
  return CASES.has(kind);
}
