import type { StoreApi } from 'zustand/vanilla';
import type { GameStatus } from '../../../core/play/model.ts';

/**
 * SPEC §3's state area "gameStatus": the play's store, seen as its four flags. They are those of the shown
 * view.
 */
export type GameStatusStore = Pick<StoreApi<GameStatus>, 'getState' | 'getInitialState' | 'subscribe'>;
