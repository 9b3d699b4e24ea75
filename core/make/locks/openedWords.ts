import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import type { Slots, Teller } from '../words/Teller.ts';
import type { BodyKind } from './bodies.ts';
import { isCase } from './lockWords.ts';
import { OPENED } from './opened.ts';

/**
 * Tells what a container of a kind says once it is open, in the voice of its place for as long as that has something
 * new: `{someone}` is a person of the room, `{owner}` whose it is.
 */
export function openedWords(teller: Teller, voice: Voice, kind: BodyKind, slots: Slots): string {
  const usual = OPENED[kind];
  // What lies below a trapdoor is told like what is in a chest; ways on have words of their own.
  if (!isCase(kind) && kind !== 'hatch') return teller.tell(usual, slots);
  return teller.tell(
    inVoice(voice, ({ opened }) => opened),
    slots,
    usual,
  );
}
