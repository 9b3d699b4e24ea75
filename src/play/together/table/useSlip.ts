import { useEffect, useRef, useState } from 'react';
import type { HeardChange } from '../../../../core/calls/pieces/party.ts';
import { useGame, useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { newsText } from '../newsText.ts';

/** A sentence about what somebody did. */
export interface Slip {
  number: number;
  by: number;
  text: string;
}

/** Milliseconds that a slip stays, and more for each of its letters. */
const STAYS = 2000;
const PER_LETTER = 50;
/** Further slips that may wait; older ones are in the journal, or in sight. */
const MOST_WAITING = 3;

/** The slip to be shown now: one at a time, each for as long as it takes to read. */
export function useSlip(): Slip | null {
  const { gameplay } = useGame();
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const names = useNames();
  const [slip] = slips;

  useEffect(
    () =>
      gameplay.subscribe(({ party, labels }, before) => {
        const news = party?.news.filter((each) => !before.party?.news.includes(each)) ?? [];
        const added = news.flatMap((change) => slipOf(change, names.current, labels));
        if (added.length > 0) setSlips((shown) => [...shown, ...added].slice(-1 - MOST_WAITING));
      }),
    [gameplay, names],
  );

  useEffect(() => {
    if (!slip) return;
    const timer = setTimeout(() => setSlips(([, ...rest]) => rest), STAYS + PER_LETTER * slip.text.length);
    return () => clearTimeout(timer);
  }, [slip]);

  return slip ?? null;
}

function slipOf(
  change: HeardChange,
  names: Readonly<Record<number, string>>,
  labels: Parameters<typeof newsText>[2],
): Slip[] {
  const { number, by } = change;
  const text = newsText(change, names[by] ?? togetherText.news.somebody, labels);
  return text === null ? [] : [{ number, by, text }];
}

/** Names of all who have been at a seat: whoever has left is named as well. */
function useNames() {
  const seats = useGameplay((s) => s.team?.seats);
  const names = useRef<Record<number, string>>({});
  for (const { seat, name } of seats ?? []) names.current[seat] = name;
  return names;
}
