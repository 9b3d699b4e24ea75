import { knownStill, type PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { Loosened, PlayPort, PlayStageState } from '../ports.ts';

type PlayView = PlayStageState['view'];

interface Stills {
  /** A port whose views show loosened things without their moving parts. */
  port: PlayPort;
  /** Sets the things whose parts are shown separately. */
  loosen: (things: Loosened) => void;
}

/** Wraps a port so that its views leave out separately shown parts; unchanged states keep their identity. */
export function withStills(port: PlayPort, pictures: PictureGuide): Stills {
  const listeners = new Set<() => void>();
  let loose: Loosened = new Set();
  let seen: { own: PlayStageState; loose: Loosened; state: PlayStageState } | null = null;
  let last: { own: PlayView; loose: Loosened; still: PlayView } | null = null;

  function getState(): PlayStageState {
    const own = port.getState();
    if (seen?.own === own && seen.loose === loose) return seen.state;
    if (last?.own !== own.view || last.loose !== loose)
      last = { own: own.view, loose, still: stillView(own.view, loose, pictures) };
    const view = last.still;
    const state = view === own.view ? own : { ...own, view };
    seen = { own, loose, state };
    return state;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const stop = port.subscribe(listener);
    return () => {
      listeners.delete(listener);
      stop();
    };
  }

  function loosen(things: Loosened): void {
    if (things.size === loose.size && [...things].every((id) => loose.has(id))) return;
    loose = things;
    for (const listener of listeners) listener();
  }

  return { port: { ...port, getState, subscribe }, loosen };
}

function stillView(view: PlayView, loose: Loosened, pictures: PictureGuide): PlayView {
  if (loose.size === 0) return view;
  const { background, items } = view;
  return {
    ...view,
    background: background && loose.has(null) ? still(background, pictures) : background,
    items: items.map((item) => (loose.has(item.id) ? still(item, pictures) : item)),
  };
}

function still<Pictured extends { uri: string }>(thing: Pictured, pictures: PictureGuide): Pictured {
  const uri = knownStill(thing.uri, pictures);
  return uri === null ? thing : { ...thing, uri };
}
