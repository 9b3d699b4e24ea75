import { chooseOne } from '../../ideas/choose.ts';
import type { ClueThing } from '../../ideas/model.ts';
import { capitalized } from '../../words/capitalized.ts';
import { nounBy } from '../../words/noun.ts';
import { nounOf } from '../../words/nouns.ts';
import type { Unplaced } from '../plan.ts';
import type { Growing } from './opening.ts';

/** A paper that somebody of the story has written: it is named by what it is, and by its author. */
export function paperBy(
  { of: kinds, author, title, says = '' }: ClueThing & { author: string },
  { ground, newId }: Pick<Growing, 'ground' | 'newId'>,
): Unplaced {
  const of = chooseOne(kinds, ground.chance);
  const noun = title ?? nounOf(of);
  const named = noun && nounBy(author, noun);
  return {
    id: newId('paper'),
    of: [of],
    noun: named,
    ...(named && { name: capitalized(named[ground.wish.language]) }),
    says: ground.story.paper(author, says),
    showsAs: 'paper',
  };
}
