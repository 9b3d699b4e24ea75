import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { HeardChange } from '../../../../core/calls/pieces/party.ts';
import { isDialogOpen } from '../../../shared/browser/isDialogOpen.ts';
import { useGame, useGameplay } from '../../table/gameContext.ts';
import { togetherText } from '../../text/together.ts';
import { placeName } from '../../toolbar/placeName.ts';
import { newsText, TEACHER } from '../newsText.ts';
import type { SeenSignal } from '../signals/companyStore.ts';
import { sightOf, thingAt, wayTo } from '../signals/sights.ts';
import { nameOfPlace } from '../table/usePlaceName.ts';
import { useMates, useSeated } from '../teamContext.ts';
import { chosenCompany } from './companyChoice.ts';
import { playSignalTone } from './signalTone.ts';

/** Tells this player what the others do, their signals, and who loses the connection; pointers are never told. */
export function useTelling(): void {
  useNewsTold();
  useWaysTold();
  useSignalsTold();
  useLinesTold();
}

function useNewsTold(): void {
  const { gameplay } = useGame();
  const { telling, inClass } = useSeated();
  const isInClass = inClass !== null;
  const nameOf = useNames();
  useEffect(
    () =>
      gameplay.subscribe((state, before) => {
        // The line about own actions has just said what this player did.
        if (state.announcements !== before.announcements) telling.getState().holdBack();
        if (!chosenCompany().tells || state.party?.news === before.party?.news) return;
        const news = state.party?.news.filter((each) => !before.party?.news.includes(each)) ?? [];
        const tell = (change: HeardChange) => {
          const told = isInClass ? withoutBlame(change) : change;
          const text = newsText(told, nameOf(change.by), state.labels);
          if (text !== null) telling.getState().tell({ by: change.by, text });
        };
        for (const change of news) tell(change);
      }),
    [gameplay, telling, nameOf, isInClass],
  );
}

/** Turns the removal or move of a pupil by the teacher into a plain leaving, as the others are told of it. */
function withoutBlame(change: HeardChange): HeardChange {
  const events = change.events.map((event) => (event.type === 'removed' ? { type: 'left' as const } : event));
  return { ...change, events };
}

/** Tells who went to another place that the team has entered (T17). The marks on the places show it. */
function useWaysTold(): void {
  const { gameplay } = useGame();
  const { telling, seat: own } = useSeated();
  const nameOf = useNames();
  useEffect(
    () =>
      gameplay.subscribe(({ team, places, exit }, { team: teamBefore }) => {
        // At an escape everybody goes to the door, so nobody is told who went there.
        if (team === teamBefore || exit !== null || !chosenCompany().tells) return;
        for (const { seat, place } of team?.seats ?? []) {
          const from = teamBefore?.seats.find((each) => each.seat === seat)?.place ?? null;
          const to = nameOfPlace(places, place);
          if (seat === own || from === null || from === place || to === '') continue;
          const text = togetherText.news.goes(nameOf(seat), to);
          telling.getState().tell({ by: seat, text, isOnStage: true });
        }
      }),
    [gameplay, telling, own, nameOf],
  );
}

function useSignalsTold(): void {
  const { gameplay } = useGame();
  const { company, telling, seat: own } = useSeated();
  const nameOf = useNames();
  useEffect(() => {
    function tell(signal: SeenSignal): void {
      const state = gameplay.getState();
      const sight = sightOf(signal, state);
      const { told, thing, place } = togetherText.signals;
      const at = sight.type === 'here' ? thingAt(signal, state) : null;
      const index = sight.type === 'here' ? -1 : state.places.findIndex(({ id }) => id === sight.place);
      const there = state.places[index];
      const where = at !== null ? thing(at) : there ? place(placeName(there, index)) : '';
      const text = told[signal.kind](nameOf(signal.seat), where);
      const isOnStage = sight.type === 'here' && !isDialogOpen();
      telling.getState().tell({ by: signal.seat, text, way: wayTo(sight, state), isOnStage });
      if (chosenCompany().hasTone) playSignalTone(signal.kind);
    }
    return company.subscribe(({ signals }, before) => {
      if (signals === before.signals || gameplay.getState().scene === null) return;
      for (const signal of Object.values(signals))
        if (signal.seat !== own && signal !== before.signals[signal.seat]) tell(signal);
    });
  }, [gameplay, company, telling, own, nameOf]);
}

/** Tells who has lost the connection, or is back. */
function useLinesTold(): void {
  const { telling } = useSeated();
  const mates = useMates();
  const silent = mates.flatMap(({ seat, isSilent }) => (isSilent ? [seat] : []));
  const known = useRef(silent);
  const compare = useEffectEvent(() => {
    const before = known.current;
    known.current = silent;
    const { line } = togetherText;
    for (const { seat, name, isSilent } of mates)
      if (isSilent !== before.includes(seat))
        telling.getState().tell({ by: seat, text: isSilent ? line.lost(name) : line.back(name) });
  });
  const changed = silent.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a seat becomes silent or comes back.
  useEffect(() => compare(), [changed]);
}

function nameOfNobody(seat: number): string {
  const { teacher, somebody } = togetherText.news;
  return seat === TEACHER ? teacher : somebody;
}

/** Returns the name of a seat, also of one that was left. */
function useNames(): (seat: number) => string {
  const seats = useGameplay((s) => s.team?.seats);
  const names = useRef<Record<number, string>>({});
  for (const { seat, name } of seats ?? []) names.current[seat] = name;
  const [nameOf] = useState(() => (seat: number) => names.current[seat] ?? nameOfNobody(seat));
  return nameOf;
}
