import { type RefObject, useEffect, useState } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import { isDialogOpen } from '../../shared/browser/isDialogOpen.ts';
import { presentLanguage } from '../../shared/language/language.ts';
import { type Placed, placeTeams, type Sorting } from './placeTeams.ts';

/** The positions of the cards, set again when the board changes, but not while the teacher uses a card. */
export function usePlaces(
  teams: readonly BoardTeam[],
  sorting: Sorting,
  ground: RefObject<HTMLElement | null>,
): Placed {
  const place = (former: Placed | null) =>
    placeTeams(former, teams, {
      sorting,
      language: presentLanguage(),
      now: Date.now(),
      isHeld: isHeld(ground.current),
    });
  const [placed, setPlaced] = useState(() => place(null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made of these
  useEffect(() => setPlaced(place), [teams, sorting]);
  return placed;
}

/** A card under a mouse. Plain `:hover` would remain after a finger's tap. */
const POINTED = '[data-card]:hover';

/** Whether the teacher uses a card: by keyboard, pointer, an open menu or a sheet. */
function isHeld(ground: HTMLElement | null): boolean {
  if (!ground || isDialogOpen()) return ground !== null;
  const isPointed = window.matchMedia('(hover: hover)').matches && ground.querySelector(POINTED) !== null;
  return isPointed || ground.querySelector('[data-card] :is(:focus-visible, [aria-expanded=true])') !== null;
}
