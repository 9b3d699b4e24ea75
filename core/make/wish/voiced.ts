import type { Voice } from '../voices/model.ts';
import { inVoice } from '../voices/voices.ts';
import type { Noun } from '../words/noun.ts';
import { joined, type Teller } from '../words/Teller.ts';
import * as sayings from './sayings.ts';

/** Returns what a lock says to a wrong answer. */
export function wrongWords(teller: Teller, voice: Voice): string {
  return teller.tell(
    inVoice(voice, ({ wrong }) => wrong),
    {},
    sayings.WRONG,
  );
}

/** Returns a lock's gentlest hint, if one paper tells its answer. */
export function lookAtOne(teller: Teller, voice: Voice, one: Noun): string {
  const own = inVoice(voice, ({ lookAt }) => lookAt);
  return teller.tell(joined(own, sayings.LOOK_AT_ONE), { one });
}
