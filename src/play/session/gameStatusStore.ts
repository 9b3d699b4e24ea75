import type { StoreApi } from 'zustand/vanilla';
import type { GameStatus } from '../../../core/play/model.ts';

/** SPEC §3's state area "gameStatus": the play's store, read as its four flags alone. They are those of the view that is shown. */
export type GameStatusStore = Pick<StoreApi<GameStatus>, 'getState' | 'getInitialState' | 'subscribe'>;
