import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { CALL_BACK_WITHIN } from '../../../core/class/classLimits.ts';
import { toaster } from '../../shared/toast/toaster.ts';
import { useShownClass } from '../page/classContext.ts';
import { boardText } from '../text/board.ts';
import {
  type BoardNews,
  droppedBetween,
  type NewsKind,
  newsBetween,
  type Telling,
  tellNow,
} from './boardNews.ts';
import { sentenceOf } from './CallBack.tsx';

/** Unseen, it makes a reader say the same sentence again. */
const ONCE_MORE = '\u00a0';

/** What the board's one polite region says. */
export function useNews(): { heard: string; repeat: () => void } {
  const { store, board } = useShownClass();
  const shown = useStore(store, (state) => state.shown) ?? board;
  const [heard, setHeard] = useState('');
  const before = useRef(shown);
  const telling = useRef<Telling>({ queue: [], at: 0 });
  // Also with each step of the clock, since what waits is due some time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is the clock
  useEffect(() => {
    const former = before.current;
    before.current = shown;
    for (const team of droppedBetween(former, shown))
      toaster.create({ title: boardText.waiting.dropped(team), type: 'info' });
    const { told, telling: next } = tellNow(telling.current, newsBetween(former, shown), Date.now());
    telling.current = next;
    const sentences = [...sentTo(former, shown), ...sentencesOf(told)];
    if (sentences.length > 0) setHeard(sentences.join(' '));
  }, [shown, board]);
  return {
    heard,
    repeat: () => setHeard((last) => (last.endsWith(ONCE_MORE) ? last.trimEnd() : last + ONCE_MORE)),
  };
}

/** Orders that set out since: they are told once, without a countdown. */
function sentTo(before: ShowClassAnswer, after: ShowClassAnswer): readonly string[] {
  return after.waiting
    .filter((order) => !before.waiting.some(({ number }) => number === order.number))
    .map((order) => sentenceOf(order, after, CALL_BACK_WITHIN));
}

function sentencesOf(told: readonly BoardNews[]): readonly string[] {
  const teamsWith = (kind: NewsKind) => told.filter((each) => each.kind === kind).map(({ team }) => team);
  const { help, ...others } = boardText.news;
  return [
    ...teamsWith('help').map(help),
    ...(Object.keys(others) as (keyof typeof others)[]).flatMap((kind) => {
      const teams = teamsWith(kind);
      return teams.length > 0 ? [others[kind](teams)] : [];
    }),
  ];
}
