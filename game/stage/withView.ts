import type { StagePort, StageView } from '../ports.ts';

/** Returns a port with transformed views; states keep their identity while the port's do. */
export function withView<State extends { view: StageView }, Port extends StagePort<State>>(
  port: Port,
  show: (view: StageView) => StageView,
): Port {
  let own: State | null = null;
  let shown: State | null = null;
  let view: { own: StageView; shown: StageView } | null = null;

  function getState(): State {
    const state = port.getState();
    if (shown && own === state) return shown;
    own = state;
    if (view?.own !== state.view) view = { own: state.view, shown: show(state.view) };
    shown = view.shown === state.view ? state : { ...state, view: view.shown };
    return shown;
  }

  return { ...port, getState };
}
