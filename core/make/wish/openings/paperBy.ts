import { chooseOne } from '../../ideas/choose.ts';
import { nounBy } from '../../words/noun.ts';
import { nounOf } from '../../words/nouns.ts';
import type { Unplaced } from '../plan.ts';
import * as sayings from '../sayings.ts';
import type { Growing } from './opening.ts';

/** A paper that somebody has written; it is named by its author, as a lock names whom to ask. */
export function paperBy(
  author: string,
  { of: kinds, says }: { of: readonly string[]; says: string },
  { ground, newId }: Pick<Growing, 'ground' | 'newId'>,
): Unplaced {
  const of = chooseOne(kinds, ground.chance);
  const noun = nounOf(of);
  return {
    id: newId('paper'),
    of: [of],
    noun: noun && nounBy(author, noun),
    ...(noun && {
      name: ground.teller.tell(sayings.PAPER_NAME, { paper: { ...noun, gender: null }, author }),
    }),
    says,
    showsAs: 'paper',
  };
}
