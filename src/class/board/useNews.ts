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
import { readSent } from './readSent.ts';

/** An invisible character. With it added, screen readers say the same sentence again. */
const ONCE_MORE = '\u00a0';

/** Returns the text of the board's one polite live region. */
export function useNews(): { heard: string; repeat: () => void } {
  const { store, board } = useShownClass();
  const shown = useStore(store, (state) => state.shown) ?? board;
  const [heard, setHeard] = useState('');
  const before = useRef(shown);
  const telling = useRef<Telling>({ queue: [], at: 0 });
  // Runs with each step of the clock too, since waiting news is announced after some time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is the clock
  useEffect(() => {
    const former = before.current;
    before.current = shown;
    for (const team of droppedBetween(former, shown))
      toaster.create({ title: boardText.waiting.dropped(team), type: 'info' });
    const { told, telling: next } = tellNow(telling.current, newsBetween(former, shown), Date.now());
    telling.current = next;
    const sentences = [...sentTo(former, shown), ...arrivedAt(former, shown), ...sentencesOf(told)];
    if (sentences.length > 0) setHeard(sentences.join(' '));
  }, [shown, board]);
  return {
    heard,
    repeat: () => setHeard((last) => (last.endsWith(ONCE_MORE) ? last.trimEnd() : last + ONCE_MORE)),
  };
}

/** Returns the orders sent meanwhile. Each is announced once, without its countdown. */
function sentTo(before: ShowClassAnswer, after: ShowClassAnswer): readonly string[] {
  return after.waiting
    .filter((order) => !before.waiting.some(({ number }) => number === order.number))
    .map((order) => sentenceOf(order, after, CALL_BACK_WITHIN));
}

/** Returns what has reached the teams meanwhile: messages, and hints with their words. */
function arrivedAt(before: ShowClassAnswer, after: ShowClassAnswer): readonly string[] {
  const [latest] = readSent(before);
  return readSent(after)
    .filter(({ at }) => at > (latest?.at ?? 0))
    .map(({ type, team, words }) => {
      const name = after.teams.find((each) => each.team === team)?.name ?? null;
      return boardText.sent[type](name, words);
    })
    .toReversed();
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
