import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import { joined, type Templates } from '../words/Teller.ts';
import type { BodyKind } from './bodies.ts';
import { isCase } from './lockWords.ts';
import { OPENED } from './opened.ts';

/** Returns what a container of a kind says once it is open: `{someone}` is a person of the room, `{owner}` whose it is. */
export function openedIn(voice: Voice, kind: BodyKind): Templates {
  const usual = OPENED[kind];
  return isCase(kind)
    ? joined(
        inVoice(voice, ({ opened }) => opened),
        usual,
      )
    : usual;
}
