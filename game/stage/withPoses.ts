import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { posedView } from '../../core/room/posedView.ts';
import type { StagePort, StageView } from '../ports.ts';

/** A port whose views are posed; states keep their identity while the port's own do. */
export function withPoses<State extends { view: StageView }, Port extends StagePort<State>>(
  port: Port,
  pictures: PictureGuide,
): Port {
  let own: State | null = null;
  let posed: State | null = null;
  let view: { own: StageView; posed: StageView } | null = null;

  function getState(): State {
    const state = port.getState();
    if (posed && own === state) return posed;
    own = state;
    if (view?.own !== state.view) view = { own: state.view, posed: posedView(state.view, pictures) };
    posed = view.posed === state.view ? state : { ...state, view: view.posed };
    return posed;
  }

  return { ...port, getState };
}
