import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { posedView } from '../../core/room/posedView.ts';
import type { StagePort, StageView } from '../ports.ts';
import { withView } from './withView.ts';

/** Returns a port whose views show lying items foreshortened. */
export function withPoses<State extends { view: StageView }, Port extends StagePort<State>>(
  port: Port,
  pictures: PictureGuide,
): Port {
  return withView<State, Port>(port, (view) => posedView(view, pictures));
}
